/* SPDX-License-Identifier: Apache-2.0 */
/* What a TCP connection between two hosts does, without any library: `tcp` serves one client, `tcp ADDRESS
   [batches [microseconds per batch]]` measures. Both sides poll, as PEs do. */
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

#include "timing.h"

enum { kPort = 18515, kMostBytes = 4 << 20 };

static int connection;
static char* buffer;

static void check(int is_good, const char* what) {
  if (is_good) return;
  fprintf(stderr, "bench: tcp: %s: %s\n", what, strerror(errno));
  exit(1);
}

static void move(size_t bytes, int is_send) {
  for (size_t done = 0; done < bytes;) {
    const ssize_t n = is_send ? send(connection, buffer + done, bytes - done, MSG_DONTWAIT | MSG_NOSIGNAL)
                              : recv(connection, buffer + done, bytes - done, MSG_DONTWAIT);
    if (n == 0 && !is_send) exit(0); /* the client has what it wanted */
    check(n > 0 || errno == EAGAIN, is_send ? "send" : "receive");
    if (n > 0) done += (size_t)n;
  }
}

/* What the server is told before each batch: it answers every message, or only the last. */
typedef struct {
  uint64_t count, bytes, answers_all;
} Order;

static void tell(const Order* order) {
  memcpy(buffer, order, sizeof *order);
  move(sizeof *order, 1);
}

static void serve(void) {
  for (;;) {
    Order order;
    move(sizeof order, 0);
    memcpy(&order, buffer, sizeof order);
    for (uint64_t i = 1; i <= order.count; ++i) {
      move(order.bytes, 0);
      if (order.answers_all || i == order.count) move(order.answers_all ? order.bytes : 1, 1);
    }
  }
}

static double batch(const Order* order) {
  tell(order);
  const double start = now_s();
  for (uint64_t i = 1; i <= order->count; ++i) {
    move(order->bytes, 1);
    if (order->answers_all || i == order->count) move(order->answers_all ? order->bytes : 1, 0);
  }
  return now_s() - start;
}

static Timing measure(size_t bytes, int answers_all, int batches, double batch_s) {
  static double samples[kMaxBatches];
  Order order = {1, bytes, (uint64_t)answers_all};
  for (int settled = 0; settled < 2;) { /* twice: the first time the window of TCP is small */
    const double seconds = batch(&order), scaled = (double)order.count * batch_s / seconds;
    const int is_short = seconds < 0.25 * batch_s;
    order.count = is_short ? 2 * order.count : scaled < 1 ? 1 : (uint64_t)scaled;
    settled += !is_short;
  }
  for (int i = 0; i < batches; ++i) samples[i] = batch(&order) / (double)order.count;
  return summarize(samples, batches, (long)order.count);
}

static void open_connection(const char* address) {
  struct sockaddr_in place = {.sin_family = AF_INET, .sin_port = htons(kPort)};
  const int one = 1, fd = socket(AF_INET, SOCK_STREAM, 0);
  check(fd >= 0, "socket");
  if (address) {
    check(inet_pton(AF_INET, address, &place.sin_addr) == 1, "address");
    for (int tries = 0; connect(fd, (struct sockaddr*)&place, sizeof place) != 0; ++tries) {
      check(tries < 100, "connect");
      usleep(50000);
    }
    connection = fd;
  } else {
    check(setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one) == 0, "reuse");
    check(bind(fd, (struct sockaddr*)&place, sizeof place) == 0 && listen(fd, 1) == 0, "listen");
    connection = accept(fd, NULL, NULL);
  }
  check(connection >= 0, "accept");
  check(setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one) == 0, "no delay");
}

int main(int argc, char** argv) {
  const char* address = argc > 1 ? argv[1] : NULL;
  const int batches = argc > 2 ? atoi(argv[2]) : 101;
  const double batch_s = 1e-6 * (argc > 3 ? atof(argv[3]) : 500);
  if (batches < 1 || batches > kMaxBatches || batch_s <= 0) {
    fprintf(stderr, "usage: tcp [ADDRESS [batches 1..%d [microseconds per batch]]]\n", kMaxBatches);
    return 2;
  }
  buffer = calloc(1, kMostBytes);
  check(buffer != NULL, "memory");
  open_connection(address);
  if (!address) serve();
  Timing t = measure(8, 1, batches, batch_s);
  t.median /= 2, t.low /= 2, t.high /= 2;
  print_us("tcp_oneway", 8, 2, &t, "");
  for (size_t bytes = 1024; bytes <= kMostBytes; bytes *= bytes == (1 << 20) ? 4 : bytes == 1024 ? 64 : 16) {
    t = measure(bytes, 0, batches, batch_s);
    print_gbps("tcp_stream", bytes, 2, &t);
  }
  return 0;
}
