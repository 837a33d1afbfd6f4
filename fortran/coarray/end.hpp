// SPDX-License-Identifier: Apache-2.0
// How images and jobs end.
//
// An image that stops (STOP, END PROGRAM, exit with 0) or fails (FAIL IMAGE) says so to all others and then
// waits: its memory can be reached until the last image has stopped or failed. The process of a failed image
// stays as well, without a sign of life, so that its end does not end the job. One that a signal ends has
// failed too, where oshrun --outlive-killed lets the job go on.
#pragma once

namespace caf {

/// STOP and END PROGRAM: returns when all images have stopped or failed.
void stop();
/// STOP with a code, after that.
[[noreturn]] void stop_with(int code);
[[noreturn]] void fail_image();
/// ERROR STOP: ends all images at once.
[[noreturn]] void end_all(int code);
/// A program may also leave by exit(): with 0 as by STOP, else as by ERROR STOP.
void stop_at_exit();

}  // namespace caf
