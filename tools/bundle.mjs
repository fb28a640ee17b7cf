// Put the page's modules and styles together, each into few files with their content's hash in the name.
//
//   node tools/bundle.mjs  < what is to be done, as JSON: see bundle.py
//
// Prints the files of each entry, as JSON.
import path from 'node:path';
import process from 'node:process';
import { createRequire } from 'node:module';

let text = '';
for await (const part of process.stdin.setEncoding('utf8')) text += part;
const { web, out, names, entries, made, alone } = JSON.parse(text);
const { build } = createRequire(path.join(web, 'package.json'))('esbuild');

/** Modules and styles that the build makes take the place of files of the same path below web/. */
const instead = {
  name: 'made by the build',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\./ }, ({ path: asked, resolveDir }) => {
      const file = path.resolve(resolveDir, asked);
      const place = path.relative(web, file).split(path.sep).join('/');
      return place in made ? { path: place, namespace: 'made' } : undefined;
    });
    onResolve({ filter: /^made:/ }, ({ path: asked }) => ({ path: asked.slice('made:'.length), namespace: 'made' }));
    onLoad({ filter: /./, namespace: 'made' }, ({ path: place }) => ({
      contents: made[place],
      loader: place.endsWith('.css') ? 'css' : 'js',
      resolveDir: path.join(web, path.dirname(place)),
    }));
  },
};

const { metafile } = await build({
  absWorkingDir: web,
  entryPoints: entries,
  outdir: out,
  bundle: true,
  splitting: !alone,
  format: alone ? 'iife' : 'esm',
  target: ['es2022', 'chrome107', 'firefox114', 'safari16.4'],
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  entryNames: names,
  chunkNames: '[name]-[hash]',
  metafile: true,
  logLevel: 'error',
  plugins: [instead],
});

const near = (file) => path.relative(out, path.resolve(web, file)).split(path.sep).join('/');
const found = {};
for (const [file, { entryPoint, imports }] of Object.entries(metafile.outputs)) {
  if (!entryPoint) continue;
  const needs = new Set();
  const walk = (list) => {
    for (const { path: part, kind } of list) {
      if (kind !== 'import-statement' || needs.has(near(part))) continue;
      needs.add(near(part));
      walk(metafile.outputs[part]?.imports ?? []);
    }
  };
  walk(imports);
  found[path.parse(near(file)).name.replace(/-[^-]*$/, '')] = { file: near(file), parts: [...needs].sort() };
}
process.stdout.write(JSON.stringify(found));
