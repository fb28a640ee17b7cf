"""What lies compressed beside a file is that file, whatever was compressed before."""

import gzip
import subprocess
from pathlib import Path

import pytest

import packed
from common import ToolError

TEXT = b"The undercut is the sweetest score of all. " * 200
UNPACK = (
    "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(process.argv[1])))"
)


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(packed, "PACKED", tmp_path / "packed")
    return tmp_path / "packed"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "site" / "app.js"
    path.parent.mkdir()
    path.write_bytes(TEXT)
    return path


def unpacked(path: Path) -> tuple[bytes, bytes]:
    brotli = subprocess.run(["node", "-e", UNPACK, f"{path}.br"], capture_output=True, check=True).stdout
    return brotli, gzip.decompress(Path(f"{path}.gz").read_bytes())


def test_both_forms_unpack_to_the_file_and_their_sizes_are_told(file: Path) -> None:
    sizes = packed.pack([file])
    assert unpacked(file) == (TEXT, TEXT)
    told = sizes[file]
    assert (told.raw, told.gzip, told.br) == tuple(
        Path(f"{file}{end}").stat().st_size for end in ("", ".gz", ".br")
    )
    assert told.br < told.gzip < told.raw


def test_the_same_file_gives_the_same_bytes_on_another_machine(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forms() -> list[bytes]:
        packed.pack([file])
        return [Path(f"{file}{end}").read_bytes() for end in (".br", ".gz")]

    first = forms()
    monkeypatch.setattr(packed, "PACKED", tmp_path / "elsewhere")
    assert forms() == first


def test_a_file_that_changes_is_compressed_anew(file: Path) -> None:
    packed.pack([file])
    file.write_bytes(TEXT + b"Changed.")
    packed.pack([file])
    assert unpacked(file) == (TEXT + b"Changed.",) * 2


def test_what_is_small_or_packed_already_is_left_alone(tmp_path: Path) -> None:
    small, picture = tmp_path / "small.js", tmp_path / "card.png"
    small.write_bytes(b"export {};\n")
    picture.write_bytes(TEXT)
    assert packed.pack([small, picture]) == {}
    assert not [*tmp_path.glob("*.br"), *tmp_path.glob("*.gz")]


def test_a_second_build_compresses_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed.pack([file])
    monkeypatch.setattr(packed, "run_quietly", lambda *args, **kwargs: pytest.fail("compressed again"))
    assert packed.pack([file])[file].raw == len(TEXT)


def test_what_was_not_used_for_long_is_forgotten(file: Path, own_cache: Path) -> None:
    own_cache.mkdir()
    old = own_cache / "old.br"
    old.write_bytes(b"old")
    packed.os.utime(old, (0, 0))
    packed.pack([file])
    assert not old.exists()
    assert len(list(own_cache.iterdir())) == 2


def test_a_failure_leaves_no_half_file(file: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object, **kwargs: object) -> None:
        raise ToolError("no")

    monkeypatch.setattr(packed, "run_quietly", refuse)
    with pytest.raises(ToolError, match="no"):
        packed.pack([file])
    assert not list(own_cache.glob("*.br"))
