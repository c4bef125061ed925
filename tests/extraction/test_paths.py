from __future__ import annotations

from pathlib import Path

import pytest

from extraction.paths import resolved
from extraction.samples import SampleError
from extraction.service import Service
from tests.extraction.commands import fails, run
from tests.extraction.pools import stub_pool
from viewer.library import Library


@pytest.fixture
def circle(tmp_path: Path) -> Path:
    found = tmp_path / "circle"
    found.symlink_to(found)
    return found


def test_links_are_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "folder")
    assert resolved(tmp_path / "link" / "s") == tmp_path.resolve() / "folder" / "s"
    monkeypatch.chdir(tmp_path)
    assert resolved("link/..") == tmp_path.resolve()


def test_whatever_a_path_holds_the_answer_is_one_line(circle: Path, tmp_path: Path) -> None:
    with stub_pool(workers=1) as pool:
        service = Service(pool, None)
        for path in (circle, circle / "s", tmp_path / "a\0b", tmp_path / ("n" * 300), tmp_path / "\udcff"):
            assert not service.trusts(path)
            with pytest.raises(SampleError, match=r"no such folder|cannot be read"):
                service.summary(path, {}).result()
    assert [s.choices for s in Library([circle]).shelves[1:]] == [()]
    assert fails("show", circle).startswith(str(circle))
    assert run("export", "conv_bn", "-o", circle).status == 1
