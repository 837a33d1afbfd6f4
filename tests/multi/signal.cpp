// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 120
// put with signal, SET and ADD, blocking and nonblocking, every type: when the signal is seen, the payload is
// there. Messages go round a ring, thousands of times, with a credit signal back; there is no barrier in the
// loop.
#include "../common/check.hpp"
#include "../common/types.hpp"

#include <algorithm>

namespace {

template <class T>
using PutSignal = void (*)(T*, const T*, size_t, uint64_t*, uint64_t, int, int);
template <class T>
using CtxPutSignal = void (*)(shmem_ctx_t, T*, const T*, size_t, uint64_t*, uint64_t, int, int);

template <class T>
struct Signalled {
  const char* name;
  PutSignal<T> blocking, nbi;
  CtxPutSignal<T> ctx_blocking, ctx_nbi;
};

class Ring {
 public:
  Ring(test::Session& session, size_t bytes) : s_(session), bytes_(bytes) {
    dest_ = test::symmetric<unsigned char>(bytes);
    signals_ = test::symmetric<uint64_t>(16);
  }
  ~Ring() {
    shmem_free(signals_);
    shmem_free(dest_);
  }

  template <class T>
  void run(const Signalled<T>& f) {
    for (int form = 0; form < 4; ++form) {
      for (int op : {SHMEM_SIGNAL_SET, SHMEM_SIGNAL_ADD}) messages(f, form, op);
    }
  }

 private:
  template <class T>
  void send(const Signalled<T>& f, int form, const T* source, size_t n, uint64_t value, int op) {
    T* dest = reinterpret_cast<T*>(dest_);
    switch (form) {
      case 0:
        f.blocking(dest, source, n, data_, value, op, s_.right());
        break;
      case 1:
        f.nbi(dest, source, n, data_, value, op, s_.right());
        break;
      case 2:
        f.ctx_blocking(SHMEM_CTX_DEFAULT, dest, source, n, data_, value, op, s_.right());
        break;
      default:
        f.ctx_nbi(SHMEM_CTX_DEFAULT, dest, source, n, data_, value, op, s_.right());
    }
  }

  /// Round k: wait for the right neighbour's credit, send, wait for the left one's message, check it, give
  /// credit.
  template <class T>
  void messages(const Signalled<T>& f, int form, int op) {
    static constexpr const char* kForms[] = {"put_signal", "put_signal_nbi", "ctx put_signal",
                                             "ctx put_signal_nbi"};
    data_ = signals_, credit_ = signals_ + 8;
    *data_ = *credit_ = 0;
    shmem_barrier_all();
    const std::vector<size_t> sizes = {1, 0, 7, 64, 65, 1000, 3};
    const int rounds = test::all() ? 200 : 20;
    std::vector<T> source(bytes_ / sizeof(T));
    const uint64_t salt = s_.common();
    uint64_t sent = 0;
    for (int k = 0; k < rounds; ++k) {
      const size_t n = std::min(sizes[static_cast<size_t>(k) % sizes.size()], source.size());
      test::note("%s %s %s of %zu elements, round %d", f.name, kForms[form],
                 op == SHMEM_SIGNAL_SET ? "SET" : "ADD", n, k);
      shmem_signal_wait_until(credit_, SHMEM_CMP_GE, static_cast<uint64_t>(k));
      shmem_quiet();  // the nonblocking put of the round before still owns `source`
      test::fill(source.data(), n, salt + static_cast<uint64_t>(k), s_.me);
      const uint64_t step =
          op == SHMEM_SIGNAL_SET ? static_cast<uint64_t>(k) + 1 : static_cast<uint64_t>(k % 5) + 1;
      sent = op == SHMEM_SIGNAL_SET ? step : sent + step;
      send(f, form, source.data(), n, step, op);
      CHECK_EQ(shmem_signal_wait_until(data_, SHMEM_CMP_EQ, sent), sent);
      CHECK_FILLED(reinterpret_cast<const T*>(dest_), n, salt + static_cast<uint64_t>(k), s_.left());
      CHECK_EQ(shmem_signal_fetch(data_), sent);
      test::poison(dest_, n * sizeof(T));  // the next message must be delivered, not left over
      shmem_signal_add(credit_, 1, s_.left());
    }
    shmem_barrier_all();
  }

  test::Session& s_;
  size_t bytes_;
  unsigned char* dest_;
  uint64_t *signals_, *data_ = nullptr, *credit_ = nullptr;
};

/// signal_set, signal_add and their ctx forms; all PEs add to one signal.
void plain_signals(test::Session& s) {
  test::note("signal_set, signal_add, signal_fetch, signal_wait_until");
  uint64_t* signal = test::symmetric<uint64_t>(2);
  shmem_barrier_all();
  shmem_signal_set(signal, 40 + static_cast<uint64_t>(s.me), s.right());
  CHECK_EQ(shmem_signal_wait_until(signal, SHMEM_CMP_NE, 0), 40 + static_cast<uint64_t>(s.left()));
  shmem_barrier_all();
  shmem_ctx_signal_set(SHMEM_CTX_DEFAULT, signal, 1, s.right());
  CHECK_EQ(shmem_signal_wait_until(signal, SHMEM_CMP_LT, 40), 1);
  CHECK_EQ(shmem_signal_wait_until(signal, SHMEM_CMP_LE, 1), 1);
  shmem_barrier_all();
  for (int i = 0; i < 1000; ++i) {
    shmem_signal_add(signal + 1, 2, 0);
    shmem_ctx_signal_add(SHMEM_CTX_DEFAULT, signal + 1, 3, 0);
  }
  const uint64_t total = 5000 * static_cast<uint64_t>(s.n);
  if (s.me == 0) CHECK_EQ(shmem_signal_wait_until(signal + 1, SHMEM_CMP_GE, total), total);
  shmem_barrier_all();
  if (s.me == 0) CHECK_EQ(shmem_signal_fetch(signal + 1), total);
  shmem_free(signal);
}

}  // namespace

int main() {
  test::Session session("signal");
  {
    Ring ring(session, 16 * 1000);
#define ROW(NAME, TYPE)                                                                              \
  ring.run(Signalled<TYPE>{"shmem_" #NAME, shmem_##NAME##_put_signal, shmem_##NAME##_put_signal_nbi, \
                           shmem_ctx_##NAME##_put_signal, shmem_ctx_##NAME##_put_signal_nbi});
    TEST_RMA_TYPES(ROW)
#define PLAIN(TYPE, CALL)                                                          \
  [](TYPE* d, const TYPE* s, size_t n, uint64_t* at, uint64_t v, int op, int pe) { \
    CALL(d, s, n, at, v, op, pe);                                                  \
  }
#define CTX(TYPE, CALL)                                                                             \
  [](shmem_ctx_t ctx, TYPE* d, const TYPE* s, size_t n, uint64_t* at, uint64_t v, int op, int pe) { \
    CALL(ctx, d, s, n, at, v, op, pe);                                                              \
  }
#define ROW_OF_BYTES(SUFFIX, TYPE)                                                                   \
  ring.run(Signalled<TYPE>{                                                                          \
      #SUFFIX, PLAIN(TYPE, shmem_put##SUFFIX##_signal), PLAIN(TYPE, shmem_put##SUFFIX##_signal_nbi), \
      CTX(TYPE, shmem_ctx_put##SUFFIX##_signal), CTX(TYPE, shmem_ctx_put##SUFFIX##_signal_nbi)});
#define SIZE_ROW(BITS) ROW_OF_BYTES(BITS, test::Bytes<BITS / 8>)
    TEST_RMA_SIZES(SIZE_ROW)
    ROW_OF_BYTES(mem, test::Bytes<1>)
  }
  plain_signals(session);
  return session.done();
}
