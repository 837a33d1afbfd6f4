// SPDX-License-Identifier: Apache-2.0
// Connections between the hosts of a job through which nothing goes: they tell whether anything could. Their
// kernels ask each other every second and give a connection up after 8 s without an answer, also where the
// processes at its ends are stopped or get no core. A wire over TCP would be silent for a quarter of an hour.
//
// Hosts stand in a ring. Each calls the next 32 of it, on all networks that lead there: of up to 65 hosts,
// each pair is connected.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/clock.hpp"
#include "net/contact.hpp"
#include "net/link.hpp"

namespace isomem::net {

class Lines {
 public:
  /// Of the host with that number. Throws Error.
  explicit Lines(int host);

  /// Whether the host in place `from` of a ring of `n` shall call the one in place `to`.
  static bool calls(int from, int to, int n);

  /// Where this host listens for those who call it.
  const Contact& contact() const { return contact_; }
  /// Begins to connect to a host; a way that cannot be gone is none.
  void call(int host, const Contact& contact);

  struct Loss {
    int host;         // that this one cannot reach any more
    std::string how;  // in words
  };
  /// To be called several times a second. What has been lost since the last call; that a host has closed a
  /// connection is no loss: it ends.
  std::optional<Loss> attend();

 private:
  struct Line {
    int host;
    std::string place;  // the other end
    Link link;
  };

  void add(int host, int fd);
  void take_newcomers();

  const int host_;
  const uint64_t began_ns_ = now_ns();
  std::unique_ptr<Listener> listener_;  // as long as somebody may come
  Contact contact_;
  std::vector<std::pair<int, std::unique_ptr<Call>>> calls_;  // with the host that is called
  std::vector<Line> lines_;                                   // host -1: it has not said who it is
};

}  // namespace isomem::net
