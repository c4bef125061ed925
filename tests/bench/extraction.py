"""Speed and memory of extraction: CPU seconds and ratios against a peer in the same run.

Run alone on an idle machine::

    python -m tests.bench.extraction                      # everything that needs this repository only
    python -m tests.bench.extraction --graphnet DIR       # also GraphNet's own extractor, from a checkout of GraphNet

Every figure is the least of several runs in one fresh process, unless it says otherwise.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any


def least(work: Callable[[], object], times: int = 5) -> float:
    """CPU seconds of the fastest of several runs."""
    best = float("inf")
    for _ in range(times):
        started = time.process_time()
        work()
        best = min(best, time.process_time() - started)
    return best


def isolated(function: str, *arguments: str) -> Any:
    """What a function of this module returns, run in a process of its own."""
    code = (
        f"import json; from tests.bench import extraction as b; print(json.dumps(b.{function}(*{list(arguments)!r})))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{function}{arguments}: {done.stderr.strip().splitlines()[-1]}")
    return json.loads(done.stdout.strip().splitlines()[-1])


def peak_mb() -> float:
    """Peak resident size of this process, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def resnet() -> dict[str, float]:
    """ResNet-18: the bare call of AOT Autograd, our joint graph, and all four levels."""
    from contextlib import ExitStack

    import torch
    from torch._functorch.aot_autograd import aot_export_joint_with_descriptors

    from extraction.capture import Capture
    from extraction.catalog import resolve
    from extraction.fake_mode import fake_mode
    from extraction.graph import LEVELS
    from extraction.inputs import fake, plan_inputs
    from extraction.key import Key
    from extraction.model_code import load_module
    from extraction.samples import read_sample

    sample = read_sample(resolve("resnet18"))

    def bare() -> None:
        mode = fake_mode()
        arguments = tuple(fake(plan, mode) for plan in plan_inputs(sample, {}))
        with ExitStack() as stack, mode, torch.fx.traceback.preserve_node_meta():
            aot_export_joint_with_descriptors(stack, load_module(sample), arguments, decompositions={})

    def joint() -> None:
        Capture(sample).module(Key("joint"))

    def levels() -> None:
        capture = Capture(sample)
        for level in LEVELS:
            capture.module(Key("joint", level))

    works = {"bare": bare, "joint": joint, "levels": levels}
    for work in works.values():  # imports and first-use tables are paid before anything is timed
        work()
    rounds = [{name: least(work, 1) for name, work in works.items()} for _ in range(8)]  # a slow minute slows all three
    return {name: min(r[name] for r in rounds) for name in works}


def retrace(name: str) -> dict[str, Any]:
    """Expanding a large joint graph to prims, against tracing it whole again with the same table.

    Operators that we keep whole, with a reason, have no entry in the table of the whole trace either.
    """
    import torch
    from torch.fx.experimental.proxy_tensor import make_fx

    from extraction.capture import Capture
    from extraction.catalog import resolve
    from extraction.expand import Expander
    from extraction.key import Key
    from extraction.levels import table_of
    from extraction.operators import target_name
    from extraction.samples import read_sample
    from extraction.trace import Traces

    capture = Capture(read_sample(resolve(name)))
    joint, table = capture.module(Key("joint")), table_of("prims")
    values = [n.meta["val"] for n in joint.graph.find_nodes(op="placeholder")]
    ours = Expander(table, Traces(capture.mode)).expand(joint)
    kept = {n.target: n.meta["aotscope_kept"] for n in ours.graph.nodes if n.meta.get("aotscope_kept")}
    theirs_table = {op: entry for op, entry in table.items() if op not in kept}

    def whole() -> torch.fx.GraphModule:
        interpreter = torch.fx.Interpreter(joint)
        with capture.mode, torch.no_grad(), torch.fx.traceback.preserve_node_meta():
            return make_fx(
                lambda *a: interpreter.run(*a, enable_io_processing=False), decomposition_table=theirs_table
            )(*values)

    def operators(module: torch.fx.GraphModule) -> Counter[str]:
        module.graph.eliminate_dead_code()
        return Counter(target_name(n.target) for n in module.graph.nodes if n.op == "call_function")

    started = time.process_time()
    theirs = whole()
    whole_seconds = time.process_time() - started
    a, b = operators(ours), operators(theirs)
    return {
        "nodes": len(joint.graph.nodes),
        "prims": len(ours.graph.nodes),
        "expand": least(lambda: Expander(table, Traces(capture.mode)).expand(joint), 3),
        "retrace": whole_seconds,
        "different": sum(abs(a[k] - b[k]) for k in a.keys() | b.keys()),
        "kept": [f"{target_name(target)}: {why}" for target, why in kept.items()],
    }


def everything(name: str) -> dict[str, float]:
    """Dynamo, joint, both partitioners and the joint graph at four levels, from a cold process after `import torch`."""
    import torch  # noqa: F401

    from extraction.capture import Capture
    from extraction.catalog import resolve
    from extraction.graph import LEVELS
    from extraction.key import Key
    from extraction.samples import read_sample

    started = time.process_time()
    capture = Capture(read_sample(resolve(name)))
    nodes = [len(capture.module(Key("joint", level)).graph.nodes) for level in LEVELS]
    capture.module(Key("backward", "aten", "default"))
    return {"seconds": time.process_time() - started, "peak": peak_mb(), "aten": nodes[0], "prims": nodes[-1]}


def ours(folder: str) -> dict[str, float]:
    """Forward and backward graphs at aten of a sample folder; time after imports, and after a small sample: what torch
    imports late is loaded by then.
    """
    from extraction.capture import Capture
    from extraction.catalog import resolve
    from extraction.key import Key
    from extraction.samples import read_sample

    def extract(path: Path) -> None:
        capture = Capture(read_sample(path))
        capture.module(Key("forward"))
        capture.module(Key("backward"))

    extract(resolve("conv_bn"))
    imports, started = peak_mb(), time.process_time()
    extract(Path(folder))
    return {"seconds": time.process_time() - started, "peak": peak_mb(), "imports": imports}


def graphnet(checkout: str, folder: str) -> dict[str, float]:
    """GraphNet's own backward extractor on the same folder, with its tensors on the CPU; timed likewise."""
    import re
    import shutil
    import tempfile

    from extraction.catalog import resolve

    sys.path.insert(0, checkout)
    from graph_net.torch.sample_pass.backward_graph_extractor import BackwardGraphExtractor  # type: ignore

    with tempfile.TemporaryDirectory() as out:

        def copied(path: Path) -> Path:
            sample = shutil.copytree(path, Path(out) / "sample" / path.name)
            for meta in sample.glob("*_meta.py"):
                meta.write_text(re.sub(r'device = "cuda:?\d*"', 'device = "cpu"', meta.read_text()))
            return sample

        small, sample = copied(resolve("conv_bn")), copied(Path(folder))
        BackwardGraphExtractor(small.name, str(small), out, "cpu", small.name)()
        imports, started = peak_mb(), time.process_time()
        BackwardGraphExtractor(sample.name, str(sample), out, "cpu", sample.name)()
        return {"seconds": time.process_time() - started, "peak": peak_mb(), "imports": imports}


def least_pair(checkout: str, folder: str, times: int) -> tuple[dict[str, float], dict[str, float]]:
    """The fastest of several runs of ours and of GraphNet's, in turn, each in a fresh process."""
    pairs = [(isolated("ours", folder), isolated("graphnet", checkout, folder)) for _ in range(times)]
    a, b = (min(side, key=lambda run: run["seconds"]) for side in zip(*pairs, strict=True))
    return a, b


def main() -> None:
    """Prints every figure with its bound."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--graphnet", help="a checkout of GraphNet, with its samples")
    parser.add_argument("--pairs", type=int, default=5, help="runs of each side against GraphNet; the fastest counts")
    parser.add_argument("--only", default="", help="one of import, resnet, retrace, llama, graphnet")
    options = parser.parse_args()
    wanted = [options.only] if options.only else ["import", "resnet", "retrace", "llama", "graphnet"]
    if "import" in wanted:
        code = "import time; t = time.perf_counter(); import extraction.session; print(time.perf_counter() - t)"
        found = [float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(5)]
        print(f"import extraction: {min(found):.2f} s (bound 0.3)")
    if "resnet" in wanted:
        r = isolated("resnet")
        print(f"ResNet-18, bare AOT Autograd: {r['bare']:.2f} s CPU")
        print(f"  joint at aten: {r['joint']:.2f} s, {r['joint'] / r['bare']:.2f} x bare (bound 1.3)")
        print(f"  all four levels: {r['levels']:.2f} s, {r['levels'] / r['bare']:.2f} x bare (bound 3)")
    if "retrace" in wanted:
        r = isolated("retrace", "llama_7b")
        ratio = r["retrace"] / r["expand"]
        print(
            f"prims of {r['nodes']} nodes -> {r['prims']}: {r['expand']:.2f} s CPU, whole re-trace {r['retrace']:.2f} s"
        )
        print(f"  {ratio:.1f} x faster (bound 8), {r['different']} operator calls differ; kept whole in both:")
        print("\n".join(f"    {line}" for line in r["kept"]))
    if "llama" in wanted:
        r = isolated("everything", "llama_7b")
        print(f"Llama 7B: {r['seconds']:.1f} s CPU (bound 20), peak {r['peak']:.0f} MB (bound 1200),")
        print(f"  {r['aten']} nodes at aten, {r['prims']} at prims")
    if "graphnet" in wanted and options.graphnet:
        root = Path(options.graphnet) / "samples"
        names = ("transformers-auto-model/opus-mt-en-urj", "torchvision/resnet50", "torchvision/convnext_base")
        for name in names:
            a, b = least_pair(options.graphnet, str(root / name), options.pairs)
            print(
                f"{name}: {a['seconds']:.1f} s against {b['seconds']:.1f} s, "
                f"ratio {a['seconds'] / b['seconds']:.2f} (bound 0.5)"
            )
            print(
                f"  peak {a['peak']:.0f} against {b['peak']:.0f} MB, ratio {a['peak'] / b['peak']:.2f} (bound 0.33), "
                f"above imports {a['peak'] - a['imports']:.0f} MB against {b['peak'] - b['imports']:.0f} MB"
            )


if __name__ == "__main__":
    main()
