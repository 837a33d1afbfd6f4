// SPDX-License-Identifier: Apache-2.0
// Vectors in space, and in a box that is periodic.
#pragma once

#include "kernels.hpp"

namespace apps {

struct Vector {
  double x, y, z;
};

APPS_BOTH inline void add(Vector& to, double factor, const Vector& v) {
  to.x += factor * v.x;
  to.y += factor * v.y;
  to.z += factor * v.z;
}
APPS_BOTH inline double square(const Vector& v) { return v.x * v.x + v.y * v.y + v.z * v.z; }

// The shortest way from b to a in a periodic box, where both are in it or a little beyond.
APPS_BOTH inline double shortest(double difference, double length) {
  if (difference > 0.5 * length) return difference - length;
  return difference < -0.5 * length ? difference + length : difference;
}
APPS_BOTH inline Vector between(const Vector& a, const Vector& b, const Vector& box) {
  return {shortest(a.x - b.x, box.x), shortest(a.y - b.y, box.y), shortest(a.z - b.z, box.z)};
}

// The place in the box of one that is less than a length of it beyond.
APPS_BOTH inline double wrapped(double value, double length) {
  if (value < 0) value += length;
  return value < length ? value : value - length;
}
APPS_BOTH inline Vector wrapped(const Vector& at, const Vector& box) {
  return {wrapped(at.x, box.x), wrapped(at.y, box.y), wrapped(at.z, box.z)};
}

}  // namespace apps
