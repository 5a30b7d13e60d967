"""tools/stages.py: which tests a stage runs for the arguments that people give."""

import subprocess
import sys
from pathlib import Path

import pytest
from tools import meanwhile, setup, stages
from tools.stages import FILES, STAGES, TESTS, arguments


@pytest.mark.parametrize("name", STAGES)
def test_without_arguments_a_stage_runs_its_own_tests(name: str) -> None:
    folders = {f"tests/{folder}" for folder in STAGES[name].folders}
    assert set(arguments(STAGES[name], []) or []) == folders | set(STAGES[name].others)


def test_every_folder_and_every_file_of_tests_has_a_stage() -> None:
    assert {folder for stage in STAGES.values() for folder in stage.folders} == set(TESTS)
    assert FILES and {*FILES} <= {file for stage in STAGES.values() for file in stage.others}


@pytest.mark.parametrize(
    ("words", "stages"),
    [
        (["tests/games/gold"], {"plain", "compiled"}),
        (["tests/games/gold/test_rules.py::test_the_table_has_64_cards", "-x"], {"plain", "compiled"}),
        (["tests/table"], {"table"}),
        (["tests/browser/test_gold.py", "tests/kernel"], {"browser", "plain", "compiled"}),
        (["tests/web", "tests/kills/test_kills.py"], {"house"}),
        (["README.md"], {"house"}),
        (["tests/test_words.py"], {"house"}),
        (["tests"], set(STAGES)),
        (["-k", "crude"], set(STAGES)),
        (["-k", "tests_of_crude"], set(STAGES)),
    ],
)
def test_paths_choose_the_stages_they_lead_to(words: list[str], stages: set[str]) -> None:
    chosen = {name: given for name, stage in STAGES.items() if (given := arguments(stage, words)) is not None}
    assert set(chosen) == stages
    for given in chosen.values():
        assert [word for word in words if word.startswith("-")] == [word for word in given if word.startswith("-")]


def test_a_stage_gets_its_own_paths_only() -> None:
    assert arguments(STAGES["table"], ["tests/table/test_dice.py", "-x", "tests/web"]) == [
        "-x",
        "tests/table/test_dice.py",
    ]


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is done, in order; nothing of it in earnest."""
    told: list[str] = []

    class Make:
        """It fails the second time."""

        def __init__(self, command: list[str], **_: object) -> None:
            told.append(" ".join(command[2:]))
            self.returncode = told.count("check rules") - 1

        def __enter__(self) -> "Make":
            return self

        def __exit__(self, *_: object) -> None: ...

        def wait(self) -> int:
            return self.returncode

    monkeypatch.setattr(setup, "make_ready", lambda *_: None)
    monkeypatch.setattr(setup, "compiled_folder", lambda: Path("/nowhere"))
    monkeypatch.setattr(meanwhile, "start", lambda niceness: told.append("compiling"))
    monkeypatch.setattr(setup, "find_browser", lambda: sys.exit("no browser"))
    monkeypatch.setattr(subprocess, "Popen", Make)
    monkeypatch.setattr(
        stages, "run", lambda stage, *_: told.append(*(name for name in STAGES if STAGES[name] is stage))
    )
    return told


def test_compiling_lint_and_types_begin_before_the_first_stage_and_end_it_where_they_fail(
    done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["stages", "check", "rules", "plain", "compiled", "table", "--"])
    stages.main()
    assert done == ["compiling", "check rules", "plain", "compiled", "table"]
    done.remove("compiled")
    with pytest.raises(SystemExit) as end:
        stages.main()
    assert end.value.code == 1 and done.count("plain") == 2 and "compiled" not in done


def test_without_a_browser_its_stage_is_not_begun(done: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["stages", "table", "browser", "--"])
    with pytest.raises(SystemExit, match="no browser"):
        stages.main()
    assert "browser" not in done
