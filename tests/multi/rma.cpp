// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 180
// put, get, p, g, blocking and nonblocking, with and without context, for every type, SIZE and mem: random
// data, odd counts and places, poison around every destination.
#include "../common/check.hpp"
#include "../common/types.hpp"

#include <algorithm>
#include <memory>

namespace {

template <class T>
using Transfer = void (*)(T*, const T*, size_t, int);
template <class T>
using CtxTransfer = void (*)(shmem_ctx_t, T*, const T*, size_t, int);

/// Every routine of one type. p and g exist for named types only.
template <class T>
struct Rma {
  const char* name;
  Transfer<T> put, get, put_nbi, get_nbi;
  CtxTransfer<T> ctx_put, ctx_get, ctx_put_nbi, ctx_get_nbi;
  void (*p)(T*, T, int) = nullptr;
  T (*g)(const T*, int) = nullptr;
  void (*ctx_p)(shmem_ctx_t, T*, T, int) = nullptr;
  T (*ctx_g)(shmem_ctx_t, const T*, int) = nullptr;
};

class Tester {
 public:
  Tester(test::Session& session, size_t bytes) : s_(session), bytes_(bytes) {
    dest_ = test::symmetric<unsigned char>(bytes_);
    source_ = test::symmetric<unsigned char>(bytes_);
    private_.reset(new unsigned char[bytes_ + 64]);
    local_ = private_.get();
    local_ += (64 - reinterpret_cast<uintptr_t>(local_) % 64) % 64;
  }

  ~Tester() {
    shmem_free(source_);
    shmem_free(dest_);
  }

  template <class T>
  void run(const Rma<T>& rma) {
    for (size_t n : test::sizes()) {
      if ((n + 66) * sizeof(T) > bytes_) continue;
      put_form(rma, "put", n, [&](T* d, const T* s, int pe) { rma.put(d, s, n, pe); });
      put_form(rma, "put_nbi", n, [&](T* d, const T* s, int pe) { rma.put_nbi(d, s, n, pe); });
      put_form(rma, "ctx put", n,
               [&](T* d, const T* s, int pe) { rma.ctx_put(SHMEM_CTX_DEFAULT, d, s, n, pe); });
      put_form(rma, "ctx put_nbi", n,
               [&](T* d, const T* s, int pe) { rma.ctx_put_nbi(SHMEM_CTX_DEFAULT, d, s, n, pe); });
      get_form(rma, "get", n, [&](T* d, const T* s, int pe) { rma.get(d, s, n, pe); });
      get_form(rma, "ctx get", n,
               [&](T* d, const T* s, int pe) { rma.ctx_get(SHMEM_CTX_DEFAULT, d, s, n, pe); });
      get_form(rma, "get_nbi", n, [&](T* d, const T* s, int pe) {
        rma.get_nbi(d, s, n, pe);
        shmem_quiet();
      });
      get_form(rma, "ctx get_nbi", n, [&](T* d, const T* s, int pe) {
        rma.ctx_get_nbi(SHMEM_CTX_DEFAULT, d, s, n, pe);
        shmem_ctx_quiet(SHMEM_CTX_DEFAULT);
      });
    }
    if (rma.p) scalars(rma);
    if (s_.n > 1) source_is_reusable(rma);
  }

 private:
  /// Draws places (the same on all PEs, in elements of T) and the distance to the partner.
  struct Draw {
    size_t to, from;
    int distance;
    uint64_t salt;
  };
  Draw draw() {
    return {s_.common() % 64, s_.common() % 64, static_cast<int>(s_.common() % static_cast<uint64_t>(s_.n)),
            s_.common()};
  }

  template <class T, class Put>
  void put_form(const Rma<T>& rma, const char* form, size_t n, Put put) {
    const Draw d = draw();
    const bool from_heap = s_.common() % 2;
    T* source = reinterpret_cast<T*>(from_heap ? source_ : local_) + d.from;
    T* dest = reinterpret_cast<T*>(dest_) + d.to;
    test::note("%s %s of %zu elements at element %zu", rma.name, form, n, d.to);
    test::fill(source, n, d.salt, s_.me);
    test::poison(dest_, (n + 66) * sizeof(T));
    shmem_barrier_all();
    put(dest, source, s_.right(d.distance));
    shmem_barrier_all();
    CHECK_FILLED(dest, n, d.salt, s_.left(d.distance));
    check_around<T>(dest_, d.to, n);
    CHECK_FILLED(source, n, d.salt, s_.me);
    shmem_barrier_all();
  }

  template <class T, class Get>
  void get_form(const Rma<T>& rma, const char* form, size_t n, Get get) {
    const Draw d = draw();
    unsigned char* area = s_.common() % 2 ? dest_ : local_;
    T* source = reinterpret_cast<T*>(source_) + d.from;
    T* dest = reinterpret_cast<T*>(area) + d.to;
    test::note("%s %s of %zu elements at element %zu", rma.name, form, n, d.to);
    test::fill(source, n, d.salt, s_.me);
    test::poison(area, (n + 66) * sizeof(T));
    shmem_barrier_all();
    get(dest, source, s_.right(d.distance));
    CHECK_FILLED(dest, n, d.salt, s_.right(d.distance));
    check_around<T>(area, d.to, n);
    shmem_barrier_all();
  }

  template <class T>
  void check_around(const unsigned char* area, size_t at, size_t n) {
    CHECK_POISON(area, 0, at * sizeof(T));
    CHECK_POISON(area, (at + n) * sizeof(T), (n + 66) * sizeof(T));
  }

  template <class T>
  void scalars(const Rma<T>& rma) {
    T* dest = reinterpret_cast<T*>(dest_);
    for (int i = 0; i < 20; ++i) {
      const Draw d = draw();
      test::note("%s p and g, element %zu", rma.name, d.to);
      test::poison(dest_, 67 * sizeof(T));
      shmem_barrier_all();
      const T value = test::element<T>(d.salt, s_.me, 0);
      if (i % 2) {
        rma.p(dest + d.to, value, s_.right(d.distance));
      } else {
        rma.ctx_p(SHMEM_CTX_DEFAULT, dest + d.to, value, s_.right(d.distance));
      }
      shmem_barrier_all();
      CHECK_EQ(dest[d.to], test::element<T>(d.salt, s_.left(d.distance), 0));
      check_around<T>(dest_, d.to, 1);
      CHECK_EQ(rma.g(dest + d.to, s_.right(d.distance)), value);
      CHECK_EQ(rma.ctx_g(SHMEM_CTX_DEFAULT, dest + d.to, s_.right(d.distance)), value);
      shmem_barrier_all();
    }
  }

  /// A blocking put has taken its source when it returns: overwriting it must not reach the target.
  template <class T>
  void source_is_reusable(const Rma<T>& rma) {
    constexpr size_t kPieces = 16, kLength = 9;
    test::note("%s put: source overwritten right after", rma.name);
    T* dest = reinterpret_cast<T*>(dest_);
    T source[kLength];
    const uint64_t salt = s_.common();
    shmem_barrier_all();
    for (size_t i = 0; i < kPieces; ++i) {
      test::fill(source, kLength, salt + i, s_.me);
      rma.put(dest + i * kLength, source, kLength, s_.right());
      std::memset(static_cast<void*>(source), 0x5a, sizeof source);
    }
    shmem_barrier_all();
    for (size_t i = 0; i < kPieces; ++i) CHECK_FILLED(dest + i * kLength, kLength, salt + i, s_.left());
    shmem_barrier_all();
  }

  test::Session& s_;
  size_t bytes_;
  unsigned char *dest_, *source_, *local_;
  std::unique_ptr<unsigned char[]> private_;
};

/// mem calls need no alignment at all: every byte offset of source and dest.
void unaligned_mem(test::Session& s) {
  constexpr size_t kLongest = 200;
  unsigned char* dest = test::symmetric<unsigned char>(kLongest + 64);
  unsigned char* source = test::symmetric<unsigned char>(kLongest + 64);
  for (size_t i = 0; i < (test::all() ? 2000u : 200u); ++i) {
    const size_t n = s.common() % kLongest, to = s.common() % 32, from = s.common() % 32;
    const uint64_t salt = s.common();
    test::note("putmem and getmem of %zu bytes from byte %zu to byte %zu", n, from, to);
    test::fill(source + from, n, salt, s.me);
    test::poison(dest, kLongest + 64);
    shmem_barrier_all();
    shmem_putmem(dest + to, source + from, n, s.right());
    shmem_barrier_all();
    CHECK_FILLED(dest + to, n, salt, s.left());
    CHECK_POISON(dest, 0, to);
    CHECK_POISON(dest, to + n, kLongest + 64);
    test::poison(dest, kLongest + 64);
    shmem_getmem(dest + to, source + from, n, s.right());
    CHECK_FILLED(dest + to, n, salt, s.right());
    CHECK_POISON(dest, 0, to);
    CHECK_POISON(dest, to + n, kLongest + 64);
    shmem_barrier_all();
  }
  shmem_free(source);
  shmem_free(dest);
}

/// Transfers that take the paths for large copies, with ends that are no multiple of anything.
void large_mem(test::Session& s) {
  constexpr size_t kLongest = (size_t{5} << 20) + 3;
  unsigned char* dest = test::symmetric<unsigned char>(kLongest + 64);
  unsigned char* source = test::symmetric<unsigned char>(kLongest + 64);
  test::fill(source, kLongest + 64, s.seed, s.me);
  for (size_t n : {(size_t{64} << 10) + 1, (size_t{1} << 20) - 1, kLongest}) {
    const size_t to = s.common() % 32, from = s.common() % 32;
    test::note("putmem and getmem of %zu bytes from byte %zu to byte %zu", n, from, to);
    auto verify = [&](int pe) {
      for (size_t i = 0; i < n; ++i)
        CHECK_EQ(dest[to + i], test::element<unsigned char>(s.seed, pe, from + i));
      CHECK_POISON(dest, 0, to);
      CHECK_POISON(dest, to + n, kLongest + 64);
      test::poison(dest, kLongest + 64);
      shmem_barrier_all();
    };
    test::poison(dest, kLongest + 64);
    shmem_barrier_all();
    shmem_putmem_nbi(dest + to, source + from, n, s.right());
    shmem_barrier_all();
    verify(s.left());
    shmem_getmem(dest + to, source + from, n, s.right());
    verify(s.right());
    shmem_putmem(dest + to, source + from, n, s.right());
    shmem_barrier_all();
    verify(s.left());
  }
  shmem_free(source);
  shmem_free(dest);
}

int static_words[300];  // a global is symmetric too

void statics_as_target(test::Session& s) {
  test::note("put into and get from a global array");
  int source[300], back[300];
  const uint64_t salt = s.common();
  test::fill(source, 300, salt, s.me);
  shmem_int_put(static_words, source, 300, s.right());
  shmem_barrier_all();
  CHECK_FILLED(static_words, 300, salt, s.left());
  shmem_int_get(back, static_words, 300, s.right());
  CHECK_FILLED(back, 300, salt, s.me);
  shmem_barrier_all();
}

/// Length 0 moves nothing, also with NULL.
void nothing_to_do(test::Session& s) {
  test::note("length 0");
  unsigned char* memory = test::symmetric<unsigned char>(64);
  test::poison(memory, 64);
  shmem_putmem(memory, nullptr, 0, s.right());
  shmem_putmem(nullptr, nullptr, 0, s.right());
  shmem_getmem(nullptr, nullptr, 0, s.right());
  shmem_int_put_nbi(nullptr, nullptr, 0, s.right());
  shmem_int_get_nbi(nullptr, nullptr, 0, s.right());
  shmem_barrier_all();
  CHECK_POISON(memory, 0, 64);
  shmem_free(memory);
}

}  // namespace

int main() {
  test::Session session("rma");
  {
    Tester tester(session, test::all() ? size_t{6} << 20 : size_t{128} << 10);
#define ROW(NAME, TYPE)                                                                                \
  tester.run(Rma<TYPE>{"shmem_" #NAME, shmem_##NAME##_put, shmem_##NAME##_get, shmem_##NAME##_put_nbi, \
                       shmem_##NAME##_get_nbi, shmem_ctx_##NAME##_put, shmem_ctx_##NAME##_get,         \
                       shmem_ctx_##NAME##_put_nbi, shmem_ctx_##NAME##_get_nbi, shmem_##NAME##_p,       \
                       shmem_##NAME##_g, shmem_ctx_##NAME##_p, shmem_ctx_##NAME##_g});
    TEST_RMA_TYPES(ROW)
#define UNTYPED(TYPE, CALL) [](TYPE* d, const TYPE* s, size_t n, int pe) { CALL(d, s, n, pe); }
#define CTX_UNTYPED(TYPE, CALL) \
  [](shmem_ctx_t ctx, TYPE* d, const TYPE* s, size_t n, int pe) { CALL(ctx, d, s, n, pe); }
#define ROW_OF_BYTES(SUFFIX, TYPE)                                                                         \
  tester.run(Rma<TYPE>{#SUFFIX, UNTYPED(TYPE, shmem_put##SUFFIX), UNTYPED(TYPE, shmem_get##SUFFIX),        \
                       UNTYPED(TYPE, shmem_put##SUFFIX##_nbi), UNTYPED(TYPE, shmem_get##SUFFIX##_nbi),     \
                       CTX_UNTYPED(TYPE, shmem_ctx_put##SUFFIX), CTX_UNTYPED(TYPE, shmem_ctx_get##SUFFIX), \
                       CTX_UNTYPED(TYPE, shmem_ctx_put##SUFFIX##_nbi),                                     \
                       CTX_UNTYPED(TYPE, shmem_ctx_get##SUFFIX##_nbi)});
#define SIZE_ROW(BITS) ROW_OF_BYTES(BITS, test::Bytes<BITS / 8>)
    TEST_RMA_SIZES(SIZE_ROW)
    ROW_OF_BYTES(mem, test::Bytes<1>)
  }
  unaligned_mem(session);
  large_mem(session);
  statics_as_target(session);
  nothing_to_do(session);
  return session.done();
}
