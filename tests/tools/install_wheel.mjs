// Install the shipped wheel with micropip in Pyodide as its makers ship it, and hand requests to the engine.
//
//   node tests/tools/install_wheel.mjs PYODIDE_DIR INSTALLER_DIR WHEEL < requests, as JSON
//
// Prints {"version": …, "files": […], "replies": […]} as JSON. Nothing is asked for over the network.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

process.on("uncaughtException", (error) => {
  process.stderr.write(`${error?.message ?? error}\n`);
  process.exit(1);
});

const [, , pyodideDir, installerDir, wheel] = process.argv;
const requests = JSON.parse(fs.readFileSync(0, "utf8"));
globalThis.fetch = (url) => Promise.reject(new Error(`nothing may be fetched: ${url}`));

const { loadPyodide } = await import(pathToFileURL(path.join(pyodideDir, "pyodide.mjs")).href);
const { info } = JSON.parse(fs.readFileSync(path.join(pyodideDir, "pyodide-lock.json"), "utf8"));
const py = await loadPyodide({ indexURL: pyodideDir + path.sep, lockFileContents: { info, packages: {} } });
const bytes = (file) => new Uint8Array(fs.readFileSync(file));
const extractDir = py.runPython("import site; site.getsitepackages()[0]");
for (const name of fs.readdirSync(installerDir)) {
  if (name.endsWith(".whl")) py.unpackArchive(bytes(path.join(installerDir, name)), "wheel", { extractDir });
}
const there = `/tmp/${path.basename(wheel)}`;
py.FS.writeFile(there, bytes(wheel));
await py.pyimport("micropip").install(`emfs:${there}`);

const { handle } = py.pyimport("ginrummy.table.bridge");
const replies = requests.map((request) => handle(request));
const about = py.runPython(`
import importlib.metadata, json
found = importlib.metadata.distribution("ginrummy")
json.dumps({"version": found.version, "files": sorted(str(path) for path in found.files)})
`);
process.stdout.write(JSON.stringify({ ...JSON.parse(about), replies }));
