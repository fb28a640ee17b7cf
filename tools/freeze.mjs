// Resolve the engine's wheel inside Pyodide with micropip, learn which standard modules the engine uses, and
// write the frozen lock and the trimmed, compiled standard library.
//
//   node tools/freeze.mjs PYODIDE_DIR INSTALLER_DIR WHEEL EXERCISE_PY OUT_DIR
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

// Node would print the whole minified line that an error comes from.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error?.message ?? error}\n`);
  process.exit(1);
});

const [, , pyodideDir, installerDir, wheel, exercise, outDir] = process.argv;

// Modules that a run does not always load, each with its reason.
const ALWAYS = {
  zipfile: "unpackArchive opens the wheel with it",
  "zipfile._path": "imported by zipfile on demand",
  shutil: "unpackArchive",
  traceback: "an error's text for the page's report",
  linecache: "source lines in tracebacks",
  tokenize: "linecache reads a file's encoding with it",
  textwrap: "traceback",
  difflib: "traceback's suggestions",
  ast: "traceback's markers",
  _colorize: "traceback",
  "encodings.ascii": "file names in archives",
  "encodings.cp437": "file names in archives",
  "encodings.latin_1": "text decoding",
  "encodings.utf_8": "text decoding",
};

const { loadPyodide } = await import(pathToFileURL(path.resolve(pyodideDir, "pyodide.mjs")).href);
const { info } = JSON.parse(fs.readFileSync(path.join(pyodideDir, "pyodide-lock.json"), "utf8"));
const load = () =>
  loadPyodide({ indexURL: path.resolve(pyodideDir) + path.sep, lockFileContents: { info, packages: {} } });
const bytes = (file) => new Uint8Array(fs.readFileSync(file));
const sitePackages = (py) => py.runPython("import site; site.getsitepackages()[0]");

fs.mkdirSync(outDir, { recursive: true });
const wheelName = path.basename(wheel);

// 1. micropip installs the wheel and freezes what it found.
{
  const py = await load();
  for (const file of fs.readdirSync(installerDir).sort()) {
    if (file.endsWith(".whl")) {
      py.unpackArchive(bytes(path.join(installerDir, file)), "wheel", { extractDir: sitePackages(py) });
    }
  }
  py.FS.writeFile("/" + wheelName, bytes(wheel));
  const micropip = py.pyimport("micropip");
  await micropip.install("emfs:/" + wheelName);
  const frozen = JSON.parse(micropip.freeze());
  const lock = { info: frozen.info, packages: { ginrummy: frozen.packages.ginrummy } };
  if (!lock.packages.ginrummy || lock.packages.ginrummy.depends.length) {
    throw new Error("the engine must come out of the resolver alone and without dependencies");
  }
  lock.packages.ginrummy.file_name = wheelName;
  fs.writeFileSync(path.join(outDir, "lock.json"), JSON.stringify(lock, null, 1) + "\n");
}

// 2. A fresh start without micropip plays; what is loaded then is what the page needs.
{
  const py = await load();
  py.unpackArchive(bytes(wheel), "wheel", { extractDir: sitePackages(py) });
  py.globals.set("exercise_source", fs.readFileSync(exercise, "utf8"));
  py.globals.set("always", py.toPy(Object.keys(ALWAYS)));
  const report = JSON.parse(
    py.runPython(`
import sys, json
space = {"__name__": "exercise"}
exec(compile(exercise_source, "exercise.py", "exec"), space)
from ginrummy.table.bridge import handle
space["exercise"](handle, "frozen")
space["warm_up"](handle)
import traceback
for broken in ("1 / 0", "no_such_nam", "def", "import no_such_module", "json.loadz"):
    try:
        exec(broken)
    except BaseException:
        try:
            raise RuntimeError("while telling it")
        except RuntimeError:
            traceback.format_exc()
used = set(sys.modules) | set(always)

import importlib.util, io, marshal, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
library = zipfile.ZipFile(next(p for p in sys.path if p.endswith(".zip")))
kept, out = [], io.BytesIO()
total = 0
with zipfile.ZipFile(out, "w") as trimmed:
    for name in sorted(n for n in library.namelist() if n.endswith(".py")):
        total += 1
        module = name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        if module not in used:
            continue
        kept.append(module)
        source = library.read(name)
        # Docstrings are dropped: nothing on the page asks for help().
        code = compile(source, f"{library.filename}/{name}", "exec", dont_inherit=True, optimize=2)
        entry = zipfile.ZipInfo(name.removesuffix(".py") + ".pyc", (2020, 1, 1, 0, 0, 0))
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.external_attr = 0o644 << 16
        compiled = bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))
        trimmed.writestr(entry, compiled, compresslevel=9)
with open("/stdlib.zip", "wb") as file:
    file.write(out.getvalue())
json.dumps({"kept": kept, "of": total, "unknown": sorted(set(always) - set(kept))})
`),
  );
  if (report.unknown.length) throw new Error("not in the standard library: " + report.unknown.join(", "));
  fs.writeFileSync(path.join(outDir, "stdlib.zip"), py.FS.readFile("/stdlib.zip"));
  fs.writeFileSync(path.join(outDir, "modules.json"), JSON.stringify(report, null, 1) + "\n");
}
