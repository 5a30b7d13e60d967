"""tools/stages.py: which tests a stage runs for the arguments that people give."""

import pytest
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
