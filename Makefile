# Two commands on a fresh machine: make play, make test.  Each sets up what it needs and says what it does.

MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.PHONY: help play test check build bench bench-load train strength mutants soak shots pictures types format clean
.PHONY: python-is-there ready-play ready-test ready-mutants lint page-tests fast-tests

PORT ?= 8000
PY := .venv/bin/python
BIN := .venv/bin
# The one page linter and type checker come from web/node_modules.
NODE_BIN := web/node_modules/.bin
TSC := $(NODE_BIN)/tsc -p web/tsconfig.json && $(NODE_BIN)/tsc -p web/tsconfig.worker.json
ESLINT := $(NODE_BIN)/eslint --config web/eslint.config.js --no-error-on-unmatched-pattern --no-warn-ignored
# A browser test mostly waits for its browser.  Tests of one file share what is set up for them, so they stay together.
SIDE_BY_SIDE := --numprocesses=auto --maxprocesses=4 --dist=loadfile
PAGE_TESTS := $(wildcard tests/web/*.mjs)
STEP = @printf '» %s\n'

# The first of these that runs and is new enough; PYTHON=/path/to/python make … puts another first.
FIND_PYTHON = for p in "$$PYTHON" python3 python3.14 python3.13 python3.12 python3.11 python; do \
	[ -n "$$p" ] && "$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && break; p=; done

help: ## list the commands
	@echo 'Undercut. On a fresh machine with Python 3.11+, Node 20+ (20.19+ for the tests) and make:'
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1#\2/p' Makefile | awk -F'#' '{ printf "%-16s %s\n", $$1, $$2 }'

play: ready-play ## build what is missing, serve the game, open the browser where there is one
	@$(PY) tools/build.py
	@$(PY) tools/serve.py --open --port $(PORT)

test: ready-test lint page-tests ## every check and every test, browsers included
	$(STEP) 'Looking for the browsers'
	@$(PY) tools/browsers.py
	@$(PY) tools/build.py
	$(STEP) 'Testing the engine, the tools and the site'
	@$(BIN)/pytest -q $(SIDE_BY_SIDE)

check: ready-test lint ## format, lint, types, floors, page tests and the fast tests
	@$(MAKE) -j2 page-tests fast-tests

# The compiler of the training's players takes seconds to come up, in every process: its tests are slow ones.
fast-tests:
	$(STEP) 'Fast tests'
	@$(BIN)/pytest -q $(SIDE_BY_SIDE) -m 'not slow and not soak' --ignore=py_engine/training --ignore=tests/training \
		py_engine tools $(wildcard tests)

page-tests:
	$(STEP) 'Page: tests'
	@[ -z '$(PAGE_TESTS)' ] || node --test --test-reporter=dot $(PAGE_TESTS) >.cache/logs/page-tests.log 2>&1 \
		|| { node --test $(PAGE_TESTS); exit 1; }

lint:
	$(STEP) 'Python: format, lint, types, floors'
	@$(BIN)/ruff format --check --quiet --output-format concise . || { echo '✗ Not in the project format. Mend it: make format'; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo >.cache/logs/floors.log 2>&1 || { cat .cache/logs/floors.log; exit 1; }
	$(STEP) 'Page: types, lint'
	@$(TSC)
	@$(ESLINT) web tools tests/web

build: ready-play ## bring dist/ up to date
	@$(PY) tools/build.py

bench: ready-test ## measure the engine's speed beside OpenSpiel's, how fast the page answers and the levels decide
	@$(PY) benchmarks/bench.py
	@$(PY) tools/browsers.py
	@$(PY) tools/build.py
	@$(PY) benchmarks/review.py
	@$(PY) benchmarks/page.py
	@$(PY) benchmarks/decisions.py

train: ready-test ## fit the evaluator's tables by self-play: the better part of two hours on two cores
	@$(PY) -m training fit

strength: ready-test ## measure the tables against the yardsticks, by the thousand games
	@$(PY) -m training measure --json build/strength.json

bench-load: ready-test ## measure how soon a visitor plays, beside a bare page with stock Pyodide
	@$(PY) tools/browsers.py
	@$(PY) tools/build.py
	@$(PY) benchmarks/load.py
	@$(PY) benchmarks/lighthouse.py

mutants: ready-mutants ## break the rules in small ways and list what no test notices; MODULES="sheet scoring" for some
	@$(PY) tools/mutants.py $(if $(JOBS),--jobs $(JOBS)) $(MODULES)

soak: ready-test ## long runs with fresh random deals, and a monkey at the page
	@$(PY) tools/browsers.py
	@$(PY) tools/build.py
	@$(BIN)/pytest -q -m soak py_engine $(wildcard tests) e2e

shots: ready-test ## take a picture of every screen and state into build/shots
	@$(PY) tools/build.py
	@$(PY) e2e/shots.py

pictures: ready-test ## draw the pictures for shared links and the app's icons anew where they are out of date
	@$(PY) tools/pictures.py

types: ready-test ## write the page's protocol types and the schema from the engine's messages
	@$(PY) tools/protocol_types.py

format: ready-test ## put the Python code into the project format
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check --quiet --fix .

clean: ## delete everything that was built or installed here
	rm -rf .venv .cache dist dist.part dist.old web/node_modules test-results
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find py_engine tools tests e2e -name __pycache__ -type d -prune -exec rm -rf {} +

python-is-there:
	@$(FIND_PYTHON); [ -n "$$p" ] || { \
		echo '✗ Python 3.11 or newer is not installed. On Debian and Ubuntu: apt install python3 python3-venv.'; \
		echo '  Elsewhere see https://www.python.org/downloads. Then run the same command again.'; exit 1; } >&2

ready-play ready-test ready-mutants: ready-%: python-is-there
	@$(FIND_PYTHON); "$$p" tools/prepare.py $*
