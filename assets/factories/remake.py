"""Records gallery models again: `PYTHONPATH=. python assets/factories/remake.py [NAME …]`; all of them by default."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from extraction.record import record

HERE = Path(__file__).resolve().parent
TITLES = {
    "resnet18": "ResNet-18", "resnet50": "ResNet-50", "bert_base": "BERT base", "gpt2_small": "GPT-2 small",
    "vit_base": "ViT base", "t5_small": "T5 small", "whisper_tiny": "Whisper tiny", "mamba": "Mamba",
    "llama_7b": "Llama 7B",
}  # fmt: skip

for name in sys.argv[1:] or TITLES:
    start = time.process_time()
    folders = record(
        f"{HERE / 'models.py'}:{name}", HERE.parent / "samples" / "models", group="models", title=TITLES[name]
    )
    size = sum(f.stat().st_size for folder in folders for f in folder.iterdir())
    print(f"{name}: {len(folders)} folder(s), {size / 1e6:.2f} MB, {time.process_time() - start:.1f} s of CPU time")
