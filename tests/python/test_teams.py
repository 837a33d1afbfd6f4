# SPDX-License-Identifier: Apache-2.0
"""Teams, contexts of teams, locks."""
import numpy as np

import isomem
from pes import raises


def test_predefined():
    world, shared = isomem.team_world(), isomem.team_shared()
    assert (world.rank, world.size) == (isomem.rank(), isomem.size())
    assert (shared.rank, shared.size) == (isomem.local_rank(), isomem.local_size())
    assert repr(world) == f"<isomem.Team, rank {isomem.rank()} of {isomem.size()}>"
    with raises(ValueError, "destroy", "predefined"):
        world.destroy()


def test_strided():
    me, n = isomem.rank(), isomem.size()
    for start, stride, size in ((0, 1, n), (0, 2, (n + 1) // 2), (n - 1, -1, n), (n - 1, 1, 1)):
        members = [start + i * stride for i in range(size)]
        team = isomem.team_world().split_strided(start, stride, size)
        assert (team is not None) == (me in members)
        if team is None:
            continue
        with team:
            assert (team.rank, team.size) == (members.index(me), size)
            assert [team.translate(i) for i in range(size)] == members
            others = [isomem.team_world().translate(pe, team) for pe in range(n)]
            assert others == [members.index(pe) if pe in members else -1 for pe in range(n)]
            isomem.sync(team)
        with raises(ValueError, "sync", "team", "destroyed"):
            isomem.sync(team)
    with raises(ValueError, "split_strided", f"size = {n + 1}"):
        isomem.team_world().split_strided(0, 1, n + 1)
    with raises(ValueError, "split_strided", f"start = {n}"):
        isomem.team_world().split_strided(n, 1, 1)


def test_grid_and_colors():
    me, n = isomem.rank(), isomem.size()
    row, column = isomem.team_world().split_2d(2)
    assert (row.rank, column.rank) == (me % 2, me // 2)
    row.destroy()
    column.destroy()
    row.destroy()  # again: nothing happens
    with isomem.team_world().split(me % 2, key=-me) as team:
        members = [pe for pe in reversed(range(n)) if pe % 2 == me % 2]
        assert [team.translate(i) for i in range(team.size)] == members
    alone = isomem.team_world().split(0 if me == 0 else None)
    assert (alone is not None) == (me == 0)
    if alone:
        alone.destroy()
    with raises(ValueError, "split_2d", "xrange = 0"):
        isomem.team_world().split_2d(0)
    with raises(ValueError, "split", "color = -2"):
        isomem.team_world().split(-2)


def test_exceptions_wait_for_nobody():
    """An exception that leaves a with statement on one PE must not wait there for the others, which never come."""
    team = isomem.team_world().split(0)
    with raises(ValueError, "of this PE alone"):
        with team:
            if isomem.rank() == 0:
                raise ValueError("of this PE alone")
            isomem.sync(team)  # ends when PE 0 comes to it, out of the statement
            raise ValueError("of this PE alone")
    if isomem.rank() == 0:
        isomem.sync(team)
    team.destroy()


def test_context_of_a_team():
    me, n = isomem.rank(), isomem.size()
    array = isomem.zeros(1, "int64")
    with isomem.team_world().split_strided(n - 1, -1, n) as team, isomem.Context(team) as context:
        context.put(array, 7 + me, (team.rank + 1) % n)  # PE n - 1 - that
        context.quiet()
        isomem.barrier_all()
        assert array[0] == 7 + (me + 1) % n
    with raises(TypeError, "Context", "team", "int"):
        isomem.Context(3)
    with raises(ValueError, "Context", "team", "destroyed"):
        isomem.Context(team)


def test_context_whose_team_has_ended():
    array = isomem.zeros(1, "int64")
    team = isomem.team_world().split(0)
    context, dropped = isomem.Context(team), isomem.Context()
    team.destroy()
    with raises(ValueError, "put", "team of the context", "destroyed"):
        context.put(array, 1, 0)
    with raises(ValueError, "quiet", "team of the context", "destroyed"):
        context.quiet()
    context.destroy()  # nothing is left to do
    context.destroy()
    with raises(ValueError, "put", "context", "destroyed"):
        context.put(array, 1, 0)
    dropped.put_nbi(array, np.full(1, 7), isomem.rank())
    del dropped  # finalize completes it


def test_locks():
    n = isomem.size()
    lock, shared = isomem.Lock(isomem.zeros(1, "int64")), isomem.zeros(1, "int64")
    for _ in range(30):
        with lock:
            value = np.zeros(1, "int64")
            isomem.get(value, shared, 0)
            isomem.put(shared, value + 1, 0)
    isomem.barrier_all()
    assert isomem.atomic_fetch(shared, 0) == 30 * n
    mine = isomem.zeros(1, "int64")
    free = isomem.Lock(isomem.zeros(1, "int64"))
    if free.try_acquire():
        isomem.atomic_inc(mine, 0)
    isomem.barrier_all()
    assert isomem.atomic_fetch(mine, 0) == 1  # one of them got it
    isomem.barrier_all()
    if isomem.rank() == 0:
        lock.acquire()
        assert not lock.try_acquire()
        with raises(RuntimeError, "Lock.acquire", "this PE holds the lock already"):
            lock.acquire()
        lock.release()
    with raises(RuntimeError, "Lock.release", "does not hold"):
        lock.release()
    with raises(TypeError, "Lock", "int64"):
        isomem.Lock(isomem.zeros(1))


def test_many_teams():
    teams = [isomem.team_world().split(0, 0) for _ in range(40)]
    total = isomem.zeros(1, "int64")
    for team in teams:
        isomem.reduce(total, isomem.full(1, 1), "sum", team)
        assert total[0] == isomem.size()
    for team in teams:
        team.destroy()
