// Run the engine's own tests inside Pyodide, from the sources and with the whole standard library.
//
//   node tools/pyodide_tests.mjs PYODIDE_DIR WHEELS_DIR ROOT OUT_JSON PYTEST_ARGUMENT...
//
// OUT_JSON gets pytest's exit code and what the modules that the page loads import, at any time of the run.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

// Node would print the whole minified line that an error comes from.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error?.message ?? error}\n`);
  process.exit(1);
});

// Tests that are not asked of Pyodide, each by what its name or a parameter of it holds, with the reason.
const LEFT_OUT = {
  "cli/test_hands.py": "starts the command as a process, and there is one process only",
  "::test_a_record_on_standard_input": "starts a process",
  "::test_whoever_stops_reading_hears_no_complaint": "starts a process",
};

const [, , pyodideDir, wheels, root, out, ...given] = process.argv;
const { loadPyodide } = await import(pathToFileURL(path.resolve(pyodideDir, "pyodide.mjs")).href);
const { info } = JSON.parse(fs.readFileSync(path.join(pyodideDir, "pyodide-lock.json"), "utf8"));
const py = await loadPyodide({
  indexURL: path.resolve(pyodideDir) + path.sep,
  lockFileContents: { info, packages: {} },
});
const sitePackages = py.runPython("import site; site.getsitepackages()[0]");
for (const file of fs.readdirSync(wheels).sort()) {
  if (!file.endsWith(".whl")) continue;
  py.unpackArchive(new Uint8Array(fs.readFileSync(path.join(wheels, file))), "wheel", { extractDir: sitePackages });
}
py.FS.mkdirTree("/project");
py.FS.mount(py.FS.filesystems.NODEFS, { root: path.resolve(root) }, "/project");
py.globals.set("given", py.toPy(given));
py.globals.set("left_out", py.toPy(LEFT_OUT));
const report = py.runPython(`
import _imp, builtins, json, os, sys
os.chdir("/project")
sys.dont_write_bytecode = True
sys.path.insert(0, "/project/py_engine")
ordinary = builtins.__import__
imported = set()

def watched(name, globals=None, locals=None, fromlist=(), level=0):
    importer = (globals or {}).get("__name__") or ""
    if level == 0 and importer.startswith("ginrummy") and not name.startswith("ginrummy"):
        imported.add((importer, name))
        imported.update((importer, f"{name}.{part}") for part in fromlist or () if f"{name}.{part}" in sys.modules)
    return ordinary(name, globals, locals, fromlist, level)

builtins.__import__ = watched
import ginrummy.table.bridge
page = {name for name in sys.modules if name.startswith("ginrummy")}
import pytest

class Selection:
    """Leave out what the table names; a line of it that fits nothing fails the run."""

    def pytest_collection_modifyitems(self, config, items):
        told = {item: f"{item.nodeid} {getattr(item, 'callspec', None)}" for item in items}
        out = [item for item in items if any(part in told[item] for part in left_out)]
        config.hook.pytest_deselected(items=out)
        items[:] = [item for item in items if item not in set(out)]
        self.idle = [part for part in left_out if not any(part in told[item] for item in out)]

selection = Selection()
code = int(pytest.main(list(given), plugins=[selection]))
# What is frozen into Python itself needs no library.
needed = sorted({name for importer, name in imported if importer in page and not _imp.is_frozen(name)})
json.dumps({"code": code, "needed": needed, "idle": selection.idle})
`);
fs.writeFileSync(out, report + "\n");
process.exit(JSON.parse(report).code);
