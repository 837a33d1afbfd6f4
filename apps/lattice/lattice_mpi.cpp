// SPDX-License-Identifier: Apache-2.0
// The lattice by messages: all faces are under way while the interior is computed.
#include <optional>

#include "../common/mpi.hpp"
#include "lattice.hpp"

namespace lattice {
namespace {

class Solver : public Part<apps::Private> {
 public:
  using Part::Part;

  void step(uint64_t v) {
    std::array<MPI_Request, 2 * all_faces> requests;  // each face: one received, one sent
    requests.fill(MPI_REQUEST_NULL);
    for (int d = dimensions - 1; d >= 0; d--) {
      if (!divided(d)) continue;
      const int count = static_cast<int>(sites_.face(d));
      for (const Side side : {forwards, backwards}) {
        MPI_Request* request = &requests[4 * static_cast<size_t>(d) + size_t{2} * side];
        // The tag is the way that a face goes: what comes from the side forwards went backwards.
        MPI_Irecv(sites_.ghost(v - 1, d, side), count, MPI_FLOAT, neighbour(d, side), 1 - side,
                  MPI_COMM_WORLD, request);
        MPI_Isend(packed(v - 1, d, side, letters_[2 * d + side]), count, MPI_FLOAT, neighbour(d, side), side,
                  MPI_COMM_WORLD, request + 1);
      }
    }
    relax_interior(v, 0, 1);
    for (int d = dimensions - 1; d >= 0; d--) {
      MPI_Waitall(4, &requests[4 * static_cast<size_t>(d)], MPI_STATUSES_IGNORE);
      relax_edges(v, d);
    }
  }

 private:
  std::array<std::vector<float>, all_faces> letters_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"mpi"});
  Settings s;
  if (const auto status = apps::parse_or_status(job, "lattice_mpi", "The lattice of lattice, by messages.\n",
                                                argc, argv, s, usual))
    return *status;
  if (!Solver::possible(job.pes, s.size()))
    return apps::refuse(job, "lattice_mpi", "no site for each of the " + job.count());
  Solver solver(job, s.size());
  std::vector<float> expected;
  if (usual.check) expected = reference(s.size(), s.steps);
  if (!is_finite(expected)) return apps::refuse(job, "lattice_mpi", too_large);
  std::string wrong;
  const std::vector<double> seconds = apps::in_turns(usual, [&](int) {
    solver.reset();
    const double time = apps::timed([&] {
      for (const long step : apps::Steps(s.steps)) solver.step(static_cast<uint64_t>(step + 1));
    });
    if (usual.check && wrong.empty()) wrong = solver.compare(static_cast<uint64_t>(s.steps), expected);
    return time;
  });
  apps::Results results("lattice", job, usual, columns());
  results.row(0, cells(s, seconds[0]), wrong);
  return results.status();
}

}  // namespace
}  // namespace lattice

int main(int argc, char** argv) { return apps::run_job("lattice_mpi", lattice::body, argc, argv); }
