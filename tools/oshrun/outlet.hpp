// SPDX-License-Identifier: Apache-2.0
// What takes text without ever waiting for its reader: what the reader does not take is kept.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace oshrun {

class Sink {
 public:
  virtual ~Sink() = default;
  virtual void write(std::string_view text) = 0;
  /// Whether more text is welcome: false when much is held already.
  virtual bool has_room() const = 0;
  /// Why nothing can be written any more (an errno), 0 if it can. The text is dropped from then on.
  virtual int error() const = 0;
};

/// Of a descriptor.
class Outlet final : public Sink {
 public:
  /// Of a descriptor that stays the caller's. Other processes share it, so its flags are left alone.
  explicit Outlet(int fd);
  ~Outlet() override;
  Outlet(const Outlet&) = delete;

  /// Takes the text, and passes on what the reader takes now.
  void write(std::string_view text) override;
  /// Passes on what the reader takes now.
  void pump();
  /// Passes on everything, or what is taken within `ms` milliseconds.
  void flush(int ms);

  bool pending() const { return !held_.empty(); }
  size_t held() const { return held_.size(); }
  bool has_room() const override { return held_.size() < kMostHeld; }
  int error() const override { return error_; }
  /// To wait for until there is room.
  int descriptor() const { return fd_; }

 private:
  static constexpr size_t kMostHeld = 1 << 20;

  long offer() const;

  int fd_;
  bool own_ = false;     // opened again, so that it alone does not block
  bool socket_ = false;  // has a flag for that
  bool file_ = false;    // never blocks
  int error_ = 0;
  std::string held_;
};

}  // namespace oshrun
