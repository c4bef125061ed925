"""Opens and folds boxes: by a click, by a level, all, or to what the reader goes to."""

from __future__ import annotations

import streamlit as st

from viewer.canvas import Action
from viewer.fold import Opened, from_words, initial, key_of, to_words
from viewer.graphs import FLAT_LIMIT, Known
from viewer.pages.obtain import options_of
from viewer.session import change, current

MOST_OPEN = 300  # boxes that `+` and going from hit to hit make visible; 800 take the layout two to six times as long


def fold_action(known: Known, action: Action) -> bool:
    """Does what a knob, a double click or the keys + and - say, in a callback; False for another action."""
    if action.type in ("open", "fold"):
        toggle(known, key_of(action.id) or "", action.type == "open")
    elif action.type == "key" and action.key in ("+", "-"):
        level(known, action.key == "+")
    else:
        return False
    return True


def toggle(known: Known, key: str, on: bool) -> None:
    """Opens or folds one."""
    tree = known.tree(options_of())
    if key in tree.folds:
        opened = from_words(tree, current().fold)
        _put(known, tree.open(opened, key) if on else tree.fold(opened, key))


def level(known: Known, on: bool) -> None:
    """Opens what is visible, as far as it fits, or folds the innermost."""
    tree = known.tree(options_of())
    opened = from_words(tree, current().fold)
    after = tree.open_level(opened, MOST_OPEN) if on else tree.fold_level(opened)
    if after == opened and on and tree.frontier(opened):
        st.toast(f"No more opens at once: at most {MOST_OPEN:,} boxes. Open single ones by a double-click.")
    _put(known, after)


def reveal(known: Known, token: str | None) -> None:
    """Opens what a node or a fold is hidden in; begins anew where too much is open already."""
    tree = known.tree(options_of())
    if token is None:
        return

    def shown(opened: Opened) -> Opened:
        key = key_of(token)
        if key is None:
            return tree.reveal(opened, token)
        return tree.open(opened, tree.folds[key].parent) if key in tree.folds else opened

    opened = from_words(tree, current().fold)
    after = shown(opened)
    if after != opened:
        _put(known, after if tree.count(after) <= MOST_OPEN else shown(initial(tree)))


def fold_buttons(known: Known) -> None:
    """Fold all, overview, open all; nothing where nothing can be folded."""
    tree = known.tree(options_of())
    if len(tree.folds) == 1:
        return
    words = to_words(tree, from_words(tree, current().fold))
    too_many = tree.boxes > FLAT_LIMIT
    everything = f"All {tree.boxes:,} boxes are too many to draw" if too_many else "Open all"
    for key, icon, text, wanted, off in (
        ("w_fold_all", "unfold_less", "Fold all (- folds the innermost)", ("-",), False),
        ("w_overview", "tab_group", "Overview", (), False),
        ("w_open_all", "unfold_more", f"{everything} (+ opens a level)", ("*",), too_many),
    ):
        st.button("", icon=f":material/{icon}:", key=key, type="tertiary", help=text, disabled=off or words == wanted,
                  on_click=change, kwargs={"fold": wanted})  # fmt: skip


def _put(known: Known, opened: Opened) -> None:
    change(fold=to_words(known.tree(options_of()), opened))
