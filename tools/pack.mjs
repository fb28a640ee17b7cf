// Compress files with brotli, as small as it goes.
//
//   node tools/pack.mjs  < [{"source": …, "target": …}, …], as JSON
import fs from "node:fs/promises";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import zlib from "node:zlib";

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const brotli = promisify(zlib.brotliCompress);

let text = "";
for await (const part of process.stdin.setEncoding("utf8")) text += part;
const jobs = JSON.parse(text);

async function work() {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const body = await fs.readFile(job.source);
    const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: body.length };
    await fs.writeFile(job.target, await brotli(body, { params }));
  }
}

await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
