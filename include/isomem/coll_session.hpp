// SPDX-License-Identifier: Apache-2.0
// One collective of a team, as one group of threads of one member sees it: flags, and messages of LL lines.
// The algorithms over it are in group_coll.hpp and group_coll_reduce.hpp.
//
// An LL line is 8 bytes of payload and the number of its message in 16 bytes: whoever sees the number has the
// payload, so there is no flag, no fence and no second trip. Each member has room for some messages of every
// other (MessageKind), and nobody counts credits: a collective in which every member hears of every
// other (all but broadcast) proves that all have finished the one before it; where too many went by without
// such a proof the team synchronises first.
//
// A collective may be split in parts (the blocks of a kernel): part b synchronises with part b of the other
// members only, by flags of its own, and reads LL lines that part b of the others sent. So no part ever waits
// for one that may not be running yet.
#pragma once

#include "isomem/engine.hpp"
#include "isomem/group_reduce.hpp"
#include "isomem/team_area.hpp"

namespace isomem {

/// Which part of a collective a group works on.
struct Part {
  uint32_t index = 0;
  uint32_t count = 1;
};

/// Memory that is sent or received in LL lines of 8 bytes, the last perhaps shorter.
struct Piece {
  char* data;
  uint32_t bytes;  // of no meaning where they are too many for lines

  ISOMEM_HD uint32_t lines() const { return (bytes + 7) / 8; }
  /// Line `line + ahead`: one address serves several numbers `ahead`.
  ISOMEM_HD uint64_t load(uint32_t line, uint32_t ahead = 0) const {
    const char* from = data + size_t{line} * 8 + size_t{ahead} * 8;
    const uint32_t left = bytes - (line + ahead) * 8;
    const uint32_t n = left < 8 ? left : 8;
    if ((reinterpret_cast<uint64_t>(from) | n) % 8 == 0) return *reinterpret_cast<const uint64_t*>(from);
    return load_odd(from, n);
  }
  ISOMEM_HD void store(uint32_t line, uint64_t value, uint32_t ahead = 0) const {
    char* to = data + size_t{line} * 8 + size_t{ahead} * 8;
    const uint32_t left = bytes - (line + ahead) * 8;
    const uint32_t n = left < 8 ? left : 8;
    if ((reinterpret_cast<uint64_t>(to) | n) % 8 == 0) {
      *reinterpret_cast<uint64_t*>(to) = value;
    } else {
      store_odd(to, n, value);
    }
  }

 private:
  /// Fewer than 8 bytes, or not aligned to 8.
  ISOMEM_HD static uint64_t load_odd(const char* from, uint32_t n) {
    const uint64_t grain = reinterpret_cast<uint64_t>(from) | n;
    if (grain % 4 == 0) return load_as<uint32_t>(from, n);
    if (grain % 2 == 0) return load_as<uint16_t>(from, n);
    return load_as<uint8_t>(from, n);
  }
  ISOMEM_HD static void store_odd(char* to, uint32_t n, uint64_t value) {
    const uint64_t grain = reinterpret_cast<uint64_t>(to) | n;
    if (grain % 4 == 0) {
      store_as<uint32_t>(to, n, value);
    } else if (grain % 2 == 0) {
      store_as<uint16_t>(to, n, value);
    } else {
      store_as<uint8_t>(to, n, value);
    }
  }
  template <class W>
  ISOMEM_HD static uint64_t load_as(const char* from, uint32_t n) {
    uint32_t half[2] = {0, 0};
    ISOMEM_UNROLL
    for (uint32_t i = 0; i < 8; i += sizeof(W)) {
      if (i < n) half[i / 4] |= static_cast<uint32_t>(*reinterpret_cast<const W*>(from + i)) << 8 * (i % 4);
    }
    return half[0] | static_cast<uint64_t>(half[1]) << 32;
  }
  template <class W>
  ISOMEM_HD static void store_as(char* to, uint32_t n, uint64_t value) {
    ISOMEM_UNROLL
    for (size_t i = 0; i < 8; i += sizeof(W)) {
      if (i < n) *reinterpret_cast<W*>(to + i) = static_cast<W>(value >> 8 * i);
    }
  }
};

/// `bytes` of const memory as a piece that is only read.
ISOMEM_HD Piece piece_of(const void* data, size_t bytes) {
  Piece piece;
  piece.data = const_cast<char*>(static_cast<const char*>(data));
  piece.bytes = static_cast<uint32_t>(bytes);
  return piece;
}

/// Where each other member has the data for this one: a line from each.
template <class E>
struct ToldPlaces {
  const E* e;
  const LlLine* first;  // from member 0
  uint32_t step;
  uint32_t number;

  ISOMEM_HD const char* of(int member) const {
    uint64_t place;
    // NOLINTNEXTLINE(bugprone-implicit-widening-of-multiplication-result): lines fit 32 bits
    e->try_ll_line(first + static_cast<uint32_t>(member) * step, number, place);
    return reinterpret_cast<const char*>(place);
  }
};

/// All threads of the group call everything.
template <class E>
class CollSession {
 public:
  ISOMEM_HD CollSession(E& engine, const char* routine, DeviceTeam& team, Part part = {})
      : CollSession(engine, routine, team, part, Unread{}) {
    e.group_sync();  // the group has written its sources and the counts of the last collective
    read(team);
  }

  /// A synchronisation and nothing else: only the first threads have work. False: not a member.
  ISOMEM_HD static bool only_sync(E& engine, const char* routine, DeviceTeam& team, Part part) {
    const bool is_member = engine.constant(&team.area) != 0;
    CollSession session(engine, routine, team, part, Unread{});
    engine.group_sync();  // as in the constructor, and as in sync()
    if (engine.rank() < kSignallers) {
      session.read(team);  // on its way while the fence waits for earlier stores
      engine.fence_own();  // pairs with acquire_own, as in sync()
      if (session.is_member() && session.n_ > 1) session.exchange_flags(1);
    }
    engine.group_sync();
    if (is_member && engine.leads()) session.count(team, true);
    return is_member;
  }

  /// Else nothing else may be called.
  ISOMEM_HD bool is_member() const { return view_.area != 0; }

  ISOMEM_HD int me() const { return me_; }
  ISOMEM_HD int n_pes() const { return n_; }
  ISOMEM_HD Part part() const { return part_; }
  ISOMEM_HD Members members() const {
    return Members{me_, n_, view_.start, view_.stride, reinterpret_cast<const int32_t*>(view_.members)};
  }
  /// Member `member`'s copy of a symmetric object.
  template <class T>
  ISOMEM_HD T* at(const Copies<T>& copies, int member) const {
    return copies.of(members().pe(member));
  }

  /// The members from this one on, round to the one before it: not all begin with the same.
  ISOMEM_HD int rotated(int k) const {
    const int member = me_ + k;
    return member < n_ ? member : member - n_;
  }

  /// Returns when this part has begun this collective on all members; orders all before the collective with
  /// all after this. Nothing has been written in it yet.
  ISOMEM_HD void sync_start() { sync(1); }

  /// Returns when this part has come to phase `phase` (2 or 3) on all members; orders all before it with all
  /// after it.
  /// A kernel on a stream is no exception: that kernels before it have ended does not promise that what they
  /// stored to other GPUs has arrived.
  ISOMEM_HD void sync(int phase) {
    e.group_sync();  // what any thread of the group did is before the fence of each thread that sets a flag
    if (e.rank() < kSignallers) {
      e.fence_own();  // pairs with acquire_own in the members whose flags are set
      exchange_flags(phase);
    }
    e.group_sync();
  }

  /// In kernels of users, once large data have been moved and before the next synchronisation: the record of
  /// the team is read again, and what is needed of it then takes no registers meanwhile.
  ISOMEM_HD void read_again() {
    if constexpr (E::kReadsAgain) read(e.aside.team());
  }

  /// Whether a message of `bytes` fits.
  ISOMEM_HD bool fits(size_t bytes) const { return bytes <= view_.lines * sizeof(uint64_t); }

  /// Before the first line of messages of up to `longest` bytes is sent: the messages that lie where these
  /// will go have been read by all.
  ISOMEM_HD void make_room(size_t longest) {
    kind_ = TeamArea::kind_for((longest + 7) / 8);
    const MessageKind room = TeamArea::kind_of(kind_, view_.lines);
    room_lines_ = room.lines;
    begin_message();
    if (number_ - view_.last_full < room.ring) return;
    sync_start();
    all_have_begun_ = true;
  }
  /// Tells each other member where in symmetric memory the data for it lie, place(member), and hears the same
  /// from them: place_of(). Near PEs see each other's memory at one address. Returns when all have begun, as
  /// sync_start() does. No other messages go with this collective.
  template <class PlaceFor>
  ISOMEM_HD void exchange_places(PlaceFor&& place) {
    make_room(part_.count * sizeof(uint64_t));
    const unsigned others = static_cast<unsigned>(n_ - 1);
    ISOMEM_NO_UNROLL
    for (unsigned k = e.rank(); k < others; k += e.size()) {
      LlLine* to = outbox(other(k)) + part_.index;
      e.send_ll_line(to, reinterpret_cast<uint64_t>(place(other(k))), number());
    }
    sync_start();
    e.poll_as(site(), [&] {
      bool all = true;
      uint64_t value;
      for (unsigned k = e.rank(); k < others; k += e.size()) {
        all = e.try_ll_line(inbox(other(k)) + part_.index, number(), value) & all;
      }
      return all;
    });
    e.group_sync();
  }
  /// What the other members have told.
  ISOMEM_HD ToldPlaces<E> told_places() const {
    return ToldPlaces<E>{&e, inbox_ + part_.index, room_lines_, number()};
  }

  /// A second message of this collective begins. The first has come from every member.
  ISOMEM_HD void next_message() {
    ++number_;
    begin_message();
  }

  /// Sends `out` to every other member.
  ISOMEM_HD void send_same(const Piece& out) {
    const LineRange range = part_of(out);
    const uint32_t step = e.size();
    ISOMEM_NO_UNROLL
    for (uint32_t line = range.first + e.rank(); line < range.last; line += kAhead * step) {
      uint64_t value[kAhead];
      ISOMEM_UNROLL
      for (uint32_t u = 0; u < kAhead; ++u) {
        value[u] = 0;  // as in receive()
        if (line + u * step < range.last) value[u] = out.load(line + u * step);
      }
      ISOMEM_NO_UNROLL
      for (int k = 0; k < n_ - 1; ++k) {
        LlLine* to = outbox(other(static_cast<unsigned>(k))) + line;
        ISOMEM_UNROLL
        for (uint32_t u = 0; u < kAhead; ++u) {
          // NOLINTNEXTLINE(bugprone-implicit-widening-of-multiplication-result): lines fit 32 bits
          if (line + u * step < range.last) e.send_ll_line(to + u * step, value[u], number());
        }
      }
    }
  }
  /// Sends piece(member), at most `longest` bytes, to every other member.
  template <class PieceFor>
  ISOMEM_HD void send_each(size_t longest, PieceFor&& piece) {
    for_all_lines(longest, piece, Sender<PieceFor>{*this, piece});
  }
  /// Stores the message of every other member in piece(member).
  template <class PieceFor>
  ISOMEM_HD void receive_all(size_t longest, PieceFor&& piece) {
    for_all_lines(longest, piece, Receiver<PieceFor>{*this, piece});
  }
  /// `out` = `in`, line by line.
  ISOMEM_HD void copy_lines(const Piece& out, const Piece& in) {
    const LineRange range = part_of(in);
    ISOMEM_NO_UNROLL
    for (uint32_t line = range.first + e.rank(); line < range.last; line += e.size()) {
      out.store(line, in.load(line));
    }
  }
  ISOMEM_HD void receive_from(int from, const Piece& in) {
    const auto piece = [&](int) { return in; };
    lines_of(from, part_of(in), Receiver<decltype(piece)>{*this, piece});
  }

  /// `out` = the messages of all members and `mine`, folded in the order of the members. `mine` goes to this
  /// member's own room, so that all lines are alike: to tell it from them would take registers. With
  /// `publish` each line of the result is also sent on to all, as a line of the next message.
  template <class Reducer>
  ISOMEM_HD void fold_all(const Piece& mine, const Piece& out, const Reducer& reducer, bool publish) {
    const LineRange range = part_of(mine);
    ISOMEM_NO_UNROLL
    for (uint32_t line = range.first + e.rank(); line < range.last; line += e.size()) {
      e.send_ll_line(inbox(me_) + line, mine.load(line), number());
    }
    ISOMEM_NO_UNROLL
    for (uint32_t line = range.first + e.rank(); line < range.last; line += e.size()) {
      uint64_t total = 0;
      ISOMEM_NO_UNROLL
      for (int first = 0; first < n_; first += Reducer::kBatch) {
        Units<uint64_t, Reducer::kBatch> value;
        receive_batch(first, line, value.of);
        total = reducer.fold(total, value, n_ - first, first == 0);
      }
      out.store(line, total);
      if (!publish) continue;
      for (int k = 0; k < n_ - 1; ++k) {
        LlLine* to = inbox_of(number_ + 1) + static_cast<uint32_t>(me_) * room_lines_ + line;
        e.send_ll_line(there(to, other(static_cast<unsigned>(k))), total, number() + 1);
      }
    }
  }

  /// Counts the collective as done. `full`: every member has heard of every other in it.
  ISOMEM_HD void end(bool full) {
    DeviceTeam& team = e.aside.team();
    if (E::kReadsAgain && !E::kWholeKernel) number_ = e.view(team).number;  // of one message
    e.group_sync();  // nobody reads the counts any more
    if (e.leads()) count(team, full);
  }

  /// What its waits wait for, and where, once somebody asks.
  struct Site {
    const E& e;

    ISOMEM_HD WaitSite operator()() const { return WaitSite{e.aside.routine(), WaitSite::For::team}; }
    ISOMEM_HD auto place() const { return e.aside.place(); }
  };
  ISOMEM_HD Site site() const { return Site{e}; }

  E& e;

 private:
  struct Unread {};
  ISOMEM_HD CollSession(E& engine, const char* routine, DeviceTeam& team, Part part, Unread)
      : e(engine), part_(part) {
    e.aside = typename E::Aside(routine, team);
  }

  ISOMEM_HD void read(const DeviceTeam& team) {
    view_ = e.view(team);
    me_ = view_.me;
    n_ = view_.n_pes;
    number_ = view_.number;
    area_shift_ = e.area_shift(reinterpret_cast<char*>(view_.area));
  }

  ISOMEM_HD void count(DeviceTeam& team, bool full) {
    if (part_.count > 1) {
      // every part has read the counts before the last one writes them
      if (e.count_up(&team.blocks_done) + 1 != part_.count) return;
      team.blocks_done = 0;
    }
    if (full || all_have_begun_) team.last_full = number_;
    // no message has a number of 32 bits that is 0: lines that were never sent have that
    const bool is_last = static_cast<uint32_t>(number_) >= 0xfffffffe;
    team.sequence = is_last ? (number_ | 0xffffffff) + 1 : number_;
  }

  /// By the first threads, each for some of the members.
  ISOMEM_HD void exchange_flags(int phase) {
    const uint64_t epoch = number_ * 4 + static_cast<uint64_t>(phase);
    const unsigned others = static_cast<unsigned>(n_ - 1);
    const unsigned step = e.size() < kSignallers ? e.size() : kSignallers;
    ISOMEM_NO_UNROLL
    for (unsigned k = e.rank(); k < others; k += step) {
      e.store_own(there(flag_of(me_), other(k)), epoch);
    }
    e.poll_as(site(), [&] {
      bool all = true;
      for (unsigned k = e.rank(); k < others; k += step) {
        all = (e.load_flag(flag_of(other(k))) >= epoch) & all;  // all loads are on their way at once
      }
      return all;
    });
    ISOMEM_NO_UNROLL
    for (unsigned k = e.rank(); k < others; k += step) {
      e.acquire_own(flag_of(other(k)));  // pairs with the fence_own before exchange_flags
    }
  }

  /// Threads that set and read flags: a warp, whose fence costs as much as that of one thread.
  static constexpr unsigned kSignallers = 32;

  /// A member's copy of a word or line of the team's area.
  template <class T>
  ISOMEM_HD T* there(T* p, int member) const {
    return at(copies_of(p, members().pe(me_), area_shift_), member);
  }
  /// The members but this one.
  ISOMEM_HD int other(unsigned k) const { return rotated(static_cast<int>(k) + 1); }
  ISOMEM_HD uint32_t number() const { return static_cast<uint32_t>(number_); }
  ISOMEM_HD uint64_t* flag_of(int from) const {
    const int lane = static_cast<int>(part_.index);
    return reinterpret_cast<uint64_t*>(view_.area + TeamArea::flag_offset(n_, lane, from));
  }
  /// Where this member keeps the lines of the messages of a number, from member 0 on.
  ISOMEM_HD LlLine* inbox_of(uint64_t number) const {
    return reinterpret_cast<LlLine*>(view_.area +
                                     TeamArea::message_offset(n_, view_.lines, kind_, number, 0));
  }
  ISOMEM_HD void begin_message() {
    inbox_ = inbox_of(number_);
    outbox_ = copies_of(inbox(me_), members().pe(me_), area_shift_).first;
  }
  /// Where member `to` keeps the lines from this one.
  ISOMEM_HD LlLine* outbox(int to) const { return at(Copies<LlLine>{outbox_, area_shift_}, to); }
  /// The lines from member `from`.
  // NOLINTNEXTLINE(bugprone-implicit-widening-of-multiplication-result): lines fit 32 bits
  ISOMEM_HD LlLine* inbox(int from) const { return inbox_ + static_cast<uint32_t>(from) * room_lines_; }
  /// The lines of a piece that this part handles; they fit a message.
  struct LineRange {
    uint32_t first;
    uint32_t last;
  };
  ISOMEM_HD LineRange part_of(const Piece& piece) const {
    const uint32_t lines = piece.lines();
    if (part_.count == 1) return LineRange{0, lines};
    const uint32_t each = lines / part_.count;
    const uint32_t more = lines - each * part_.count;
    const uint32_t i = part_.index;
    return LineRange{each * i + (more < i ? more : i), each * (i + 1) + (more < i + 1 ? more : i + 1)};
  }

  /// Line `line + ahead` of the message from or to a member, or none.
  struct LineRef {
    int member;
    uint32_t line;
    uint32_t ahead;
    bool is;
  };
  /// Lines on their way at once in each thread; of one member, which takes fewer registers.
  static constexpr uint32_t kAhead = E::kAhead;
  static constexpr uint32_t kManyAhead = E::kManyAhead;

  /// Some lines that a thread has on their way at once.
  template <uint32_t n>
  struct LineRefs {
    LineRef of[n];
  };
  /// What is done with lines. (No generic lambdas: NVRTC takes those for host code.)
  template <class PieceFor>
  struct Sender {
    CollSession& session;
    PieceFor& piece;

    template <uint32_t n>
    ISOMEM_HD void operator()(const LineRefs<n>& refs) const {
      uint64_t value[n];
      ISOMEM_UNROLL
      for (uint32_t u = 0; u < n; ++u) {
        value[u] = 0;  // as in receive()
        if (refs.of[u].is) value[u] = piece(refs.of[u].member).load(refs.of[u].line, refs.of[u].ahead);
      }
      ISOMEM_UNROLL
      for (uint32_t u = 0; u < n; ++u) {
        if (!refs.of[u].is) continue;
        LlLine* to = session.outbox(refs.of[u].member) + refs.of[u].line;
        session.e.send_ll_line(to + refs.of[u].ahead, value[u], session.number());
      }
    }
  };
  template <class PieceFor>
  struct Receiver {
    CollSession& session;
    PieceFor& piece;

    template <uint32_t n>
    ISOMEM_HD void operator()(const LineRefs<n>& refs) const {
      uint64_t value[n];
      session.receive(refs, value);
      ISOMEM_UNROLL
      for (uint32_t u = 0; u < n; ++u) {
        if (refs.of[u].is) piece(refs.of[u].member).store(refs.of[u].line, value[u], refs.of[u].ahead);
      }
    }
  };

  /// use(refs) for some lines of the message from or to one member. If they are many, each warp takes those
  /// of a tile at once, for which a thread needs one address.
  template <class Use>
  ISOMEM_HD void lines_of(int member, const LineRange& range, const Use& use) {
    const uint32_t size = e.size() / E::kLanes * E::kLanes;
    if (range.last - range.first <= e.size() || size == 0) {
      ISOMEM_NO_UNROLL
      for (uint32_t line = range.first + e.rank(); line < range.last; line += e.size()) {
        use(LineRefs<1>{{{member, line, 0, true}}});
      }
      return;
    }
    if (e.rank() >= size) return;
    const uint32_t before =
        e.rank() / E::kLanes * E::kLanes * (kManyAhead - 1);  // in the tiles of other warps
    ISOMEM_NO_UNROLL
    for (uint32_t line = range.first + before + e.rank(); line < range.last; line += kManyAhead * size) {
      LineRefs<kManyAhead> refs;
      ISOMEM_UNROLL
      for (uint32_t u = 0; u < kManyAhead; ++u) {
        refs.of[u] = LineRef{member, line, u * E::kLanes, line + u * E::kLanes < range.last};
      }
      use(refs);
    }
  }

  /// use(refs) for the lines of this part of the pieces of all other members; neighbouring threads get
  /// neighbouring lines.
  template <class PieceFor, class Use>
  ISOMEM_HD void for_all_lines(size_t longest, PieceFor&& piece, const Use& use) {
    const uint32_t lines = static_cast<uint32_t>((longest + 7) / 8);  // they fit a message
    const uint32_t span = part_.count == 1 ? lines : (lines + part_.count - 1) / part_.count;
    if (span == 0) return;
    if (span >= kManyAhead * e.size()) {
      ISOMEM_NO_UNROLL
      for (int k = 0; k < n_ - 1; ++k) {
        const int member = other(static_cast<unsigned>(k));
        lines_of(member, part_of(piece(member)), use);
      }
      return;
    }
    // line at_line of member k; the next one of this thread is dk members and dline lines further
    uint32_t k = e.rank() / span;
    uint32_t at_line = e.rank() - k * span;
    const uint32_t dk = e.size() / span;
    const uint32_t dline = e.size() - dk * span;
    const uint32_t others = static_cast<uint32_t>(n_ - 1);
    ISOMEM_NO_UNROLL
    while (k < others) {
      LineRefs<kAhead> refs;
      ISOMEM_UNROLL
      for (uint32_t u = 0; u < kAhead; ++u) {
        refs.of[u] = k < others ? line_ref(other(k), piece(other(k)), at_line) : LineRef{0, 0, 0, false};
        k += dk;
        at_line += dline;
        if (at_line >= span) {
          at_line -= span;
          ++k;
        }
      }
      use(refs);
    }
  }
  /// Line `at_line` of what this part handles of a piece.
  ISOMEM_HD LineRef line_ref(int member, const Piece& piece, uint32_t at_line) const {
    const LineRange range = part_of(piece);
    const uint32_t line = range.first + at_line;
    return LineRef{member, line, 0, line < range.last};
  }

  template <uint32_t n>
  ISOMEM_HD void receive(const LineRefs<n>& refs, uint64_t (&value)[n]) {
    e.poll_as(site(), [&] {
      bool all = true;
      ISOMEM_UNROLL
      for (uint32_t u = 0; u < n; ++u) {
        value[u] = 0;  // else what came the last time would be kept in registers
        if (refs.of[u].is) {
          const LlLine* from = inbox(refs.of[u].member) + refs.of[u].line;
          all = e.try_ll_line(from + refs.of[u].ahead, number(), value[u]) & all;
        }
      }
      return all;
    });
  }
  /// The same line of the members from `first` on.
  template <int most>
  ISOMEM_HD void receive_batch(int first, uint32_t line, uint64_t (&value)[most]) {
    const LlLine* const from = inbox(first) + line;
    const int left = n_ - first;
    typename E::Renewed step(room_lines_);
    e.poll_as(site(), [&] {
      bool all = true;
      step.renew(from);
      ISOMEM_UNROLL
      for (int k = 0; k < most; ++k) {
        value[k] = 0;  // as in receive()
        // NOLINTNEXTLINE(bugprone-implicit-widening-of-multiplication-result): lines fit 32 bits
        if (k == 0 || k < left)
          all = e.try_ll_line(from + static_cast<uint32_t>(k) * step.value, number(), value[k]) & all;
      }
      return all;
    });
  }

  const Part part_;
  TeamView view_;
  int me_;
  int n_;
  uint64_t number_;
  unsigned area_shift_;
  int kind_ = 0;                 // of this collective's messages
  uint32_t room_lines_ = 0;      // of one of them
  LlLine* inbox_ = nullptr;      // from member 0
  LlLine* outbox_ = nullptr;     // PE 0's copy of the lines from this member
  bool all_have_begun_ = false;  // this collective, as a synchronisation in it has shown
};

}  // namespace isomem
