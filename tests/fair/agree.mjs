// Deals one deck for each set of terms that comes in, a line of JSON each, with nothing of the engine; prints the decks.
import process from 'node:process';
import { deckOf } from '../../web/src/fair/order.js';

let text = '';
for await (const part of process.stdin.setEncoding('utf8')) text += part;
for (const line of text.split('\n')) {
  if (!line) continue;
  const { deal, ...terms } = JSON.parse(line);
  process.stdout.write(`${(await deckOf(terms, deal)).join('')}\n`);
}
