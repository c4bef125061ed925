"""The pages, top to bottom: each module draws one part of them."""
