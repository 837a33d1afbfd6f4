// SPDX-License-Identifier: Apache-2.0
// The wire over libfabric: reliable datagram endpoints; messages, and RMA for bulk data with completions once
// the bytes are in the memory of the target.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "wire/ofi_library.hpp"
#include "wire/wire.hpp"

namespace isomem {

class OfiWire final : public Wire {
 public:
  /// Throws Error.
  OfiWire();
  ~OfiWire() override;
  OfiWire(const OfiWire&) = delete;

  const char* name() const noexcept override { return "libfabric"; }
  const char* short_name() const noexcept override { return "libfabric"; }
  std::string address() override;
  void connect(int pe, const std::string& address) override;
  std::string path(int pe) override;
  size_t largest() const noexcept override { return kBuffer; }
  void part(int pe) override;
  void leave(int pe) override;
  void send(int pe, const unsigned char* message, size_t bytes, Work& work) override;
  std::string expose(LocalMemory start, size_t bytes) override;
  std::unique_ptr<RemoteKey> unpack(int pe, const std::string& exposed) override;
  void put(int pe, const RemoteKey& key, uint64_t offset, LocalMemory local, size_t bytes,
           Work& work) override;
  void get(int pe, const RemoteKey& key, uint64_t offset, LocalMemory local, size_t bytes,
           Work& work) override;
  void flush(int pe, Work& work) override;
  bool progress(const Receive& receive) override;
  int descriptor() const noexcept override { return descriptor_; }
  bool arm() override;

 private:
  static constexpr size_t kBuffer = Sizes{}.message;  // for messages that arrive

  /// Puts between two flushes, and the flush that waits for them and those before.
  struct Epoch {
    size_t puts = 0;
    Work* flush = nullptr;
  };
  struct Peer {
    int pe;
    ofi::Address address;
    std::string name;  // its address, as connect() got it
    bool may_go = false;
    bool is_reached = false;      // the provider has taken something for it
    uint64_t waits_since_ns = 0;  // until then
    std::deque<std::shared_ptr<Epoch>> epochs{std::make_shared<Epoch>()};
  };
  /// Of one operation that the provider has; what it gets as a context begins with room of the provider's.
  struct Request {
    void* room[ofi::kContextWords];
    Peer* peer = nullptr;           // null: a buffer for messages
    Work* work = nullptr;           // that is over with the last of its parts
    std::shared_ptr<size_t> parts;  // of that work which are under way
    std::shared_ptr<Epoch> epoch;   // of a put
    unsigned char* buffer = nullptr;
  };

  void choose();
  void open();
  void receive_into(Request& request);
  Request* take_request(Peer& peer, Work* work);
  void give_back(Request* request);
  void start(Request* request, const char* what, std::function<ssize_t(Request*)> begin);
  void transfer(int pe, size_t bytes, Work& work, bool is_put,
                const std::function<ssize_t(Request*, size_t at, size_t part)>& begin);
  bool retry();
  void look_for_refusal(Peer& peer);
  void complete(Request* request);
  void settle(Peer& peer);
  void take_failure(const Receive* receive);
  void fail(const std::string& what, const Peer* peer, int code);
  bool take_completions(const Receive* receive);

  const ofi::Library& ofi_;
  ofi::Info* info_ = nullptr;
  ofi::Fabric* fabric_ = nullptr;
  ofi::Domain* domain_ = nullptr;
  ofi::AddressVector* addresses_ = nullptr;
  ofi::Queue* queue_ = nullptr;
  ofi::Endpoint* endpoint_ = nullptr;
  int descriptor_ = -1;
  int threads_ = 0;  // of libfabric: no threads of the program
  uint64_t next_key_ = 1;
  size_t most_bytes_ = 0;  // of a transfer
  std::unordered_map<int, std::unique_ptr<Peer>> peers_;
  std::vector<ofi::Region*> exposed_;
  std::vector<std::unique_ptr<unsigned char[]>> buffers_;
  std::deque<std::unique_ptr<Request>> requests_;  // all there are
  std::vector<Request*> free_;
  struct Waiting {
    Request* request;
    const char* what;
    std::function<ssize_t(Request*)> begin;
  };
  std::deque<Waiting> waiting_;  // that the provider could not take yet
};

}  // namespace isomem
