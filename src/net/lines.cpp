// SPDX-License-Identifier: Apache-2.0
#include "net/lines.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "core/error.hpp"
#include "core/text.hpp"

namespace isomem::net {

namespace {

constexpr int kMostCalls = 32;
constexpr uint64_t kCallers = 60 * kSecond;  // for them to come: the job may start later elsewhere

enum class Say : uint32_t { host };  // u64: the number of who has called

int whole_of(const Message& message) {
  try {
    return Unpacker(message.payload).whole();
  } catch (const Error&) {
    return -1;
  }
}

}  // namespace

Lines::Lines(int host)
    : host_(host),
      listener_(std::make_unique<Listener>()),
      contact_(listener_->contact().of_one_family()) {}  // an address of IPv6 may be one for a few days only

bool Lines::calls(int from, int to, int n) {
  const int ahead = (to - from + n) % n;
  return ahead > 0 && ahead <= std::min(n / 2, kMostCalls);
}

void Lines::call(int host, const Contact& contact) {
  if (contact.is_valid() && !is_on_this_host(contact))
    calls_.emplace_back(host, std::make_unique<Call>(contact));
}

void Lines::add(int host, int fd) { lines_.push_back({host, name_of_other_end(fd), Link(fd, fd)}); }

void Lines::take_newcomers() {
  if (!listener_) return;
  for (const int fd : listener_->accept()) add(-1, fd);
  if (now_ns() > began_ns_ + kCallers) listener_.reset();
}

std::optional<Lines::Loss> Lines::attend() {
  take_newcomers();
  for (const auto& [host, call] : calls_) {
    for (const int fd : call->attend()) {
      add(host, fd);
      lines_.back().link.send(Say::host, static_cast<uint64_t>(host_));
    }
  }
  std::erase_if(calls_, [](const auto& call) { return call.second->is_over(); });
  std::optional<Loss> loss;
  std::erase_if(lines_, [&](Line& line) {
    line.link.pump();
    if (const auto message = line.link.receive(); message && line.host < 0) line.host = whole_of(*message);
    if (!line.link.is_over()) return false;
    if (line.link.error() && line.host >= 0)
      loss = {line.host,
              text("no answer from %s (%s)", line.place.c_str(), std::strerror(line.link.error()))};
    return true;
  });
  return loss;
}

}  // namespace isomem::net
