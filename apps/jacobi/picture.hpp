// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace jacobi {

// False if the build found no libpng; -png is then refused.
bool can_write_pictures();
// Why a picture could not be written there, as far as is known beforehand, or nothing. What has the name
// stays as it is.
std::string cannot_write(const std::string& file);

// Writes a field of `rows` x `columns` values as a PNG of at most 1024 pixels a side (cells are averaged) and
// at least 512 (cells are repeated). Blue is negative, red positive, by the square root of the value, so that
// small values show. `row(y, values)` fetches a row. Returns what went wrong, or nothing.
std::string write_picture(const std::string& file, size_t rows, size_t columns,
                          const std::function<void(size_t, std::vector<double>&)>& row);

}  // namespace jacobi
