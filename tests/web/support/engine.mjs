// The engine itself, outside the page: what it answers to a list of requests, each on its own.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const PROGRAM = `
import json, sys
from ginrummy.table.bridge import handle
print(json.dumps([json.loads(handle(json.dumps(request))) for request in json.load(sys.stdin)]))
`;

/** Ask the engine; give its replies in order. */
export function askEngine(requests) {
  const python = existsSync(at('.venv/bin/python')) ? at('.venv/bin/python') : 'python3';
  const input = JSON.stringify(requests.map((request, id) => ({ v: 1, id, ...request })));
  const env = { ...process.env, PYTHONPATH: at('py_engine') };
  return JSON.parse(execFileSync(python, ['-c', PROGRAM], { input, encoding: 'utf8', env, maxBuffer: 1 << 26 }));
}
