// SPDX-License-Identifier: Apache-2.0
// Compiles a file of kernels with NVRTC, as programs do that make their kernels at run time: no host
// compiler, no headers of a C++ library. Needs no GPU.
#include <nvrtc.h>

#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: device_nvrtc INCLUDE_FOLDER CUDA_INCLUDE_FOLDER FILE\n");
    return 2;
  }
  std::ifstream file(argv[3]);
  std::stringstream text;
  text << file.rdbuf();
  const std::string ours = std::string("-I") + argv[1];
  const std::string cuda = std::string("-I") + argv[2];
  const char* const options[] = {"-std=c++17", "-arch=sm_90", ours.c_str(), cuda.c_str()};
  nvrtcProgram program;
  nvrtcResult result = nvrtcCreateProgram(&program, text.str().c_str(), argv[3], 0, nullptr, nullptr);
  if (result == NVRTC_SUCCESS) result = nvrtcCompileProgram(program, 4, options);
  size_t size = 0;
  nvrtcGetProgramLogSize(program, &size);
  std::string log(size, ' ');
  nvrtcGetProgramLog(program, log.data());
  std::printf("%s: %s\n%s\n", argv[3], nvrtcGetErrorString(result), log.c_str());
  size_t code = 0;
  if (result == NVRTC_SUCCESS) nvrtcGetCUBINSize(program, &code);
  return code > 0 ? 0 : 1;
}
