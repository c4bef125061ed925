"""Programs that an untrusted sample may try, by a word for each; none of them may pass, and none of them runs."""

from __future__ import annotations

from pathlib import Path

MARK = "AOTSCOPE_HOSTILE_RAN"
"""A file of this name in the working folder would show that something ran."""

TOUCH = f"open('{MARK}', 'w').close()"

BODIES: dict[str, tuple[str, str]] = {
    # files, code and libraries through torch
    "load": ("y = torch.load('/tmp/x')", "`torch.load` may not be called"),
    "save": ("y = torch.save(x, 'x.pt')", "`torch.save` may not be called"),
    "hub": ("y = torch.hub.load('a/b', 'c')", "`torch.hub.load` may not be called"),
    "jit": ("y = torch.jit.load('x.pt')", "`torch.jit.load` may not be called"),
    "library": ("y = torch.ops.load_library('x.so')", "`torch.ops.load_library` may not be called"),
    "classes": ("y = torch.classes.load_library('x.so')", "`torch.classes.load_library` may not be called"),
    "from_file": ("y = torch.from_file('/etc/passwd', size=9)", "`torch.from_file` may not be called"),
    "from_file op": ("y = torch.ops.aten.from_file.default('/etc/passwd')", "`torch.ops.aten.from_file.default` may"),
    "extension": ("y = torch.utils.cpp_extension.load_inline('a', 'b')", "may not be called"),
    "package": ("y = torch.package.PackageImporter('x')", "may not be called"),
    "serialization": ("y = torch.serialization.load('x')", "may not be called"),
    "multiprocessing": ("y = torch.multiprocessing.spawn(x)", "may not be called"),
    "distributed": ("y = torch.distributed.init_process_group('gloo')", "may not be called"),
    "rpc": ("y = torch.distributed.rpc.init_rpc('a')", "may not be called"),
    "compile": ("y = torch.compile(x)", "`torch.compile` may not be called"),
    "custom op": ("y = torch.library.define('a::b', 'c')", "may not be called"),
    "torchbind": ("y = torch.classes.quantized.Any(x)", "may not be called"),
    "other namespace": ("y = torch.ops.mkldnn.data_ptr(x)", "`torch.ops.mkldnn.data_ptr` may not be called"),
    "higher order": ("y = torch.ops.higher_order.print('x')", "may not be called"),
    "print op": ("y = torch.ops.aten._print.default('x')", "may not be called"),
    "decompose": ("y = torch.ops.aten.add.Tensor.decompose(x)", "may not be called"),
    "packet": ("y = torch.ops.aten.add.overloads()", "may not be called"),
    "internals": ("y = torch._C._load_for_lite_interpreter('x', x)", "may not be called"),
    "set default": ("y = torch.set_default_device('cuda')", "`torch.set_default_device` may not be called"),
    "callback": ("y = torch.nn.functional.triplet_margin_with_distance_loss(x, x, x)", "may not be called"),
    "typed storage": ("y = torch.TypedStorage(9)", "may not be called"),
    # modules and values behind torch
    "os": ("y = torch.os.system('true')", "`torch.os.system` may not be called"),
    "sys": ("y = torch.sys.modules", "`torch.sys.modules` as a value"),
    "warnings": ("y = torch.nn.functional.warnings.sys.modules['os'].system('true')", "`torch.nn.functional.warnings"),
    "builtins": ("y = torch.nn.functional.__builtins__['open']('x')", "a call of what is no function"),
    "builtins as value": ("y = torch.nn.functional.__builtins__", "__builtins__` as a value"),
    "importlib": ("y = torch.nn.functional.importlib.import_module('os')", "may not be called"),
    "getattr of torch": ("y = torch.__getattr__('os')", "`torch.__getattr__` may not be called"),
    "module as value": ("y = torch", "`torch` itself as a value"),
    "submodule as value": ("y = torch.nn", "`torch.nn` as a value"),
    "function as value": ("y = torch.load", "`torch.load` as a value"),
    "function as argument": ("y = torch.sum(torch.load)", "`torch.load` as a value"),
    "call of a call": ("y = torch.relu(x)(x)", "a call of what is no function of torch"),
    "call of an element": ("y = x[0](x)", "a call of what is no function of torch"),
    # storage, pointers, pickling, hooks of tensors
    "data_ptr": ("y = x.data_ptr()", "the method `.data_ptr` may not"),
    "storage": ("y = x.untyped_storage()", "the method `.untyped_storage` may not"),
    "numpy": ("y = x.numpy()", "the method `.numpy` may not"),
    "set_": ("y = x.set_(x)", "the method `.set_` may not"),
    "resize_": ("y = x.resize_(10 ** 12)", "the method `.resize_` may not"),
    "apply_": ("y = x.apply_(x)", "the method `.apply_` may not"),
    "map_": ("y = x.map_(x, x)", "the method `.map_` may not"),
    "reduce": ("y = x.__reduce__()", "the method `.__reduce__` may not"),
    "reduce_ex": ("y = x.__reduce_ex__(2)", "the method `.__reduce_ex__` may not"),
    "setstate": ("y = x.__setstate__(x)", "the method `.__setstate__` may not"),
    "hook": ("y = x.register_hook(x)", "the method `.register_hook` may not"),
    "share": ("y = x.share_memory_()", "the method `.share_memory_` may not"),
    "backward": ("y = x.backward()", "the method `.backward` may not"),
    "class of": ("y = x.__class__", "the attribute `.__class__`"),
    "subclasses": ("y = x.__class__.__base__.__subclasses__()", "the attribute `.__base__`"),
    "dict of": ("y = x.__dict__", "the attribute `.__dict__`"),
    "data": ("y = x.data", "the attribute `.data`"),
    "grad_fn": ("y = x.grad_fn", "the attribute `.grad_fn`"),
    "method as value": ("y = x.sum", "the attribute `.sum`"),
    "self": ("y = self.parameters()", "the name 'self' before it was assigned"),
    "self class": ("y = self.__class__", "the attribute `.__class__`"),
    # Python's own
    "open": (f"y = {TOUCH}", "a call of what is no function of torch"),
    "eval": ("y = eval('1')", "a call of what is no function of torch"),
    "import call": ("y = __import__('os')", "a call of what is no function of torch"),
    "getattr": ("y = getattr(torch, 'load')", "a call of what is no function of torch"),
    "print": ("print(x)", "a call of what is no function of torch"),
    "import inside": ("import os", "an import"),
    "from import inside": ("from os import system", "an import"),
    "f-string": ("y = f'{x.__class__}'", "an f-string"),
    "format": ("y = '{0.__class__}'.format(x)", "the method `.format` may not"),
    "percent": ("y = '%s' % x", "an operator on a text"),
    "join": ("y = ','.join('ab')", "the method `.join` may not"),
    "lambda": ("y = lambda: 1", "a lambda"),
    "comprehension": ("y = [i for i in x]", "a comprehension"),
    "generator": ("y = (i for i in x)", "a comprehension"),
    "walrus": ("y = (z := x)", "an assignment inside an expression"),
    "star": ("y = torch.cat(*x)", "a star before a value"),
    "two stars": ("y = torch.cat(**{'a': x})", "** before the arguments"),
    "star target": ("*y, z = x", "on the left of an assignment"),
    "attribute target": ("torch.load = x", "on the left of an assignment"),
    "attribute of a value": ("x.grad = x", "on the left of an assignment"),
    "torch bound anew": ("torch = x", "the name 'torch', which is reserved"),
    "builtin bound anew": ("slice = x", "the name 'slice', which is reserved"),
    "dunder name": ("__builtins__ = x", "the name '__builtins__', which is reserved"),
    "homoglyph": ("y = torch.ᵒˢ.system('true')", "may not be called"),
    "homoglyph name": ("ｔｏｒｃｈ = x", "the name 'torch', which is reserved"),
    "other letters": ("пример = x", "which is reserved, too long or not plain"),
    "long name": (f"{'a' * 2000} = x", "which is reserved, too long or not plain"),
    "if": ("if x:\n            y = 1", "an if"),
    "loop": ("while True:\n            y = 1", "a loop"),
    "for": ("for i in x:\n            y = 1", "a loop"),
    "with": ("with torch.no_grad():\n            y = 1", "a with statement"),
    "try": ("try:\n            y = 1\n        except Exception:\n            y = 2", "a try"),
    "nested function": ("def f():\n            pass", "a function"),
    "nested class": ("class A:\n            pass", "a class"),
    "global": ("global torch", "a global statement"),
    "del": ("del x", "a del"),
    "assert": ("assert x", "an assert"),
    "raise": ("raise SystemExit", "a raise"),
    "yield": ("y = yield x", "a yield"),
    "annotated": ("y: print(1) = x", "an annotated assignment"),
    "conditional": ("y = x if x else x", "a conditional expression"),
    "and": ("y = x and x", "`and` or `or`"),
    "dict": ("y = {'a': x}", "a dict"),
    "set": ("y = {x}", "a set"),
    "bytes": ("y = b'x'", "a bytes literal"),
    "in": ("y = x in x", "this comparison"),
    "chained comparison": ("y = 1 < x < 2", "this comparison"),
    "undefined": ("y = z", "the name 'z' before it was assigned"),
    # Python's own memory and time
    "power tower": ("y = 10 ** 10 ** 8", "a number that may have more than 8192 bits"),
    "squares": ("y = 10\n" + "        y = y * y\n" * 40, "a number that may have more than 8192 bits"),
    "squares in place": ("y = 10\n" + "        y *= y\n" * 40, "a number that may have more than 8192 bits"),
    "power of a size": ("y = 2 ** x.size(0)", "a number that may have more than 8192 bits"),
    "power of an item": ("y = 2 ** x.item()", "a number that may have more than 8192 bits"),
    "shift": ("y = 1 << 10 ** 9", "a number that may have more than 8192 bits"),
    "long list": ("y = [0] * 10 ** 12", "a list that may have more than 1000000 elements"),
    "long list by a size": ("y = [0] * x.numel()", "a list that may have more than 1000000 elements"),
    "long shape": ("y = x.shape * 10 ** 9", "a list that may have more than 1000000 elements"),
    "long tuple of tensors": ("y = x.chunk(2) * 10 ** 9", "a list that may have more than 1000000 elements"),
    "long text": ("y = 'a' * 10 ** 9", "an operator on a text"),
    "doubled lists": ("y = [x]\n" + "        y = y + y\n" * 40, "a list that may have more than 1000000 elements"),
    "laughs": ("y = [x, x]\n" + "        y = [y, y]\n" * 40, "a list that may have more than 1000000 elements"),
    "deep lists": ("y = [x]\n" + "        y = [y]\n" * 40, "lists nested more than 20 deep"),
    "laughs in tuples": ("y = (x,) * 1000\n        y = (y,) * 1000\n        y = (y,) * 1000", "a list that may have"),
    "list that holds itself": ("y = [x]\n        y[0] = y", "an assignment to an element of what is not a tensor"),
    "tuple in place": (
        "y = torch.ops.aten.split.Tensor(x, 1)\n        z = y\n        y += z",
        "an in-place operator on a list",
    ),
    "list in place": ("y = [x]\n        y += y", "an in-place operator on a list"),
    "list times a tensor": ("y = [0] * x", "a list times a tensor"),
    "tensor times a list": ("y = x[0] * (x, x)", "a list times a tensor"),
    "list times a tensor in place": ("y = [0]\n        y *= x", "an in-place operator on a list"),
    "what may be a list in place": ("y = torch.max(x, 1)\n        y *= x", "a list times a tensor"),
    "what may be a list times a tensor": ("y = torch.max(x, dim=1)\n        z = y * x", "a list times a tensor"),
    "indices asked for": (
        "y = torch.nn.functional.max_pool2d(x, 2, return_indices=True)\n        z = y * x",
        "a list times a tensor",
    ),
    "indices asked for by place": (
        "y = torch.nn.functional.adaptive_max_pool1d(x, 2, 1)\n        z = y * x",
        "a list times a tensor",
    ),
    "sizes times a tensor": ("y = x.size()\n        z = y * x", "a list times a tensor"),
    "sizes of a tensor": ("y = torch.Size(x)", "`torch.Size` of a tensor"),
    "number of a text": (f"y = int('{'z' * 999}', 36)", "`int` of a text"),
    "many views": ("y = x.unbind(0)\n" + "        y = y + y\n" * 7, "a list that may have more than 1000000"),
    "many at once": (
        "y = [x] * 100000\n        y = torch._C._VariableFunctions.broadcast_tensors(y)\n" + "        y = y + y\n" * 4,
        "a list that may have more than 1000000",
    ),
    "many parts": ("y = torch.tensor_split(x, 10 ** 9)", "`tensor_split` into so many parts"),
    "long literal text": (f"y = '{'a' * 2000}'", "a text that is too long"),
    "nested": (f"y = {'-' * 90}x", "nested more than 60 deep"),
    "nested calls": (f"y = {'torch.relu(' * 70}x{')' * 70}", "nested more than 60 deep"),
    "long chain": (f"y = x{'.sin()' * 200}", "nested more than 60 deep"),
}
"""Lines of a `forward(self, x)`, and what the refusal says."""


def module(body: str) -> str:
    return (
        "import torch\n\n\nclass GraphModule(torch.nn.Module):\n"
        f"    def forward(self, x):\n        {body}\n        return (x,)\n"
    )


CLASS = "class GraphModule(torch.nn.Module):\n    def forward(self, x):\n        return (x,)\n"
FORWARD = "    def forward(self, x):\n        return (x,)\n"

FILES: dict[str, tuple[str, str]] = {
    "statement before": (f"import torch\n{TOUCH}\n{CLASS}", "outside of class GraphModule"),
    "statement after": (f"import torch\n{CLASS}\n{TOUCH}\n", "outside of class GraphModule"),
    "assignment": (f"import torch\ny = 1\n{CLASS}", "outside of class GraphModule"),
    "import os": (f"import torch, os\n{CLASS}", "the import"),
    "import as": (f"import torch as t\n{CLASS}", "the import"),
    "import submodule": (f"import torch.utils.cpp_extension\n{CLASS}", "the import"),
    "import star": (f"from torch import *\n{CLASS}", "the import"),
    "from torch load": (f"from torch import load\n{CLASS}", "the import"),
    "from torch as": (f"from torch import device as inf\n{CLASS}", "the import"),
    "relative import": (f"import torch\nfrom . import weight_meta\n{CLASS}", "the import"),
    "sibling": (f"import torch\nimport weight_meta\n{CLASS}", "the import"),
    "second class": (f"import torch\nclass A:\n    x = {TOUCH}\n{CLASS}", "a class that is not plainly"),
    "class after": (f"import torch\n{CLASS}\n{CLASS}", "a class outside"),
    "base call": (f"import torch\nclass GraphModule({TOUCH}):\n{FORWARD}", "a class that is not plainly"),
    "two bases": (f"import torch\nclass GraphModule(torch.nn.Module, object):\n{FORWARD}", "a class that is not"),
    "metaclass": (f"import torch\nclass GraphModule(torch.nn.Module, metaclass=type):\n{FORWARD}", "a class that is"),
    "class decorator": (f"import torch\n@print\n{CLASS}", "a class that is not plainly"),
    "class statement": (f"import torch\n{CLASS}    y = {TOUCH}\n", "beside its one method forward"),
    "init": (f"import torch\n{CLASS}    def __init__(self):\n        pass\n", "beside its one method forward"),
    "second method": (f"import torch\n{CLASS}    def __del__(self):\n        pass\n", "beside its one method forward"),
    "second forward": (f"import torch\n{CLASS}{FORWARD}", "beside its one method forward"),
    "decorator": (
        f"import torch\nclass GraphModule(torch.nn.Module):\n    @print\n{FORWARD}",
        "a decorator",
    ),
    "default": (f"import torch\n{CLASS.replace('x)', f'x={TOUCH})', 1)}", "a default value"),
    "stars": (f"import torch\n{CLASS.replace('x)', '*x)', 1)}", "a default value, *args"),
    "annotation": (f"import torch\n{CLASS.replace('x)', f'x: {TOUCH})', 1)}", "the annotation of input x"),
    "returns": (f"import torch\n{CLASS.replace('x):', f'x) -> {TOUCH}:', 1)}", "a decorator, type parameter or return"),
    "async": (f"import torch\n{CLASS.replace('def', 'async def')}", "an async function"),
    "no self": (f"import torch\n{CLASS.replace('self, x', 'torch, x')}", "a method forward whose first parameter"),
    "input torch": (f"import torch\n{CLASS.replace('self, x', 'self, x, torch')}", "the name 'torch', which is"),
    "lambda default": (f"import torch\n{CLASS.replace('x)', 'x=lambda: 1)', 1)}", "a default value"),
    "utf-7": (f"# -*- coding: utf-7 -*-\nimport torch\n+AAo-import os\n{CLASS}", "not Python"),
    "null byte": (f"import torch\n\0{CLASS}", "not Python"),
    "deep parentheses": (f"import torch\nx = {'(' * 5000}1{')' * 5000}\n{CLASS}", "not Python"),
    "deep minus": (f"import torch\nx = {'-' * 100_000}1\n{CLASS}", "model.py"),
    "long sum": (module("y = " + "+".join(["x"] * 50_000)), "model.py"),
    "long attribute": (module("y = torch" + ".nn" * 50_000), "model.py"),
    "huge number": (module(f"y = {'9' * 10_000}"), "not Python"),
    "large number": (module(f"y = 0x{'f' * 10_000}"), "a number that may have more than"),
    "huge file": (module("y = 1\n" + "# padding\n" * 900_000), "larger than 8 MB"),
}
"""Whole texts of a `model.py`, and what the refusal says."""


def write_hostile(folder: Path, source: str) -> Path:
    """A sample folder with this `model.py` and a meta for x."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "model.py").write_text(source)
    (folder / "weight_meta.py").write_text("class M:\n    name = 'x'\n    shape = [2]\n    dtype = 'torch.float32'\n")
    (folder / "input_meta.py").write_text("")
    (folder / "graph_net.json").write_text("{}")
    return folder
