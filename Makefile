# Three commands matter: `make play`, `make test` and, while you work, `make check`. They set up everything they need with nothing but Python 3.11.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: setup play page test check lint rule rules-test tables-test ui-test browser-test screenshots guides pictures pace lighthouse faults torture contract ray-test lock bench playthroughs words clean moments deploy-check

setup: $(READY)

$(READY): pyproject.toml requirements.lock
	$(PYTHON) -c 'import sys; sys.exit("goblins needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $(READY)
	@[ -n "$$CI" ] || { mkdir -p build; echo "Compiling the rules in the background; build/warm.log tells how far it is."; \
	  nohup nice $(BIN)/goblins warm >build/warm.log 2>&1 & }

play: setup page
	$(BIN)/goblins serve

# The page, built into the package; nothing happens where it is up to date.
page: setup
	$(BIN)/python ui/page.py

test: lint rules-test tables-test ui-test browser-test

# Two minutes at most: lint, types, imports, and the fast tests of what has changed since main.
check: lint
	$(BIN)/python -m tests.changed

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

# What the maps say of a ruling, or of some words, with functions, tests and words: make rule R=GI-crane
rule: setup
	@$(BIN)/python -m tests.games.maps "$(R)"

# Compile once, a game a core, before the tests share the result.
rules-test: setup
	$(BIN)/python -m tests.warm
	$(BIN)/python -m pytest -n auto --dist worksteal --ignore tests/cli --ignore tests/lab --ignore tests/tables \
	  --ignore tests/web --ignore tests/client --ignore tests/conformance --ignore tests/torture --ignore tests/faults --ignore tests/fixtures --ignore tests/browser

# The command line, the lab, and live tables, on a file and on PostgreSQL, which the tests start themselves. One of npm's
# packages has the specification that tests/web/test_asyncapi.py needs.
tables-test: setup
	$(BIN)/python ui/page.py packages
	@command -v ip >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq iproute2; } || \
	  echo "ip is missing, and torture is left out: apt-get install iproute2"
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql; } || \
	  echo "PostgreSQL is missing: apt-get install postgresql"
	$(BIN)/python -m pytest -n auto --dist worksteal tests/cli tests/lab tests/tables tests/web tests/client \
	  tests/conformance tests/faults tests/torture tests/fixtures

ui-test: setup
	$(BIN)/python ui/page.py packages
	$(BIN)/python ui/node.py npm run lint
	$(BIN)/python ui/node.py npm run check
	$(BIN)/python ui/node.py npm run test
	$(BIN)/python ui/page.py
	$(BIN)/python ui/node.py npm run sizes

# The page in a real browser, against a real server. Chromium without a window is a third faster; the whole one will do.
browser-test: setup page
	@command -v chromium-headless-shell >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && apt-get update -qq && \
	    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell; } || \
	  command -v chromium >/dev/null || \
	  echo "Chromium is missing: apt-get install chromium-headless-shell"
	$(BIN)/python -m pytest -n 2 --dist worksteal tests/browser

# Every main screen, phone and desktop, light and dark, in each language, into build/screenshots; every board at every size, where faults fail.
screenshots: setup page
	$(BIN)/python -m tests.browser.screenshots build/screenshots

# The great moments frame by frame, phone and desktop, with movement and without, into build/moments: about six minutes.
moments: setup page
	$(BIN)/python -m tests.browser.moments build/moments

# The guided games by clicks, touch and keyboard, each in all languages, with axe at every sentence: about ten minutes.
guides: setup page
	GUIDES=whole $(BIN)/python -m pytest -n 2 --dist worksteal tests/browser/test_guide.py -k one_after_the_other

# The pictures of README.md and docs/gallery.md, from the page as it is, into docs/pictures.
pictures: setup page
	$(BIN)/python -m tests.browser.pictures

# How quick the page is on this machine: the figures of docs/page.md.
pace: setup page
	$(BIN)/python -m tests.browser.pace

# What Lighthouse says of the shelf on a phone; npm fetches it into its own cache, only here.
lighthouse: setup page
	$(BIN)/python -m tests.browser.lighthouse

# Servers killed again and again while real clients play: the full figures of docs/tables.md.
faults: setup
	$(BIN)/python -m tests.faults --store sqlite --tables 200 --kills 50 --troubles 12 --think 1 --pause 12 --seed 1
	$(BIN)/python -m tests.faults --store postgres --tables 200 --kills 50 --troubles 15 --think 1 --pause 12 --seed 1
	$(BIN)/python -m tests.faults.fuzz --messages 100000 --seed 1
	$(BIN)/python -m tests.faults.attacks --seconds 60 --seed 1

# Three servers, a primary and a standby on machines of their own, and everything that can go wrong with them, for half an hour:
# the report is build/torture.html. It needs root, iproute2 and PostgreSQL.
torture: setup
	$(BIN)/python -m tests.torture --minutes 30 --faults 210 --tables 64 --think 0.3 --longest 3 --seed 11

# What lies in deploy/, run here: the unit, nginx and Caddy in front of it, the steps of the Dockerfile; as root, some minutes.
deploy-check: setup
	$(BIN)/python -m tests.deploy.check

# Experiments on a Ray cluster of this machine, a worker of which is killed; Ray is installed only here.
ray-test: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check "ray>=2.50"
	$(BIN)/python -m pytest -n 0 tests/lab/experiments/test_ray.py

# Every check of the contract at every table that can be laid: about half an hour.
contract: setup
	$(BIN)/python -m tests.warm
	CONTRACT=whole $(BIN)/python -m pytest -n auto --dist worksteal tests/contract

# The full figures, with peers beside ours in the same run; the peers are installed only here.
bench: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements-bench.lock
	$(BIN)/python benchmarks/run.py

# Write the recorded playthroughs anew; review the difference like code.
playthroughs: setup
	$(BIN)/python -m tests.contract.playthrough

# Every message in all its forms, and a whole log of each game, into build/words: to be read.
words: setup
	$(BIN)/python -m tests.words.fuzz

# Same versions on every machine; no registry is named in the files.
lock: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv export --quiet --no-emit-project --no-header --extra dev --extra lab --output-file requirements.lock
	$(BIN)/uv export --quiet --no-emit-project --no-header --extra dev --extra lab --extra bench --output-file requirements-bench.lock
	rm -f uv.lock

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
