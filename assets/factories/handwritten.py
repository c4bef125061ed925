"""The gallery samples that were written by hand. `PYTHONPATH=. python assets/factories/handwritten.py` remakes them.

`conv_bn` is the golden example, and `w_0 …` are its names on purpose; the others have GraphNet's long names, from
which scopes can be read.
"""

from __future__ import annotations

import math
from pathlib import Path
from string import Template

from extraction.write_sample import InputMeta, write_sample

GALLERY = Path(__file__).resolve().parents[1] / "samples"


def tensor(name: str, *shape: int) -> InputMeta:
    return InputMeta(name, shape, mean=0.0, std=1.0)


def ids(name: str, below: int, *shape: int) -> InputMeta:
    """Integers from 0 up to `below`, which is left out."""
    return InputMeta(name, shape, "torch.int64", min_val=0, max_val=below - 1)


def weight(path: str, *shape: int) -> InputMeta:
    """A weight whose spread keeps the size of what goes through it."""
    return InputMeta(
        _name(path, "parameters_weight"), shape, mean=0.0, std=round(1 / math.sqrt(math.prod(shape[1:])), 4)
    )


def bias(path: str, size: int) -> InputMeta:
    return InputMeta(_name(path, "parameters_bias"), (size,), mean=0.0, std=0.02)


def scale(path: str, size: int) -> InputMeta:
    """The weight of a normalization: near one."""
    return InputMeta(_name(path, "parameters_weight"), (size,), mean=1.0, std=0.02)


def running_mean(path: str, size: int) -> InputMeta:
    return InputMeta(_name(path, "buffers_running_mean"), (size,), mean=0.0, std=0.1)


def running_var(path: str, size: int) -> InputMeta:
    """Literal, so that it is positive."""
    return InputMeta(_name(path, "buffers_running_var"), (size,), mean=1.0, std=0.15, data=_variance(size))


def _variance(size: int) -> tuple[float, ...]:
    return tuple(0.75 + 0.5 * i / size for i in range(size))


def _name(path: str, kind: str) -> str:
    return "L_self_" + "".join(f"modules_{part}_" for part in path.split(".")) + f"{kind}_"


def write(group: str, name: str, title: str, note: str, inputs: dict[str, InputMeta], body: str) -> None:
    """Write one sample. In `body`, `$x` stands for the name of the input that `inputs` calls x."""
    metas = list(inputs.values())
    kinds = ["torch.nn.parameter.Parameter" if "_parameters_" in m.name else "torch.Tensor" for m in metas]
    signature = "".join(f"        {m.name}: {kind},\n" for m, kind in zip(metas, kinds, strict=True))
    lines = Template(body.strip()).substitute({alias: m.name for alias, m in inputs.items()}).splitlines()
    text = f"    def forward(\n        self,\n{signature}    ):\n" + "".join(f"        {line}\n" for line in lines)
    model = f"import torch\n\n\nclass GraphModule(torch.nn.Module):\n{text}"
    info = {"source": "aotscope", "model_name": name, "title": title, "group": group, "note": note}
    write_sample(GALLERY / group / name, model, metas, info)


def conv_bn() -> None:
    write(
        "basics", "conv_bn", "Convolution and batch norm",
        "The golden example: one convolution and one batch norm on running statistics, small enough to read its whole backward graph.",
        {
            "mean": InputMeta("w_0", (4,), mean=0.0, std=0.1, original_name="running_mean"),
            "var": InputMeta("w_1", (4,), mean=1.0, std=0.2, data=_variance(4), original_name="running_var"),
            "bias": InputMeta("w_2", (4,), mean=0.0, std=0.1, original_name="bias"),
            "weight": InputMeta("w_3", (4,), mean=1.0, std=0.1, original_name="weight"),
            "conv": InputMeta("w_4", (4, 3, 3, 3), mean=0.0, std=0.2, original_name="conv_weight"),
            "x": InputMeta("in_0", (1, 3, 8, 8), mean=0.0, std=1.0, original_name="x"),
        },
        """
tmp_0 = torch.conv2d($x, $conv, None, (1, 1), (1, 1), (1, 1), 1)
tmp_1 = torch.nn.functional.batch_norm(tmp_0, $mean, $var, $weight, $bias, False, 0.1, 0.001)
return (tmp_1,)
""",
    )  # fmt: skip


def linear_gelu() -> None:
    write(
        "basics", "linear_gelu", "Linear and GELU",
        "A linear layer is a transposed weight and one addmm; at prims GELU opens into erf, multiplications and an addition.",
        {"x": tensor("L_x_", 4, 16), "w": weight("linear", 32, 16), "b": bias("linear", 32)},
        """
linear = torch._C._nn.linear($x, $w, $b)
gelu = torch._C._nn.gelu(linear)
return (gelu,)
""",
    )  # fmt: skip


def layer_norm() -> None:
    write(
        "basics", "layer_norm", "Layer norm",
        "native_layer_norm also returns mean and reciprocal deviation, which are saved for its backward operator.",
        {"x": tensor("L_x_", 2, 6, 16), "w": scale("norm", 16), "b": bias("norm", 16)},
        """
layer_norm = torch.nn.functional.layer_norm($x, (16,), $w, $b, 1e-05)
return (layer_norm,)
""",
    )  # fmt: skip


def softmax_cross_entropy() -> None:
    write(
        "basics", "softmax_cross_entropy", "Softmax and cross entropy",
        "A classifier's loss and its probabilities: cross entropy is log-softmax and nll_loss, and integer labels get no gradient.",
        {"x": tensor("L_x_", 8, 16), "labels": ids("L_labels_", 10, 8), "w": weight("head", 10, 16), "b": bias("head", 10)},
        """
logits = torch._C._nn.linear($x, $w, $b)
loss = torch.nn.functional.cross_entropy(logits, $labels, None, None, -100, None, 'mean', 0.0)
probabilities = torch.nn.functional.softmax(logits, dim = -1)
return (loss, probabilities)
""",
    )  # fmt: skip


def dropout() -> None:
    write(
        "training", "dropout", "Dropout",
        "Dropout in training mode: native_dropout returns its random mask, and the backward graph multiplies by the saved mask.",
        {"x": tensor("L_x_", 4, 16), "w": weight("linear", 16, 16), "b": bias("linear", 16)},
        """
linear = torch._C._nn.linear($x, $w, $b)
dropout = torch.nn.functional.dropout(linear, 0.25, True, False)
return (dropout,)
""",
    )  # fmt: skip


def batch_norm_train() -> None:
    counter = InputMeta(_name("bn", "buffers_num_batches_tracked"), (), "torch.int64", data=(0,))
    write(
        "training", "batch_norm_train", "Batch norm in training mode",
        "Running statistics and the batch counter are mutated inputs: the graph returns their new values beside the output.",
        {
            "x": tensor("L_x_", 4, 3, 8, 8), "counter": counter, "mean": running_mean("bn", 3), "var": running_var("bn", 3),
            "w": scale("bn", 3), "b": bias("bn", 3),
        },
        """
add_ = $counter.add_(1)
batch_norm = torch.nn.functional.batch_norm($x, $mean, $var, $w, $b, True, 0.1, 1e-05)
return (batch_norm,)
""",
    )  # fmt: skip


def embedding() -> None:
    write(
        "basics", "embedding", "Embedding",
        "A table look-up: the backward graph adds rows into a dense gradient, and row 0 is padding and gets none.",
        {"ids": ids("L_input_ids_", 50, 2, 12), "w": weight("embed", 50, 16)},
        """
embedding = torch.nn.functional.embedding($ids, $w, 0, None, 2.0, False, False)
return (embedding,)
""",
    )  # fmt: skip


def max_pool() -> None:
    write(
        "basics", "max_pool", "Max pooling",
        "The forward operator also returns the indices of the maxima, and its backward sends each gradient there.",
        {"x": tensor("L_x_", 1, 4, 8, 8)},
        """
max_pool2d = torch.nn.functional.max_pool2d($x, 2, 2, 0, 1, ceil_mode = False, return_indices = False)
return (max_pool2d,)
""",
    )  # fmt: skip


def inplace() -> None:
    write(
        "training", "inplace", "In-place operators",
        "In-place arithmetic and a slice assignment become pure operators in the joint graph: AOT Autograd functionalizes them.",
        {"x": tensor("L_x_", 4, 8), "w": weight("linear", 8, 8), "b": bias("linear", 8)},
        """
linear = torch._C._nn.linear($x, $w, $b)
linear += 1.0
y = linear
y[(slice(None, None, None), 0)] = 0.5
mul_ = y.mul_(2.0)
relu = torch.nn.functional.relu(mul_, inplace = True)
return (relu,)
""",
    )  # fmt: skip


def residual_block() -> None:
    inputs = {"x": tensor("L_x_", 2, 8, 8, 8)}
    for i in "12":
        inputs |= {
            f"c{i}": weight(f"conv{i}", 8, 8, 3, 3),
            f"m{i}": running_mean(f"bn{i}", 8),
            f"v{i}": running_var(f"bn{i}", 8),
        }
        inputs |= {f"w{i}": scale(f"bn{i}", 8), f"b{i}": bias(f"bn{i}", 8)}
    write(
        "basics", "residual_block", "Residual block",
        "Two convolutions with batch norm and a skip connection: the gradient of the input is the sum of two paths.",
        inputs,
        """
conv2d = torch.conv2d($x, $c1, None, (1, 1), (1, 1), (1, 1), 1)
batch_norm = torch.nn.functional.batch_norm(conv2d, $m1, $v1, $w1, $b1, False, 0.1, 1e-05)
relu = torch.nn.functional.relu(batch_norm, inplace = True)
conv2d_1 = torch.conv2d(relu, $c2, None, (1, 1), (1, 1), (1, 1), 1)
batch_norm_1 = torch.nn.functional.batch_norm(conv2d_1, $m2, $v2, $w2, $b2, False, 0.1, 1e-05)
batch_norm_1 += $x
out = batch_norm_1
relu_1 = torch.nn.functional.relu(out, inplace = True)
return (relu_1,)
""",
    )  # fmt: skip


def sdpa() -> None:
    write(
        "attention", "sdpa", "Scaled dot-product attention",
        "Causal attention: on CPU the joint graph keeps one fused flash-attention operator, with its log-sum-exp saved for the backward one.",
        {"q": tensor("L_query_", 1, 2, 16, 8), "k": tensor("L_key_", 1, 2, 16, 8), "v": tensor("L_value_", 1, 2, 16, 8)},
        """
attention = torch._C._nn.scaled_dot_product_attention($q, $k, $v, None, 0.0, True)
transpose = attention.transpose(1, 2)
reshape = transpose.reshape(1, 16, 16)
return (reshape,)
""",
    )  # fmt: skip


def lstm_cell() -> None:
    cell = {
        "wi": ("weight_ih", (32, 16)),
        "wh": ("weight_hh", (32, 8)),
        "bi": ("bias_ih", (32,)),
        "bh": ("bias_hh", (32,)),
    }
    inputs = {"x": tensor("L_x_", 4, 16), "h": tensor("L_h_", 4, 8), "c": tensor("L_c_", 4, 8)}
    for alias, (part, shape) in cell.items():
        inputs[alias] = InputMeta(_name("cell", f"parameters_{part}"), shape, mean=0.0, std=0.2)
    write(
        "basics", "lstm_cell", "LSTM cell",
        "One step of an LSTM with its four gates written out: sigmoid and tanh save their own outputs for the backward graph.",
        inputs,
        """
linear = torch._C._nn.linear($x, $wi, $bi)
linear_1 = torch._C._nn.linear($h, $wh, $bh)
gates = linear + linear_1
chunk = gates.chunk(4, 1)
getitem = chunk[0]
getitem_1 = chunk[1]
getitem_2 = chunk[2]
getitem_3 = chunk[3]
input_gate = torch.sigmoid(getitem)
forget_gate = torch.sigmoid(getitem_1)
candidate = torch.tanh(getitem_2)
output_gate = torch.sigmoid(getitem_3)
mul = forget_gate * $c
mul_1 = input_gate * candidate
cell = mul + mul_1
tanh = torch.tanh(cell)
hidden = output_gate * tanh
return (hidden, cell)
""",
    )  # fmt: skip


def transformer_encoder_layer() -> None:
    inputs = {"x": tensor("L_src_", 2, 8, 32)}
    for alias, path, out, into in (
        ("q", "self_attn.q_proj", 32, 32), ("k", "self_attn.k_proj", 32, 32), ("v", "self_attn.v_proj", 32, 32),
        ("o", "self_attn.out_proj", 32, 32), ("f", "linear1", 64, 32), ("g", "linear2", 32, 64),
    ):  # fmt: skip
        inputs |= {f"w{alias}": weight(path, out, into), f"b{alias}": bias(path, out)}
    for i in "12":
        inputs |= {f"s{i}": scale(f"norm{i}", 32), f"t{i}": bias(f"norm{i}", 32)}
    heads = "\n".join(
        f"{name} = torch._C._nn.linear($x, $w{a}, $b{a})\n"
        f"{name}_view = {name}.view(2, 8, 4, 8)\n"
        f"{name}_heads = {name}_view.transpose(1, 2)"
        for name, a in (("query", "q"), ("key", "k"), ("value", "v"))
    )
    write(
        "attention", "transformer_encoder_layer", "Transformer encoder layer",
        "Self-attention written out as matmul and softmax, a feed-forward part, and a layer norm after each residual sum.",
        inputs,
        heads + """
key_t = key_heads.transpose(-2, -1)
scores = torch.matmul(query_heads, key_t)
scaled = scores * 0.3535533905932738
weights = torch.nn.functional.softmax(scaled, dim = -1)
context = torch.matmul(weights, value_heads)
merged = context.transpose(1, 2)
merged_1 = merged.reshape(2, 8, 32)
projected = torch._C._nn.linear(merged_1, $wo, $bo)
add = $x + projected
norm1 = torch.nn.functional.layer_norm(add, (32,), $s1, $t1, 1e-05)
linear1 = torch._C._nn.linear(norm1, $wf, $bf)
gelu = torch._C._nn.gelu(linear1)
linear2 = torch._C._nn.linear(gelu, $wg, $bg)
add_1 = norm1 + linear2
norm2 = torch.nn.functional.layer_norm(add_1, (32,), $s2, $t2, 1e-05)
return (norm2,)
""",
    )  # fmt: skip


def moe() -> None:
    inputs = {"x": tensor("L_x_", 6, 16), "gate": weight("gate", 2, 16)}
    for i in "01":
        inputs |= {f"u{i}": weight(f"experts.{i}.up", 32, 16), f"d{i}": weight(f"experts.{i}.down", 16, 32)}
    experts = "\n".join(
        f"up_{i} = torch._C._nn.linear($x, $u{i}, None)\n"
        f"act_{i} = torch.nn.functional.silu(up_{i}, inplace = False)\n"
        f"down_{i} = torch._C._nn.linear(act_{i}, $d{i}, None)\n"
        f"share_{i} = gates[(Ellipsis, slice({i}, {int(i) + 1}, None))]\n"
        f"mul_{i} = share_{i} * down_{i}"
        for i in "01"
    )
    write(
        "attention", "moe", "Mixture of two experts",
        "Each token goes to the better of two experts: topk and scatter choose, and the router learns through the weight it gave.",
        inputs,
        """
router = torch._C._nn.linear($x, $gate, None)
probabilities = torch.nn.functional.softmax(router, dim = -1)
topk = torch.topk(probabilities, 1, dim = -1)
best = topk[0]
index = topk[1]
zeros = torch.zeros_like(probabilities)
gates = zeros.scatter(-1, index, best)
""" + experts + """
out = mul_0 + mul_1
return (out,)
""",
    )  # fmt: skip


if __name__ == "__main__":
    for make in (
        conv_bn, linear_gelu, layer_norm, softmax_cross_entropy, dropout, batch_norm_train, embedding, max_pool,
        inplace, residual_block, sdpa, lstm_cell, transformer_encoder_layer, moe,
    ):  # fmt: skip
        make()
