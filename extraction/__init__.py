"""Captures samples with TorchDynamo and AOT Autograd and gives their graphs as plain data.

Example::

    from extraction.samples import read_sample
    from extraction.session import Session
    from extraction.key import Key

    graph = Session(read_sample(path), cache=None).graph(Key("backward", "prims"))

What cannot happen: importing this package imports torch.
"""
