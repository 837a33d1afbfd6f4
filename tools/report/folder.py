# SPDX-License-Identifier: Apache-2.0
"""What a run keeps in its folder: of each row its values (KEY.csv), its commands (KEY.commands) and how much of it has
been run (KEY.begun), and of the machine what a reader must know (machine.csv). --resume and --render read them."""

import csv
import fcntl
import io
import json
import os

from measure import Begun, typed

FACTS = ("what", "this run")  # columns of machine.csv


class Damaged(Exception):
    """A file in the folder is not as a run has left it."""

    def __init__(self, file, why):
        super().__init__(f"{file} is damaged: {why}")


class Unlike(Exception):
    """What an earlier run left is not the beginning of this one."""


def hold(out):
    """Keeps other reports out of the folder for as long as this process lives; False where one is in it."""
    try:
        fcntl.flock(os.open(out, os.O_RDONLY), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system without locks
        pass
    return True


def text_of(path):
    try:
        data = path.read_bytes()
        return data.decode("utf-8")
    except FileNotFoundError:
        raise Damaged(path, "it is not there") from None
    except UnicodeDecodeError as error:
        raise Damaged(path, f"line {data[:error.start].count(10) + 1} is no text") from None


def write_text(path, text):
    """All of it or nothing: an interruption or a full disk leaves the file as it was."""
    new = path.with_name(f"{path.name}.new")
    try:
        new.write_text(text, encoding="utf-8")
        os.replace(new, path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


def write_csv(path, rows):
    text = io.StringIO()
    writer = csv.DictWriter(text, list(dict.fromkeys(name for row in rows for name in row)), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    write_text(path, text.getvalue())


def read_csv(path, as_text=False):
    """Its rows, without empty cells. A file that was cut, or to which something was added, is no table any more."""
    text = text_of(path)
    if not text.endswith("\n"):
        raise Damaged(path, f"line {text.count(chr(10)) + 1} is cut off" if text else "it is empty")
    found, reader = [], csv.DictReader(text.splitlines(keepends=True))
    try:
        for row in reader:
            if None in row or None in row.values():
                raise Damaged(path, f"line {reader.line_num} has {'more' if None in row else 'fewer'} cells than the "
                              f"{len(reader.fieldnames)} of line 1")
            found.append({key: value if as_text else typed(value) for key, value in row.items() if value != ""})
    except csv.Error as error:
        raise Damaged(path, f"line {reader.line_num}: {error}") from None
    return found


def write_facts(out, facts):
    write_csv(out / "machine.csv", [dict(zip(FACTS, fact)) for fact in facts.items()])


def read_facts(out):
    file = out / "machine.csv"
    rows = read_csv(file, as_text=True)
    if not rows or any(FACTS[0] not in row or not set(row) <= set(FACTS) for row in rows):
        raise Damaged(file, f"its columns are not '{FACTS[0]}' and '{FACTS[1]}'")
    return {row[FACTS[0]]: row.get(FACTS[1], "") for row in rows}


def keep(out, key, options, begun):
    """`KEY.begun` says how much of a row is in `KEY.csv`."""
    write_csv(out / f"{key}.csv", begun.rows)
    state = {**options, "groups": begun.groups, "rows": len(begun.rows), "wrong": begun.wrong, "skipped": begun.skipped}
    write_text(out / f"{key}.begun", f"{json.dumps(state, indent=1)}\n")


def state_of(file):
    """What is in a KEY.begun."""
    try:
        state = {"skipped": [], **json.loads(text_of(file))}
    except (ValueError, TypeError, RecursionError):
        raise Damaged(file, "it is not what a run writes") from None
    for name, kind in (("groups", int), ("rows", int), ("wrong", list), ("skipped", list)):
        if type(state.get(name)) is not kind:
            raise Damaged(file, f"its '{name}' is {state.get(name, 'not there')}")
        if state[name] < 0 if kind is int else not all(isinstance(text, str) for text in state[name]):
            raise Damaged(file, f"its '{name}' is {state[name]}")
    return state


def begun_of(out, key):
    """What had been run of a row and is kept, complete; None if it is not known how much that is."""
    file, values = out / f"{key}.begun", out / f"{key}.csv"
    if not file.exists():
        return None
    state, rows = state_of(file), read_csv(values)
    if len(rows) < state["rows"]:
        raise Damaged(values, f"it has {len(rows)} rows, {state['rows']} were written")
    return Begun(state["groups"], rows, state["wrong"], state["skipped"])


def kept(out, key, options, groups, commands):
    """What an earlier run with the same commands has kept of a row with so many groups."""
    begun = begun_of(out, key)
    if begun is None:
        return Begun()
    file = out / f"{key}.begun"
    state = state_of(file)
    if text_of(out / f"{key}.commands") != commands or {**state, **options} != state:
        raise Unlike(f"row {key} was begun with other commands or rounds; without --resume it is run anew")
    if begun.groups > groups:
        raise Damaged(file, f"its 'groups' is {begun.groups}, there are {groups}")
    del begun.rows[state["rows"]:]  # an interruption may have come between the two files
    return begun


def rows_in(out, keys):
    """Those of `keys` of which the folder has values; and those of them that an older run than the last has left, which
    did not come to them."""
    there = [key for key in keys if (out / f"{key}.csv").is_file()]
    begun = [key for key in there if (out / f"{key}.begun").is_file()]
    return there, [key for key in there if begun and key not in begun]
