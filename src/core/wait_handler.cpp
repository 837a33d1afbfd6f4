// SPDX-License-Identifier: Apache-2.0
#include "core/wait_handler.hpp"

#include <atomic>

namespace isomem {

namespace {
std::atomic<WaitHandler> wait_handler{nullptr};
}

void set_wait_handler(WaitHandler handler) { wait_handler = handler; }

bool wait_handler_ends(bool returns) {
  const WaitHandler handler = wait_handler;
  return handler && handler(returns);
}

}  // namespace isomem
