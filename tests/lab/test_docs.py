"""The examples of docs/lab.md are true."""

import doctest
import warnings
from pathlib import Path


def test_the_examples_of_the_page_on_the_lab() -> None:
    page = Path(__file__).parents[2] / "docs" / "lab.md"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried > 10 and failed == 0
