// SPDX-License-Identifier: Apache-2.0
// How long a process waits for others to start, and when it says so.
#pragma once

#include "core/clock.hpp"
#include "core/options.hpp"

namespace isomem {

class Patience {
 public:
  /// Seconds, where ISOMEM_TIMEOUT says nothing.
  static constexpr double kLimit = 600;

  /// `more`: seconds beyond the limit.
  explicit Patience(double more = 0) : start_ns_(now_ns()), next_word_ns_(start_ns_ + 10 * kSecond) {
    const double asked = read_options().timeout_s;
    if (asked > 0) limit_ = asked;
    limit_ += more;
  }

  double limit() const { return limit_; }
  /// Seconds.
  double waited() const { return static_cast<double>(now_ns() - start_ns_) / kSecond; }
  bool is_over() const { return waited() >= limit_; }
  /// After 10 s, and each minute from then on.
  bool is_word_due() {
    if (now_ns() < next_word_ns_) return false;
    next_word_ns_ = now_ns() + 60 * kSecond;
    return true;
  }

 private:
  double limit_ = kLimit;
  uint64_t start_ns_;
  uint64_t next_word_ns_;
};

}  // namespace isomem
