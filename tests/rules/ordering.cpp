// SPDX-License-Identifier: Apache-2.0
// PES: 1 2 3 4 8
// TIMEOUT: 120
// Rules of order and completion: fence, quiet, pe_quiet, barriers, signals, each on the contexts it is about.
#include "../common/rules.hpp"

#include <array>
#include <vector>

namespace {

constexpr size_t kLength = 37;

int rounds() { return test::all() ? 20000 : 1000; }

/// A context that ends with this object.
class Context {
 public:
  explicit Context(long options = 0) {
    CHECK_EQ(shmem_ctx_create(options, &ctx_), 0);
    CHECK(ctx_ != SHMEM_CTX_INVALID);
  }
  ~Context() { shmem_ctx_destroy(ctx_); }
  Context(const Context&) = delete;
  operator shmem_ctx_t() const { return ctx_; }

 private:
  shmem_ctx_t ctx_ = SHMEM_CTX_INVALID;
};

/// Messages to the right neighbour: a payload in several operations on one context, a fence of that context,
/// a flag. Whoever sees the flag sees the payload, and has called nothing but the wait.
class Messages {
 public:
  Messages(const test::Session& s, shmem_ctx_t ctx) : s_(s), ctx_(ctx) {}
  ~Messages() {
    shmem_free(flags_);
    shmem_free(data_);
  }

  void send_payload(int k) {
    test::note("payload, fence, flag; round %d", k);
    test::fill(source_.data(), kLength, salt(k), s_.me);
    shmem_ctx_uint64_put(ctx_, data_, source_.data(), 10, s_.right());
    shmem_ctx_uint64_iput(ctx_, data_ + 10, source_.data() + 10, 1, 1, 7, s_.right());
    shmem_ctx_uint64_put_nbi(ctx_, data_ + 17, source_.data() + 17, 18, s_.right());
    shmem_ctx_uint64_atomic_set(ctx_, data_ + 35, source_[35], s_.right());
    shmem_ctx_uint64_p(ctx_, data_ + 36, source_[36], s_.right());
  }
  void fence() { shmem_ctx_fence(ctx_); }
  void send_flag(int k) {
    const auto value = static_cast<uint64_t>(k);
    if (k % 3 == 0) shmem_ctx_uint64_p(ctx_, flags_, value, s_.right());
    if (k % 3 == 1) shmem_ctx_uint64_atomic_set(ctx_, flags_, value, s_.right());
    if (k % 3 == 2) shmem_ctx_signal_set(ctx_, flags_, value, s_.right());
  }
  void receive(int k) {
    shmem_uint64_wait_until(flags_, SHMEM_CMP_EQ, static_cast<uint64_t>(k));
    CHECK_FILLED(data_, kLength, salt(k), s_.left());
    shmem_uint64_p(flags_ + 1, static_cast<uint64_t>(k), s_.left());  // read: the next may come
    shmem_uint64_wait_until(flags_ + 1, SHMEM_CMP_EQ, static_cast<uint64_t>(k));
    shmem_quiet();
    shmem_ctx_quiet(ctx_);  // the source is free
  }

 private:
  static uint64_t salt(int k) { return static_cast<uint64_t>(k) * 3; }

  const test::Session& s_;
  const shmem_ctx_t ctx_;
  uint64_t* data_ = test::symmetric<uint64_t>(kLength);
  uint64_t* flags_ = test::symmetric<uint64_t>(2);
  std::array<uint64_t, kLength> source_{};
};

void pass_messages(const test::Session& s, shmem_ctx_t ctx, int n) {
  Messages messages(s, ctx);
  for (int k = 1; k <= n; ++k) {
    messages.send_payload(k);
    messages.fence();
    messages.send_flag(k);
    messages.receive(k);
  }
}

void fence_orders_its_context(test::Session& s) {
  const Context one, other;
  pass_messages(s, SHMEM_CTX_DEFAULT, rounds());
  pass_messages(s, one, rounds() / 2);
  // interleaved: the fence of one context is all that orders its messages
  Messages a(s, one), b(s, other);
  for (int k = 1; k <= rounds() / 2; ++k) {
    a.send_payload(k);
    b.send_payload(k);
    a.fence();
    a.send_flag(k);
    b.fence();
    b.send_flag(k);
    a.receive(k);
    b.receive(k);
  }
}

/// A fence completes nothing: what a nonblocking get and a fetching atomic bring is there after quiet.
void fence_leaves_gets_to_quiet(test::Session& s) {
  uint64_t* data = test::symmetric<uint64_t>(kLength + 1);
  test::fill(data, kLength, 5, s.me);
  data[kLength] = 100;
  shmem_barrier_all();
  for (int k = 0; k < rounds() / 10; ++k) {
    test::note("get_nbi, fetch_inc_nbi, fence, quiet; round %d", k);
    uint64_t got[kLength] = {}, ticket = 0;
    shmem_uint64_get_nbi(got, data, kLength, s.right());
    shmem_uint64_atomic_fetch_inc_nbi(&ticket, data + kLength, s.right());
    shmem_fence();
    shmem_quiet();
    CHECK_FILLED(got, kLength, 5, s.right());
    CHECK_EQ(ticket, 100 + static_cast<uint64_t>(k));
  }
  shmem_barrier_all();
  shmem_free(data);
}

/// After a quiet of their context nonblocking puts are at the target, where a third PE reads them as soon as
/// it is told; results of gets and atomics are here. `quiet(ctx)` is one that completes the right neighbour.
template <class Quiet>
void complete_by(const test::Session& s, shmem_ctx_t ctx, Quiet quiet) {
  constexpr size_t kPieces = 20, kPiece = 50, kAll = kPieces * kPiece;
  long* data = test::symmetric<long>(kAll);
  uint64_t* words = test::symmetric<uint64_t>(4);  // told, signal, and two for atomics
  std::vector<long> source(kAll), copy(kAll);
  for (int k = 1; k <= rounds() / 20; ++k) {
    test::note("operations of a context, quiet of it; round %d", k);
    const auto salt = static_cast<uint64_t>(k);
    test::fill(source.data(), kAll, salt, s.me);
    uint64_t old[3] = {~uint64_t{0}, ~uint64_t{0}, ~uint64_t{0}};
    for (size_t i = 0; i < kPieces; ++i) {
      long *const to = data + i * kPiece, *const from = source.data() + i * kPiece;
      if (i % 5) shmem_ctx_long_put_nbi(ctx, to, from, kPiece, s.right());
      if (i % 5 == 0)
        shmem_ctx_long_put_signal_nbi(ctx, to, from, kPiece, words + 1, 1, SHMEM_SIGNAL_ADD, s.right());
    }
    shmem_ctx_uint64_atomic_inc(ctx, words + 2, s.right());
    shmem_ctx_uint64_atomic_fetch_add_nbi(ctx, old, words + 3, 2, s.right());
    shmem_ctx_uint64_atomic_fetch_nbi(ctx, old + 1, words + 3, s.right());
    shmem_ctx_uint64_atomic_compare_swap_nbi(ctx, old + 2, words + 3, ~uint64_t{0}, 0, s.right());
    quiet(ctx);
    CHECK_EQ(old[0], 2 * salt - 2);
    for (const uint64_t seen : {old[1], old[2]}) CHECK(seen == 2 * salt - 2 || seen == 2 * salt);
    // all of it is at right(1); right(2), who hears of it from us, reads it there
    shmem_uint64_p(words, salt, s.right(2));
    shmem_uint64_wait_until(words, SHMEM_CMP_EQ, salt);
    CHECK_EQ(shmem_uint64_g(words + 1, s.left()), 4 * salt);
    CHECK_EQ(shmem_uint64_g(words + 2, s.left()), salt);
    for (size_t i = 0; i < kPieces; ++i) {
      shmem_ctx_long_get_nbi(ctx, copy.data() + i * kPiece, data + i * kPiece, kPiece, s.left());
    }
    const int left = s.left();
    shmem_ctx_pe_quiet(ctx, &left, 1);
    CHECK_FILLED(copy.data(), kAll, salt, s.left(2));
    shmem_barrier_all();
  }
  shmem_free(words);
  shmem_free(data);
}

void quiet_completes_its_context(test::Session& s) {
  complete_by(s, SHMEM_CTX_DEFAULT, [](shmem_ctx_t) { shmem_quiet(); });
  const Context ctx, other;
  complete_by(s, ctx, [&](shmem_ctx_t its) { shmem_ctx_quiet(its), shmem_ctx_quiet(other); });
}

void quiet_of_no_context_does_nothing(test::Session&) {
  test::note("fence and quiet with nothing outstanding");
  const int nobody = -5;
  for (int i = 0; i < 1000; ++i) {
    shmem_fence();
    shmem_quiet();
    shmem_ctx_quiet(SHMEM_CTX_INVALID);
    shmem_ctx_fence(SHMEM_CTX_INVALID);
    shmem_ctx_pe_quiet(SHMEM_CTX_INVALID, &nobody, 1);
  }
}

/// Store buffering between pairs: write into the partner, quiet, read what the partner writes. In no round
/// may both have missed the other's write.
void quiet_comes_before_later_reads(test::Session& s) {
  const int partner = s.me ^ 1;
  if (s.n % 2) return;  // pairs only
  const size_t n = static_cast<size_t>(rounds()) * 5;
  int* word = test::symmetric<int>(n);
  int* read = test::symmetric<int>(n);
  for (size_t k = 0; k < n; ++k) {
    if (k % 5 == 0) shmem_sync_all();  // keeps the two close together
    shmem_int_p(word + k, 1, partner);
    shmem_quiet();
    read[k] = shmem_int_g(word + k, s.me);
  }
  shmem_barrier_all();
  size_t both = 0;
  for (size_t k = 0; k < n; ++k) {
    test::note("store buffering with quiet, round %zu", k);
    const int other = shmem_int_g(read + k, partner);
    CHECK(read[k] == 1 || other == 1);
    both += read[k] == 1 && other == 1;
  }
  if (s.me == 0) std::printf("store buffering: %zu rounds, in %zu of them both saw the other\n", n, both);
  shmem_barrier_all();
  shmem_free(read);
  shmem_free(word);
}

/// Every blocking form has taken its source when it returns, so one buffer serves for many calls; a blocking
/// get has filled its dest.
void source_after_put_dest_after_get(test::Session& s) {
  constexpr size_t kForms = 5, kPieces = 12;
  long* data = test::symmetric<long>(kForms * kPieces * kLength);
  uint64_t* signal = test::symmetric<uint64_t>(1);
  long buffer[2 * kLength], got[kLength];
  for (int k = 0; k < rounds() / 20; ++k) {
    const auto salt = static_cast<uint64_t>(k) * 1000;
    for (size_t i = 0; i < kForms * kPieces; ++i) {
      long* const to = data + i * kLength;
      test::note("one source for many puts, form %zu, round %d", i % kForms, k);
      test::fill(buffer, kLength, salt + i, s.me);
      if (i % kForms == 0) shmem_long_put(to, buffer, kLength, s.right());
      if (i % kForms == 1) shmem_putmem(to, buffer, kLength * sizeof(long), s.right());
      if (i % kForms == 2) shmem_long_iput(to, buffer, 1, 1, kLength, s.right());
      if (i % kForms == 3) shmem_long_ibput(to, buffer, kLength, kLength, kLength, 1, s.right());
      if (i % kForms == 4) shmem_long_put_signal(to, buffer, kLength, signal, 1, SHMEM_SIGNAL_ADD, s.right());
      std::memset(buffer, 0x5a, sizeof buffer);
    }
    shmem_barrier_all();
    for (size_t i = 0; i < kForms * kPieces; ++i) {
      CHECK_FILLED(data + i * kLength, kLength, salt + i, s.left());
    }
    for (size_t i = 0; i < kForms * kPieces; ++i) {
      test::note("dest of a get, form %zu, round %d", i % 3, k);
      const long* const from = data + i * kLength;
      std::memset(got, 0x5a, sizeof got);
      if (i % 3 == 0) shmem_long_get(got, from, kLength, s.right());
      if (i % 3 == 1) shmem_long_iget(got, from, 1, 1, kLength, s.right());
      if (i % 3 == 2) shmem_long_ibget(got, from, kLength, kLength, kLength, 1, s.right());
      CHECK_FILLED(got, kLength, salt + i, s.me);
    }
    shmem_barrier_all();
  }
  shmem_free(signal);
  shmem_free(data);
}

/// Everybody sends to PE 0, adding 1 to one signal: when it has come to the number of the messages, all
/// payloads are there, and no add is lost, whichever routine made it.
void signal_brings_its_payload(test::Session& s) {
  static uint64_t signal;  // dest is in the heap: the two may be of different kinds
  const auto n = static_cast<size_t>(s.n);
  long* data = test::symmetric<long>(3 * kLength * n);
  signal = 0;
  shmem_barrier_all();
  std::array<long, kLength> source[2];
  for (int k = 1; k <= rounds() / 4; ++k) {
    const auto salt = static_cast<uint64_t>(k);
    const uint64_t total = 4 * salt * n;
    long* const mine = data + 3 * kLength * static_cast<size_t>(s.me);
    test::note("put_signal to PE 0, round %d", k);
    test::fill(source[0].data(), kLength, salt, s.me);
    test::fill(source[1].data(), kLength, salt + 1, s.me);
    shmem_signal_add(&signal, 1, 0);
    shmem_long_put_signal(mine + 2 * kLength, source[0].data(), 0, &signal, 1, SHMEM_SIGNAL_ADD, 0);
    // the last signal to come, whosever it is, is one with a payload
    shmem_long_put_signal_nbi(mine + kLength, source[1].data(), kLength, &signal, 1, SHMEM_SIGNAL_ADD, 0);
    shmem_long_put_signal(mine, source[0].data(), kLength, &signal, 1, SHMEM_SIGNAL_ADD, 0);
    if (s.me == 0) {
      const uint64_t seen = shmem_signal_fetch(&signal);
      CHECK(seen <= total);
      CHECK(shmem_signal_fetch(&signal) >= seen);
      CHECK_EQ(shmem_signal_wait_until(&signal, SHMEM_CMP_GE, total), total);
      for (int pe = 0; pe < s.n; ++pe) {
        const long* const its = data + 3 * kLength * static_cast<size_t>(pe);
        CHECK_FILLED(its, kLength, salt, pe);
        CHECK_FILLED(its + kLength, kLength, salt + 1, pe);
      }
    }
    shmem_barrier_all();
  }
  shmem_free(data);
}

/// barrier_all completes what everybody has begun on the default context; what is on another one is complete
/// after its own quiet.
void barrier_completes_the_default_context(test::Session& s) {
  const Context ctx;
  const auto n = static_cast<size_t>(s.n);
  uint64_t* word = test::symmetric<uint64_t>(2 * n);
  std::vector<uint64_t> sources(2 * n);
  for (int k = 1; k <= rounds() / 4; ++k) {
    test::note("barrier_all completes, round %d", k);
    const uint64_t value = static_cast<uint64_t>(k) * 1000;
    for (int pe = 0; pe < s.n; ++pe) {
      uint64_t* const source = &sources[2 * static_cast<size_t>(pe)];
      source[0] = source[1] = value + static_cast<uint64_t>(s.me);
      if (k % 2) shmem_uint64_put_nbi(word + s.me, source, 1, pe);
      if (k % 2 == 0) shmem_uint64_p(word + s.me, *source, pe);
      shmem_ctx_uint64_put_nbi(ctx, word + n + static_cast<size_t>(s.me), source + 1, 1, pe);
    }
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    for (size_t i = 0; i < 2 * n; ++i) CHECK_EQ(word[i], value + i % n);
    shmem_sync_all();
  }
  shmem_free(word);
}

void sync_completes_stores(test::Session& s) {
  uint64_t* mine = test::symmetric<uint64_t>(1);
  for (int k = 1; k <= rounds() / 4; ++k) {
    test::note("sync completes plain stores, round %d", k);
    const uint64_t value = static_cast<uint64_t>(k) * 1000;
    *mine = value + 7 * static_cast<uint64_t>(s.me);
    if (k % 2) shmem_sync_all();
    if (k % 2 == 0) CHECK_EQ(shmem_team_sync(SHMEM_TEAM_WORLD), 0);
    CHECK_EQ(shmem_uint64_g(mine, s.right()), value + 7 * static_cast<uint64_t>(s.right()));
    shmem_sync_all();
  }
  shmem_free(mine);
}

constexpr long kOptions[] = {SHMEM_CTX_NOSTORE, SHMEM_CTX_NOSTORE | SHMEM_CTX_SERIALIZED,
                             SHMEM_CTX_NOSTORE | SHMEM_CTX_SERIALIZED | SHMEM_CTX_PRIVATE};

/// Only plain stores are left out: puts and atomics are in order, and complete.
void nostore_leaves_out_stores_only(test::Session& s) {
  for (const long options : kOptions) {
    const Context ctx(options);
    pass_messages(s, ctx, rounds() / 5);
    complete_by(s, ctx, [](shmem_ctx_t its) { shmem_ctx_quiet(its); });
  }
}

/// Plain stores through shmem_ptr (a put where there is none), then fence or quiet of a context that has not
/// been told to leave them out, then a flag.
void stores_are_ordered_on_other_contexts(test::Session& s) {
  const Context ctx(SHMEM_CTX_SERIALIZED);
  uint64_t* data = test::symmetric<uint64_t>(kLength);
  int* flag = test::symmetric<int>(2);
  auto* const theirs = static_cast<uint64_t*>(shmem_ptr(data, s.right()));
  std::vector<uint64_t> values(kLength);
  for (int k = 1; k <= rounds(); ++k) {
    test::note("stores by shmem_ptr, fence, flag; round %d", k);
    const shmem_ctx_t used = k % 2 ? SHMEM_CTX_DEFAULT : ctx;
    test::fill(theirs ? theirs : values.data(), kLength, static_cast<uint64_t>(k), s.me);
    if (!theirs) shmem_ctx_uint64_put(used, data, values.data(), kLength, s.right());
    k % 3 ? shmem_ctx_fence(used) : shmem_ctx_quiet(used);
    shmem_ctx_int_p(used, flag, k, s.right());
    shmem_int_wait_until(flag, SHMEM_CMP_EQ, k);
    CHECK_FILLED(data, kLength, static_cast<uint64_t>(k), s.left());
    shmem_int_p(flag + 1, k, s.left());
    shmem_int_wait_until(flag + 1, SHMEM_CMP_EQ, k);
  }
  shmem_barrier_all();
  shmem_free(flag);
  shmem_free(data);
}

/// Nonblocking atomics too, which the routine's page forgets. Other PEs in the list, and one twice, do no
/// harm.
void pe_quiet_completes_all_kinds(test::Session& s) {
  const Context ctx;
  const int pes[] = {s.right(), s.me, s.right()};
  complete_by(s, SHMEM_CTX_DEFAULT, [&](shmem_ctx_t) { shmem_pe_quiet(pes, 3); });
  complete_by(s, SHMEM_CTX_DEFAULT, [&](shmem_ctx_t its) { shmem_ctx_pe_quiet(its, pes, 1); });
  complete_by(s, ctx, [&](shmem_ctx_t its) { shmem_ctx_pe_quiet(its, pes, 1); });
}

void pe_quiet_of_nobody_returns(test::Session&) {
  const Context ctx;
  const int nonsense[] = {-77};
  shmem_pe_quiet(nullptr, 0);
  shmem_pe_quiet(nonsense, 0);  // not looked at
  shmem_ctx_pe_quiet(ctx, nullptr, 0);
}

}  // namespace

int main(int argc, char** argv) {
  return test::run_rules(
      "ordering", argc, argv,
      {{"r01_fence_orders_its_context", fence_orders_its_context},
       {"r01_fence_leaves_gets_to_quiet", fence_leaves_gets_to_quiet},
       {"r02_quiet_completes_its_context", quiet_completes_its_context},
       {"r02_quiet_of_no_context_does_nothing", quiet_of_no_context_does_nothing},
       {"r02_quiet_comes_before_later_reads", quiet_comes_before_later_reads},
       {"r03_source_after_put_dest_after_get", source_after_put_dest_after_get},
       {"r05_signal_brings_its_payload", signal_brings_its_payload},
       {"r06_barrier_completes_the_default_context", barrier_completes_the_default_context},
       {"r06_sync_completes_stores", sync_completes_stores},
       {"r07_nostore_leaves_out_stores_only", nostore_leaves_out_stores_only},
       {"r07_stores_are_ordered_on_other_contexts", stores_are_ordered_on_other_contexts},
       {"r08_pe_quiet_completes_all_kinds", pe_quiet_completes_all_kinds},
       {"r08_pe_quiet_of_nobody_returns", pe_quiet_of_nobody_returns}});
}
