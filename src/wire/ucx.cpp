// SPDX-License-Identifier: Apache-2.0
#include "wire/ucx.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

#include "core/clock.hpp"
#include "core/error.hpp"
#include "core/files.hpp"
#include "core/process.hpp"
#include "core/service_thread.hpp"
#include "wire/preset.hpp"

namespace isomem {

namespace {

constexpr unsigned kMessageId = 7;
constexpr const char* kThread = "async";  // the name of those that UCX starts
/// At the end endpoints are given so long to send what they have.
constexpr uint64_t kPatience = 2 * kSecond;
/// Between attempts to reach a PE: UCX gives up at the first error, which is there 3 s after a link has gone
/// down.
constexpr uint64_t kRetry = kSecond / 10;
/// Since when puts and gets of UCX take device memory over every transport.
constexpr unsigned kMinorForDevices = 16;

struct UcxKey final : RemoteKey {
  explicit UcxKey(const ucp::Library& library) : ucx(library) {}
  ~UcxKey() override {
    if (key) ucx.rkey_destroy(key);
  }
  const ucp::Library& ucx;
  uint64_t start = 0;  // of the memory, as its owner has it
  ucp::Key key = nullptr;
};

/// The fields that are not set are zero.
template <class Params>
Params params(uint64_t mask) {
  Params all{};
  all.mask = static_cast<decltype(all.mask)>(mask);
  return all;
}

/// "2 x rc_mlx5/mlx5_0:1, tcp/eth0": each transport and device once, in the order of the lanes.
std::string lanes_in(std::string_view info) {
  std::vector<std::pair<std::string, int>> found;
  any_part(info, '\n', [&](std::string_view line) {
    const size_t lane = line.find("lane[");
    const size_t begin = line.find(':', line.find("]:", lane) + 2) + 1;  // behind the number of the resource
    const size_t end = line.find(" md[", begin);
    if (lane == line.npos || begin == 0 || end == line.npos) return false;
    const std::string name(line.substr(begin, line.substr(0, end).rfind('.') - begin));
    const auto known =
        std::find_if(found.begin(), found.end(), [&](const auto& one) { return one.first == name; });
    known == found.end() ? void(found.emplace_back(name, 1)) : void(++known->second);
    return false;
  });
  std::string all;
  for (const auto& [name, n] : found) {
    all += (all.empty() ? "" : ", ") + (n > 1 ? std::to_string(n) + " x " : "") + name;
  }
  return all;
}

/// What may leave UCX without a way.
std::string users_choice() { return words_of_variables({"UCX_TLS", "UCX_NET_DEVICES"}); }

}  // namespace

bool has_rdma_device() {
  std::error_code none;
  return std::filesystem::directory_iterator("/sys/class/infiniband", none) !=
         std::filesystem::directory_iterator();
}

UcxWire::UcxWire(Between between, GpuDirect gpudirect) : ucx_(ucp::library()), gpudirect_(gpudirect) {
  const auto check = [this, choice = users_choice()](ucp::Code code, const char* what) {
    if (code != ucp::kOk) throw Error(std::string("UCX: ") + what + ": " + ucx_.status_string(code) + choice);
  };
  auto context = params<ucp::Params>(ucp::Params::kFeatures);
  context.features = ucp::Params::kRma | ucp::Params::kWakeup | ucp::Params::kMessages;
  // a PE that cannot be reached holds up nobody else
  const Preset connect("UCX_TCP_CONN_NB", "y");
  // puts over TCP are cut into segments, each with an answer of its own: 8 KiB as it comes. Our largest
  // message is one. UCX sends none that are larger than those it receives: if the user has set one, the other
  // follows
  const Preset to_send("UCX_TCP_TX_SEG_SIZE", "144k", "UCX_TCP_RX_SEG_SIZE");
  const Preset to_receive("UCX_TCP_RX_SEG_SIZE", "144k", "UCX_TCP_TX_SEG_SIZE");
  // else UCX takes and frees device memory when first it sends much, of the host too, and the driver frees
  // when no kernel runs: never, if one waits for what is sent
  const Preset fragments("UCX_RNDV_FRAG_MEM_TYPE", "host", "UCX_RNDV_FRAG_MEM_TYPES");
  // each PE would take 4 MB of /dev/shm, of which containers have 64, and leave a file there if it is killed
  // while it starts
  std::optional<Preset> no_shared_memory;
  if (between == Between::machines) no_shared_memory.emplace("UCX_TLS", "^shm");
  const NoSignals none;
  const int before = threads_called(kThread);
  check(ucx_.init_version(1, 13, &context, nullptr, &context_), "no transport can be used");
  auto worker = params<ucp::WorkerParams>(ucp::WorkerParams::kThreadMode);
  worker.thread_mode = 1;
  check(ucx_.worker_create(context_, &worker, &worker_),
        "cannot make a worker, which takes files (`ulimit -n`) and memory of /dev/shm");
  using Handler = ucp::HandlerParams;
  auto handler = params<Handler>(Handler::kId | Handler::kFlags | Handler::kCallback | Handler::kArgument);
  handler.id = kMessageId;
  handler.flags = 1;
  handler.callback = received;
  handler.argument = this;
  check(ucx_.worker_set_am_recv_handler(worker_, &handler), "cannot receive messages");
  check(ucx_.worker_get_efd(worker_, &descriptor_), "there is no descriptor to wait for");
  threads_ = threads_called(kThread) - before;
  service_threads += threads_;
  no_direct_way_ = why_not_direct();
}

/// Over TCP the CPUs copy in any case, and the far layer does so for device memory with several copies under
/// way.
std::string UcxWire::why_not_direct() const {
  if (gpudirect_ == GpuDirect::off) return "ISOMEM_GPUDIRECT=off";
  auto known = params<ucp::ContextAttributes>(ucp::ContextAttributes::kMemoryTypes);
  const bool is_asked = ucx_.context_query(context_, &known) == ucp::kOk;
  if (!is_asked || !(known.memory_types & 1 << ucp::kCuda)) {
    return "UCX " + ucp::version() + " has no CUDA here (its libuct_cuda.so, and the driver)" +
           users_choice();
  }
  if (ucp::minor_version() < kMinorForDevices) return "UCX " + ucp::version() + " is older than 1.16";
  const bool has_card = gpudirect_ == GpuDirect::on || has_rdma_device();
  return has_card ? "" : "this host has no RDMA device (/sys/class/infiniband is empty)";
}

UcxWire::~UcxWire() {
  service_threads -= threads_;  // first: fewer that live than are counted would be the end of the program
  close_endpoints();
  withdraw_device_memory();
  for (ucp::Memory memory : exposed_) ucx_.mem_unmap(context_, memory);
  ucx_.worker_destroy(worker_);
  ucx_.cleanup(context_);
}

/// What was sent leaves before the endpoints go.
void UcxWire::close_endpoints() {
  for (const auto& [pe, peer] : peers_) {
    peer->may_go = true;
    if (peer->endpoint) close(*peer);
  }
  const uint64_t deadline = now_ns() + kPatience;
  for (void* request : closing_) {
    while (ucx_.request_check_status(request) == 1 && now_ns() < deadline) ucx_.worker_progress(worker_);
    ucx_.request_free(request);
  }
}

void UcxWire::close(Peer& peer) {
  auto param = params<ucp::RequestParam>(ucp::RequestParam::kFlags);
  param.flags = peer.is_lost ? ucp::kCloseByForce : 0;
  void* request = ucx_.ep_close_nbx(std::exchange(peer.endpoint, nullptr), &param);
  if (ucp::is_request(request)) closing_.push_back(request);
}

std::string UcxWire::address() {
  void* address = nullptr;
  size_t bytes = 0;
  const ucp::Code code = ucx_.worker_get_address(worker_, &address, &bytes);
  if (code != ucp::kOk) throw Error(std::string("UCX: this PE has no address: ") + ucx_.status_string(code));
  std::string copy(static_cast<const char*>(address), bytes);
  ucx_.worker_release_address(worker_, address);
  return copy;
}

void UcxWire::connect(int pe, const std::string& address) {
  peers_[pe] = std::make_unique<Peer>(Peer{this, pe, address});
}

/// Not while UCX calls: 1.13 crashes if an endpoint is made for the PE whose connection it reads from.
void UcxWire::open(Peer& peer) {
  using Endpoint = ucp::EndpointParams;
  peer.next_ns = now_ns() + kRetry;
  peer.is_lost = false;
  auto to = params<Endpoint>(Endpoint::kAddress | Endpoint::kErrorMode | Endpoint::kErrorHandler);
  to.address = peer.address.data();
  to.error_mode = 1;
  to.on_error = lost;
  to.argument = &peer;
  const ucp::Code code = ucx_.ep_create(worker_, &to, &peer.endpoint);
  if (code == ucp::kOk) return;
  peer.endpoint = nullptr;
  peer.why = code;
  peer.has_no_way = code == ucp::kUnreachable;
}

/// Whether nothing waits for that any more.
bool UcxWire::reach(Peer& peer) {
  if (peer.is_dead) return peer.early.empty();
  const uint64_t now = now_ns();
  if (!peer.is_reached && peer.is_lost && peer.endpoint) close(peer);
  if (!peer.endpoint && !peer.has_no_way && now >= peer.next_ns) open(peer);
  for (auto next = peer.early.begin(); next != peer.early.end() && peer.endpoint && !peer.is_lost;) {
    Early& early = *next++;  // the list may lose it
    if (!early.is_posted) post(early);
  }
  if (peer.early.empty()) return true;
  const bool has_failed = !peer.is_reached && peer.why != ucp::kOk;
  if (has_failed && !failures_.contains(peer.pe) && (peer.has_no_way || now >= peer.begun_ns + kReach)) {
    fail(peer.has_no_way ? "no transport that notices failures (shared memory does not) to"
                         : "no connection to",
         peer.pe, peer.why);
    failures_[peer.pe] += users_choice();
  }
  return false;
}

/// UCX tells it in a text for people, with a line for each lane: "#  lane[0]:  1:tcp/eth0.0 md[1] -> ...".
std::string UcxWire::path(int pe) {
  if (!endpoint(pe)) open(*peers_.at(pe));
  if (!endpoint(pe)) return {};
  char* text = nullptr;
  size_t bytes = 0;
  std::FILE* const file = open_memstream(&text, &bytes);
  if (!file) return {};
  ucx_.ep_print_info(endpoint(pe), file);
  std::fclose(file);
  std::string lanes = lanes_in(std::string_view(text, bytes));
  std::free(text);
  return lanes;
}

/// Over TCP the CPUs copy in any case, and puts have answers.
Wire::Sizes UcxWire::sizes(int pe) {
  const std::string lanes = path(pe);
  const bool is_tcp = !lanes.empty() && !any_part(lanes, ',', [](std::string_view lane) {
    return lane.find("tcp/") == lane.npos;
  });
  Sizes sizes;
  if (is_tcp) sizes = {kMessage, 64 << 10, 512 << 10};
  sizes.largest = kMessage;
  sizes.device = no_direct_way_.empty() && (!is_tcp || gpudirect_ == GpuDirect::on);
  return sizes;
}

void UcxWire::part(int pe) { peers_.at(pe)->may_go = true; }

/// What UCX has is over once the endpoint is closed.
void UcxWire::leave(int pe) {
  Peer& peer = *peers_.at(pe);
  failures_.erase(pe);
  peer.may_go = peer.is_dead = peer.is_lost = true;
  peer.early.remove_if([](const Early& early) {
    if (!early.is_posted) early.work->is_over = true;
    return !early.is_posted;
  });
  if (peer.endpoint) close(peer);
}

void UcxWire::fail(const char* what, int pe, ucp::Code code) {
  failures_.try_emplace(pe,
                        std::string(what) + " PE " + std::to_string(pe) + ": " + ucx_.status_string(code));
}

/// Nobody would notice later where nothing waits to be sent.
void UcxWire::lost(void* peer, ucp::Endpoint, ucp::Code code) {
  auto& gone = *static_cast<Peer*>(peer);
  gone.is_lost = true;
  gone.why = code;
  const bool is_over = gone.is_reached || gone.early.empty();
  if (is_over && !gone.may_go) gone.wire->fail("no connection to", gone.pe, code);
}

/// An error is told by the endpoint as well.
void UcxWire::over(void* request, ucp::Code, void* work) {
  static_cast<Work*>(work)->is_over = true;
  ucp::library().request_free(request);
}

/// Of an early message.
void UcxWire::tried(void* request, ucp::Code code, void* early) {
  auto& message = *static_cast<Early*>(early);
  Peer& peer = *message.peer;
  ucp::library().request_free(request);
  message.is_posted = false;
  if (code == ucp::kOk || peer.is_reached || peer.may_go) peer.wire->left(message);
}

/// Calls `over` for `what`, which is about host memory, once that has ended.
ucp::RequestParam UcxWire::telling(Over over, void* what, uint32_t flags) {
  using Param = ucp::RequestParam;
  auto param = params<Param>(Param::kCallback | Param::kUserData | Param::kFlags | Param::kMemoryType);
  param.memory_type = ucp::kHost;
  param.flags = flags;
  param.callback = over;
  param.user_data = what;
  return param;
}

/// Of a transfer. UCX takes device memory that cuMemMap has made for the host's, unless it is told what it is
/// registered as.
ucp::RequestParam UcxWire::moving(LocalMemory local, Work& work) const {
  ucp::RequestParam param = telling(over, &work);
  if (!local.is_device) return param;
  param.mask ^= ucp::RequestParam::kMemoryType | ucp::RequestParam::kMemory;
  param.memory = std::prev(exposed_of_device_.upper_bound(local.at))->second.memory;
  return param;
}

void UcxWire::check_start(void* request, Work& work, const char* what, int pe) {
  if (ucp::is_request(request)) return;  // over() comes
  work.is_over = true;
  if (request && !peers_.at(pe)->may_go) fail(what, pe, ucp::code_of(request));
}

void UcxWire::send(int pe, const unsigned char* message, size_t bytes, Work& work) {
  Peer& peer = *peers_.at(pe);
  if (!peer.is_reached) {
    if (peer.early.empty()) {
      unreached_.push_back(&peer);
      peer.begun_ns = now_ns();
    }
    peer.early.push_back({&peer, message, bytes, &work});
    if (!receive_) reach(peer);
    return;
  }
  const ucp::RequestParam param = telling(over, &work, ucp::kSendEager);
  check_start(ucx_.am_send_nbx(peer.endpoint, kMessageId, nullptr, 0, message, bytes, &param), work,
              "cannot send to", pe);
}

void UcxWire::post(Early& early) {
  Peer& peer = *early.peer;
  const ucp::RequestParam param = telling(tried, &early, ucp::kSendEager);
  early.is_posted = true;
  void* request = ucx_.am_send_nbx(peer.endpoint, kMessageId, nullptr, 0, early.message, early.bytes, &param);
  if (ucp::is_request(request)) return;  // tried() comes
  if (!request || peer.may_go) return left(early);
  early.is_posted = false;
  peer.is_lost = true;
  peer.why = ucp::code_of(request);
}

/// There was a connection to leave by, or none is needed any more.
void UcxWire::left(Early& early) {
  Peer& peer = *early.peer;
  peer.is_reached = true;
  early.work->is_over = true;
  peer.early.remove_if([&](const Early& other) { return &other == &early; });
}

ucp::Code UcxWire::received(void* self, const void*, size_t, void* data, size_t bytes, const void* param) {
  const auto& wire = *static_cast<UcxWire*>(self);
  if (*static_cast<const uint64_t*>(param) & ucp::kRendezvous) return ucp::kOk;  // none of ours is so large
  if (wire.receive_) (*wire.receive_)(static_cast<const unsigned char*>(data), bytes);
  return ucp::kOk;
}

std::string UcxWire::expose(LocalMemory start, size_t bytes) {
  using Map = ucp::MapParams;
  auto map = params<Map>(Map::kAddress | Map::kLength);
  map.address = start.at;
  map.length = bytes;
  if (start.is_device) {
    map.mask |= Map::kMemoryType;
    map.memory_type = ucp::kCuda;
  }
  ucp::Memory memory = nullptr;
  void* packed = nullptr;
  size_t packed_bytes = 0;
  ucp::Code code = ucx_.mem_map(context_, &map, &memory);
  if (code == ucp::kOk) {
    start.is_device ? void(exposed_of_device_[start.at] = {bytes, memory}) : exposed_.push_back(memory);
    code = ucx_.rkey_pack(context_, memory, &packed, &packed_bytes);
  }
  if (code != ucp::kOk && start.is_device) return {};
  if (code != ucp::kOk) {
    failures_.try_emplace(-1, std::string("cannot register ") + std::to_string(bytes >> 20) +
                                  " MiB of symmetric memory: " + ucx_.status_string(code) +
                                  "; raise `ulimit -l`");
    return {};
  }
  const auto place = reinterpret_cast<uint64_t>(start.at);
  std::string exposed(reinterpret_cast<const char*>(&place), sizeof(place));
  exposed.append(static_cast<const char*>(packed), packed_bytes);
  ucx_.rkey_buffer_release(packed);
  return exposed;
}

size_t UcxWire::in_one_range(LocalMemory local, size_t bytes) const {
  if (!local.is_device) return bytes;
  const auto& [begin, range] = *std::prev(exposed_of_device_.upper_bound(local.at));
  return std::min<size_t>(bytes, static_cast<size_t>(begin + range.bytes - local.at));
}

void UcxWire::withdraw_device_memory() {
  for (const auto& [begin, range] : std::exchange(exposed_of_device_, {}))
    ucx_.mem_unmap(context_, range.memory);
}

std::unique_ptr<RemoteKey> UcxWire::unpack(int pe, const std::string& exposed) {
  auto key = std::make_unique<UcxKey>(ucx_);
  if (exposed.size() <= sizeof(key->start)) return nullptr;
  std::memcpy(&key->start, exposed.data(), sizeof(key->start));
  if (!endpoint(pe)) return nullptr;
  const ucp::Code code = ucx_.ep_rkey_unpack(endpoint(pe), exposed.data() + sizeof(key->start), &key->key);
  if (code != ucp::kOk) fail("cannot use memory of", pe, code);
  return key;
}

void UcxWire::put(int pe, const RemoteKey& key, uint64_t offset, LocalMemory local, size_t bytes,
                  Work& work) {
  const auto& to = static_cast<const UcxKey&>(key);
  const ucp::RequestParam param = moving(local, work);
  check_start(ucx_.put_nbx(endpoint(pe), local.at, bytes, to.start + offset, to.key, &param), work,
              "cannot put to", pe);
}

void UcxWire::get(int pe, const RemoteKey& key, uint64_t offset, LocalMemory local, size_t bytes,
                  Work& work) {
  const auto& from = static_cast<const UcxKey&>(key);
  const ucp::RequestParam param = moving(local, work);
  check_start(ucx_.get_nbx(endpoint(pe), local.at, bytes, from.start + offset, from.key, &param), work,
              "cannot get from", pe);
}

void UcxWire::flush(int pe, Work& work) {
  const ucp::RequestParam param = telling(over, &work);
  check_start(ucx_.ep_flush_nbx(endpoint(pe), &param), work, "cannot flush to", pe);
}

bool UcxWire::progress(const Receive& receive) {
  receive_ = &receive;
  const bool any = ucx_.worker_progress(worker_) != 0;
  receive_ = nullptr;  // who closes the endpoints has nobody to receive for, and messages may still come
  std::erase_if(unreached_, [this](Peer* peer) { return reach(*peer); });
  return any;
}

bool UcxWire::arm() { return ucx_.worker_arm(worker_) == ucp::kOk; }

}  // namespace isomem
