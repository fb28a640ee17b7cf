"""A machine that lacks something is told what, and how to mend it, in a plain sentence."""

import os
import shutil
import stat
import subprocess
from pathlib import Path

import pytest

import browsers
import prepare
from common import ROOT, ToolError, run_quietly


def program(folder: Path, name: str, script: str) -> Path:
    path = folder / name
    path.write_text("#!/bin/sh\n" + script)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def make(target: str, path: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/usr/bin/env", "-i", f"PATH={path}", shutil.which("make") or "make", "-C", str(ROOT), target],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )


def test_make_without_a_new_enough_python_says_so(tmp_path: Path) -> None:
    program(tmp_path, "python3", "exit 1\n")
    (tmp_path / "sh").symlink_to("/bin/sh")
    done = make("python-is-there", str(tmp_path))
    assert done.returncode != 0
    assert "Python 3.11 or newer is not installed" in done.stderr
    assert "apt install python3" in done.stderr


def test_no_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ToolError, match=r"Node is not installed\. Install Node 20\.19 or newer"):
        prepare.check_node("test")


def test_an_old_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "node", "echo v18.19.0\n")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ToolError, match=r"Node 18\.19\.0 is too old\. Install"):
        prepare.check_node("play")


def test_a_node_that_plays_but_does_not_lint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "node", "echo v20.3.1\n")
    program(tmp_path, "npm", "exit 0\n")
    monkeypatch.setenv("PATH", str(tmp_path))
    prepare.check_node("play")
    with pytest.raises(ToolError, match=r"Node 20\.3\.1 is too old\. Install Node 20\.19 or newer"):
        prepare.check_node("test")


def test_a_node_without_npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "node", "echo v20.19.2\n")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ToolError, match=r"npm is not installed.*apt install npm"):
        prepare.check_node("test")
    program(tmp_path, "npm", "exit 0\n")
    prepare.check_node("test")


def test_a_python_without_venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "VENV", tmp_path)
    monkeypatch.setattr(prepare.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(ToolError, match="apt install python3-venv"):
        prepare.prepare_python("play")


def test_a_stamp_of_a_higher_level_serves_a_lower_one(tmp_path: Path) -> None:
    stamp = tmp_path / "stamp"
    assert not prepare.already_done(stamp, "key", "play")
    stamp.write_text("key test\n")
    assert prepare.already_done(stamp, "key", "play")
    assert prepare.already_done(stamp, "key", "test")
    assert not prepare.already_done(stamp, "key", "mutants")
    assert not prepare.already_done(stamp, "other", "play")
    stamp.write_text("key a-level-of-another-version\n")
    assert not prepare.already_done(stamp, "key", "play")


def test_a_failed_command_shows_the_end_of_its_output(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ToolError, match="Mend it so"):
        run_quietly(
            ["sh", "-c", "echo first; echo the cause >&2; exit 3"], log="test-tools", mend="Mend it so."
        )
    assert "  | the cause" in capsys.readouterr().err


def test_a_quiet_command_prints_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    run_quietly(["sh", "-c", "echo a wall of text"], log="test-tools", mend="never")
    assert capfd.readouterr() == ("", "")


def test_a_named_browser_goes_before_all_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = program(tmp_path, "my-chromium", "exit 0\n")
    monkeypatch.setenv("UNDERCUT_CHROMIUM", str(own))
    assert browsers.find(browsers.CHROMIUM) == own
    monkeypatch.setenv("UNDERCUT_CHROMIUM", str(tmp_path / "gone"))
    with pytest.raises(ToolError, match="not a program here"):
        browsers.find(browsers.CHROMIUM)


def test_a_browser_without_its_helpers_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "far-browser", "exit 0\n")
    monkeypatch.setattr(browsers, "_playwright_own", dict)
    monkeypatch.setenv("PATH", str(tmp_path))
    far = browsers.Browser(
        "far", "UNDERCUT_FAR", (str(tmp_path / "*-browser"),), ("far",), helpers=("driver",)
    )
    assert browsers.find(far) is None
    program(tmp_path, "driver", "exit 0\n")
    assert browsers.find(far) == tmp_path / "far-browser"


def test_missing_browsers_are_installed_all_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Debian as root one call installs the packages of all that are missing, and of no other."""
    program(tmp_path, "here", "exit 0\n")
    names = {"here": ("a",), "near": ("b", "c"), "far": ("d",)}
    wanted = [browsers.Browser(name, f"UNDERCUT_{name}", (name,), names[name]) for name in names]
    program(tmp_path, "apt-get", "exit 0\n")
    ran: list[list[str]] = []

    def run(command: list[str], **_: object) -> None:
        ran.append([str(part) for part in command])
        if "install" in command:
            for name in ("near", "far"):
                program(tmp_path, name, "exit 0\n")

    monkeypatch.setattr(browsers, "run_quietly", run)
    monkeypatch.setattr(browsers, "_playwright_own", dict)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert browsers.ensure_all(wanted) == [tmp_path / name for name in names]
    assert [command[:2] for command in ran] == [["apt-get", "update"], ["apt-get", "install"]]
    assert ran[1][-3:] == ["b", "c", "d"]
    browsers.ensure_all(wanted)
    assert len(ran) == 2


def test_the_sandbox_is_left_out_for_root_only(monkeypatch: pytest.MonkeyPatch) -> None:
    for user, left_out in ((0, True), (1000, False)):
        monkeypatch.setattr(os, "geteuid", lambda user=user: user)
        assert ("--no-sandbox" in browsers.start_flags(browsers.CHROMIUM)) is left_out


def test_the_lock_file_names_no_host() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved": "http' not in lock
    assert '"integrity"' in lock
