# SPDX-License-Identifier: Apache-2.0
"""Calls that do not fit: whatever is wrong with them, the exception names the function and the argument."""
import inspect
import re

import numpy as np

import isomem
from pes import raises

# what is no value of a kind, by its name in signatures; `object`: nothing that any function takes
WRONG = {"int": ("x", 1.5, {}, [1], object(), 1 << 70, -1 << 70), "float": ("x", {}, object(), 10**400),
         "bool": (1, "x", object()), "str": (1, object()), "object": (object(),)}


def calls():
    """{name: (function, arguments that fit)} of all public functions and methods."""
    array, word, flag, world = isomem.zeros(4), isomem.zeros(1, "int64"), isomem.signals(), isomem.team_world()
    counts, wide = isomem.zeros(isomem.size(), "uint64"), isomem.zeros(4 * isomem.size())
    move = {"dest": array, "source": array, "pe": 0}
    atomic = {"target": word, "value": 1, "pe": 0, "index": 0}
    without_value = {"target": word, "pe": 0, "index": 0}
    look = {"array": word, "comparison": isomem.EQ, "value": 0}
    look_at_all, wait = {**look, "status": None}, {**look, "timeout": 1}
    wait_for_all = {**wait, "status": None}
    collective = {"dest": array, "source": array, "team": world}
    joining = {**collective, "dest": wide}
    make = {"dtype": "int32", "alignment": 64, "hints": 0, "device": "cpu"}
    sizes = {"dest_displs": counts, "dest_counts": counts, "source_displs": counts, "source_counts": counts}
    operations = {"fence": {}, "quiet": {}, "put": move, "put_nbi": move, "get": move, "get_nbi": move, "put_signal": {
        **move, "signal": flag, "value": 1, "op": isomem.SIGNAL_SET, "index": 0},
        "atomic_compare_swap": {**atomic, "condition": 0}}
    operations |= {"atomic_" + name: atomic for name in ("set", "add", "and", "or", "xor", "swap", "fetch_add",
                                                         "fetch_and", "fetch_or", "fetch_xor")}
    operations |= {"atomic_" + name: without_value for name in ("inc", "fetch", "fetch_inc")}
    functions = operations | {
        "wait_until": {**wait, "timeout": None, "index": 0, "stream": None}, "test": {**look, "index": 0},
        "wait_until_all": wait_for_all, "wait_until_any": wait_for_all, "wait_until_some": wait_for_all,
        "test_all": look_at_all, "test_any": look_at_all, "test_some": look_at_all,
        "broadcast": {**collective, "root": 0, "stream": None}, "fcollect": {**joining, "stream": None},
        "collect": joining, "alltoall": {**joining, "source": wide, "stream": None},
        "scan": {**collective, "exclusive": False}, "reduce": {**collective, "op": "sum", "stream": None},
        "alltoalls": {**collective, "dst": 1, "sst": 1, "n": 1}, "alltoallv": {**collective, **sizes},
        "collectv": {**joining, "counts": [1] * isomem.size(), "displs": None},
        "empty": {"shape": 3, **make}, "zeros": {"shape": 3, **make}, "full": {"shape": 3, "value": 1, **make},
        "array": {"values": [1, 2], **make}, "signals": {"n": 1, "device": "cpu"},
        "empty_like": {"other": array, "device": "cpu"}, "zeros_like": {"other": array, "device": "cpu"},
        "on": {"array": array, "pe": 0}, "sync": {"team": world, "stream": None}, "barrier_all": {"stream": None},
        "init": {"via": b"1", "rank": 0, "size": 1}, "global_exit": {"status": 0}, "node_name": {"pe": 0},
        "wire_name": {"pe": 0}, "Context": {"team": world, "serialized": False, "private": False},
        "Lock": {"array": word}}
    for name in ("put", "get", "put_signal"):
        functions[name] = {**functions[name], "stream": None}
    methods = {"Context": (isomem.Context(), operations | {"destroy": {}}), "Team": (world, {
        "split": {"color": 0, "key": 0}, "split_2d": {"xrange": 1}, "translate": {"pe": 0, "team": world},
        "split_strided": {"start": 0, "stride": 1, "size": 1}, "destroy": {}}),
        "Lock": (isomem.Lock(word), {"acquire": {}, "release": {}, "try_acquire": {}})}
    found = {name: (getattr(isomem, name), functions.get(name, {})) for name in isomem.__all__
             if callable(getattr(isomem, name)) and name not in ("Array", "DeviceArray", "Team", "is_symmetric")}
    assert set(functions) <= set(found)
    for kind, (thing, of_kind) in methods.items():
        public = {name for name, value in vars(getattr(isomem, kind)).items() if name[0] != "_" and callable(value)}
        assert set(of_kind) == public, f"methods of {kind} without a test: {set(of_kind) ^ public}"
        found |= {f"{kind}.{name}": (getattr(thing, name), arguments) for name, arguments in of_kind.items()}
    return found


def refused(name, function, args, kwargs, *words):
    """The call raises an exception with these words and the name of the function, and none of nanobind's."""
    with raises((TypeError, ValueError), name.rpartition(".")[2], *words):
        try:
            function(*args, **kwargs)
        except (TypeError, ValueError) as error:
            text = str(error)
            assert "incompatible" not in text and "supported" not in text and len(text) < 1000, text
            raise


def wrong_values(function, argument):
    """By its kind in nanobind's signature; functions in Python check less before they go on."""
    signatures = getattr(function.__init__ if inspect.isclass(function) else function, "__nb_signature__", None)
    if not signatures:
        return WRONG["object"]
    found = re.search(rf"\b{argument}: (?:typing.Optional\[)?(\w+)(\]| \| None)?", signatures[0][0])
    kind, may_be_none = found.groups()
    return WRONG[kind] if may_be_none else (None, *WRONG[kind])


def test_wrong_values():
    tried = 0
    for name, (function, fitting) in calls().items():
        for argument in fitting:
            for wrong in wrong_values(function, argument):
                refused(name, function, (), {**fitting, argument: wrong}, "isomem.", f"argument {argument} ")
                tried += 1
    assert tried > 400, tried
    assert not isomem.is_symmetric(None) and not isomem.is_symmetric("x")


def test_wrong_numbers_of_arguments():
    for name, (function, fitting) in calls().items():
        refused(name, function, (), {**fitting, "nonsense": 1}, "unexpected keyword argument 'nonsense'")
        refused(name, function, range(20), {}, "positional argument")
    array = isomem.zeros(1)
    with isomem.Context() as context:
        for put, name in ((isomem.put, "isomem.put"), (context.put, "isomem.Context.put")):
            with raises(TypeError, f"{name}: missing 1 required positional argument: 'pe'"):
                put(array, array)
            with raises(TypeError, f"{name}: got multiple values for argument 'pe'"):
                put(array, array, 0, pe=0)
        with raises(TypeError, "isomem.Context.put: argument self is 5, of type int", "class isomem.Context"):
            isomem.Context.put(5, array, array, 0)
    for arguments in ((), (1, 2)):
        with raises(TypeError, "isomem.Team", "team_world()", "split"):
            isomem.Team(*arguments)


def test_words():
    array, flag, word = isomem.zeros(4), isomem.signals(), isomem.zeros(1, "int64")
    last = isomem.size() - 1
    with raises(TypeError, "isomem.put: argument pe is 'one', of type str; it must be the number of a PE, "
                f"0 to {last}"):
        isomem.put(array, array, "one")
    with isomem.Context() as context:
        with raises(TypeError, "isomem.Context.put: argument pe is None; it must be the number of a PE of its team"):
            context.put(array, array, None)
    with raises(ValueError, "isomem.on: argument pe = 1099511627776 is out of range", f"0 to {last}"):
        array.on(1 << 40)
    with raises(TypeError, "isomem.Team.split_strided: argument start is 1.5, of type float", f"0 to {last}"):
        isomem.team_world().split_strided(1.5, 1, 1)
    with raises(TypeError, "isomem.put_signal: argument op is 'add'", "SIGNAL_SET or SIGNAL_ADD"):
        isomem.put_signal(array, array, flag, 1, 0, "add")
    with raises(ValueError, "isomem.put_signal: argument value = -1 is out of range; it must be a value of uint64"):
        isomem.put_signal(array, array, flag, -1, 0)
    with raises(TypeError, "isomem.wait_until: argument timeout is 'soon'", "a number, or None"):
        isomem.wait_until(word, isomem.EQ, 0, timeout="soon")
    for op in (3, "\udc80"):
        with raises(TypeError, "isomem.reduce: argument op is ", "a string of Unicode characters"):
            isomem.reduce(array, array, op)
    with raises(TypeError, "isomem.wait_until: argument comparison is '='", "EQ, NE"):
        isomem.wait_until(word, "=", 0)
    with raises(TypeError, "argument pe is array([[", "...", "of type numpy.ndarray"):  # shortened
        isomem.put(array, array, np.zeros((1000, 1000)))
    with raises(TypeError, "isomem.zeros: argument dtype is 'words'", "type of NumPy"):
        isomem.zeros(3, "words")
    with raises(ValueError, "isomem.full: argument value is 'a', of type str, dtype int32: "):
        isomem.full(3, "a", "int32")
    assert not word.any() and not array.any() and not flag.any()
    isomem.atomic_inc(word, np.int64(isomem.rank()))  # what NumPy has for a number is one
    assert word[0] == 1


class NoNumber:
    def __index__(self):
        raise KeyError("of the caller's class")


def test_classes_of_the_caller():
    """What their methods raise is not mistaken for a refusal, nor lets it fail."""
    array = isomem.zeros(1)
    with raises(TypeError, "isomem.put: argument pe is <", "NoNumber"):
        isomem.put(array, array, NoNumber())

    class Awkward:
        def __array__(self, *_, **__):
            raise TypeError("put(): incompatible function arguments")

    with raises(TypeError, "isomem.put: argument source", "Awkward"):
        isomem.put(array, Awkward(), 0)
