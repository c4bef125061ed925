"""Every differentiable operator of torch's own test database through capture, levels and partitioners.

Needs `pip install -e ".[dev]"` (the database needs `expecttest`). Run::

    python -m tests.bench.opinfo -o out.jsonl              # all of them; run again, it goes on where it was
    python -m tests.bench.opinfo --only svd --only cumsum

An operator passes when on its first three float32 inputs every level's forward and backward graphs, of both
partitioners, give eager autograd's values. Operators that draw random numbers are compared by values at aten, where
they draw as eager does, and by shapes and dtypes below. A worker process does the work: one that crashes, or takes
longer than the limit for one operator, is a row of the table and is started anew.
"""

from __future__ import annotations

import argparse
import json
import select
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

COMMAND = (sys.executable, "-m", "tests.bench.opinfo_case")


class Worker:
    """A process that checks one operator at a time."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self._child = subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL)
        assert self._child.stdout is not None
        self._child.stdout.readline()  # it has loaded torch: an operator's time counts from then on

    def check(self, index: int, seconds: float) -> dict[str, Any] | None:
        """The row of an operator, or None when the worker was lost; `end` tells how."""
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        try:
            self._child.stdin.write(f"{index}\n".encode())
            self._child.stdin.flush()
        except OSError:
            return None
        ready, _, _ = select.select([self._child.stdout], [], [], seconds)
        line = self._child.stdout.readline() if ready else b""
        return json.loads(line) if line else None

    def end(self) -> int | None:
        """Ends the process; gives its exit status when it had ended by itself."""
        status = self._child.poll()
        self._child.kill()
        self._child.wait()
        return status


def main() -> int:
    """Checks what is not in the file yet, prints the table; 1 when less than 98 % pass."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", help="names of operators")
    parser.add_argument("--seconds", type=float, default=120.0, help="limit for one operator")
    parser.add_argument("-o", "--out", type=Path, help="JSON lines, one for each operator")
    options = parser.parse_args()
    index = {name: i for i, name in enumerate(_names())}
    names = [n for n in index if not options.only or n in options.only]
    rows: dict[str, dict[str, Any]] = {}
    if options.out and options.out.exists():
        rows = {row["name"]: row for row in map(json.loads, options.out.read_text().splitlines())}
    worker = Worker()
    for i, name in enumerate(names, 1):
        if name in rows:
            continue
        row = worker.check(index[name], options.seconds)
        if row is None:
            status = worker.end()
            kind = "time limit" if status is None else "crash"
            row = {"kind": kind, "text": f"exit status {status}", "samples": 0, "seconds": options.seconds}
            worker = Worker()
        rows[name] = {"name": name, **row}
        print(f"{i}/{len(names)} {name}: {row['kind'] or 'passes'} {row['text']}", flush=True)
        if options.out:
            with options.out.open("a") as file:
                file.write(json.dumps(rows[name]) + "\n")
    worker.end()
    return _table([rows[name] for name in names])


def _names() -> list[str]:
    """Names of the operators, variants after a dot, in the order of the database."""
    code = (
        "from tests.bench.opinfo_case import operators; import json; "
        "print(json.dumps([o.name + ('.' + o.variant_test_name if o.variant_test_name else '') for o in operators()]))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"the database cannot be loaded: {done.stderr.strip().splitlines()[-1]}")
    found: list[str] = json.loads(done.stdout.splitlines()[-1])
    return found


def _table(rows: list[dict[str, Any]]) -> int:
    passed = sum(not row["kind"] for row in rows)
    print(f"{passed} of {len(rows)} pass ({passed / max(1, len(rows)):.2%})")
    for kind, count in Counter(row["kind"] for row in rows if row["kind"]).most_common():
        print(f"{count:>5}  {kind}")
    for row in rows:
        if row["kind"]:
            print(f"{row['name']}: {row['kind']}: {row['text']}")
    return int(passed < 0.98 * len(rows))


if __name__ == "__main__":
    raise SystemExit(main())
