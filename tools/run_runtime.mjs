// Start the run time exactly as the site ships it and play; print the replies as one JSON list.
//
//   node tools/run_runtime.mjs DIST EXERCISE_PY SEED
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

// Node would print the whole minified line that an error comes from.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error?.message ?? error}\n`);
  process.exit(1);
});

const [, , dist, exercise, seed] = process.argv;
const { runtime } = JSON.parse(fs.readFileSync(path.join(dist, "build.json"), "utf8"));
const at = (relative) => path.resolve(dist, relative);

const { loadPyodide } = await import(pathToFileURL(path.join(at(runtime.pyodide), "pyodide.mjs")).href);
const py = await loadPyodide({
  indexURL: at(runtime.pyodide) + path.sep,
  stdLibURL: at(runtime.stdlib),
  lockFileContents: { info: runtime.lockInfo, packages: {} },
});
const engine = new Uint8Array(fs.readFileSync(at(runtime.engine)));
if (createHash("sha256").update(engine).digest("hex") !== runtime.engineSha256) {
  throw new Error("the engine is not the one that runtime.js names");
}
py.FS.writeFile("/lib/engine.zip", engine);
py.pyimport("sys").path.append("/lib/engine.zip");
py.globals.set("exercise_source", fs.readFileSync(exercise, "utf8"));
py.globals.set("seed", seed);
const replies = py.runPython(`
import json
space = {"__name__": "exercise"}
exec(compile(exercise_source, "exercise.py", "exec"), space)
from ginrummy.table.bridge import handle
replies = space["exercise"](handle, seed)
space["warm_up"](handle)
import traceback
try:
    raise RuntimeError("a report for the page")
except RuntimeError:
    assert "a report for the page" in traceback.format_exc()
json.dumps(replies)
`);
// What goes wrong in Python reaches the page with the place where it did.
const fail = py.runPython("def fail():\n    raise KeyError('lost')\nfail");
try {
  fail();
  throw new Error("an error of Python was lost");
} catch (error) {
  if (!/Traceback[^]*in fail[^]*KeyError: 'lost'/.test(error.message)) throw error;
}
process.stdout.write(replies + "\n");
