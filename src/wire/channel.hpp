// SPDX-License-Identifier: Apache-2.0
// The only path to memory that cannot be mapped. Operations belong to contexts, which are numbers here; each
// is ordered and completed by itself.
#pragma once

#include <cstdint>
#include <string>

#include "isomem/op.hpp"
#include "wire/device_memory.hpp"

namespace isomem {

enum class Status { ok, pending, failed };

inline constexpr uint64_t kDefaultContext = 0;
inline constexpr uint64_t kEveryContext = ~uint64_t{0};  // of drain
/// Of words by which PEs synchronise: those they are for wait for them, so no quiet of the program has to.
inline constexpr uint64_t kSyncContext = kEveryContext - 1;

/// Of an operation.
constexpr bool has_result(Verb verb) {
  return verb == Verb::get || verb == Verb::get_strided || verb == Verb::amo_fetch;
}
constexpr bool is_put(Verb verb) {
  return verb == Verb::put || verb == Verb::put_signal || verb == Verb::put_strided;
}

/// All calls may come from any thread of the PE.
class Channel {
 public:
  virtual ~Channel() = default;

  /// What messages call it.
  virtual const char* name() const noexcept = 0;
  /// As ISOMEM_WIRE has it.
  virtual const char* short_name() const noexcept = 0;
  /// Why it has failed, where it knows more than that.
  virtual std::string failure() const { return {}; }

  /// Takes an operation. Its source is free to be reused on return if `op.blocking`, else after drain().
  /// `ticket` receives the number to ask done() for; null: nobody will ask, so a get is held by no order().
  virtual Status post(const Op& op, uint64_t context, uint64_t* ticket) noexcept = 0;
  /// An operation for try_post(), which may take it bit by bit.
  struct Offer {
    Op op;
    bool is_asked = false;  // somebody waits for its result
    uint64_t ticket = 0;    // once it has been taken, if not 0: to ask done() for, before the result of one
                            // that is asked is there, or the source of a blocking put may be used again
    uint64_t gone = 0;      // bytes that have been taken
  };
  /// The same without a wait: pending while there is no room for what is left of the operation.
  virtual Status try_post(Offer& offer, uint64_t context) noexcept {
    return post(offer.op, context, offer.is_asked ? &offer.ticket : nullptr);
  }

  /// An operation that will be posted soon: what the channel can begin of it, it begins. Its source does not
  /// change until then.
  virtual void expect(const Op&) noexcept {}

  /// ok once the operation is complete: its local result is there. Never blocks; makes progress.
  virtual Status done(uint64_t ticket) noexcept = 0;

  /// Later operations of the context to a PE are carried out after earlier ones to the same PE.
  virtual void order(uint64_t context) noexcept = 0;
  /// The same for operations to this PE alone.
  virtual void order_to(uint64_t context, int pe) noexcept = 0;

  /// ok if every operation of the context posted so far is complete at its target, as it is later if done()
  /// is asked for `ticket` until it says so.
  virtual Status drain(uint64_t context, uint64_t* ticket) noexcept = 0;

  /// Called now and then by threads that wait for a word: what others sent may change it.
  /// False if there was nothing to do.
  virtual bool progress() noexcept { return false; }

  /// Whether a network may have registered pages of symmetric memory, which then stay the same pages.
  virtual bool holds_memory() noexcept { return false; }

  /// From now on operations may name device memory of this PE, and others that of theirs; an empty region: no
  /// more. Every PE says so before any of them uses it.
  virtual void set_device(const DeviceRegion&) noexcept {}
  /// Why no network reads and writes that memory itself; empty if one does.
  virtual std::string no_direct_way() const {
    return std::string(name()).append(" is given host memory only");
  }
  /// Whether such operations are possible at all.
  virtual bool moves_device_memory() const noexcept { return false; }

  /// The PE begins nothing any more: ok once all others on the channel have said so as well. To be asked
  /// until then.
  virtual Status close() noexcept { return Status::ok; }
};

}  // namespace isomem
