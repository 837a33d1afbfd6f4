// SPDX-License-Identifier: Apache-2.0
#include "output.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "core/error.hpp"

namespace oshrun {

namespace {

constexpr size_t kLongestLine = 1 << 16;  // longer ones are cut, so that memory stays bounded

}  // namespace

PeOutput::PeOutput(const std::vector<int>& pes, Form form, Sink& out, Sink& err) : form_(form) {
  if (form == Form::direct) return;
  for (const int pe : pes) {
    for (const int target : {STDOUT_FILENO, STDERR_FILENO}) {
      int ends[2];
      if (pipe2(ends, O_CLOEXEC) != 0) {
        throw isomem::Error("cannot make a pipe for the output of PE " + std::to_string(pe) + ": " +
                            std::strerror(errno) + "; raise the limit of open files (ulimit -n)");
      }
      fcntl(ends[0], F_SETFL, O_NONBLOCK);
      streams_.push_back(Stream{pe, target, target == STDOUT_FILENO ? &out : &err, ends[0], ends[1], {}});
    }
  }
}

PeOutput::~PeOutput() {
  close_write_ends();
  for (const Stream& stream : streams_) {
    if (stream.read_end >= 0) close(stream.read_end);
  }
}

void PeOutput::redirect_child(int pe) const {
  for (const Stream& stream : streams_) {
    if (stream.pe == pe) dup2(stream.write_end, stream.target);
  }
}

void PeOutput::close_write_ends() {
  for (Stream& stream : streams_) {
    if (stream.write_end >= 0) close(stream.write_end);
    stream.write_end = -1;
  }
}

void PeOutput::add_waits(std::vector<pollfd>& waits) const {
  for (const Stream& stream : streams_) {
    if (stream.read_end >= 0 && stream.sink->has_room()) waits.push_back({stream.read_end, POLLIN, 0});
  }
}

void PeOutput::copy_available() {
  for (Stream& stream : streams_) copy(stream, false);
}

void PeOutput::finish() {
  for (Stream& stream : streams_) {
    copy(stream, true);
    pass_on(stream, true);
  }
}

void PeOutput::copy(Stream& stream, bool whatever_room) {
  char buffer[16384];
  while (stream.read_end >= 0 && (whatever_room || stream.sink->has_room())) {
    const ssize_t n = read(stream.read_end, buffer, sizeof(buffer));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return;  // nothing there now
    stream.line.append(buffer, static_cast<size_t>(n));
    pass_on(stream, n == 0 || stream.line.size() > kLongestLine);
    if (n == 0 || stream.sink->error() == EPIPE) {
      close(stream.read_end);
      stream.read_end = -1;
    }
  }
}

void PeOutput::pass_on(Stream& stream, bool all) {
  if (form_ == Form::labelled) return write_lines(stream, all);
  stream.sink->write(stream.line);
  stream.line.clear();
}

void PeOutput::write_lines(Stream& stream, bool all) {
  const std::string label = "[" + std::to_string(stream.pe) + "] ";
  std::string text;
  size_t begin = 0;
  for (size_t end; (end = stream.line.find('\n', begin)) != std::string::npos; begin = end + 1) {
    text += label + stream.line.substr(begin, end + 1 - begin);
  }
  stream.line.erase(0, begin);
  if (all && !stream.line.empty()) {
    text += label + stream.line + "\n";
    stream.line.clear();
  }
  stream.sink->write(text);
}

}  // namespace oshrun
