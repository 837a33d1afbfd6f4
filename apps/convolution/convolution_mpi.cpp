// SPDX-License-Identifier: Apache-2.0
// The convolution by messages: a row of every plane is a vector type; they travel while inner rows are
// computed.
#include <array>

#include "../common/mpi.hpp"
#include "layer.hpp"

namespace convolution {
namespace {

class Planes : public PlanesIn<apps::Private> {
 public:
  Planes(const Shape& shape, size_t planes, const apps::Job& job) : PlanesIn(shape, planes, job) {
    MPI_Type_vector(static_cast<int>(planes), static_cast<int>(stride_), static_cast<int>(plane_), MPI_FLOAT,
                    &rows_);
    MPI_Type_commit(&rows_);
  }
  ~Planes() { MPI_Type_free(&rows_); }
  Planes(const Planes&) = delete;
  Planes& operator=(const Planes&) = delete;

  void begin_exchange() {
    const int above = apps::or_nobody(slab_.before), below = apps::or_nobody(slab_.after);
    MPI_Irecv(row(0, 0), 1, rows_, above, 0, MPI_COMM_WORLD, &requests_[0]);
    MPI_Irecv(row(0, slab_.own + 1), 1, rows_, below, 1, MPI_COMM_WORLD, &requests_[1]);
    MPI_Isend(row(0, slab_.own), 1, rows_, below, 0, MPI_COMM_WORLD, &requests_[2]);
    MPI_Isend(row(0, 1), 1, rows_, above, 1, MPI_COMM_WORLD, &requests_[3]);
  }
  void end_exchange() { MPI_Waitall(4, requests_.data(), MPI_STATUSES_IGNORE); }

 private:
  MPI_Datatype rows_;
  std::array<MPI_Request, 4> requests_{};
};

class Messages : public Layer<Planes> {
 public:
  using Layer::Layer;

  void run() {
    const size_t last = y_.slab().own;
    x_.begin_exchange();
    convolve(forward(), 2, last - 1);
    x_.end_exchange();
    dy_.begin_exchange();
    edges(last, [&](size_t r) { convolve(forward(), r, r); });
    convolve(backward(), 2, last - 1);
    dy_.end_exchange();
    edges(last, [&](size_t r) { convolve(backward(), r, r); });
    backward_k(part_);
    MPI_Allreduce(part_.get(), dk_.get(), static_cast<int>(shape_.weights()), MPI_FLOAT, MPI_SUM,
                  MPI_COMM_WORLD);
  }
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"mpi"});
  Settings s;
  if (const auto status = apps::parse_or_status(
          job, "convolution_mpi", "The convolution of convolution, by messages.\n", argc, argv, s, usual))
    return *status;
  if (s.height < job.pes) return apps::refuse(job, "convolution_mpi", "fewer rows than the " + job.count());
  const Shape shape = s.shape();
  Messages layer(job, shape);
  std::unique_ptr<const Whole> whole;
  if (usual.check) whole = reference(shape);
  return apps::compare_variants(
      "convolution", job, usual, columns(),
      [&](int) {
        layer.spoil();
        const double time = s.each(apps::timed([&] { apps::repeat(s.times, [&] { layer.run(); }); }));
        return apps::Outcome{time, usual.check ? layer.compare(*whole) : ""};
      },
      [&](int, double seconds) { return cells(s, seconds); });
}

}  // namespace
}  // namespace convolution

int main(int argc, char** argv) { return apps::run_job("convolution_mpi", convolution::body, argc, argv); }
