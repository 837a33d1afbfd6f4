// SPDX-License-Identifier: Apache-2.0
#include "picture.hpp"

#if APPS_HAVE_PNG
#include <png.h>
#endif

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <system_error>

namespace jacobi {

#if APPS_HAVE_PNG
namespace {

constexpr size_t most_pixels = 1024;
constexpr size_t least_pixels = 512;
constexpr size_t channels = 3;

uint8_t srgb(double linear) {
  const double x = std::clamp(linear, 0.0, 1.0);
  const double encoded = x <= 0.0031308 ? 12.92 * x : 1.055 * std::pow(x, 1 / 2.4) - 0.055;
  return static_cast<uint8_t>(std::lround(255 * encoded));
}

// A colour of Oklab given by lightness, chroma and hue (in radians), as sRGB. Equal steps in Oklab look
// equal.
std::array<uint8_t, channels> oklch(double lightness, double chroma, double hue) {
  const double a = chroma * std::cos(hue);
  const double b = chroma * std::sin(hue);
  const double l = std::pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3);
  const double m = std::pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3);
  const double s = std::pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3);
  return {srgb(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
          srgb(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
          srgb(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)};
}

// Diverging: the lightness falls evenly from nearly white at 0 to dark at -1 and 1, blue below and red above.
std::array<uint8_t, channels> colour(double value) {
  const double strength = std::sqrt(std::min(std::fabs(value), 1.0));
  const double lightness = 0.97 - 0.65 * strength;
  const double chroma = 0.17 * std::sin(2.5 * std::pow(strength, 0.9));
  const double hue = value < 0 ? 4.45 - 0.25 * (1 - strength) : 0.45 + 0.75 * (1 - strength);
  return oklch(lightness, chroma, hue);
}

// How cells become pixels: `average` cells of each direction are one pixel, which is drawn `repeat` times.
struct Scale {
  size_t average;
  size_t repeat;

  Scale(size_t rows, size_t columns) {
    const size_t longest = std::max(rows, columns);
    average = (longest + most_pixels - 1) / most_pixels;
    repeat = std::max<size_t>(1, (least_pixels + longest - 1) / longest);
  }
  size_t pixels(size_t cells) const { return (cells + average - 1) / average; }
};

std::vector<uint8_t> render(size_t rows, size_t columns, const Scale& scale,
                            const std::function<void(size_t, std::vector<double>&)>& fetch) {
  const size_t width = scale.pixels(columns);
  std::vector<uint8_t> image;
  image.reserve(width * scale.pixels(rows) * scale.repeat * scale.repeat * channels);
  std::vector<double> cells(columns);
  for (size_t y = 0; y < rows; y += scale.average) {
    const size_t end = std::min(rows, y + scale.average);
    std::vector<double> sums(width, 0.0);
    for (size_t row = y; row < end; row++) {
      fetch(row, cells);
      for (size_t x = 0; x < columns; x++) sums[x / scale.average] += cells[x];
    }
    std::vector<uint8_t> line;
    for (size_t x = 0; x < width; x++) {
      const size_t across = std::min(columns, (x + 1) * scale.average) - x * scale.average;
      const auto pixel = colour(sums[x] / static_cast<double>(across * (end - y)));
      for (size_t i = 0; i < scale.repeat; i++) line.insert(line.end(), pixel.begin(), pixel.end());
    }
    for (size_t i = 0; i < scale.repeat; i++) image.insert(image.end(), line.begin(), line.end());
  }
  return image;
}

}  // namespace

bool can_write_pictures() { return true; }

std::string cannot_write(const std::string& file) {
  // Not truncated, and no longer there if it was not: nothing is lost where the run fails.
  struct stat found;
  const bool was_there = stat(file.c_str(), &found) == 0;
  // A pipe without a reader has nobody to tell yet.
  const int opened = open(file.c_str(), O_WRONLY | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0666);
  if (opened < 0 && errno != ENXIO) return "cannot write " + file + ": " + std::strerror(errno);
  if (opened >= 0) close(opened);
  std::error_code ignored;
  // Of a link: what it points to.
  if (!was_there) std::filesystem::remove(std::filesystem::canonical(file, ignored), ignored);
  return "";
}

std::string write_picture(const std::string& file, size_t rows, size_t columns,
                          const std::function<void(size_t, std::vector<double>&)>& row) {
  const Scale scale(rows, columns);
  const std::vector<uint8_t> pixels = render(rows, columns, scale, row);
  png_image image = {};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(scale.pixels(columns) * scale.repeat);
  image.height = static_cast<png_uint_32>(scale.pixels(rows) * scale.repeat);
  image.format = PNG_FORMAT_RGB;
  // Not png_image_write_to_file: if it fails it removes whatever has that name, devices too.
  errno = 0;
  std::FILE* const out = std::fopen(file.c_str(), "wb");
  bool good = out != nullptr && png_image_write_to_stdio(&image, out, 0, pixels.data(), 0, nullptr) != 0;
  if (out != nullptr && std::fclose(out) != 0) good = false;
  return good ? "" : "cannot write " + file + ": " + (errno != 0 ? std::strerror(errno) : image.message);
}

#else

bool can_write_pictures() { return false; }

std::string cannot_write(const std::string&) { return ""; }

std::string write_picture(const std::string& file, size_t, size_t,
                          const std::function<void(size_t, std::vector<double>&)>&) {
  return "cannot write " + file + ": this build has no libpng";
}

#endif

}  // namespace jacobi
