"""Factories of the recorded gallery models, one function a model; each returns (module, args, kwargs).

The models come from the `transformers` package (the extra `record`), built from a configuration with random weights:
nothing is downloaded. The first line of each docstring is the note that the gallery shows.
"""

from __future__ import annotations

from typing import Any

import torch
import transformers

Made = tuple[torch.nn.Module, tuple[Any, ...], dict[str, Any]]


def _ids(vocabulary: int, *shape: int) -> torch.Tensor:
    return torch.randint(0, vocabulary, shape, dtype=torch.int64)


def _image() -> torch.Tensor:
    return torch.randn(1, 3, 224, 224)


def _resnet(depths: list[int], sizes: list[int], kind: str) -> torch.nn.Module:
    torch.manual_seed(0)
    config = transformers.ResNetConfig(
        embedding_size=64, hidden_sizes=sizes, depths=depths, layer_type=kind, num_labels=1000
    )
    return transformers.ResNetForImageClassification(config)


def resnet18() -> Made:
    """ResNet-18 in evaluation mode: eight residual blocks, batch norm on running statistics."""
    return _resnet([2, 2, 2, 2], [64, 128, 256, 512], "basic").eval(), (), {"pixel_values": _image()}


def resnet50() -> Made:
    """ResNet-50 in training mode: sixteen bottleneck blocks, and every batch norm updates its running statistics."""
    return _resnet([3, 4, 6, 3], [256, 512, 1024, 2048], "bottleneck").train(), (), {"pixel_values": _image()}


def bert_base() -> Made:
    """BERT base in evaluation mode: twelve equal encoder layers on 128 tokens, post-norm, fused attention."""
    torch.manual_seed(0)
    config = transformers.BertConfig(return_dict=False)
    mask = torch.ones(1, 128, dtype=torch.int64)
    return (
        transformers.BertModel(config).eval(),
        (),
        {"input_ids": _ids(config.vocab_size, 1, 128), "attention_mask": mask},
    )


def gpt2_small() -> Made:
    """GPT-2 small in training mode with its loss: dropout is active in all twelve layers, input and output embedding share one weight."""
    torch.manual_seed(0)
    config = transformers.GPT2Config(use_cache=False)
    ids = _ids(config.vocab_size, 1, 64)
    module = transformers.GPT2LMHeadModel(config).train()
    module.loss_type = "ForCausalLM"  # otherwise it warns in `forward`, and the graph breaks there
    return module, (), {"input_ids": ids, "labels": ids.clone()}


def vit_base() -> Made:
    """ViT base in evaluation mode: an image as 196 patches and a class token through twelve pre-norm encoder layers."""
    torch.manual_seed(0)
    config = transformers.ViTConfig(num_labels=1000)
    return transformers.ViTForImageClassification(config).eval(), (), {"pixel_values": _image()}


def t5_small() -> Made:
    """T5 small in evaluation mode with its loss: an encoder, a decoder with cross-attention, and relative position biases shared by the layers."""
    torch.manual_seed(0)
    config = transformers.T5Config(use_cache=False, decoder_start_token_id=0)
    module = transformers.T5ForConditionalGeneration(config).eval()
    return module, (), {"input_ids": _ids(config.vocab_size, 1, 32), "labels": _ids(config.vocab_size, 1, 16)}


def whisper_tiny() -> Made:
    """Whisper tiny in evaluation mode: two convolutions over a spectrogram, an encoder of 1,500 positions and a decoder that attends to it."""
    torch.manual_seed(0)
    config = transformers.WhisperConfig(use_cache=False)
    module = transformers.WhisperForConditionalGeneration(config).eval()
    return (
        module,
        (),
        {
            "input_features": torch.randn(1, config.num_mel_bins, 3000),
            "decoder_input_ids": _ids(config.vocab_size, 1, 8),
        },
    )


def mamba() -> Made:
    """Mamba at 130 million parameters in evaluation mode: the selective scan is a loop over 8 tokens, unrolled in each of 24 layers."""
    torch.manual_seed(0)
    config = transformers.MambaConfig(
        hidden_size=768, num_hidden_layers=24, use_cache=False, use_associative_scan=False
    )
    return transformers.MambaForCausalLM(config).eval(), (), {"input_ids": _ids(config.vocab_size, 1, 8)}


def llama_7b() -> Made:
    """Llama at its 7-billion size in evaluation mode, 32 layers on 128 tokens: recorded from shapes alone, no weight was ever allocated."""
    torch.manual_seed(0)
    config = transformers.LlamaConfig(use_cache=False)
    with torch.device("meta"):
        module = transformers.LlamaForCausalLM(config).eval()
    module.model.rotary_emb.inv_freq = 10000.0 ** (-torch.arange(0, 128, 2) / 128)  # known, unlike the weights
    return module, (), {"input_ids": _ids(config.vocab_size, 1, 128)}
