# Everything runs from .venv, which tools/setup.py makes and keeps up to date.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup tools play test quick plain test-browser compiled check rules mutants fuzz soak kills wheel pages bench bench-web bench-peers test-lab pins clean

BIN := .venv/bin
STAGES := python3 -m tools.stages

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 13

setup:  ## make .venv, with the project compiled in it
	@python3 tools/setup.py

tools:
	@python3 tools/setup.py --no-build

play:  ## play in the browser; with ARGS="...", in the terminal: it goes to `spindletop play`
	@python3 -m tools.play $(ARGS)

test: tools  ## all that must hold before a commit; ARGS="..." goes to pytest, here and below
	@$(STAGES) check rules plain compiled house table browser -- $(ARGS)

quick: tools  ## lint, types and all quick tests that need neither a browser nor a compiler
	@$(STAGES) check rules plain house table -- -m "not long and not slow" $(ARGS)

plain:  ## all tests on the sources as they are, without compiling
	@$(STAGES) plain house table browser -- $(ARGS)

test-browser:  ## whole games of all five in a browser (minutes each)
	@$(STAGES) browser -- -m long $(ARGS)

compiled:  ## the conformance suite in full, and the tests of kernel, games and bots, on what is compiled
	@$(STAGES) compiled -- $(ARGS)

check: tools  ## lint, format and types
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --quiet --check
	@$(BIN)/mypy --no-error-summary

rules: tools  ## which tests show each numbered rule
	@$(BIN)/python tools/rules.py

mutants: tools  ## which small changes of a game's rules no test notices, as in ARGS="crude --most 200"
	@$(BIN)/python tools/mutants.py $(ARGS)

fuzz: tools  ## 20,000 requests that make no sense, on every route, with SQLite and PostgreSQL
	@SPINDLETOP_FUZZ=20000 PYTHONPATH=src $(BIN)/python -m pytest -q -s -n 0 tests/web/test_fuzz.py $(ARGS)

kills: tools  ## kill servers and databases while people play, and count what is lost; ARGS="--kills 20"
	@PYTHONPATH=src $(BIN)/python -m tests.kills $(ARGS)

wheel: tools  ## the project as one file to install elsewhere, in dist/
	@$(BIN)/uv build --quiet --wheel --no-build-isolation --python $(BIN)/python

pages: tools  ## the pictures in docs/pages, from games of bots; ARGS="king-oil-fire" for one of them
	@PYTHONPATH=src $(BIN)/python -m tests.browser.pages $(ARGS)

soak: setup  ## play random games until something breaks; ARGS="..." goes to `spindletop lab soak`
	@$(BIN)/spindletop lab soak $(ARGS)

bench:  ## measure the speed, also against a peer; ARGS="..." goes to `spindletop lab bench`
	@python3 tools/setup.py bench
	@$(BIN)/spindletop lab bench $(ARGS)

bench-web: setup  ## 200 live tables and 1,000 streams, on SQLite and PostgreSQL; ARGS="..." goes to `spindletop lab web`
	@$(BIN)/spindletop lab web $(ARGS)

bench-peers:  ## measure all games beside open_spiel, catanatron, rlcard and pettingzoo; ARGS="..." as for bench
	@python3 tools/setup.py bench lab
	@$(BIN)/spindletop lab bench --peers all $(ARGS)

test-lab:  ## the adapters for OpenSpiel and PettingZoo, the training vector, reports on Ray; fetches these
	@$(STAGES) lab -- $(ARGS)

PIN = UV_CUSTOM_COMPILE_COMMAND="make pins" $(BIN)/uv pip compile --quiet --upgrade \
	--universal --python-version 3.11 --generate-hashes --annotation-style line

pins: tools  ## raise the pinned requirements to the newest versions
	@$(PIN) requirements/uv.in -o requirements/uv.txt
	@$(PIN) requirements/node.in -o requirements/node.txt
	@$(PIN) pyproject.toml requirements/dev.in -o requirements/dev.txt
	@$(PIN) -c requirements/dev.txt pyproject.toml -o requirements/play.txt
	@$(PIN) -c requirements/dev.txt requirements/build.in -o requirements/build.txt
	@$(PIN) -c requirements/dev.txt pyproject.toml --extra lab -o requirements/lab.txt
	@$(PIN) -c requirements/lab.txt -c requirements/dev.txt pyproject.toml --extra ray -o requirements/ray.txt
	@$(PIN) -c requirements/lab.txt -c requirements/dev.txt requirements/bench.in -o requirements/bench.txt

clean:  ## remove all that was made: .venv, build and caches
	@rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +
