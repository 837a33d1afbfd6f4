// SPDX-License-Identifier: Apache-2.0
// What isomem/torch/__init__.py calls.
#include <pybind11/chrono.h>
#include <pybind11/stl.h>
#include <shmemx.h>
#include <torch/csrc/utils/pybind.h>

#include <cstdlib>
#include <mutex>

#include "backend.hpp"
#include "crew.hpp"
#include "rendezvous.hpp"
#include "symmetric_memory.hpp"
#include "window.hpp"

namespace isomem::torch {

namespace {

/// Before the PE's life ends.
void end() {
  end_all_groups();
  pool().end();
  symmetric_device_pool().end();
  device_pool().end();
}

/// A program that has ended well ends its job so, too, although it has not called isomem.finalize.
void finalize_at_exit(int status, void*) {
  int is_initialized;
  shmem_query_initialized(&is_initialized);
  if (status != 0 || !is_initialized) return;
  end();
  shmem_finalize();
}

void start_pool(size_t bytes, bool finalizes) {
  static std::once_flag once;
  pool().start(bytes);
  if (finalizes) std::call_once(once, [] { on_exit(finalize_at_exit, nullptr); });
}

void set_device_bytes(size_t bytes) { device_pool().set_bytes(bytes); }

/// Collective over the job.
void start_device(size_t bytes, int device) {
  set_device_bytes(bytes);
  device_pool().start(c10::Device(c10::DeviceType::CUDA, static_cast<c10::DeviceIndex>(device)));
}

/// Collective over the job, after start_device.
void start_symmetric_device(size_t bytes) { symmetric_device_pool().start(bytes); }

c10::intrusive_ptr<c10d::Backend> create(const c10::intrusive_ptr<c10d::Store>& store, int rank, int size,
                                         const std::string& name, const std::vector<int>& global_ranks,
                                         std::chrono::milliseconds timeout) {
  return c10::make_intrusive<IsomemBackend>(store, rank, size, name, global_ranks, timeout);
}

/// Null if the group is not one of isomem's.
c10::intrusive_ptr<Window> new_window(const c10::intrusive_ptr<c10d::Backend>& group,
                                      const std::optional<at::Tensor>& tensor) {
  auto* const ours = dynamic_cast<IsomemBackend*>(group.get());
  return ours ? ours->make_window(tensor) : nullptr;
}

/// Of a group that can be split torch wants more than c10d::Backend has. Before 2.15 it copies the options of
/// the parent; where a group with a device_id makes one without this member, it calls perform_nocolor_split,
/// of which only NCCL's groups need to know.
void define_backend(pybind11::module_& m) {
  using pybind11::arg;
  pybind11::class_<GroupOptions, c10d::Backend::Options, c10::intrusive_ptr<GroupOptions>>(m, "Options")
      .def(
          "__deepcopy__",
          [](const GroupOptions& self, const pybind11::dict&) {
            return c10::make_intrusive<GroupOptions>(self);
          },
          arg("memo"));
  pybind11::class_<IsomemBackend, c10d::Backend, c10::intrusive_ptr<IsomemBackend>>(m, "Backend")
      .def_property_readonly("options", &IsomemBackend::options)
      .def(
          "perform_nocolor_split", [](const IsomemBackend&, c10::Device) {}, arg("device"));
}

void define_window(pybind11::module_& m) {
  using pybind11::arg;
  pybind11::class_<Window, c10::intrusive_ptr<Window>>(m, "Window")
      .def(
          "tensor_register",
          [](Window& self, const at::Tensor& tensor, bool) { self.tensor_register(tensor); }, arg("tensor"),
          arg("owning") = true)
      .def("tensor_deregister", &Window::tensor_deregister)
      .def("put", &Window::put, arg("tensor"), arg("dst_rank"), arg("target_offset_nelems"), arg("async_op"))
      .def("signal", &Window::signal, arg("peer_rank"), arg("async_op"))
      .def("wait_signal", &Window::wait_signal, arg("peer_rank"), arg("async_op"),
           arg("timeout") = pybind11::none())
      .def("map_remote_tensor", &Window::map_remote_tensor, arg("rank"));
  m.def("new_window", &new_window);
}

}  // namespace

}  // namespace isomem::torch

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {
  isomem::torch::register_symmetric_memory();
  isomem::torch::implement_symmetric_ops();
  m.def("start_pool", &isomem::torch::start_pool, pybind11::call_guard<pybind11::gil_scoped_release>());
  m.def("has_gpu_half", &isomem::torch::has_gpu_half);
  m.def("set_device_bytes", &isomem::torch::set_device_bytes);
  m.def("start_device", &isomem::torch::start_device, pybind11::call_guard<pybind11::gil_scoped_release>());
  m.def("start_symmetric_device", &isomem::torch::start_symmetric_device,
        pybind11::call_guard<pybind11::gil_scoped_release>());
  m.def("end", &isomem::torch::end, pybind11::call_guard<pybind11::gil_scoped_release>());
  m.def("python_ends", &isomem::torch::python_ends, pybind11::call_guard<pybind11::gil_scoped_release>());
  m.def("come_together", &isomem::torch::come_together,  // for its test, which needs no GPU
        pybind11::call_guard<pybind11::gil_scoped_release>());
  m.def("create", &isomem::torch::create, pybind11::call_guard<pybind11::gil_scoped_release>());
  isomem::torch::define_backend(m);
  isomem::torch::define_window(m);
}
