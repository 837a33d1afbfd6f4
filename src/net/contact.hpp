// SPDX-License-Identifier: Apache-2.0
// How processes on several hosts find one that listens: a contact of a fixed size, which anything may bring
// to them, and a secret in it, by which both ends know each other. The secret is never sent.
//
//   who connects                              who listens
//     magic, nonce                 ------->
//                                  <-------     magic, another nonce, proof of the secret for both
//     proof of the secret for both ------->
//
// A proof is SipHash-2-4 with the secret as its key. What is sent after that is not protected.
#pragma once

#include <poll.h>
#include <sys/socket.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace isomem::net {

/// Plain bytes, the same for each process of the job.
struct Contact {
  char magic[8];
  uint8_t secret[16];
  uint32_t boot;  // of the host that listens: part of boot_of_this_host()
  uint32_t name;  // of a socket for processes on that host, together with `pid`
  int32_t pid;
  uint8_t addresses[88];  // family (4 or 6; 0: the end), port, bytes

  /// Whether it was made by a Listener of this version, as far as one can see.
  bool is_valid() const;
  /// "10.1.2.3:4567 or [fd00::1]:4567".
  std::string places() const;
  /// With its IPv4 addresses only, or, where it has none, those of IPv6.
  Contact of_one_family() const;
};
static_assert(sizeof(Contact) == 124);  // of nvshmemx_uniqueid_t

/// Listens on the interfaces that are up, or on the one that ISOMEM_INTERFACE names, and for processes of
/// this host. A child that the program forks does not.
class Listener {
 public:
  /// Throws Error.
  Listener();
  ~Listener();
  Listener(const Listener&) = delete;

  const Contact& contact() const { return contact_; }
  void add_waits(std::vector<pollfd>& waits) const;
  /// Sockets of those who have proved the secret since the last call. Who takes longer than 10 s, or does not
  /// know it, is dropped.
  std::vector<int> accept();

 private:
  struct Guest {
    int fd;
    uint64_t since_ns;
    std::string come;
    uint8_t proof[8];  // that is wanted; once `is_answered`
    bool is_answered;
  };
  bool has_room();
  void take_newcomers();
  void complain_of_files();
  /// Whether there is nothing more to be heard from it; then `fd` is -1 if it was dropped.
  bool attend(Guest& guest);

  Contact contact_{};
  std::vector<int> sockets_;
  std::vector<Guest> guests_;
  bool has_complained_ = false;
};

/// Connections to a contact that are being made, on all ways to it. Nothing here ever waits.
class Call {
 public:
  explicit Call(const Contact& contact);
  ~Call();
  Call(const Call&) = delete;

  void add_waits(std::vector<pollfd>& waits) const;
  /// Sockets, which do not block, whose other ends have proved the secret since the last call.
  std::vector<int> attend();
  /// Nothing more will come of it.
  bool is_over() const;
  /// Which places were tried and why each failed.
  std::string why() const;

 private:
  class Attempt;
  const Contact contact_;
  const uint64_t end_ns_;
  std::vector<std::unique_ptr<Attempt>> attempts_;
};

/// A connected socket that does not block. `give_up`: looked at now and then. Throws Error that says which
/// places were tried and why each failed.
int connect_to(const Contact& contact, const std::function<bool()>& give_up);

/// Whether who listens there shares its network with this process: no cable is between them.
bool is_on_this_host(const Contact& contact);

/// The address that a connection of TCP leads to.
std::string name_of_other_end(int fd);

/// A number that differs between hosts and between boots.
uint64_t boot_of_this_host();

/// Sockets that a child which this process forks must not keep: the other end would not see this process end.
void close_in_children(int fd);
void forget_in_children(int fd);

}  // namespace isomem::net
