"""Names that people can read, from the names that Dynamo gives to lifted parameters and inputs.

Example::

    readable("L_self_modules_layer1_modules_0_modules_conv1_parameters_weight_")   # "layer1.0.conv1.weight"
    readable("L_kwargs_input_ids_")                                                # "input_ids"

What cannot happen: an underscore inside a path element (`layer_norm`) is taken for a separator; only `modules` is one.

Note: the form of lifted names
    Dynamo names a lifted tensor after the expression that reaches it, with every character that an identifier cannot
    hold replaced by an underscore: `L['self']._modules['layer1']._modules['0']._parameters['weight']` becomes
    `L_self_modules_layer1_modules_0_parameters_weight_`. GraphNet's folders keep these names. The root is `self` in
    most of them, but any name that a parameter's path follows (`L_instance_modules_…_parameters_weight_`) is one.
"""

from __future__ import annotations

import re

from extraction.graph import Role

_MODULE = re.compile(
    r"^[Ll]_+(?:(?:self|fn|mod)_+(?=modules_|parameters_|buffers_)|[a-z0-9_]+?_+(?=modules_.+_(?:parameters|buffers)_))"
    r"(?P<rest>.*?)_*$"
)
_LIFTED = re.compile(r"^(?P<modules>(?:modules_.+?_+)?)(?P<what>parameters|buffers)_+(?P<leaf>.+)$")
_ATTRIBUTE = re.compile(r"^[Ll]_+(?:self|fn|mod)_+(?P<path>.+?)_*$")
_PLAIN = re.compile(r"^[Ll]_+(?:kwargs_+)?(?P<name>.*?[^_])_*$")


def _path(modules: str) -> tuple[str, ...]:
    parts = re.split(r"_*\bmodules_+|_+modules_+", modules)
    return tuple(p.strip("_") for p in parts if p.strip("_"))


def _lifted(name: str) -> re.Match[str] | None:
    m = _MODULE.match(name)
    return _LIFTED.match(m["rest"]) if m else None


def readable(name: str) -> str:
    """The dotted path of a lifted parameter or buffer, the plain name of an input, or the name itself."""
    if m := _lifted(name):
        return ".".join((*_path(m["modules"]), m["leaf"]))
    if m := _ATTRIBUTE.match(name):
        return ".".join(_path(m["path"])) or m["path"]
    if m := _PLAIN.match(name):
        return m["name"]
    return name


def role_of(name: str, annotation: str = "", original: str = "") -> Role:
    """Parameter, buffer or input, from the lifted name, the signature's annotation and the original name."""
    m = _lifted(name) or _lifted(original)
    if m:
        return "parameter" if m["what"] == "parameters" else "buffer"
    if annotation.endswith("Parameter"):
        return "parameter"
    if any(word in (original or name) for word in ("running_mean", "running_var", "num_batches_tracked")):
        return "buffer"
    return "input"
