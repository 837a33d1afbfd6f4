// SPDX-License-Identifier: Apache-2.0
#include "cuda/proxy.hpp"

#include <sched.h>
#include <unistd.h>

#include <exception>
#include <string>
#include <utility>

#include "core/clock.hpp"
#include "core/process.hpp"
#include "core/service_thread.hpp"
#include "cuda/collectives.hpp"
#include "cuda/copy_channel.hpp"
#include "cuda/driver.hpp"
#include "runtime/report.hpp"
#include "runtime/runtime.hpp"
#include "runtime/wait.hpp"

namespace isomem {

namespace {

/// How long the thread looks at an empty ring before it naps: longer where each PE has a core for it, and
/// longest where a kernel waits for what is under way; what others send is looked for only so long, so that
/// it does not take the wire from the program.
constexpr uint64_t kLooksOn = 10 * kMillisecond;
constexpr uint64_t kLooksOnBeside = 200 * kMillisecond;
constexpr uint64_t kLooksOnAwaiting = kSecond;
constexpr unsigned kShortNap = 20;      // microseconds
constexpr unsigned kLongNap = 1000;     // once nothing came for long
constexpr unsigned kNapsBefore = 5000;  // short naps

/// That an operation names at its PE; of a strided one, at least.
uint64_t bytes_there(const Op& op) {
  if (op.verb == Verb::amo || op.verb == Verb::amo_fetch) return op.width;
  return op.verb == Verb::put_strided || op.verb == Verb::get_strided ? 1 : op.bytes;
}

/// The program's thread and the proxy have one each.
bool has_core_for_collectives(const Runtime& runtime) {
  return runtime.limits().cores >= 3 * static_cast<uint64_t>(runtime.job().board().header.machine_pes);
}

}  // namespace

Proxy::Proxy(Runtime& runtime, CopyChannel& channel) : runtime_(runtime) {
  server_.emplace(*ring_, pe_.emplace(runtime, channel));
  thread_ = service_thread([this] {
    work();
    has_ended_ = true;
  });
}

void Proxy::halt() {
  stop_ = true;
  wait_for_end(thread_, has_ended_);
}

Proxy::~Proxy() {
  stop_ = true;
  thread_.join();
}

/// Whatever has no words of its own ends the job with some: out of a thread it would end the process without.
void Proxy::work() {
  try {
    serve();
  } catch (const std::exception& error) {
    end_job(runtime_, EndCause::error, 1,
            name_of(runtime_, runtime_.me()) +
                ": what kernels and streams have handed over could not be done: " + error.what() +
                "; the job ends");
  }
}

/// Looks while operations come, then naps, longer and longer. A PE is bound to a core, which its program may
/// use without a pause (cudaDeviceSynchronize); what others send to device memory is received here meanwhile.
void Proxy::serve() {
  share_cores_of(runtime_.job().board().header.launcher_pid);
  const BoardHeader& header = runtime_.job().board().header;
  const bool has_core = header.cores >= 2 * header.machine_pes;
  uint64_t worked = now_ns();
  unsigned naps = 0;
  while (!stop_.load(std::memory_order_relaxed)) {
    const uint64_t idle = now_ns() - worked;
    const bool took = server_->take_some();
    Channel* const wire = runtime_.transport().wire();
    const bool received = wire && idle < kLooksOn && wire->progress();
    const bool handed_over = server_->hand_over_held();
    if (server_->finish_some() || took || received || handed_over) {
      worked = now_ns();
      naps = 0;
    } else if (idle < (server_->awaits_others() ? kLooksOnAwaiting : has_core ? kLooksOnBeside : kLooksOn)) {
      has_core ? pause_core() : static_cast<void>(sched_yield());
    } else {
      usleep(naps < kNapsBefore ? kShortNap : kLongNap);
      ++naps;
    }
  }
}

void Proxy::settle() const {
  if (stop_) return;
  const uint64_t posted = server_->posted();
  while (!server_->has_given(posted)) {
    end_if_told(runtime_);
    sched_yield();
  }
}

Proxy::Pe::Pe(Runtime& runtime, CopyChannel& channel)
    : runtime_(runtime),
      channel_(channel),
      collectives_([&runtime](const CollectiveCall& call, bool staged) { carry_out(runtime, call, staged); },
                   has_core_for_collectives(runtime)) {}

Channel* Proxy::Pe::wire() const { return runtime_.transport().wire(); }
bool Proxy::Pe::is_near(int pe) const { return runtime_.job().peers().is_near(pe); }

void Proxy::Pe::begin(const CollectiveCall& call, bool is_staged, std::function<void()> done) {
  try {
    collectives_.begin(call, is_staged, std::move(done));
  } catch (const std::exception& error) {  // there is no thread for it
    end_job(runtime_, EndCause::error, 1,
            name_of(runtime_, runtime_.me()) + ": " + call.routine + ": " + error.what() + "; the job ends");
  }
}

/// As other waits are: after 10 s and then once a minute; ISOMEM_TIMEOUT ends the job.
void Proxy::Pe::explain_if_slow(uint64_t since_ns, uint64_t& explained_ns, const char* what, int pe) const {
  const uint64_t now = now_ns();
  const auto limit_ns = static_cast<uint64_t>(runtime_.options().timeout_s * kSecond);
  const bool is_over = limit_ns > 0 && now >= since_ns + limit_ns;
  const uint64_t pause = explained_ns == since_ns ? 10 * kSecond : 60 * kSecond;
  if (!is_over && now < explained_ns + pause) return;
  explained_ns = now;
  const std::string where = pe < 0 ? std::string() : " to " + name_of(runtime_, pe);
  const std::string words =
      name_of(runtime_, runtime_.me()) + text(": a kernel has waited %.0f s for %s to complete %s%s",
                                              static_cast<double>(now - since_ns) / kSecond,
                                              runtime_.transport().wire()->name(), what, where.c_str());
  if (!is_over) return say(words);
  end_job(runtime_, EndCause::timeout, 1,
          words + text("; the job ends: the wait lasted longer than ISOMEM_TIMEOUT=%g",
                       runtime_.options().timeout_s));
}

/// The result goes back through the slot: `op.local` is an address that only the kernel's thread knows.
void Proxy::Pe::on_host_word(const Op& op, uint64_t* result) const {
  uint64_t ticket;
  const bool is_atomic = op.verb == Verb::amo || op.verb == Verb::amo_fetch;
  const Status status = is_atomic ? channel_.atomic(op, result) : channel_.post(op, kDefaultContext, &ticket);
  if (status == Status::ok) return;
  end_job(runtime_, EndCause::error, 1,
          name_of(runtime_, runtime_.me()) +
              text(": %s of a kernel, to PE %d, failed; the job ends", name_of(op.verb), op.pe));
}

/// The first that is no symmetric memory, or whose PE there is not; null: all is well.
const void* Proxy::Pe::wrong_address(const Op& op) const {
  const auto is_symmetric = [&](uint64_t address, uint64_t bytes) {
    const auto* remote = reinterpret_cast<const void*>(address);
    return runtime_.memory().is_symmetric(remote, bytes) ||
           runtime_.transport().is_symmetric_on_device(remote, bytes);
  };
  const bool is_pe = op.pe >= 0 && op.pe < runtime_.n_pes();
  const bool good_remote = is_symmetric(op.remote, bytes_there(op));
  const bool has_signal = op.verb == Verb::put_signal;
  if (is_pe && good_remote && (!has_signal || is_symmetric(op.signal, sizeof(uint64_t)))) return nullptr;
  return reinterpret_cast<const void*>(good_remote ? op.signal : op.remote);
}

void Proxy::Pe::require_good(const Op& op) const {
  const void* const bad = wrong_address(op);
  if (!bad) return;
  end_job(runtime_, EndCause::error, 1,
          name_of(runtime_, runtime_.me()) +
              text(": %s of a kernel, %llu bytes to PE %d at %s; valid: PEs 0 to %d, and symmetric memory of "
                   "this PE; the job ends",
                   name_of(op.verb), static_cast<unsigned long long>(bytes_there(op)), op.pe,
                   runtime_.describe(bad).c_str(), runtime_.n_pes() - 1));
}

void Proxy::Pe::require(Status status, const char* what, int pe) const {
  if (status == Status::ok) return;
  const Channel& wire = *runtime_.transport().wire();
  const std::string why = wire.failure();
  const std::string where = pe < 0 ? std::string() : " to " + name_of(runtime_, pe);
  end_job_of_lost_wire(runtime_, name_of(runtime_, runtime_.me()) +
                                     text(": %s failed in %s of a kernel%s%s%s", wire.name(), what,
                                          where.c_str(), why.empty() ? "" : ": ", why.c_str()));
}

}  // namespace isomem
