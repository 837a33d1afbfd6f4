# SPDX-License-Identifier: Apache-2.0
"""What is said when a call does not fit a function of _core: which argument it is, what it must be, what was given.
The module asks only after a call has been refused (module/refusals.cpp), for all its functions here."""

from __future__ import annotations

import operator
import re
import reprlib
from typing import Any, Callable

from . import _core

_short = reprlib.Repr()
_short.maxstring = _short.maxother = 60


def what_is(value: object) -> str:
    """A value and its type, for messages: "'a', of type str"."""
    kind = type(value)
    where = "" if kind.__module__ == "builtins" else kind.__module__ + "."
    return "None" if value is None else f"{' '.join(_short.repr(value).split())}, of type {where}{kind.__qualname__}"


def explain(function: Any, args: list[Any], kwargs: dict[str, Any]) -> Exception:
    """The exception for a call of this function that was refused."""
    routine = function.__qualname__.replace(".__init__", "")
    stand_in = _stand_in(function)
    try:
        arguments = stand_in(*args, **kwargs)
    except TypeError as error:
        return TypeError(f"isomem.{routine}: {str(error).partition('() ')[2]}")
    owner = getattr(_core, routine.partition(".")[0])
    if "self" in arguments and not isinstance(arguments["self"], owner):
        return TypeError(f"isomem.{routine}: argument self is {what_is(arguments['self'])}; it must be of class "
                         f"isomem.{owner.__name__}")
    for name, kinds in stand_in.__annotations__.items():
        if name in arguments and not _fits(arguments[name], kinds):
            return TypeError(f"isomem.{routine}: argument {name} is {what_is(arguments[name])}; it must be "
                             f"{_wanted(name, kinds, arguments)}")
    # all are of the right kind: a number is one that its type in C++ does not hold
    name = max((name for name in stand_in.__annotations__ if _is_whole(arguments.get(name))),
               key=lambda name: _beyond(arguments[name]))
    return ValueError(f"isomem.{routine}: argument {name} = {_short.repr(arguments[name])} is out of range; it "
                      f"must be {_wanted(name, stand_in.__annotations__[name], arguments)}")


def _stand_in(function: Any) -> Callable[..., dict[str, Any]]:
    """A function of Python with the same arguments, which returns them by name: so Python says which ones are missing
    or too many."""
    text, _, *defaults = function.__nb_signature__[0]
    lines = re.sub(r"\\(\d+)", r"defaults[\1]", text)
    scope: dict[str, Any] = {"defaults": defaults[0] if defaults else ()}
    exec(f"from __future__ import annotations\n{lines}: return locals()", scope)
    made: Callable[..., dict[str, Any]] = scope[function.__name__]
    return made


def _is_whole(value: Any) -> bool:
    try:
        operator.index(value)
    except Exception:  # whatever a class of the caller raises
        return False
    return True


def _beyond(value: Any) -> int:
    """How far a whole number is from those that all types of C++ hold which functions take."""
    number = operator.index(value)
    return max(-number, number - (1 << 31))


def _is_number(value: Any) -> bool:
    try:
        float(value)
    except OverflowError:
        return True
    except Exception:  # whatever a class of the caller raises
        return False
    return not isinstance(value, (str, bytes, bytearray))


def _is_text(value: Any) -> bool:
    try:
        return isinstance(value, str) and value.encode() is not None
    except UnicodeEncodeError:  # half of a pair
        return False


# by the name of a kind in nanobind's signatures
_KINDS: dict[str, tuple[str, Callable[[Any], bool]]] = {
    "int": ("a whole number", _is_whole),
    "float": ("a number", _is_number),
    "bool": ("True or False", lambda value: isinstance(value, bool)),
    "str": ("a string of Unicode characters", _is_text),
    "bytes": ("bytes", lambda value: isinstance(value, bytes)),
    "object": ("an array", lambda value: value is not None),
}

# where the name of the argument says more
_WANTED = {
    "comparison": "EQ, NE, GT, LE, LT or GE",
    "condition": "a number",
    "counts": "a sequence of whole numbers",
    "op: int": "SIGNAL_SET or SIGNAL_ADD",
    "source_counts": "a sequence of whole numbers",
    "source_displs": "a sequence of whole numbers",
    "value": "a number",
    "value: int": "a value of uint64",
}


def _parts(kinds: str) -> tuple[str, bool]:
    """Of "int", "int | None", or what older Pythons have for it: the kind, and whether it may be None."""
    found = re.fullmatch(r"typing\.Optional\[(.*)\]|(.*) \| None", kinds)
    return (found[1] or found[2], True) if found else (kinds, False)


def _fits(value: Any, kinds: str) -> bool:
    kind, may_be_none = _parts(kinds)
    return (value is None and may_be_none) or kind not in _KINDS or _KINDS[kind][1](value)


def _wanted(name: str, kinds: str, arguments: dict[str, Any]) -> str:
    if name in ("pe", "root", "start"):
        return _wanted_pe(arguments.get("self", arguments.get("team")))
    kind, may_be_none = _parts(kinds)
    words = _WANTED.get(f"{name}: {kind}") or _WANTED.get(name) or _KINDS[kind][0]
    return words + (", or None" if may_be_none else "")


def _wanted_pe(members: object) -> str:
    if isinstance(members, _core.Context):
        return "the number of a PE of its team"
    if not _core.initialized():
        return "the number of a PE"
    last = (members.size if isinstance(members, _core.Team) else _core.size()) - 1
    return f"the number of a PE, 0 to {last}"
