// SPDX-License-Identifier: Apache-2.0
// A convolution whose images are divided among the PEs; see layer.hpp and halo.hpp.
#include "halo.hpp"
#if ISOMEM_HAS_ONEDNN
#include "onednn.hpp"
#endif

namespace convolution {
namespace {

enum Variant { put, packed, onednn };

const char* const intro =
    "Convolves images that are divided by rows among the PEs, forward and backward, as a layer of a network "
    "does.\n"
    "\n"
    "  -variant put     edge rows straight into the neighbours' planes, while inner rows are computed\n"
    "  -variant packed  pack edge rows, exchange, barrier, unpack, compute\n"
    "  -variant onednn  as put, computed by oneDNN; where it was found when this program was built\n"
    "\n"
    "The gradient of the filters is summed over all PEs by shmem_float_sum_reduce.\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or fewer rows than PEs.\n";

class OneSided : public Layer<Planes> {
 public:
  using Layer::Layer;

  // Forward and backward; collective.
  void run(int variant) {
    const size_t last = y_.slab().own;
    if (variant == onednn) return run_by_library();
    if (variant == packed) {
      x_.exchange_packed();
      convolve(forward(), 1, last);
      dy_.exchange_packed();
      convolve(backward(), 1, last);
    } else {
      x_.put_halo();
      convolve(forward(), 2, last - 1);
      x_.wait_for_halo();
      dy_.put_halo();
      edges(last, [&](size_t r) { convolve(forward(), r, r); });
      convolve(backward(), 2, last - 1);
      dy_.wait_for_halo();
      edges(last, [&](size_t r) { convolve(backward(), r, r); });
    }
    backward_k(part_);
    sum_filters();
  }

 private:
  // It ends when all have given their part, so nobody's halo is overwritten while it is read.
  void sum_filters() {
    shmem_float_sum_reduce(SHMEM_TEAM_WORLD, dk_.get(), part_.get(), shape_.weights());
    shmem_sync_all();
  }

#if ISOMEM_HAS_ONEDNN
  void run_by_library() {
    const size_t last = y_.slab().own;
    x_.put_halo();
    library_.convolve(forward(), 2, last - 1);
    x_.wait_for_halo();
    dy_.put_halo();
    edges(last, [&](size_t r) { library_.convolve(forward(), r, r); });
    library_.convolve(backward(), 2, last - 1);
    dy_.wait_for_halo();
    edges(last, [&](size_t r) { library_.convolve(backward(), r, r); });
    library_.backward_k(x_.view(), dy_.view(), part_.get());
    sum_filters();
  }

  OneDnn library_{shape_};
#else
  void run_by_library() {}  // nobody can ask for it
#endif
};

apps::Usual usual_options() {
  std::vector<std::string> variants{"put", "packed"};
  apps::Options::Reasons absent{{"cudnn", "it is for GPUs, in convolution_gpu"}};
  if (ISOMEM_HAS_ONEDNN) {
    variants.emplace_back("onednn");
  } else {
    absent.emplace_back("onednn", "this program was built without oneDNN (Debian: libdnnl-dev)");
  }
  return apps::Usual(std::move(variants), std::move(absent));
}

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual = usual_options();
  Settings s;
  if (const auto status = apps::parse_or_status(job, "convolution", intro, argc, argv, s, usual))
    return *status;
  if (s.height < job.pes) {
    return apps::refuse(job, "convolution",
                        "-height " + std::to_string(s.height) + " is fewer rows than the " + job.count() +
                            ": use a larger -height or fewer PEs.");
  }
  const Shape shape = s.shape();
  OneSided layer(job, shape);
  std::unique_ptr<const Whole> whole;
  if (usual.check) whole = reference(shape);
  return apps::compare_variants(
      "convolution", job, usual, columns(),
      [&](int variant) {
        layer.spoil();
        const double time = s.each(apps::timed([&] { apps::repeat(s.times, [&] { layer.run(variant); }); }));
        return apps::Outcome{time, usual.check ? layer.compare(*whole, variant == onednn ? 1e-4 : 0) : ""};
      },
      [&](int, double seconds) { return cells(s, seconds); });
}

}  // namespace
}  // namespace convolution

int main(int argc, char** argv) { return apps::run_job("convolution", convolution::body, argc, argv); }
