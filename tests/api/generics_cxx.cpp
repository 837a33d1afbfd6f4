// SPDX-License-Identifier: Apache-2.0
// The program of generics_c11.c as C++: the generic names are overloads, over std::complex, too.
#include "generics_c11.c"
