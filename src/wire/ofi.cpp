// SPDX-License-Identifier: Apache-2.0
#include "wire/ofi.hpp"

#include <signal.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string_view>

#include "core/clock.hpp"
#include "core/error.hpp"
#include "core/files.hpp"
#include "core/process.hpp"
#include "core/service_thread.hpp"
#include "wire/preset.hpp"

namespace isomem {

namespace {

constexpr size_t kBuffers = 64;                // for messages that arrive
constexpr size_t kQueueSize = 8192;            // completions
constexpr size_t kMostPart = size_t{1} << 30;  // of a transfer that the provider gets at a time
/// At the end operations that the provider could not take yet are given so long.
constexpr uint64_t kRestTime = 2 * kSecond;

/// Those for one host, for tests, and those that promise less than they should: `net` reports a put as
/// delivered before it is.
bool is_fit(std::string_view provider) {
  for (const std::string_view unfit : {"shm", "udp", "net", "sockets", "lnx"}) {
    if (provider.substr(0, provider.find(';')) == unfit) return false;
  }
  return true;
}

/// While it lives, a write to a connection that is gone sends this thread no signal: libfabric's sockets do
/// not ask for that.
class NoBrokenPipe {
 public:
  NoBrokenPipe() {
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    sigset_t before;
    pthread_sigmask(SIG_BLOCK, &pipe_, &before);
    was_blocked_ = sigismember(&before, SIGPIPE) == 1;
  }
  ~NoBrokenPipe() {
    if (was_blocked_) return;
    sigset_t pending;
    const timespec now{};
    if (sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE)) sigtimedwait(&pipe_, nullptr, &now);
    pthread_sigmask(SIG_UNBLOCK, &pipe_, nullptr);
  }
  NoBrokenPipe(const NoBrokenPipe&) = delete;

 private:
  sigset_t pipe_;
  bool was_blocked_;
};

struct OfiKey final : RemoteKey {
  uint64_t start = 0;
  uint64_t key = 0;
};

}  // namespace

OfiWire::OfiWire() : ofi_(ofi::library()) {
  // messages over sockets: as large as they are here, with what is put around them, and fewer than the 128
  // for each peer, which are 80 MB
  const Preset bytes("FI_OFI_RXM_BUFFER_SIZE", "9216");
  const Preset buffers("FI_OFI_RXM_MSG_RX_SIZE", "16");
  const SameSignals same;
  const NoSignals none;
  const long before = living_threads();
  choose();
  open();
  for (size_t i = 0; i < kBuffers; ++i) {
    buffers_.push_back(std::make_unique<unsigned char[]>(kBuffer));
    requests_.push_back(std::make_unique<Request>());
    requests_.back()->buffer = buffers_.back().get();
    receive_into(*requests_.back());
  }
  threads_ = static_cast<int>(living_threads() - before);
  service_threads += threads_;
}

OfiWire::~OfiWire() {
  for (const uint64_t end = now_ns() + kRestTime; !waiting_.empty() && now_ns() < end;) {
    retry();
    take_completions(nullptr);
  }
  service_threads -= threads_;  // first, as in UcxWire
  const auto close = [](auto* opened) {
    if (opened) opened->fid.ops->close(&opened->fid);
  };
  close(endpoint_);
  for (ofi::Region* region : exposed_) close(region);
  close(addresses_);
  close(queue_);
  close(domain_);
  close(fabric_);
  ofi_.freeinfo(info_);
}

/// The first provider that fits: libfabric has the fastest ones in front. FI_PROVIDER is the user's choice.
void OfiWire::choose() {
  ofi::Info* hints = ofi_.dupinfo(nullptr);
  hints->caps = ofi::kMsg | ofi::kRma;
  hints->mode = ofi::kContext | ofi::kContext2;
  hints->ep_attr->type = ofi::kReliableDatagrams;
  hints->domain_attr->threading = ofi::kThreadDomain;
  hints->domain_attr->control_progress = hints->domain_attr->data_progress = ofi::kManualProgress;
  hints->domain_attr->mr_mode = ofi::kMrVirtAddr | ofi::kMrAllocated | ofi::kMrProvKey | ofi::kMrEndpoint;
  ofi::Info* all = nullptr;
  const int code = ofi_.getinfo(ofi::kVersion, nullptr, nullptr, 0, hints, &all);
  ofi_.freeinfo(hints);
  const ofi::Info* chosen = nullptr;
  for (const bool may_be_loopback : {false, true}) {
    for (const ofi::Info* one = all; one && !chosen; one = one->next) {
      const bool is_loopback = std::strcmp(one->domain_attr->name, "lo") == 0;
      if (is_fit(one->fabric_attr->prov_name) && is_loopback <= may_be_loopback) chosen = one;
    }
  }
  if (!chosen) {
    throw Error(std::string("libfabric has no provider with messages and RMA here: ") +
                ofi_.strerror(code ? -code : ENODATA) +
                "; `fi_info -t FI_EP_RDM` lists them, and FI_PROVIDER chooses one");
  }
  info_ = ofi_.dupinfo(chosen);
  ofi_.freeinfo(all);
  most_bytes_ = std::min(info_->ep_attr->max_msg_size, kMostPart);
}

void OfiWire::open() {
  const auto check = [this](int code, const char* what) {
    if (code == 0) return;
    throw Error(std::string("libfabric (") + info_->fabric_attr->prov_name + "): cannot open " + what + ": " +
                ofi_.strerror(-code) + advice_on_open_files());
  };
  check(ofi_.fabric(info_->fabric_attr, &fabric_, nullptr), "a fabric");
  check(fabric_->ops->domain(fabric_, info_, &domain_, nullptr), "a domain");
  ofi::QueueAttr queue{};
  queue.size = kQueueSize;
  queue.format = ofi::kFormatMsg;
  queue.wait_obj = ofi::kWaitFd;
  check(domain_->ops->cq_open(domain_, &queue, &queue_, nullptr), "a completion queue");
  ofi::AddressVectorAttr addresses{};
  addresses.type = ofi::kTable;
  check(domain_->ops->av_open(domain_, &addresses, &addresses_, nullptr), "an address vector");
  check(domain_->ops->endpoint(domain_, info_, &endpoint_, nullptr), "an endpoint");
  ofi::Fid& fid = endpoint_->fid;
  check(fid.ops->bind(&fid, &queue_->fid, ofi::kTransmit | ofi::kRecv), "an endpoint with its queue");
  check(fid.ops->bind(&fid, &addresses_->fid, 0), "an endpoint with its addresses");
  check(fid.ops->control(&fid, ofi::kEnable, nullptr), "an endpoint for use");
  check(queue_->fid.ops->control(&queue_->fid, ofi::kGetWait, &descriptor_), "a descriptor to wait for");
}

/// The provider's name in front: others must have the same.
std::string OfiWire::address() {
  char bytes[512];
  size_t n = sizeof(bytes);
  const int code = endpoint_->cm->getname(&endpoint_->fid, bytes, &n);
  if (code != 0) throw Error(std::string("libfabric: this PE has no address: ") + ofi_.strerror(-code));
  return std::string(info_->fabric_attr->prov_name) + '\0' + std::string(bytes, n);
}

void OfiWire::connect(int pe, const std::string& address) {
  const size_t end = std::min(address.find('\0'), address.size());
  const std::string provider = address.substr(0, end);
  if (provider != info_->fabric_attr->prov_name) {
    throw Error("PE " + std::to_string(pe) + " has libfabric's provider " + provider + ", this one " +
                info_->fabric_attr->prov_name + ": set FI_PROVIDER to the same for all PEs");
  }
  auto peer = std::make_unique<Peer>();
  peer->pe = pe;
  peer->name = address;
  if (addresses_->ops->insert(addresses_, address.data() + end + 1, 1, &peer->address, 0, nullptr) != 1)
    throw Error("libfabric cannot use the address of PE " + std::to_string(pe));
  peers_[pe] = std::move(peer);
}

/// One endpoint serves all.
std::string OfiWire::path(int) {
  return std::string(info_->fabric_attr->prov_name) + "/" + info_->domain_attr->name;
}

void OfiWire::part(int pe) { peers_.at(pe)->may_go = true; }

/// What the provider has ends with an error.
void OfiWire::leave(int pe) {
  Peer& peer = *peers_.at(pe);
  failures_.erase(pe);
  peer.may_go = true;
  std::erase_if(waiting_, [&](const Waiting& one) {
    const bool is_for_it = one.request->peer == &peer;
    if (is_for_it) complete(one.request);
    return is_for_it;
  });
}

void OfiWire::fail(const std::string& what, const Peer* peer, int code) {
  if (peer && peer->may_go) return;
  failures_.try_emplace(peer ? peer->pe : -1, what + (peer ? " PE " + std::to_string(peer->pe) : "") + ": " +
                                                  ofi_.strerror(code) + advice_on_open_files());
}

OfiWire::Request* OfiWire::take_request(Peer& peer, Work* work) {
  if (free_.empty()) {
    requests_.push_back(std::make_unique<Request>());
    free_.push_back(requests_.back().get());
  }
  Request* const request = free_.back();
  free_.pop_back();
  request->peer = &peer;
  request->work = work;
  return request;
}

void OfiWire::give_back(Request* request) {
  request->parts.reset();
  request->epoch.reset();
  free_.push_back(request);
}

/// What the provider cannot take now waits for progress().
void OfiWire::start(Request* request, const char* what, std::function<ssize_t(Request*)> begin) {
  const NoBrokenPipe none;
  const ssize_t code = begin(request);
  if (code == -ofi::kAgain) {
    waiting_.push_back({request, what, std::move(begin)});
    return;
  }
  request->peer->is_reached = true;
  if (code != 0) {
    fail(what, request->peer, static_cast<int>(-code));
    complete(request);
  }
}

bool OfiWire::retry() {
  bool any = false;
  for (size_t n = waiting_.size(); n > 0; --n) {
    Waiting one = std::move(waiting_.front());
    waiting_.pop_front();
    const ssize_t code = one.begin(one.request);
    if (code == -ofi::kAgain) {
      look_for_refusal(*one.request->peer);
      waiting_.push_back(std::move(one));
      continue;
    }
    any = true;
    one.request->peer->is_reached = true;
    if (code == 0) continue;
    fail(one.what, one.request->peer, static_cast<int>(-code));
    complete(one.request);
  }
  return any;
}

/// A host that refuses is called again and again, and never does the provider over TCP say so. A call without
/// an answer is another matter (FarChannel::unanswered), and so is a PE that is stopped: its kernel takes
/// calls.
void OfiWire::look_for_refusal(Peer& peer) {
  if (peer.is_reached) return;  // it has no room
  const uint64_t now = now_ns();
  if (peer.waits_since_ns == 0) peer.waits_since_ns = now;
  if (now < peer.waits_since_ns + kReach || std::strncmp(info_->fabric_attr->prov_name, "tcp", 3) != 0)
    return;
  peer.waits_since_ns = now;
  const auto is_it = [&](const TcpPeer& other) {
    return peer.name.find(other.host) != peer.name.npos && peer.name.find(other.port) != peer.name.npos;
  };
  const std::vector<TcpPeer> connected = connected_peers(), silent = silent_peers();
  if (std::none_of(connected.begin(), connected.end(), is_it) &&
      std::none_of(silent.begin(), silent.end(), is_it))
    fail("no connection to", &peer, ECONNREFUSED);
}

void OfiWire::complete(Request* request) {
  if (request->epoch) {
    --request->epoch->puts;
    settle(*request->peer);
  }
  if (!request->parts || --*request->parts == 0) request->work->is_over = true;
  give_back(request);
}

void OfiWire::send(int pe, const unsigned char* message, size_t bytes, Work& work) {
  start(take_request(*peers_.at(pe), &work), "cannot send to", [=, this](Request* request) {
    return endpoint_->msg->send(endpoint_, message, bytes, nullptr, request->peer->address, request);
  });
}

void OfiWire::receive_into(Request& request) {
  const ssize_t code =
      endpoint_->msg->recv(endpoint_, request.buffer, kBuffer, nullptr, ofi::kAnyAddress, &request);
  if (code != 0) fail("cannot receive", nullptr, static_cast<int>(-code));
}

std::string OfiWire::expose(LocalMemory memory, size_t bytes) {
  ofi::Region* region = nullptr;
  const int mode = info_->domain_attr->mr_mode;
  int code = domain_->mr->reg(&domain_->fid, memory.at, bytes, ofi::kRemoteRead | ofi::kRemoteWrite, 0,
                              next_key_++, 0, &region, nullptr);
  if (code == 0 && (mode & ofi::kMrEndpoint)) {
    code = region->fid.ops->bind(&region->fid, &endpoint_->fid, 0);
    if (code == 0) code = region->fid.ops->control(&region->fid, ofi::kEnable, nullptr);
  }
  if (region) exposed_.push_back(region);
  if (code != 0 || !region) {
    fail("cannot register " + std::to_string(bytes >> 20) + " MiB of symmetric memory; raise `ulimit -l`",
         nullptr, -code);
    return {};
  }
  const uint64_t words[2] = {mode & ofi::kMrVirtAddr ? reinterpret_cast<uint64_t>(memory.at) : 0,
                             region->key};
  return {reinterpret_cast<const char*>(words), sizeof(words)};
}

std::unique_ptr<RemoteKey> OfiWire::unpack(int, const std::string& exposed) {
  auto key = std::make_unique<OfiKey>();
  if (exposed.size() != sizeof(key->start) + sizeof(key->key)) return nullptr;
  std::memcpy(&key->start, exposed.data(), sizeof(key->start));
  std::memcpy(&key->key, exposed.data() + sizeof(key->start), sizeof(key->key));
  return key;
}

/// In parts that the provider can take.
void OfiWire::transfer(int pe, size_t bytes, Work& work, bool is_put,
                       const std::function<ssize_t(Request*, size_t at, size_t part)>& begin) {
  Peer& peer = *peers_.at(pe);
  const auto parts = std::make_shared<size_t>((bytes + most_bytes_ - 1) / most_bytes_);
  if (bytes == 0) work.is_over = true;
  for (size_t at = 0; at < bytes; at += most_bytes_) {
    Request* const request = take_request(peer, &work);
    request->parts = parts;
    if (is_put) {
      request->epoch = peer.epochs.back();
      ++request->epoch->puts;
    }
    start(request, is_put ? "cannot put to" : "cannot get from",
          [=, part = std::min(most_bytes_, bytes - at)](Request* own) { return begin(own, at, part); });
  }
}

void OfiWire::put(int pe, const RemoteKey& key, uint64_t offset, LocalMemory local, size_t bytes,
                  Work& work) {
  const auto& to = static_cast<const OfiKey&>(key);
  const uint64_t place = to.start + offset, remote_key = to.key;
  transfer(pe, bytes, work, true, [=, this](Request* request, size_t at, size_t part) {
    const iovec from{local.at + at, part};
    const ofi::RemotePlace there{place + at, part, remote_key};
    const ofi::RmaMessage message{&from, nullptr, 1, request->peer->address, &there, 1, request, 0};
    return endpoint_->rma->writemsg(endpoint_, &message, ofi::kCompletion | ofi::kDeliveryComplete);
  });
}

void OfiWire::get(int pe, const RemoteKey& key, uint64_t offset, LocalMemory local, size_t bytes,
                  Work& work) {
  const auto& from = static_cast<const OfiKey&>(key);
  const uint64_t place = from.start + offset, remote_key = from.key;
  transfer(pe, bytes, work, false, [=, this](Request* request, size_t at, size_t part) {
    return endpoint_->rma->read(endpoint_, local.at + at, part, nullptr, request->peer->address, place + at,
                                remote_key, request);
  });
}

void OfiWire::flush(int pe, Work& work) {
  Peer& peer = *peers_.at(pe);
  peer.epochs.back()->flush = &work;
  peer.epochs.push_back(std::make_shared<Epoch>());
  settle(peer);
}

/// Flushes are over in their order.
void OfiWire::settle(Peer& peer) {
  while (peer.epochs.size() > 1 && peer.epochs.front()->puts == 0) {
    peer.epochs.front()->flush->is_over = true;
    peer.epochs.pop_front();
  }
}

bool OfiWire::progress(const Receive& receive) {
  const NoBrokenPipe none;
  const bool has_begun = !waiting_.empty() && retry();
  return take_completions(&receive) || has_begun;
}

bool OfiWire::take_completions(const Receive* receive) {
  ofi::Completion done[16];
  const ssize_t n = queue_->ops->read(queue_, done, std::size(done));
  if (n == -ofi::kFailureThere) {
    take_failure(receive);
    return true;
  }
  for (ssize_t i = 0; i < n; ++i) {
    auto* const request = static_cast<Request*>(done[i].context);
    if (request->peer) {
      complete(request);
    } else {
      if (receive) (*receive)(request->buffer, done[i].bytes);
      receive_into(*request);
    }
  }
  return n > 0;
}

void OfiWire::take_failure(const Receive* receive) {
  ofi::Failure failure{};
  if (queue_->ops->readerr(queue_, &failure, 0) <= 0) return;
  auto* const request = static_cast<Request*>(failure.context);
  if (!request || !request->peer) {
    if (receive) fail("cannot receive", nullptr, failure.code);
    return;
  }
  fail("no connection to", request->peer, failure.code);
  complete(request);
}

bool OfiWire::arm() {
  ofi::Fid* fid = &queue_->fid;
  return waiting_.empty() && fabric_->ops->trywait(fabric_, &fid, 1) == 0;
}

}  // namespace isomem
