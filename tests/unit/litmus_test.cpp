// SPDX-License-Identifier: Apache-2.0
// The memory model, by programs whose forbidden outcome is looked for in many rounds: message passing in all
// its forms, local stores before a barrier. Under ThreadSanitizer a missing fence is a race as well.
#include <array>

#include "isomem/sync.hpp"
#include "pes.hpp"

using namespace isomem;  // NOLINT

namespace {

constexpr size_t kWords = 24;

struct Mail {
  uint64_t* data;   // kWords
  uint64_t* flags;  // 4
  uint64_t* ack;
};

Mail make_mail(Runtime& rt) {
  return {pes::symmetric<uint64_t>(rt, kWords), pes::zeroed<uint64_t>(rt, 4), pes::zeroed<uint64_t>(rt, 1)};
}

WordSet<uint64_t> one_word(const uint64_t* word, const uint64_t* wanted) {
  return {word, 1, nullptr, Cmp::ge, wanted, false};
}

size_t wrong_words(const uint64_t* data, uint64_t round) {
  size_t wrong = 0;
  for (size_t i = 0; i < kWords; ++i) wrong += data[i] != pes::value(round, 0, i);
  return wrong;
}

using Send = void (*)(Runtime&, const Mail&, const uint64_t* payload, uint64_t round);
using Receive = void (*)(Runtime&, const Mail&, uint64_t round);

void send_put_fence_p(Runtime& rt, const Mail& mail, const uint64_t* payload, uint64_t round) {
  HostEngine e(rt);
  put(e, mail.data, payload, kWords * 8, 1);
  rt.fence();
  put_word(e, mail.flags, round, 1);
}

void send_words_fence_put(Runtime& rt, const Mail& mail, const uint64_t* payload, uint64_t round) {
  HostEngine e(rt);
  for (size_t i = 0; i < kWords; ++i) put_word(e, mail.data + i, payload[i], 1);
  rt.fence();
  put(e, mail.flags, &round, sizeof(round), 1);
}

void send_put_fence_amo(Runtime& rt, const Mail& mail, const uint64_t* payload, uint64_t) {
  HostEngine e(rt);
  put(e, mail.data, payload, kWords * 8, 1);
  rt.fence();
  atomic(e, Amo::add, mail.flags, uint64_t{1}, 1);
}

void send_put_quiet_amo(Runtime& rt, const Mail& mail, const uint64_t* payload, uint64_t) {
  HostEngine e(rt);
  put(e, mail.data, payload, kWords * 8, 1, false);
  rt.quiet();
  atomic_fetch(e, Amo::add, mail.flags, uint64_t{1}, uint64_t{0}, 1);
}

void send_put_signal(Runtime& rt, const Mail& mail, const uint64_t* payload, uint64_t round) {
  HostEngine e(rt);
  put_signal(e, mail.data, payload, kWords * 8, mail.flags, round, false, 1);
}

void send_put_signal_add(Runtime& rt, const Mail& mail, const uint64_t* payload, uint64_t) {
  HostEngine e(rt);
  put_signal(e, mail.data, payload, kWords * 8, mail.flags, 1, true, 1, false);
  rt.quiet();
}

void receive_wait_all(Runtime& rt, const Mail& mail, uint64_t round) {
  HostEngine e(rt);
  wait_all(e, "a test", one_word(mail.flags, &round));
}

void receive_wait_any(Runtime& rt, const Mail& mail, uint64_t round) {
  HostEngine e(rt);
  CHECK(wait_any(e, "a test", one_word(mail.flags, &round), 0) == 0);
}

void receive_wait_some(Runtime& rt, const Mail& mail, uint64_t round) {
  HostEngine e(rt);
  size_t index = 7;
  const size_t found = wait_some(e, "a test", one_word(mail.flags, &round), &index);
  if (found != 1 || index != 0) FAIL_CHECK("wait_some");
}

void receive_fetch(Runtime& rt, const Mail& mail, uint64_t round) {
  HostEngine e(rt);
  while (atomic_fetch(e, Amo::fetch, mail.flags, uint64_t{0}, uint64_t{0}, rt.me()) < round) sched_yield();
}

void pass_messages(Send send, Receive receive, const isomem::HostSplit& split) {
  const int rounds = pes::rounds(split.hosts > 1 ? 400 : 2000);
  run_threads(2, pes::on(split), [&](Runtime& rt) {
    HostEngine e(rt);
    const Mail mail = make_mail(rt);
    size_t wrong = 0;
    for (uint64_t round = 1; round <= static_cast<uint64_t>(rounds); ++round) {
      if (rt.me() == 0) {
        std::array<uint64_t, kWords> payload;
        for (size_t i = 0; i < kWords; ++i) payload[i] = pes::value(round, 0, i);
        send(rt, mail, payload.data(), round);
        wait_all(e, "a test", one_word(mail.ack, &round));
      } else {
        receive(rt, mail, round);
        wrong += wrong_words(mail.data, round);
        rt.fence();  // read before the answer
        put_word(e, mail.ack, round, 0);
      }
    }
    CHECK(wrong == 0);
  });
}

void pass_all_ways(Send send) {
  for (const isomem::HostSplit& split : pes::kSplits) {
    if (!pes::is_new(split, 2)) continue;
    INFO(pes::name(2, split));
    for (const Receive receive : {receive_wait_all, receive_wait_any, receive_wait_some, receive_fetch}) {
      pass_messages(send, receive, split);
    }
  }
}

}  // namespace

TEST_CASE("message passing: put, fence, p") { pass_all_ways(send_put_fence_p); }
TEST_CASE("message passing: p, fence, put of a word") { pass_all_ways(send_words_fence_put); }
TEST_CASE("message passing: put, fence, atomic") { pass_all_ways(send_put_fence_amo); }
TEST_CASE("message passing: put_nbi, quiet, fetching atomic") { pass_all_ways(send_put_quiet_amo); }
TEST_CASE("message passing: put with signal, set") { pass_all_ways(send_put_signal); }
TEST_CASE("message passing: put_nbi with signal, add") { pass_all_ways(send_put_signal_add); }

TEST_CASE("barrier: plain stores and puts before it are seen by gets after it") {
  for (const isomem::HostSplit& split : pes::kSplits) {
    const bool loopback = split.hosts > 1;
    for (const int n : {2, 3, 5}) {
      if (!pes::is_new(split, n)) continue;
      INFO(pes::name(n, split));
      run_threads(n, pes::on(split), [&](Runtime& rt) {
        HostEngine e(rt);
        uint64_t* data = pes::symmetric<uint64_t>(rt, 2 * kWords);
        const int next = (rt.me() + 1) % rt.n_pes();
        const int previous = (rt.me() + rt.n_pes() - 1) % rt.n_pes();
        size_t wrong = 0;
        for (int round = 1; round <= pes::rounds(loopback ? 50 : 2000); ++round) {
          const auto what = static_cast<uint64_t>(round);
          std::array<uint64_t, kWords> payload;
          for (size_t i = 0; i < kWords; ++i) payload[i] = data[i] = pes::value(what, rt.me(), i);
          put(e, data + kWords, payload.data(), kWords * 8, next, false);
          rt.barrier_all("a test");
          std::array<uint64_t, kWords> got;
          get(e, got.data(), data, kWords * 8, next);
          for (size_t i = 0; i < kWords; ++i) wrong += got[i] != pes::value(what, next, i);
          for (size_t i = 0; i < kWords; ++i) wrong += data[kWords + i] != pes::value(what, previous, i);
          rt.barrier_all("a test");
        }
        CHECK(wrong == 0);
      });
    }
  }
}

TEST_CASE("test_any and test_some: data behind each of several flags") {
  for (const isomem::HostSplit& split : pes::kSplits) {
    const bool loopback = split.hosts > 1;
    INFO(pes::name(2, split));
    run_threads(2, pes::on(split), [&](Runtime& rt) {
      HostEngine e(rt);
      constexpr size_t kFlags = 4;
      const Mail mail = make_mail(rt);
      size_t wrong = 0;
      for (uint64_t round = 1; round <= static_cast<uint64_t>(pes::rounds(loopback ? 100 : 2000)); ++round) {
        for (size_t f = 0; rt.me() == 0 && f < kFlags; ++f) {
          put_word(e, mail.data + f, pes::value(round, 0, f), 1);
          rt.fence();
          put_word(e, mail.flags + f, round, 1);
        }
        std::array<int, kFlags> done{};
        for (size_t left = rt.me() == 1 ? kFlags : 0; left > 0;) {
          const WordSet<uint64_t> set{mail.flags, kFlags, done.data(), Cmp::eq, &round, false};
          std::array<size_t, kFlags> found;
          const size_t any = test_any(e, set, round % kFlags);
          const bool some = any == kNoIndex || round % 2;
          const size_t n = some ? test_some(e, set, found.data()) : 1;
          if (!some) found[0] = any;
          for (size_t k = 0; k < n; ++k) {
            done[found[k]] = 1;
            wrong += mail.data[found[k]] != pes::value(round, 0, found[k]);
          }
          left -= n;
          if (n == 0) sched_yield();
        }
        rt.barrier_all("a test");
      }
      CHECK(wrong == 0);
    });
  }
}

TEST_CASE("atomics: exact sums of words that all PEs add to") {
  for (const isomem::HostSplit& split : pes::kSplits) {
    const bool loopback = split.hosts > 1;
    for (const int n : {2, 4}) {
      if (!pes::is_new(split, n)) continue;
      INFO(pes::name(n, split));
      run_threads(n, pes::on(split), [&](Runtime& rt) {
        HostEngine e(rt);
        uint64_t* sum = pes::zeroed<uint64_t>(rt, 1);
        uint32_t* bits32 = pes::zeroed<uint32_t>(rt, 1);
        const int rounds = pes::rounds(loopback ? 300 : 5000);
        uint64_t last = 0;
        for (int i = 0; i < rounds; ++i) {
          atomic(e, Amo::add, sum, uint64_t{3}, 0);
          const uint64_t old = atomic_fetch(e, Amo::add, sum, uint64_t{4}, uint64_t{0}, 0);
          if (old < last) FAIL_CHECK("a counter went back");
          last = old;
          atomic(e, Amo::bit_xor, bits32, uint32_t{1} << rt.me(), 0);
        }
        rt.barrier_all("a test");
        if (rt.me() == 0) {
          CHECK(*sum == 7u * static_cast<unsigned>(rounds * n));
          CHECK(*bits32 == (rounds % 2 ? (1u << n) - 1 : 0));
        }
        rt.barrier_all("a test");
      });
    }
  }
}
