// SPDX-License-Identifier: Apache-2.0
// The program of generics_c11.c as a CUDA compiler sees it: on the host the overloads, now over functions
// that kernels have too, do what they always did. Nothing runs on a GPU.
#pragma nv_diag_suppress 550  // a variable of the cases that one of them does not use
#include "generics_c11.c"
