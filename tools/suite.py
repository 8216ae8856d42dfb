"""The whole suite, as `make test` runs it: on the compiled build, then all that concerns the rules on the pure one.

The browser's tests mostly wait, so they run beside the others, on the compiled build only; what they say comes at the
end. Exit code 1 if any part fails.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]


def run(marks: str, pure: bool = False) -> int:
    env = {**os.environ, "WONGPAI_PURE": "1" if pure else "0"}
    return subprocess.run([sys.executable, "-m", "pytest", "-m", marks], cwd=ROOT, env=env, check=False).returncode


def main() -> int:
    failed = []
    start = time.monotonic()
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        browser = subprocess.Popen(
            [sys.executable, "-m", "pytest", "-m", "browser"], cwd=ROOT, stdout=said, stderr=subprocess.STDOUT
        )
        try:
            print("== the installed build", flush=True)
            if run("not browser"):
                failed.append("the installed build")
            print("== the pure build", flush=True)
            if run("not browser and not once", pure=True):
                failed.append("the pure build")
            print("== the browser", flush=True)
            if browser.wait():
                failed.append("the browser")
        finally:
            browser.terminate()
        said.seek(0)
        print(said.read())
    print(f"{'FAILED: ' + ', '.join(failed) if failed else 'all passed'} ({time.monotonic() - start:.0f} s)")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
