"""Shows graphs of the contract: boxes, layout, texts, comparison. Never imports torch."""
