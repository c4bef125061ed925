"""Landlock, by which a Linux process gives up rights for good: files elsewhere, TCP.

Example::

    only_files(Path("/tmp/own"), [Path("/usr")])     # True: from here on it writes in one place and reads in the other
    refuse_tcp()                                     # True: no connection to anywhere, none from anywhere

What cannot happen: a right that was given up comes back, in this process or in one that it starts; a kernel without
Landlock, or another system, raises (False is given).

Source: linux/landlock.h and the kernel's documentation, userspace-api/landlock. The system calls have the same numbers
on every architecture.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterable
from pathlib import Path

_CREATE, _ADD, _RESTRICT = 444, 445, 446
_NO_NEW_PRIVILEGES = 38  # PR_SET_NO_NEW_PRIVS
_BENEATH = 1  # LANDLOCK_RULE_PATH_BENEATH
_EXECUTE, _WRITE_FILE, _READ_FILE, _READ_FOLDER = 1, 1 << 1, 1 << 2, 1 << 3
_READ = _EXECUTE | _READ_FILE | _READ_FOLDER
_CHANGE = sum(1 << bit for bit in range(4, 13))  # remove and make directories, files, sockets, pipes, devices, links
_BY_VERSION = {2: 1 << 13, 3: 1 << 14}  # rename into another folder, truncate
_OF_FILES = _EXECUTE | _WRITE_FILE | _READ_FILE | _BY_VERSION[3]
_TCP = 0b11  # bind, connect; known from version 4 on
DEVICES = tuple(Path("/dev") / name for name in ("null", "zero", "full", "random", "urandom"))


class _Rights(ctypes.Structure):
    _fields_ = (("files", ctypes.c_uint64), ("network", ctypes.c_uint64))


class _Beneath(ctypes.Structure):
    _pack_ = 1
    _layout_ = "ms"
    _fields_ = (("allowed", ctypes.c_uint64), ("folder", ctypes.c_int32))


def only_files(own: Path, readable: Iterable[Path]) -> bool:
    """From here on this thread, and all that it starts, has the files below `own`, those below `readable` to read and
    run, and `DEVICES`. True if in force. What is not there, or closed to this user, is passed over.
    """
    version = _version()
    if version < 1:
        return False
    change = _WRITE_FILE | _CHANGE | sum(right for since, right in _BY_VERSION.items() if version >= since)
    rules = _rules(_Rights(change | _READ, 0), 8)
    try:
        if rules < 0 or not _allow(rules, own, change | _READ):
            return False
        places = {**dict.fromkeys(readable, _READ), **dict.fromkeys(DEVICES, _READ_FILE | _WRITE_FILE)}
        return all(_allow(rules, p, rights, missing=True) for p, rights in places.items()) and _obey(rules)
    finally:
        _close(rules)


def refuse_tcp() -> bool:
    """From here on no TCP. True if in force."""
    if _version() < 4:
        return False
    rules = _rules(_Rights(0, _TCP), ctypes.sizeof(_Rights))
    try:
        return rules >= 0 and _obey(rules)
    finally:
        _close(rules)


def _call(number: int, *arguments: object) -> int:
    libc = ctypes.CDLL(None, use_errno=True)
    libc.syscall.restype = ctypes.c_long
    return int(libc.syscall(ctypes.c_long(number), *arguments))


def _version() -> int:
    """Landlock's version; 0 where there is none."""
    if sys.platform != "linux":
        return 0
    return max(0, _call(_CREATE, None, ctypes.c_size_t(0), ctypes.c_uint32(1)))


def _rules(rights: _Rights, size: int) -> int:
    """A descriptor of an empty set of rules that handles these rights; negative when refused."""
    return _call(_CREATE, ctypes.byref(rights), ctypes.c_size_t(size), ctypes.c_uint32(0))


def _allow(rules: int, place: Path, rights: int, missing: bool = False) -> bool:
    """Allows these rights below a folder, or on a file those of them that files have; `missing` for what is not there,
    or closed to this user."""
    try:
        found = os.open(place, os.O_PATH | os.O_CLOEXEC)
    except (OSError, ValueError):
        return missing
    try:
        rule = _Beneath(rights if place.is_dir() else rights & _OF_FILES, found)
        return _call(_ADD, ctypes.c_int(rules), ctypes.c_int(_BENEATH), ctypes.byref(rule), ctypes.c_uint32(0)) == 0
    finally:
        os.close(found)


def _obey(rules: int) -> bool:
    if ctypes.CDLL(None, use_errno=True).prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0) != 0:
        return False
    return _call(_RESTRICT, ctypes.c_int(rules), ctypes.c_uint32(0)) == 0


def _close(rules: int) -> None:
    if rules >= 0:
        os.close(rules)
