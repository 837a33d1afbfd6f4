// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 120
// iput, iget, ibput, ibget for every type and SIZE: random strides, counts and block sizes; what lies between
// the strided elements must stay untouched.
#include "../common/check.hpp"
#include "../common/types.hpp"

#include <algorithm>

namespace {

template <class T>
struct Strided {
  const char* name;
  void (*iput)(T*, const T*, ptrdiff_t, ptrdiff_t, size_t, int);
  void (*iget)(T*, const T*, ptrdiff_t, ptrdiff_t, size_t, int);
  void (*ctx_iput)(shmem_ctx_t, T*, const T*, ptrdiff_t, ptrdiff_t, size_t, int);
  void (*ctx_iget)(shmem_ctx_t, T*, const T*, ptrdiff_t, ptrdiff_t, size_t, int);
  void (*ibput)(T*, const T*, ptrdiff_t, ptrdiff_t, size_t, size_t, int);
  void (*ibget)(T*, const T*, ptrdiff_t, ptrdiff_t, size_t, size_t, int);
  void (*ctx_ibput)(shmem_ctx_t, T*, const T*, ptrdiff_t, ptrdiff_t, size_t, size_t, int);
  void (*ctx_ibget)(shmem_ctx_t, T*, const T*, ptrdiff_t, ptrdiff_t, size_t, size_t, int);
};

constexpr size_t kElements = 4096;  // of the largest type
constexpr size_t kBytes = kElements * 16;

class Tester {
 public:
  explicit Tester(test::Session& session) : s_(session) {
    dest_ = test::symmetric<unsigned char>(kBytes);
    source_ = test::symmetric<unsigned char>(kBytes);
  }
  ~Tester() {
    shmem_free(source_);
    shmem_free(dest_);
  }

  template <class T>
  void run(const Strided<T>& f) {
    for (int i = 0; i < (test::all() ? 40 : 8); ++i) {
      const bool blocks = i % 2;
      Shape shape = draw(blocks);
      put(f, shape, blocks, i % 4 < 2);
      get(f, shape, blocks, i % 4 < 2);
    }
  }

 private:
  struct Shape {
    size_t at, block, count;
    ptrdiff_t dst, sst;
    uint64_t salt;
    int distance;
  };

  Shape draw(bool blocks) {
    Shape x{};
    x.at = s_.common() % 17;
    x.block = blocks ? s_.common() % 12 : 1;
    const size_t least = blocks ? x.block : 1;
    x.dst = static_cast<ptrdiff_t>(std::max<size_t>(least, 1) + s_.common() % 6);
    x.sst = static_cast<ptrdiff_t>(std::max<size_t>(least, 1) + s_.common() % 6);
    constexpr size_t counts[] = {0, 1, 2, 3, 7, 8, 33, 200};
    x.count = counts[s_.common() % 8];
    x.salt = s_.common();
    x.distance = static_cast<int>(s_.common() % static_cast<uint64_t>(s_.n));
    return x;
  }

  /// The strided elements hold the sender's, everything else its poison.
  template <class T>
  void verify(const Shape& x, int from) {
    const T* dest = reinterpret_cast<const T*>(dest_) + x.at;
    const unsigned char* area = dest_;
    size_t clean = 0;  // first byte not checked yet
    for (size_t i = 0; i < x.count; ++i) {
      const size_t to = i * static_cast<size_t>(x.dst), in = i * static_cast<size_t>(x.sst);
      CHECK_POISON(area, clean, (x.at + to) * sizeof(T));
      for (size_t j = 0; j < x.block; ++j) CHECK_EQ(dest[to + j], test::element<T>(x.salt, from, in + j));
      clean = (x.at + to + x.block) * sizeof(T);
    }
    CHECK_POISON(area, clean, std::min(kBytes, clean + 1024));
  }

  template <class T>
  void prepare(const Shape& x) {
    test::poison(dest_, kBytes);
    T* source = reinterpret_cast<T*>(source_);
    test::fill(source, static_cast<size_t>(x.sst) * x.count + x.block, x.salt, s_.me);
    shmem_barrier_all();
  }

  template <class T>
  void put(const Strided<T>& f, const Shape& x, bool blocks, bool ctx) {
    test::note("%s %siput dst %td sst %td block %zu count %zu", f.name, ctx ? "ctx " : "", x.dst, x.sst,
               x.block, x.count);
    prepare<T>(x);
    T* dest = reinterpret_cast<T*>(dest_) + x.at;
    const T* source = reinterpret_cast<const T*>(source_);
    const int pe = s_.right(x.distance);
    if (blocks && ctx) f.ctx_ibput(SHMEM_CTX_DEFAULT, dest, source, x.dst, x.sst, x.block, x.count, pe);
    if (blocks && !ctx) f.ibput(dest, source, x.dst, x.sst, x.block, x.count, pe);
    if (!blocks && ctx) f.ctx_iput(SHMEM_CTX_DEFAULT, dest, source, x.dst, x.sst, x.count, pe);
    if (!blocks && !ctx) f.iput(dest, source, x.dst, x.sst, x.count, pe);
    shmem_barrier_all();
    verify<T>(x, s_.left(x.distance));
    shmem_barrier_all();
  }

  template <class T>
  void get(const Strided<T>& f, const Shape& x, bool blocks, bool ctx) {
    test::note("%s %siget dst %td sst %td block %zu count %zu", f.name, ctx ? "ctx " : "", x.dst, x.sst,
               x.block, x.count);
    prepare<T>(x);
    T* dest = reinterpret_cast<T*>(dest_) + x.at;
    const T* source = reinterpret_cast<const T*>(source_);
    const int pe = s_.right(x.distance);
    if (blocks && ctx) f.ctx_ibget(SHMEM_CTX_DEFAULT, dest, source, x.dst, x.sst, x.block, x.count, pe);
    if (blocks && !ctx) f.ibget(dest, source, x.dst, x.sst, x.block, x.count, pe);
    if (!blocks && ctx) f.ctx_iget(SHMEM_CTX_DEFAULT, dest, source, x.dst, x.sst, x.count, pe);
    if (!blocks && !ctx) f.iget(dest, source, x.dst, x.sst, x.count, pe);
    verify<T>(x, pe);
    shmem_barrier_all();
  }

  test::Session& s_;
  unsigned char *dest_, *source_;
};

}  // namespace

int main() {
  test::Session session("strided");
  {
    Tester tester(session);
#define ROW(NAME, TYPE)                                                                            \
  tester.run(Strided<TYPE>{"shmem_" #NAME, shmem_##NAME##_iput, shmem_##NAME##_iget,               \
                           shmem_ctx_##NAME##_iput, shmem_ctx_##NAME##_iget, shmem_##NAME##_ibput, \
                           shmem_##NAME##_ibget, shmem_ctx_##NAME##_ibput, shmem_ctx_##NAME##_ibget});
    TEST_RMA_TYPES(ROW)
#define ONE(TYPE, CALL) \
  [](TYPE* d, const TYPE* s, ptrdiff_t ds, ptrdiff_t ss, size_t n, int pe) { CALL(d, s, ds, ss, n, pe); }
#define CTX_ONE(TYPE, CALL)                                                                   \
  [](shmem_ctx_t ctx, TYPE* d, const TYPE* s, ptrdiff_t ds, ptrdiff_t ss, size_t n, int pe) { \
    CALL(ctx, d, s, ds, ss, n, pe);                                                           \
  }
#define BLOCK(TYPE, CALL)                                                              \
  [](TYPE* d, const TYPE* s, ptrdiff_t ds, ptrdiff_t ss, size_t b, size_t n, int pe) { \
    CALL(d, s, ds, ss, b, n, pe);                                                      \
  }
#define CTX_BLOCK(TYPE, CALL)                                                                           \
  [](shmem_ctx_t ctx, TYPE* d, const TYPE* s, ptrdiff_t ds, ptrdiff_t ss, size_t b, size_t n, int pe) { \
    CALL(ctx, d, s, ds, ss, b, n, pe);                                                                  \
  }
#define SIZE_ROW_OF(BITS, TYPE)                                                                      \
  tester.run(Strided<TYPE>{#BITS, ONE(TYPE, shmem_iput##BITS), ONE(TYPE, shmem_iget##BITS),          \
                           CTX_ONE(TYPE, shmem_ctx_iput##BITS), CTX_ONE(TYPE, shmem_ctx_iget##BITS), \
                           BLOCK(TYPE, shmem_ibput##BITS), BLOCK(TYPE, shmem_ibget##BITS),           \
                           CTX_BLOCK(TYPE, shmem_ctx_ibput##BITS), CTX_BLOCK(TYPE, shmem_ctx_ibget##BITS)});
#define SIZE_ROW(BITS) SIZE_ROW_OF(BITS, test::Bytes<BITS / 8>)
    TEST_RMA_SIZES(SIZE_ROW)
  }
  return session.done();
}
