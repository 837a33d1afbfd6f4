// SPDX-License-Identifier: Apache-2.0
// Image control between images: SYNC IMAGES, locks and critical sections, events; atomics.
#pragma once

#include <cstddef>
#include <cstdint>

#include "memory.hpp"
#include "outcome.hpp"

namespace caf {

class Team;

/// Whether PE `pe` has failed, which has been told then: nothing there is locked, posted or changed any more.
bool has_failed(int pe, const char* statement, const Outcome& outcome);

void synchronise_team(Team& team, const char* statement, const Outcome& outcome);
/// SYNC ALL. The compiler calls it behind each ALLOCATE with a coarray, too, without the STAT= of that: then
/// an image that has failed meanwhile, which the program will learn with its next statement, does not end the
/// job.
void synchronise_all(const Outcome& outcome);
void expect_sync_of_allocate(bool has_stat);
/// Completes what this image has put.
void complete();
/// `count` -1: all images of the current team.
void synchronise_images(int count, const int* images, const Outcome& outcome);

/// A lock is a word of the image it belongs to, with its owner: PE + 1, 0 if it is free. `acquired` non-null:
/// tries.
void lock(const Token& token, size_t index, int image, int* acquired, const Outcome& outcome);
void unlock(const Token& token, size_t index, int image, const Outcome& outcome);

/// An event is a word with the number of its posts. Only its image waits for it, and asks how many are left.
void post_event(const Token& token, size_t index, int image, const Outcome& outcome);
void wait_for_event(const Token& token, size_t index, int until, const Outcome& outcome);
int count_of_event(const Token& token, size_t index);

/// Atomics of INTEGER(4) and LOGICAL(4).
int32_t* atomic_word(const Token& token, size_t offset, int pe);
void atomic_define(int32_t* word, int pe, int32_t value);
int32_t atomic_ref(int32_t* word, int pe);
int32_t atomic_cas(int32_t* word, int pe, int32_t compare, int32_t value);
enum AtomicOperation : int { atomic_add = 1, atomic_and, atomic_or, atomic_xor };
int32_t atomic_fetch(AtomicOperation operation, int32_t* word, int pe, int32_t value);
void atomic(AtomicOperation operation, int32_t* word, int pe, int32_t value);

}  // namespace caf
