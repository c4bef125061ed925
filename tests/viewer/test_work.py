"""Waiting for work of the workers."""

from __future__ import annotations

from streamlit.testing.v1 import AppTest


def script() -> None:
    import streamlit as st

    from viewer.work import wait

    class Late:
        """Finished at the third look, as work may be between any two."""

        step, elapsed, looks = "TorchDynamo", 0.0, 0

        def wait(self, seconds: float) -> bool:
            self.looks += 1
            return self.looks > 2

        def cancel(self, after: float) -> None:
            st.session_state.given_up = after

    wait([Late()], st.empty(), "sample", "test")  # type: ignore[list-item]
    st.write("done")


def test_work_that_finishes_between_two_looks_is_finished() -> None:
    test = AppTest.from_function(script, default_timeout=30).run()
    assert not test.exception
    assert [m.value for m in test.markdown] == ["done"]
    assert not test.button
