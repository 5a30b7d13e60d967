"""Where the tables of a test are kept."""

from pathlib import Path

import pytest
from tests.thinking import kept_thinking

__all__ = ["kept_thinking"]  # a fixture for all tests here


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"
