// SPDX-License-Identifier: Apache-2.0
// The program of generics.c as C++: the generic names are overloads there.
#include "generics.c"
