// SPDX-License-Identifier: Apache-2.0
// What carries bytes to PEs of other hosts: messages, which may overtake each other, and transfers between
// memories, which may as well. What an Op promises of order, completion and atomicity is made above (far/).
//
// A wire serves one thread at a time: whoever calls it holds the lock of its owner.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "core/clock.hpp"

namespace isomem {

/// A piece of work that a wire has taken. It lives, and stays where it is, until it is over.
struct Work {
  bool is_over = false;
};

/// What a wire needs to get at memory of another PE.
class RemoteKey {
 public:
  virtual ~RemoteKey() = default;
};

/// Where bytes lie in this process. Only the GPU and a network's card may touch those of device memory.
struct LocalMemory {
  char* at;
  bool is_device = false;
};

/// Machines share no memory.
enum class Between { machines, virtual_hosts };

class Wire {
 public:
  /// Bytes of a message at most.
  static constexpr size_t kMessage = (128 << 10) + 512;
  /// How a PE is best talked to, in bytes. What goes in messages is copied at both ends, but what follows it
  /// need not wait for an answer; between memories it is the other way round.
  struct Sizes {
    size_t message = (8 << 10) + 512;  // so far one is filled
    size_t moved = 16 << 10;           // more than that goes between memories
    size_t copied = 16 << 10;  // the same of puts whose source is free at once, or that a signal follows
    size_t largest =
        message;          // at most kMessage: device memory is moved by copies, of which each takes its time
    bool device = false;  // device memory of this PE goes between memories as well
  };
  /// Called for each message that has arrived; the bytes are there until it returns.
  using Receive = std::function<void(const unsigned char* message, size_t bytes)>;

  virtual ~Wire() = default;

  /// What messages for the user call it.
  virtual const char* name() const noexcept = 0;
  /// As ISOMEM_WIRE has it.
  virtual const char* short_name() const noexcept = 0;
  /// What others need to connect to this PE.
  virtual std::string address() = 0;
  /// Before anything else that has to do with `pe`. Throws Error.
  virtual void connect(int pe, const std::string& address) = 0;

  /// What the connection to a PE that has answered goes over, as the wire's library calls it: transport and
  /// device of each lane, such as "tcp/eth0" or "2 x rc_mlx5/mlx5_0:1, tcp/eth0". Empty if it does not say.
  virtual std::string path(int pe) = 0;

  /// Sizes::largest of all PEs, also before they have answered: who asks for more is broken.
  virtual size_t largest() const noexcept { return kMessage; }
  /// Once the PE has answered; until then, those above.
  virtual Sizes sizes(int) { return {}; }

  /// The PE has said that it begins nothing any more: that it goes is no failure.
  virtual void part(int pe) = 0;

  /// The PE is dead: nothing goes there any more, what is on its way is over soon, and it is no failure that
  /// it is out of reach.
  virtual void leave(int pe) = 0;

  /// The message arrives whole and once. It is left alone until `work` is over: then it has left.
  virtual void send(int pe, const unsigned char* message, size_t bytes, Work& work) = 0;

  /// Why device memory is not given to expose(), put() and get(). Empty if it is: then the device's context
  /// is current in whoever calls the wire.
  virtual std::string no_direct_way() const {
    return std::string(name()).append(" is given host memory only");
  }
  /// Lets others at memory of this process for as long as the wire lives: what unpack() of theirs takes.
  /// Empty if it cannot be done, which is a failure unless it is device memory. That must have been exposed
  /// before it is the local side of a transfer, too, which lies in one range of it.
  virtual std::string expose(LocalMemory start, size_t bytes) = 0;
  /// How many of the bytes of a transfer are.
  virtual size_t in_one_range(LocalMemory, size_t bytes) const { return bytes; }
  /// Before device memory of this process goes, which nobody uses any more.
  virtual void withdraw_device_memory() {}
  /// Null if that is no such thing.
  virtual std::unique_ptr<RemoteKey> unpack(int pe, const std::string& exposed) = 0;

  /// Moves bytes from here to what `pe` has exposed, `offset` bytes behind its start, and back. `work` of a
  /// put: its source may be used again; of a get: the bytes are here.
  virtual void put(int pe, const RemoteKey& key, uint64_t offset, LocalMemory local, size_t bytes,
                   Work& work) = 0;
  virtual void get(int pe, const RemoteKey& key, uint64_t offset, LocalMemory local, size_t bytes,
                   Work& work) = 0;
  /// `work`: all puts to `pe` before it are in its memory.
  virtual void flush(int pe, Work& work) = 0;

  /// Lets the wire work. False if it had nothing to do.
  virtual bool progress(const Receive& receive) = 0;
  /// A descriptor that is readable once there is something to do, from a call of arm() that returned true.
  virtual int descriptor() const noexcept = 0;
  virtual bool arm() = 0;

  /// Why it cannot go on, by the PE that is out of reach, -1 if it is about none; empty while it can.
  using Failures = std::map<int, std::string>;
  const Failures& failures() const { return failures_; }

 protected:
  /// A PE is tried to be reached for so long: a link that is down for 5 s is survived.
  static constexpr uint64_t kReach = 8 * kSecond;

  Failures failures_;  // the first of each PE
};

}  // namespace isomem
