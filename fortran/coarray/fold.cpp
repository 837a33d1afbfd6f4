// SPDX-License-Identifier: Apache-2.0
// What reductions do with two arrays of elements.
#include <algorithm>
#include <cstdint>
#include <cstring>

#include "collective.hpp"
#include "gfortran.hpp"

namespace caf {

namespace {

using int128 = __int128;
using real128 = __float128;
typedef _Complex float complex128 __attribute__((mode(TC)));  // NOLINT: no name for the type otherwise
using complex80 = _Complex long double;

/// Elements may lie at any address.
template <class T, class Operation>
void fold_elements(char* into, const char* from, size_t n, Operation operation) {
  for (size_t i = 0; i < n; ++i) {
    T a;
    T b;
    std::memcpy(&a, into + i * sizeof(T), sizeof(T));
    std::memcpy(&b, from + i * sizeof(T), sizeof(T));
    a = operation(a, b);
    std::memcpy(into + i * sizeof(T), &a, sizeof(T));
  }
}

template <class T>
Fold add() {
  return [](char* into, const char* from, size_t n) {
    fold_elements<T>(into, from, n, [](T a, T b) { return static_cast<T>(a + b); });
  };
}

template <class T>
Fold fold_ordered(Reduction reduction) {
  if (reduction == Reduction::sum) return add<T>();
  if (reduction == Reduction::min) {
    return [](char* into, const char* from, size_t n) {
      fold_elements<T>(into, from, n, [](T a, T b) { return b < a ? b : a; });
    };
  }
  return [](char* into, const char* from, size_t n) {
    fold_elements<T>(into, from, n, [](T a, T b) { return a < b ? b : a; });
  };
}

/// < 0, 0, > 0 as in Fortran: by the codes of the letters.
int compare(const char* a, const char* b, size_t bytes, int kind) {
  if (kind == 1) return std::memcmp(a, b, bytes);
  for (size_t i = 0; i < bytes; i += 4) {
    uint32_t x;
    uint32_t y;
    std::memcpy(&x, a + i, 4);
    std::memcpy(&y, b + i, 4);
    if (x != y) return x < y ? -1 : 1;
  }
  return 0;
}

Fold fold_characters(Reduction reduction, const ElementType& type) {
  if (reduction == Reduction::sum) return {};
  const int sign = reduction == Reduction::min ? 1 : -1;
  return [type, sign](char* into, const char* from, size_t n) {
    for (size_t i = 0; i < n; ++i, into += type.bytes, from += type.bytes) {
      if (sign * compare(from, into, type.bytes, type.kind) < 0) std::memcpy(into, from, type.bytes);
    }
  };
}

/// Calls use(T{}) with the C type of a number; false if there is none.
template <class Use>
bool with_type(const ElementType& type, Use&& use) {
  const bool whole = type.type == integer || type.type == logical;
  switch ((whole ? 0 : type.type == real ? 100 : type.type == complex ? 200 : 1000) + type.kind) {
    case 1:
      return use(int8_t{}), true;
    case 2:
      return use(int16_t{}), true;
    case 4:
      return use(int32_t{}), true;
    case 8:
      return use(int64_t{}), true;
    case 16:
      return use(int128{}), true;
    case 104:
      return use(float{}), true;
    case 108:
      return use(double{}), true;
    case 110:
      return use(static_cast<long double>(0)), true;
    case 116:
      return use(real128{}), true;
    case 204:
      return use(static_cast<_Complex float>(0)), true;
    case 208:
      return use(static_cast<_Complex double>(0)), true;
    case 210:
      return use(static_cast<complex80>(0)), true;
    case 216:
      return use(static_cast<complex128>(0)), true;
    default:
      return false;
  }
}

/// A function of numbers: it returns its result.
template <class T>
Fold call_with_numbers(void* function, bool by_values) {
  if (by_values) {
    return [call = reinterpret_cast<T (*)(T, T)>(function)](char* into, const char* from, size_t n) {
      fold_elements<T>(into, from, n, call);
    };
  }
  return [call = reinterpret_cast<T (*)(T*, T*)>(function)](char* into, const char* from, size_t n) {
    fold_elements<T>(into, from, n, [call](T a, T b) { return call(&a, &b); });
  };
}

/// Runs call(result, a, b) for each pair; `call` returns its result in memory.
template <class Call>
Fold call_in_memory(size_t bytes, Call call) {
  return [bytes, call](char* into, const char* from, size_t n) {
    std::string memory(3 * bytes, '\0');
    char* result = memory.data();
    for (size_t i = 0; i < n; ++i, into += bytes, from += bytes) {
      std::memcpy(result + bytes, into, bytes);
      std::memcpy(result + 2 * bytes, from, bytes);
      call(result, result + bytes, result + 2 * bytes);
      std::memcpy(into, result, bytes);
    }
  };
}

}  // namespace

Fold fold_of(Reduction reduction, const ElementType& type) {
  if (type.type == character) return fold_characters(reduction, type);
  Fold fold;
  with_type(type, [&](auto sample) {
    using T = decltype(sample);
    if constexpr (requires { sample < sample; }) {
      fold = fold_ordered<T>(reduction);
    } else if (reduction == Reduction::sum) {
      fold = add<T>();
    }
  });
  return fold;
}

Fold fold_of(void* function, int flags, const ElementType& type) {
  if (flags & by_descriptor) return {};
  Fold fold;
  if (type.type == character) {
    const size_t length = type.bytes / static_cast<size_t>(type.kind);
    using Function = void (*)(char*, size_t, char*, char*, size_t, size_t);
    return call_in_memory(
        type.bytes, [call = reinterpret_cast<Function>(function), length](char* result, char* a, char* b) {
          call(result, length, a, b, length, length);
        });
  }
  if (with_type(type, [&](auto sample) {
        fold = call_with_numbers<decltype(sample)>(function, (flags & by_value) != 0);
      }))
    return fold;
    // The x86-64 and AArch64 ABIs return structures of up to 16 bytes in registers by the types of their
    // parts, which the compiler does not tell; larger ones in memory, whose address x86-64 passes as the
    // first argument.
#if defined(__x86_64__)
  if ((type.bytes > 16 || (flags & result_by_reference)) && !(flags & by_value)) {
    using Function = void (*)(char*, char*, char*);
    return call_in_memory(type.bytes, reinterpret_cast<Function>(function));
  }
#endif
  return {};
}

}  // namespace caf
