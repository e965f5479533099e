"""The game in docs/engines.md is real: it is found by its folder, and keeps the whole contract."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"```python\n# (\S+)\n(.*?)```", re.DOTALL)


def test_the_game_of_the_docs_is_found_by_its_folder_and_passes_the_contract_suite(tmp_path):
    """A copy of the project with the documented files added, and no line edited."""
    for folder in ("engines", "tests"):
        (tmp_path / folder).mkdir()
    for path in [*ROOT.glob("engines/*.py"), *ROOT.glob("tests/engines/*.py"), ROOT / "pyproject.toml"]:
        target = tmp_path / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(path.read_bytes())
    for name, code in BLOCK.findall((ROOT / "docs/engines.md").read_text(encoding="utf-8")):
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(code, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", "tests/engines/test_contract.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "matches-heap=13-4p" in done.stdout
