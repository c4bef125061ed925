"""Stands in for `extraction.worker` without torch: does what the last part of the sample's path says.

It speaks the protocol in its own words, so that a slip in `extraction.protocol` shows. It first gives the lines of the
file `parts` in the sample's folder, if there is one, as parts. Each request it takes up is
written to the file `log` beside the sample, as the sample's name. An answer is the text of `<sample>.text` if there is
one, beside the sample or in the folder that `--texts` names.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any


def say(**event: Any) -> None:
    sys.stdout.write(json.dumps(event) + "\n")
    sys.stdout.flush()


def act(number: int, sample: Path, request: dict[str, Any]) -> None:
    what = sample.name.partition("-")[0]
    if what == "early" and not sample.exists():
        sample.write_text("")
        os._exit(9)
    with (sample.parent / "log").open("a") as log:
        log.write(sample.name + "\n")
    say(id=number, step=f"does {what}")
    parts = sample / "parts"
    for part in parts.read_text().splitlines() if parts.exists() else []:
        say(id=number, part=part)
    if what == "exit":
        print("the stub's last words", file=sys.stderr, flush=True)
        os._exit(3)
    if what == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    if what == "abort":
        os.kill(os.getpid(), signal.SIGABRT)
    if what == "close":
        os.close(1)
        time.sleep(1000)
    if what == "hang":
        child = subprocess.Popen(["sleep", "1000"])
        (sample.parent / "child").write_text(str(child.pid))
        say(id=number, step="hangs")
        time.sleep(1000)
    if what == "eat":
        eaten = []
        while True:
            eaten.append(bytearray(20 << 20))
            time.sleep(0.01)
    if what == "noise":
        os.write(1, b'\xff\xfe garbage\n[]\n{}\n{"id": "x"}\n{"id": 1e999}\n' + b"[" * 50_000 + b"\nnull\n")
        say(id=number + 1000, done={"name": "of another request"})
        say(id=number, done={"name": 3, "entry": []})
    if what == "flood":
        os.write(1, b"x" * 1000)
        for _ in range(70):
            sys.stdout.write("x" * (1 << 20))
        time.sleep(1000)
    if what == "gate":
        while not Path(f"{sample}.open").exists():
            time.sleep(0.01)
    if what == "fail":
        say(id=number, failure={"step": "TorchDynamo", "kind": "odd", "message": "it is odd", "advice": "even it"})
    elif what == "bad":
        say(id=number, error={"place": "model.py:3", "problem": "not Python"})
    else:
        beside = Path(sys.argv[sys.argv.index("--texts") + 1], sample.name) if "--texts" in sys.argv else sample
        prepared = Path(f"{beside}.text")
        told = {"pid": os.getpid(), "request": request}
        say(id=number, done={"name": "x", "text": prepared.read_text() if prepared.exists() else json.dumps(told)})


def main() -> None:
    if "--broken" in sys.argv:
        sys.exit("the stub does not start")
    say(ready=0.0, enforced=["stub"])
    for line in sys.stdin:
        request = json.loads(line)
        act(request["id"], Path(request["sample"]), request)


main()
