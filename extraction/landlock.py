"""Landlock, by which a Linux process gives up rights for good: writing files elsewhere, TCP.

Example::

    only_write_in(Path("/tmp/own"))      # True: from here on any other file can be read, not written
    refuse_tcp()                         # True: no connection to anywhere, none from anywhere

What cannot happen: a right that was given up comes back, in this process or in one that it starts; a kernel without
Landlock, or another system, raises (False is given).

Source: linux/landlock.h and the kernel's documentation, userspace-api/landlock. The system calls have the same numbers
on every architecture.
"""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path

_CREATE, _ADD, _RESTRICT = 444, 445, 446
_NO_NEW_PRIVILEGES = 38  # PR_SET_NO_NEW_PRIVS
_BENEATH = 1  # LANDLOCK_RULE_PATH_BENEATH
_WRITE_FILE = 1 << 1
_CHANGE = sum(1 << bit for bit in range(4, 13))  # remove and make directories, files, sockets, pipes, devices, links
_BY_VERSION = {2: 1 << 13, 3: 1 << 14}  # rename into another folder, truncate
_TCP = 0b11  # bind, connect; known from version 4 on


class _Rights(ctypes.Structure):
    _fields_ = (("files", ctypes.c_uint64), ("network", ctypes.c_uint64))


class _Beneath(ctypes.Structure):
    _pack_ = 1
    _layout_ = "ms"
    _fields_ = (("allowed", ctypes.c_uint64), ("folder", ctypes.c_int32))


def only_write_in(folder: Path) -> bool:
    """From here on this thread, and all that it starts, writes below `folder` and to devices only. True if in force."""
    version = _version()
    if version < 1:
        return False
    change = _WRITE_FILE | _CHANGE | sum(right for since, right in _BY_VERSION.items() if version >= since)
    rules = _rules(_Rights(change, 0), 8)
    try:
        return (
            rules >= 0 and _allow(rules, folder, change) and _allow(rules, Path("/dev"), _WRITE_FILE) and _obey(rules)
        )
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


def _allow(rules: int, folder: Path, rights: int) -> bool:
    place = os.open(folder, os.O_PATH | os.O_CLOEXEC)
    try:
        rule = _Beneath(rights, place)
        return _call(_ADD, ctypes.c_int(rules), ctypes.c_int(_BENEATH), ctypes.byref(rule), ctypes.c_uint32(0)) == 0
    finally:
        os.close(place)


def _obey(rules: int) -> bool:
    if ctypes.CDLL(None, use_errno=True).prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0) != 0:
        return False
    return _call(_RESTRICT, ctypes.c_int(rules), ctypes.c_uint32(0)) == 0


def _close(rules: int) -> None:
    if rules >= 0:
        os.close(rules)
