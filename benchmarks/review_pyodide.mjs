// How long hints and the review of a deal take in Pyodide under Node, in seconds of this process's CPU.
//
//     node benchmarks/review_pyodide.mjs [deals]
//
// The deals are those of review.py, the engine is the one in py_engine.

import { fileURLToPath } from 'node:url';
import { loadPyodide } from '../web/node_modules/pyodide/pyodide.mjs';

const deals = Number(process.argv[2] ?? 8);
const root = fileURLToPath(new URL('..', import.meta.url));
globalThis.cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const python = await loadPyodide();
for (const folder of ['py_engine', 'benchmarks']) {
  python.FS.mkdirTree(`/undercut/${folder}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: `${root}${folder}` }, `/undercut/${folder}`);
}
python.runPython(`
import sys
from random import Random
from statistics import median

from js import cpu

sys.path[:0] = ["/undercut/py_engine", "/undercut/benchmarks"]
from review import played_deal

from ginrummy.coach.hint import advise
from ginrummy.coach.review import Review
from ginrummy.game.view import View

reviews, hints = [], []
for number in range(${deals}):
    past = played_deal(number, "review")
    started = cpu()
    review = Review(past, 0, "timed", "sharp")
    while review.go_on():
        pass
    reviews.append(cpu() - started)
    for match, _ in past.moments:
        if match.deal.turn == 0:
            started = cpu()
            advise(View.of(match.deal, 0, match.sheet), Random(1))
            hints.append(cpu() - started)
hints.sort()
print(f"review of one deal, {len(reviews)} deals: median {median(reviews):.1f}, longest {max(reviews):.1f} s")
print(
    f"hint, {len(hints)} decisions: median {1000 * median(hints):.0f}, "
    f"95 % within {1000 * hints[int(0.95 * (len(hints) - 1))]:.0f}, longest {1000 * hints[-1]:.0f} ms"
)
`);
