// SPDX-License-Identifier: Apache-2.0
#include "job/unique_id.hpp"

#include <cstring>

#include "core/error.hpp"
#include "core/text.hpp"
#include "job/meeting.hpp"

namespace isomem {

static_assert(sizeof(net::Contact) == kIdBytes);

void make_unique_id(char (&bytes)[kIdBytes]) {
  const net::Contact contact = hold_meeting();
  std::memcpy(bytes, &contact, sizeof(contact));
}

JobMember join_unique_id(const char (&bytes)[kIdBytes], int rank, int n_ranks) {
  if (n_ranks < 1 || rank < 0 || rank >= n_ranks) {
    throw Error(
        text("rank %d of %d is out of range: ranks count from 0 and are less than the number of ranks", rank,
             n_ranks));
  }
  net::Contact contact;
  std::memcpy(&contact, bytes, sizeof(contact));
  if (!contact.is_valid()) {
    throw Error(
        "the unique id was not created by this version of isomem: fill it with nvshmemx_get_uniqueid on one "
        "PE, and pass "
        "all of its bytes to the others");
  }
  return join_ranks(go_to_meeting(contact, rank, n_ranks, "the unique id"));
}

}  // namespace isomem
