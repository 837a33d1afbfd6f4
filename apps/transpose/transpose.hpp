// SPDX-License-Identifier: Apache-2.0
// B = A^T, both distributed by rows: the ways to move what belongs to other PEs. Each ends with a barrier,
// after which every PE has its rows of B. Between the markers is what a program would have to contain for
// that way.
#pragma once

#include <vector>

#include "../common/job.hpp"

namespace transpose {

struct Matrices {
  size_t n;
  apps::Job job;
  apps::Blocks rows;  // row i of A and of B are on PE rows.owner(i)
  double* a;          // symmetric: rows.size(me) x n
  double* b;          // symmetric, likewise
  double* arrived;    // symmetric, likewise: only packed() needs it
};

// Elements of a column that are moved at once: short enough for a tile of that many rows to stay in the
// cache.
constexpr size_t tile = 64;

inline void direct(const Matrices& m) {
  const size_t n = m.n, first = m.rows.begin(m.job.me), mine = m.rows.size(m.job.me);
  for (int step = 0; step < m.job.pes; step++) {
    const int pe = (m.job.me + step) % m.job.pes;  // all at once to one PE would make a queue there
    const double* a = m.a + m.rows.begin(pe);
    // begin direct
    for (size_t i = 0; i < mine; i += tile)
      for (size_t j = 0; j < m.rows.size(pe); j++)
        shmem_double_iput(m.b + j * n + first + i, a + i * n + j, 1, n, std::min(tile, mine - i), pe);
    // end direct
    apps::current_part.reached(step + 1, m.job.pes);
  }
  shmem_barrier_all();
}

// The same from the other side: every PE reads the columns that it needs.
inline void fetch(const Matrices& m) {
  const size_t n = m.n, first = m.rows.begin(m.job.me), mine = m.rows.size(m.job.me);
  for (int step = 0; step < m.job.pes; step++) {
    const int pe = (m.job.me + step) % m.job.pes;
    double* b = m.b + m.rows.begin(pe);
    for (size_t i = 0; i < m.rows.size(pe); i += tile)
      for (size_t j = 0; j < mine; j++)
        shmem_double_iget(b + j * n + i, m.a + i * n + first + j, 1, n, std::min(tile, m.rows.size(pe) - i),
                          pe);
    apps::current_part.reached(step + 1, m.job.pes);
  }
  shmem_barrier_all();
}

// What a message-passing program does: a contiguous block for each PE, exchanged, and put where it belongs.
inline void packed(const Matrices& m) {
  const size_t n = m.n, first = m.rows.begin(m.job.me), mine = m.rows.size(m.job.me);
  // begin packed
  std::vector<double> packed(mine * n);
  for (int pe = 0; pe < m.job.pes; pe++) {
    double* block = packed.data() + mine * m.rows.begin(pe);
    const double* a = m.a + m.rows.begin(pe);
    for (size_t i = 0; i < mine; i += tile)
      for (size_t j = 0; j < m.rows.size(pe); j++)
        for (size_t k = i; k < std::min(mine, i + tile); k++) block[j * mine + k] = a[k * n + j];
  }
  for (int step = 0; step < m.job.pes; step++) {
    const int pe = (m.job.me + step) % m.job.pes;
    shmem_double_put(m.arrived + m.rows.size(pe) * first, packed.data() + mine * m.rows.begin(pe),
                     mine * m.rows.size(pe), pe);
  }
  shmem_barrier_all();
  for (int pe = 0; pe < m.job.pes; pe++) {
    const size_t width = m.rows.size(pe);
    const double* block = m.arrived + mine * m.rows.begin(pe);
    for (size_t j = 0; j < mine; j++) std::copy_n(block + j * width, width, m.b + j * n + m.rows.begin(pe));
  }
  // end packed
  shmem_barrier_all();
}

}  // namespace transpose
