// SPDX-License-Identifier: Apache-2.0
// What the head of a job on several hosts and the agent on each of them say to each other, over the standard
// input and output of a remote shell. Both ends are of the same version, which is checked before the first
// message.
#pragma once

#include <cstdint>

#include "net/link.hpp"

namespace oshrun {

using isomem::net::Link;
using isomem::net::Message;
using isomem::net::Packer;
using isomem::net::Unpacker;

/// What an agent says in its first line, with the version behind it.
inline constexpr const char* kGreeting = "isomem-agent ";

/// An end that has not been heard of for so long is taken for dead. Both say something each second.
inline constexpr uint64_t kSilence = 8 * isomem::kSecond;

enum class Tell : uint32_t {
  beat,  // nothing: the other end lives

  // head to agent
  plan,        // what is to be done there: plan.hpp
  start,       // u64 stride, u64 limit of the heap, u64 number of the job, texts: names of the hosts
  input,       // text for PE 0 ...
  input_ends,  // ... which is all
  signal,      // u64 number: for the PEs
  call_roll,   // to be answered with `roll`
  end,         // u64 status: the job ends

  // agent to head
  shape,     // u64 stride, u64 limit of the heap: what this host has room for; text: its name
  output,    // u64 stream (1 or 2), text
  roll,      // text: what the PEs there do
  recorded,  // u64 status: a PE there has ended the job
  all_done,  // the PEs there have all ended with status 0
  fails,     // u64 status, text: the job ends, and why
  done,      // nothing of the job is left there

  // both ways
  line,    // u64 host, text: its contact (net/lines.hpp), for those that call it
  news,    // of a host: judge.hpp
  card,    // of a PE: letters.hpp
  closed,  // u64 stream, u64 errno: nobody reads that output any more; from an agent: PE 0 reads no input
  taken,   // of output u64 stream, u64 bytes that have been passed on; of input u64 bytes
};

}  // namespace oshrun
