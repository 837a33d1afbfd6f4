// SPDX-License-Identifier: Apache-2.0
// Teams, contexts and locks: what Python uses in a with statement.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>

#include <map>
#include <mutex>
#include <utility>

#include "on_stream.hpp"

namespace isomem::python {

Team& team_argument(const char* routine, nb::handle value) {
  check_initialized(routine);
  if (value.is_none()) return world;
  Team* team;
  if (!nb::try_cast<Team*>(value, team))
    fail(PyExc_TypeError, "isomem.%s: argument team is of type %s; it must be a Team, or None for all PEs",
         routine, nb::type_name(value.type()).c_str());
  const bool is_alive = team->handle != SHMEM_TEAM_INVALID && (team->is_predefined || team->life == life);
  if (!is_alive) fail(PyExc_ValueError, "isomem.%s: argument team has been destroyed", routine);
  return *team;
}

Context& check_context(const char* routine, Context& context) {
  check_initialized(routine);
  if (context.handle == SHMEM_CTX_INVALID || context.life != life)
    fail(PyExc_ValueError, "isomem.%s: the context has been destroyed", routine);
  if (context.has_no_team && *context.has_no_team)
    fail(PyExc_ValueError, "isomem.%s: the team of the context has been destroyed", routine);
  return context;
}

namespace {

Team team_of(shmem_team_t handle, bool is_predefined = false) {
  return {handle, shmem_team_my_pe(handle), shmem_team_n_pes(handle), is_predefined, life};
}

/// None on PEs that are not members.
std::optional<Team> made(shmem_team_t handle) {
  return handle == SHMEM_TEAM_INVALID ? std::nullopt : std::optional(team_of(handle));
}

Team& alive(const char* routine, Team& team) { return team_argument(routine, nb::find(team)); }

std::optional<Team> split_strided(Team& parent, int start, int stride, int size) {
  const char* routine = "Team.split_strided";
  alive(routine, parent);
  check_pe(routine, start, parent.size, "start");
  const long last = start + static_cast<long>(stride) * (size - 1);
  if (size < 1 || last < 0 || last >= parent.size || (stride == 0 && size > 1)) {
    fail(PyExc_ValueError,
         "isomem.%s: start = %d, stride = %d, size = %d name PEs that the team does not have; valid: 0 to %d",
         routine, start, stride, size, parent.size - 1);
  }
  shmem_team_t team = SHMEM_TEAM_INVALID;
  int status;
  {
    const OthersRun others_run;
    status = shmem_team_split_strided(parent.handle, start, size == 1 ? 1 : stride, size, nullptr, 0, &team);
  }
  if (status != 0) fail(PyExc_RuntimeError, "isomem.%s: refused; standard error has the reason", routine);
  return made(team);
}

std::tuple<std::optional<Team>, std::optional<Team>> split_2d(Team& parent, int xrange) {
  const char* routine = "Team.split_2d";
  alive(routine, parent);
  if (xrange < 1)
    fail(PyExc_ValueError, "isomem.%s: argument xrange = %d; valid: 1 or more", routine, xrange);
  shmem_team_t x = SHMEM_TEAM_INVALID, y = SHMEM_TEAM_INVALID;
  int status;
  {
    const OthersRun others_run;
    status = shmem_team_split_2d(parent.handle, xrange, nullptr, 0, &x, nullptr, 0, &y);
  }
  if (status != 0) fail(PyExc_RuntimeError, "isomem.%s: refused; standard error has the reason", routine);
  return {made(x), made(y)};
}

std::optional<Team> split(Team& parent, std::optional<int> color, int key) {
  const char* routine = "Team.split";
  alive(routine, parent);
  if (color && *color < 0)
    fail(PyExc_ValueError, "isomem.%s: argument color = %d; valid: 0 or more, or None for no team", routine,
         *color);
  shmem_team_t team = SHMEM_TEAM_INVALID;
  {
    const OthersRun others_run;
    shmemx_team_split(parent.handle, color.value_or(SHMEM_COLOR_UNDEFINED), key, &team);
  }
  return made(team);
}

int translate(Team& team, int pe, nb::handle other) {
  const char* routine = "Team.translate";
  alive(routine, team);
  check_pe(routine, pe, team.size);
  return shmem_team_translate_pe(team.handle, pe, team_argument(routine, other).handle);
}

/// Destroying is collective: an object that is only dropped keeps its team until finalize.
void destroy(Team& team) {
  if (team.is_predefined)
    fail(PyExc_ValueError, "isomem.Team.destroy: the predefined teams cannot be destroyed");
  if (team.life == life && n_pes != 0 && team.handle != SHMEM_TEAM_INVALID) {
    const OthersRun others_run;
    *team.is_destroyed = true;
    shmem_team_destroy(team.handle);
  }
  team.handle = SHMEM_TEAM_INVALID;
}

void sync(nb::handle team_value, nb::handle stream) {
  const Team& members = team_argument("sync", team_value);
  if (!stream.is_none()) return on_stream::sync(members, stream);
  const shmem_team_t team = members.handle;
  const OthersRun others_run;
  shmem_team_sync(team);
}

// --- contexts
// -------------------------------------------------------------------------------------------------------

void create_context(Context* context, nb::handle team_value, bool serialized, bool is_private) {
  const char* routine = "Context";
  const Team& team = team_argument(routine, team_value);
  const long options = (serialized ? SHMEM_CTX_SERIALIZED : 0) | (is_private ? SHMEM_CTX_PRIVATE : 0);
  shmem_ctx_t handle = SHMEM_CTX_INVALID;
  if (shmem_team_create_ctx(team.handle, options, &handle) != 0)
    fail(PyExc_RuntimeError, "isomem.%s: this PE has the maximum number of contexts; destroy some", routine);
  new (context) Context{handle, team.size, life, {}, team.is_destroyed};
}

/// A context ends with its team, too.
void destroy_context(Context& context) {
  const shmem_ctx_t handle = std::exchange(context.handle, SHMEM_CTX_INVALID);
  if (handle == SHMEM_CTX_INVALID || context.life != life || n_pes == 0) return;
  if (*context.has_no_team) return abandon(context.pending);
  const auto complete = std::exchange(context.pending, {});
  const OthersRun others_run;
  shmem_ctx_destroy(handle);
}

// --- locks
// ----------------------------------------------------------------------------------------------------------

/// A lock is a symmetric word, which its array keeps.
struct Lock {
  nb::object array;
  long* word;
  unsigned life;
};

/// The locks that this PE holds, waits for or gives back: to the library, which ends the job for it, another
/// call for one of these is an error of the program.
class HeldLocks {
 public:
  enum class State { waiting, held, leaving };
  /// False: it is one of them already.
  bool add(const long* word) {
    const std::lock_guard guard(mutex_);
    return words_.emplace(Key(life, word), State::waiting).second;
  }
  /// False: it was not in the state `from`.
  bool set(const long* word, State from, State to) {
    const std::lock_guard guard(mutex_);
    const auto found = words_.find(Key(life, word));
    if (found == words_.end() || found->second != from) return false;
    found->second = to;
    return true;
  }
  void remove(const long* word) {
    const std::lock_guard guard(mutex_);
    words_.erase(Key(life, word));
  }

 private:
  using Key = std::pair<unsigned, const long*>;
  std::mutex mutex_;
  std::map<Key, State> words_;
};
using LockState = HeldLocks::State;

HeldLocks& held_locks() {
  static auto* const one = new HeldLocks;  // threads may go on at the exit
  return *one;
}

long* word_of(const char* routine, const Lock& lock) {
  check_initialized(routine);
  if (lock.life != life)
    fail(PyExc_ValueError, "isomem.%s: the lock has gone with isomem.finalize()", routine);
  return lock.word;
}

void create_lock(Lock* lock, nb::handle array_value) {
  const Word word = word_argument("Lock", "array", array_value, 0);
  check_in_host_memory("Lock", "array", word.array);
  if (!has_type<int64_t>(word.array))
    fail(PyExc_TypeError, "isomem.Lock: argument array is %s; it must be of int64",
         describe(word.array).c_str());
  new (lock) Lock{nb::borrow(array_value), reinterpret_cast<long*>(word.address), life};
}

void acquire(Lock& lock) {
  long* const word = word_of("Lock.acquire", lock);
  if (!held_locks().add(word))
    fail(PyExc_RuntimeError,
         "isomem.Lock.acquire: this PE holds the lock already, or waits for it in another thread");
  const OthersRun others_run;
  shmem_set_lock(word);
  held_locks().set(word, LockState::waiting, LockState::held);
}

void release(Lock& lock) {
  long* const word = word_of("Lock.release", lock);
  if (!held_locks().set(word, LockState::held, LockState::leaving))
    fail(PyExc_RuntimeError, "isomem.Lock.release: this PE does not hold the lock");
  const OthersRun others_run;
  shmem_clear_lock(word);
  held_locks().remove(word);
}

bool try_acquire(Lock& lock) {
  long* const word = word_of("Lock.try_acquire", lock);
  if (!held_locks().add(word)) return false;
  const bool done = shmem_test_lock(word) == 0;
  done ? static_cast<void>(held_locks().set(word, LockState::waiting, LockState::held))
       : held_locks().remove(word);
  return done;
}

/// The object itself enters a with statement; leaving it calls `leave`, on an exception only if that waits
/// for nobody: PEs that have none may never come, and nobody would see the exception.
template <class T>
void add_with(nb::class_<T>& scope, void (*enter)(T&), void (*leave)(T&), bool leave_waits = false) {
  scope.def("__enter__", [enter](nb::handle_t<T> self) {
    if (enter) enter(nb::cast<T&>(self));
    return self;
  });
  scope.def(
      "__exit__",
      [leave, leave_waits](T& self, nb::handle type, nb::handle, nb::handle) {
        if (type.is_none() || !leave_waits) leave(self);
      },
      nb::arg("type").none(), nb::arg("value").none(), nb::arg("traceback").none());
}

void add_team(nb::module_& m) {
  nb::class_<Team> team(
      m, "Team",
      "Some PEs of the job, numbered from 0, for collectives and contexts.\n\n"
      "In a with statement it is destroyed at the end, which is collective over its members; if an "
      "exception\n"
      "leaves the statement it is not. One that is only dropped is given back by finalize().");
  team.def(
      "__init__",
      [](Team*, const nb::args&, const nb::kwargs&) {
        throw nb::type_error(
            "isomem.Team cannot be called: team_world(), team_shared() and the split methods of teams make "
            "teams");
      },
      nb::sig("def __init__(self, *args: object, **kwargs: object) -> None"),
      "Raises TypeError: team_world(), team_shared() and the split methods of teams make teams.");
  team.def_ro("rank", &Team::rank, "The number of this PE in the team.")
      .def_ro("size", &Team::size, "The number of its PEs.")
      .def("split_strided", split_strided, nb::arg("start"), nb::arg("stride"), nb::arg("size"),
           "The team of PEs start, start + stride, ...; None on others. Collective over this team.")
      .def("split_2d", split_2d, nb::arg("xrange"),
           "(row, column) of a grid that is xrange PEs wide. Collective over this team.")
      .def("split", split, nb::arg("color").none(), nb::arg("key") = 0,
           "The team of all PEs that pass the same color, in the order of key and then of rank; None where "
           "color is\n"
           "None. Collective over this team.")
      .def("translate", translate, nb::arg("pe"), nb::arg("team").none() = nb::none(),
           "The number that PE pe of this team has in another (None: all PEs); -1 if it is no member.")
      .def("destroy", destroy, "Gives the team back. Collective over its members.")
      .def("__repr__", [](const Team& t) {
        return "<isomem.Team, rank " + std::to_string(t.rank) + " of " + std::to_string(t.size) + ">";
      });
  add_with<Team>(team, nullptr, destroy, true);
  m.def(
      "team_world", [] { return check_initialized("team_world"), team_of(SHMEM_TEAM_WORLD, true); },
      "The team of all PEs.");
  m.def(
      "team_shared", [] { return check_initialized("team_shared"), team_of(SHMEM_TEAM_SHARED, true); },
      "The team of the PEs of this host.");
  m.def("sync", sync, nb::arg("team").none() = nb::none(), nb::kw_only(),
        nb::arg("stream").none() = nb::none(),
        "Waits for all PEs of a team (None: of the job). Completes no puts: see barrier_all. stream: as put; "
        "the streams\n"
        "of the PEs wait for each other then.");
}

}  // namespace

void add_teams(nb::module_& m) {
  add_team(m);
  nb::class_<Context> context(
      m, "Context",
      "Operations that are ordered and completed by themselves; PE numbers are those of its\n"
      "team (None: all PEs). In a with statement it is completed and destroyed at the end.");
  context
      .def("__init__", create_context, nb::arg("team").none() = nb::none(), nb::kw_only(),
           nb::arg("serialized") = false, nb::arg("private") = false)
      .def("destroy", destroy_context, "Completes its operations and gives it back.");
  add_with<Context>(context, nullptr, destroy_context);
  nb::class_<Lock> lock(
      m, "Lock",
      "Mutual exclusion between PEs, which get it in the order of their calls.\n\n"
      "array: a symmetric int64 array with a 0, the lock: isomem.zeros(1, 'int64'). Held within a with\n"
      "statement.");
  lock.def("__init__", create_lock, nb::arg("array"))
      .def("acquire", acquire, "Waits for the lock and takes it. Must not be held by this PE.")
      .def("try_acquire", try_acquire, "Takes the lock if it is free; whether it has.")
      .def("release", release, "Completes all puts of this PE and gives the lock to the next one.");
  add_with<Lock>(lock, acquire, release);
}

}  // namespace isomem::python
