// Start the engine of a built site as its worker does, keep its memory, and play in an engine that was put back into it;
// print the replies as one JSON list.
//
//   node tools/run_snapshot.mjs DIST EXERCISE_PY SEED
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { pack, unpack } from "../web/src/engine/snapshot.js";
import { startEngine } from "../web/src/engine/start.js";

// Node would print the whole minified line that an error comes from.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error?.cause?.message ?? error?.message ?? error}\n`);
  process.exit(1);
});

const [, , dist, exercise, seed] = process.argv;
const { runtime } = JSON.parse(fs.readFileSync(path.join(dist, "build.json"), "utf8"));
// In Node Pyodide reads its files by their paths; what it is told are addresses.
const plain = (text) => (text.startsWith("file:") ? fileURLToPath(text) : text);
const parts = {
  runtime,
  base: pathToFileURL(path.resolve(dist)).href + "/",
  scope: { fetch: async (url) => new Response(fs.readFileSync(new URL(url))) },
  async load(url) {
    const module = await import(url);
    const { loadPyodide } = module;
    if (!loadPyodide) return module;
    return {
      loadPyodide: (options) =>
        loadPyodide({ ...options, indexURL: plain(options.indexURL), stdLibURL: plain(options.stdLibURL) }),
    };
  },
  report: () => {},
};

const first = await startEngine({ ...parts, keepable: true });
first.handle('{"v":1,"id":0,"cmd":"hello","args":{}}');
first.python.runPython("import gc\ngc.collect()");
const memory = unpack(await pack(first.python._api.makeSnapshot()).arrayBuffer());
const { python, remembered } = await startEngine({
  ...parts,
  memory: Promise.resolve(memory),
  onForgotten: () => {
    throw new Error("the memory was of no use");
  },
});
if (!remembered) throw new Error("the engine did not come from the memory");
python.globals.set("exercise_source", fs.readFileSync(exercise, "utf8"));
python.globals.set("seed", seed);
const report = python.runPython(`
import json
from ginrummy.table.bridge import handle
before = json.loads(handle('{"v":1,"id":1,"cmd":"advance","rev":0,"args":{}}'))
space = {"__name__": "exercise"}
exec(compile(exercise_source, "exercise.py", "exec"), space)
replies = space["exercise"](handle, seed)
space["warm_up"](handle)
import traceback
try:
    raise RuntimeError("a report for the page")
except RuntimeError:
    assert "a report for the page" in traceback.format_exc()
json.dumps({"before": before["error"]["code"], "replies": replies})
`);
process.stdout.write(report + "\n");
