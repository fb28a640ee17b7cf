// Resolve the engine's wheel inside Pyodide with micropip, learn which standard modules the engine uses, and
// write the frozen lock, the compiled engine and the trimmed, compiled standard library.
//
//   node tools/freeze.mjs PYODIDE_DIR INSTALLER_DIR WHEEL EXERCISE_PY LIBRARY_PY LEAN_ZIP OUT_DIR
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

// Node would print the whole minified line that an error comes from.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error?.message ?? error}\n`);
  process.exit(1);
});

const [, , pyodideDir, installerDir, wheel, exercise, libraryTool, lean, outDir] = process.argv;

// Modules that a run does not always load, each with its reason.
const ALWAYS = {
  traceback: "an error's text for the page's report",
  linecache: "source lines in tracebacks",
  tokenize: "linecache reads a file's encoding with it",
  textwrap: "traceback",
  ast: "traceback's markers",
  _colorize: "traceback",
  "encodings.latin_1": "text decoding",
  "encodings.utf_8": "text decoding",
};

const { loadPyodide } = await import(pathToFileURL(path.resolve(pyodideDir, "pyodide.mjs")).href);
const { info } = JSON.parse(fs.readFileSync(path.join(pyodideDir, "pyodide-lock.json"), "utf8"));
const load = (library) =>
  loadPyodide({
    indexURL: path.resolve(pyodideDir) + path.sep,
    stdLibURL: path.resolve(library),
    lockFileContents: { info, packages: {} },
    // Columns in tracebacks point into source lines, which are not shipped: line numbers are enough.
    env: { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" },
  });
const bytes = (file) => new Uint8Array(fs.readFileSync(file));
const sitePackages = (py) => py.runPython("import site; site.getsitepackages()[0]");

fs.mkdirSync(outDir, { recursive: true });
const wheelName = path.basename(wheel);

// 1. micropip installs the wheel and freezes what it found.
{
  const py = await load(path.join(pyodideDir, "python_stdlib.zip"));
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

// 2. A fresh start plays with the engine as it is shipped; what is loaded then is what the page needs.
{
  const py = await load(lean);
  py.FS.writeFile("/engine.whl", bytes(wheel));
  py.globals.set("library_source", fs.readFileSync(libraryTool, "utf8"));
  py.globals.set("exercise_source", fs.readFileSync(exercise, "utf8"));
  py.globals.set("always", py.toPy(Object.keys(ALWAYS)));
  const report = JSON.parse(
    py.runPython(`
import sys
loaded = set(sys.modules)

import json, types
library = types.ModuleType("library")
exec(compile(library_source, "library.py", "exec"), library.__dict__)
engine = library.read_sources("/engine.whl")
with open("/whole.zip", "wb") as file:
    file.write(library.pack(engine))
for name in set(sys.modules) - loaded:
    del sys.modules[name]

sys.path.append("/whole.zip")
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

with open("/engine.zip", "wb") as file:
    file.write(library.pack(library.reached(engine, used)))
sources = library.read_sources(next(p for p in sys.path if p.startswith("/lib") and p.endswith(".zip")))
kept = library.needed(sources, used)
with open("/stdlib.zip", "wb") as file:
    file.write(library.pack(kept))
modules = [library.module_of(name) for name in kept]
unknown = set(always) - {library.module_of(name) for name in sources}
import json
json.dumps({"kept": modules, "of": len(sources), "unknown": sorted(unknown)})
`),
  );
  if (report.unknown.length) throw new Error("not in the standard library: " + report.unknown.join(", "));
  for (const name of ["engine.zip", "stdlib.zip"]) fs.writeFileSync(path.join(outDir, name), py.FS.readFile("/" + name));
  fs.writeFileSync(path.join(outDir, "modules.json"), JSON.stringify(report, null, 1) + "\n");
}
