// SPDX-License-Identifier: Apache-2.0
// The engine of a thread of a CPU program; include/isomem/engine.hpp says what each call promises.
#pragma once

#include "core/words.hpp"
#include "isomem/engine.hpp"
#include "runtime/explain.hpp"
#include "runtime/report.hpp"
#include "runtime/runtime.hpp"
#include "runtime/wait.hpp"

namespace isomem {

class HostEngine {
 public:
  static constexpr bool kReachesAll = false;

  /// `context`: whose operations it issues, orders and completes.
  explicit HostEngine(Runtime& runtime, uint64_t context = kDefaultContext)
      : runtime_(runtime), context_(context) {}

  int me() const { return runtime_.me(); }
  int n_pes() const { return runtime_.n_pes(); }

  template <class T>
  T* reach(T* p, int pe) const {
    return static_cast<T*>(runtime_.transport().reach(p, pe));
  }

  /// Every word that can be reached is a host word, and the CPUs are its home.
  template <class T>
  T* home(T* p, int pe) const {
    return reach(p, pe);
  }

  void copy(void* dest, const void* source, size_t n) const { copy_bytes(dest, source, n); }
  void copy_in(void* dest, const void* source, size_t n) const { copy_bytes(dest, source, n); }

  void copy_blocks(void* dest, int64_t dest_step, const void* source, int64_t source_step, size_t block,
                   uint64_t n) const {
    isomem::copy_blocks(dest, dest_step, source, source_step, block, n);
  }

  /// Without order: the fence_acquire that follows has it.
  template <class T>
  T load_flag(const T* p) const {
    return load(p);
  }

  template <class T>
  T load(const T* p) const {
    if constexpr (sizeof(T) > 8) {
      return *p;  // long double: no machine word
    } else {
      return load_word(p);
    }
  }
  template <class T>
  void store(T* p, T value) const {
    if constexpr (sizeof(T) > 8) {
      *p = value;
    } else {
      store_word(p, value);
    }
  }
  template <class T>
  T amo(Amo amo, T* p, T operand, T compare) const {
    return amo_word(amo, p, operand, compare);
  }

  void fence_release(const void* flag) const { release_fence(flag); }
  void fence_acquire(const void* flag) const { acquire_fence(flag); }
  void full_fence() const { isomem::full_fence(); }

  void issue(const Op& op) const { issue_by(runtime_.transport().channel_for(op), op); }
  void fetch(const Op& op) const { fetch_by(runtime_.transport().channel_for(op), op); }
  void drain() const {
    runtime_.transport().settle();
    drain(runtime_.transport().wire());
    drain(runtime_.transport().copy_engine());
  }
  /// What the copy engine does must be complete: a store of the CPU to the same PE may follow, which no
  /// channel holds back. What goes over the wire is followed by nothing else.
  void order() const {
    runtime_.transport().settle();
    if (Channel* channel = runtime_.transport().wire()) channel->order(context_);
    drain(runtime_.transport().copy_engine());
  }
  void order_to(int pe) const {
    runtime_.transport().settle();
    if (Channel* channel = runtime_.transport().wire()) channel->order_to(context_, pe);
    drain(runtime_.transport().copy_engine());
  }

  template <class Ready>
  void wait_for(const WaitSite& site, Ready&& ready) const {
    wait_until_ready(runtime_, runtime_.spins(), site, ready);
  }

  /// The last call: returns when no PE of another host wants anything of this one.
  void close(const char* routine) const {
    Channel* channel = runtime_.transport().wire();
    if (!channel) return;
    Status status = Status::pending;
    wait_for(wire_site(routine, -1), [&] { return (status = channel->close()) != Status::pending; });
    if (status != Status::ok) fail(*channel, text("in %s", routine));
  }

  /// Tells the board how many synchronisations of the world this PE has entered.
  void entered(uint64_t syncs) const {
    runtime_.job().mine().collectives_entered.store(syncs,
                                                    std::memory_order_release);  // before a change of state
  }
  void* scratch(size_t bytes) const { return Runtime::scratch(bytes); }

  const CollLimits& limits() const { return runtime_.limits(); }
  void chose(const Choice& choice) const {
    if (__builtin_expect(runtime_.options().explain_coll, 0)) explain(runtime_.limits(), choice);
  }

 protected:
  void issue_by(Channel* channel, const Op& op) const {
    if (channel->post(op, context_, nullptr) != Status::ok) fail(*channel, op);
  }
  // calls of their own: what is done by load and store stays small enough to be inlined
  [[gnu::noinline]] void fetch_by(Channel* channel, const Op& op) const {
    uint64_t ticket = 0;
    if (channel->post(op, context_, &ticket) != Status::ok) fail(*channel, op);
    if (finish(channel, ticket, wire_site(name_of(op.verb), op.pe)) != Status::ok) fail(*channel, op);
  }

  Runtime& runtime_;
  const uint64_t context_;

 private:
  void drain(Channel* channel) const {
    if (channel) complete(*channel);
  }
  [[gnu::noinline]] void complete(Channel& channel) const {
    uint64_t ticket = 0;
    Status status = channel.drain(context_, &ticket);
    if (status == Status::pending) status = finish(&channel, ticket, wire_site("earlier operations", -1));
    if (status != Status::ok) fail(channel, "to complete operations");
  }
  Status finish(Channel* channel, uint64_t ticket, const WaitSite& site) const {
    Status status = Status::pending;
    wait_for(site, [&] { return (status = channel->done(ticket)) != Status::pending; });
    return status;
  }
  [[noreturn]] void fail(const Channel& channel, const Op& op) const {
    fail(channel, text("in %s to %s", name_of(op.verb), name_of(runtime_, op.pe).c_str()));
  }
  [[noreturn]] void fail(const Channel& channel, const std::string& at) const {
    const std::string why = channel.failure();
    end_job_of_lost_wire(runtime_,
                         name_of(runtime_, me()) + text(": %s failed %s%s%s", channel.name(), at.c_str(),
                                                        why.empty() ? "" : ": ", why.c_str()));
  }
};

}  // namespace isomem
