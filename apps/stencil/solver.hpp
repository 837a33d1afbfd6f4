// SPDX-License-Identifier: Apache-2.0
// The time loop. Version v of the mesh is the state after v steps, in buffer v % 2.
//
// Without barriers, a PE that computes version v first waits until all its neighbours have delivered version
// v - 1, each by a signal word of its own. Two buffers are enough: whoever delivers version v to me
// overwrites ghosts that I read for version v - 1, and it could compute version v only after I had delivered
// version v - 1, which I computed by then.
#pragma once

#include <vector>

#include "../common/job.hpp"
#include "field.hpp"

namespace stencil {

enum Variant { phases, persistent, overlap };

class Solver {
 public:
  explicit Solver(const Part& part)
      : part_(part),
        rows_(part.rows(part.job.me)),
        columns_(part.columns(part.job.me)),
        field0_(part.values),
        field1_(part.values),
        mail_(3 * directions.size() * longest()),
        signals_(directions.size()) {}

  // Sets the initial state; collective.
  void reset() {
    const size_t top = part_.down.begin(part_.row_of(part_.job.me));
    const size_t left = part_.across.begin(part_.column_of(part_.job.me));
    for (size_t y = 0; y < rows_ + 2; y++) {
      for (size_t x = 0; x < columns_ + 2; x++) {
        const size_t at = y * part_.stride + x;
        field0_[at] = field1_[at] = initial(top + y, left + x, part_.nx);
      }
    }
    for (size_t d = 0; d < directions.size(); d++) signals_[d] = 0;
    shmem_barrier_all();
  }

  // The step that makes version v of the mesh, from 1.
  void step(Variant variant, uint64_t v) {
    if (variant == phases) return phase_step(v);
    wait_for(v - 1);
    if (variant == persistent) {
      relax(v, 1, rows_, 1, columns_);
      for (size_t d = 0; d < directions.size(); d++) deliver(v, d);
      return;
    }
    // The edge first: it travels while the interior is computed.
    relax(v, 1, 1, 1, columns_);
    if (rows_ > 1) relax(v, rows_, rows_, 1, columns_);
    relax(v, 2, rows_ - 1, 1, 1);
    if (columns_ > 1) relax(v, 2, rows_ - 1, columns_, columns_);
    for (size_t d = 0; d < directions.size(); d++) deliver(v, d);
    relax(v, 2, rows_ - 1, 2, columns_ - 1);
  }

  const float* version(uint64_t v) const { return v % 2 == 0 ? field0_.get() : field1_.get(); }

 private:
  // The points that go in a direction, or the ghosts that come from it.
  struct Region {
    size_t y, x, height, width;
  };

  size_t longest() const { return std::max(part_.down.largest(), part_.across.largest()); }
  float* field(uint64_t v) const { return v % 2 == 0 ? field0_.get() : field1_.get(); }
  float* at(uint64_t v, const Region& region) const { return field(v) + region.y * part_.stride + region.x; }

  static size_t edge(int direction, size_t size) { return direction > 0 ? size : 1; }
  Region source(Direction to) const {
    return {edge(to.dy, rows_), edge(to.dx, columns_), to.dy == 0 ? rows_ : 1, to.dx == 0 ? columns_ : 1};
  }
  // Where that lies on the PE that receives it.
  Region ghosts(Direction to, int pe) const {
    Region region = source(to);
    if (to.dy != 0) region.y = to.dy > 0 ? 0 : part_.rows(pe) + 1;
    if (to.dx != 0) region.x = to.dx > 0 ? 0 : part_.columns(pe) + 1;
    return region;
  }

  // The ghosts of this PE that come from a direction.
  Region own_ghosts(Direction from) const {
    Region region = source(from);
    if (from.dy != 0) region.y = from.dy < 0 ? 0 : rows_ + 1;
    if (from.dx != 0) region.x = from.dx < 0 ? 0 : columns_ + 1;
    return region;
  }
  float* outbox(size_t d) const { return mail_.get() + d * longest(); }
  // Filled by others, of versions in turn, as the buffers of the mesh are.
  float* mailbox(uint64_t v, size_t d) const {
    return mail_.get() + ((1 + v % 2) * directions.size() + d) * longest();
  }

  // Edge points to the neighbour, and its signal: a row straight into its ghosts; a column packed into its
  // mailbox. In the ghosts each point of a column has a cache line of its own, which the neighbour writes as
  // well: moving so many lines made a step of 64 x 64 on two PEs three times as long.
  void deliver(uint64_t v, size_t d) {
    const int pe = part_.neighbour(directions[d]);
    if (pe < 0) return;
    const Region from = source(directions[d]), to = ghosts(directions[d], pe);
    const float* letter = at(v, from);
    float* target = at(v, to);
    if (from.width == 1 && from.height > 1) {
      copy_region(v, from, outbox(d), true);
      letter = outbox(d);
      target = mailbox(v, d);
    }
    shmem_fence();  // the signal of version v - 1 before that of v
    shmem_float_put_signal(target, letter, from.height * from.width, &signals_[d], v, SHMEM_SIGNAL_SET, pe);
  }

  // Until every neighbour has delivered version v. What arrives here went in the opposite direction.
  void wait_for(uint64_t v) {
    for (size_t d = 0; d < directions.size(); d++) {
      const Direction from = {-directions[d].dy, -directions[d].dx};
      if (part_.neighbour(from) < 0) continue;
      shmem_signal_wait_until(&signals_[d], SHMEM_CMP_GE, v);
      const Region ghost = own_ghosts(from);
      if (v > 0 && ghost.width == 1 && ghost.height > 1) copy_region(v, ghost, mailbox(v, d), false);
    }
  }

  // What host-driven programs do: compute; pack the edges; exchange them; unpack.
  void phase_step(uint64_t v) {
    relax(v, 1, rows_, 1, columns_);
    for (size_t d = 0; d < directions.size(); d++) {
      const int pe = part_.neighbour(directions[d]);
      if (pe < 0) continue;
      const size_t count = copy_region(v, source(directions[d]), outbox(d), true);
      shmem_float_put(mailbox(0, d), outbox(d), count, pe);
    }
    shmem_barrier_all();
    for (size_t d = 0; d < directions.size(); d++) {
      const Direction from = {-directions[d].dy, -directions[d].dx};
      if (part_.neighbour(from) < 0) continue;
      copy_region(v, own_ghosts(from), mailbox(0, d), false);
    }
    shmem_barrier_all();  // the inbox may be filled again
  }

  size_t copy_region(uint64_t v, const Region& region, float* mail, bool pack) {
    for (size_t y = 0; y < region.height; y++) {
      float* row = at(v, region) + y * part_.stride;
      for (size_t x = 0; x < region.width; x++) {
        float& letter = mail[y * region.width + x];
        if (pack) {
          letter = row[x];
        } else {
          row[x] = letter;
        }
      }
    }
    return region.height * region.width;
  }

  void relax(uint64_t v, size_t y0, size_t y1, size_t x0, size_t x1) {
    for (size_t y = y0; y <= y1; y++) {
      const float* row = field(v - 1) + y * part_.stride;
      float* __restrict out = field(v) + y * part_.stride;
      for (size_t x = x0; x <= x1; x++) out[x] = weighted(row - part_.stride, row, row + part_.stride, x);
    }
  }

  Part part_;
  size_t rows_, columns_;
  apps::Symmetric<float> field0_, field1_;
  apps::Symmetric<float> mail_;
  apps::Symmetric<uint64_t> signals_;
};

}  // namespace stencil
