// What the element for other pages says and hears, apart from any page.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ALLOWED, NAMES, SANDBOX, addressOf, changes, gameNamed, wholeGame } from '../../web/src/element/address.js';
import { LEAST, MOST, makeHeights } from '../../web/src/element/heights.js';
import { elementLines, frameLines } from '../../web/src/element/lines.js';
import { read, setting } from '../../web/src/element/messages.js';
import { HEIGHTS, STYLE } from '../../web/src/element/style.js';
import { heightFor } from '../../web/src/embed/messages.js';

const SITE = 'https://undercut.test/games/';

describe('the address of the frame', () => {
  it('says what is asked for and no more', () => {
    assert.equal(addressOf(SITE, {}), `${SITE}embed/`);
    assert.equal(addressOf(SITE, { variant: null, lang: '' }), `${SITE}embed/`);
    assert.equal(
      addressOf(SITE, { variant: 'straight', lang: 'pt-BR', sound: '0' }),
      `${SITE}embed/?lang=pt-BR&variant=straight&sound=0`,
    );
  });

  it('lets no value speak for another', () => {
    const found = new URL(addressOf(SITE, { seed: 'a&lang=fi#s=x' })).searchParams;
    assert.deepEqual([...found], [['seed', 'a&lang=fi#s=x']]);
  });

  it('leads to the whole game in its language, where Hollywood is a form of the regular game', () => {
    assert.equal(wholeGame(SITE, 'pt-BR', 'straight'), `${SITE}pt-br/?play=straight`);
    assert.equal(wholeGame(SITE, 'fi', 'hollywood'), `${SITE}fi/?play=regular`);
  });

  it('takes a game by its name however it is written, and the first for any other', () => {
    const games = ['regular', 'straight', 'north_american'];
    assert.deepEqual(
      ['straight', 'North-American', ' north american ', 'whist', '', null].map((name) => gameNamed(games, name)),
      [1, 2, 2, 0, 0, 0],
    );
  });
});

describe('a page that changes its mind', () => {
  it('has the frame told what it can take over', () => {
    assert.deepEqual(changes({ theme: 'dark' }, { theme: 'light', lang: 'fi' }), {
      reload: false,
      set: { lang: 'fi', theme: 'light' },
    });
  });

  it('has what it takes back set to what is usual', () => {
    const before = { theme: 'dark', deck: '2', index: 'fr', anim: '0', sound: '1' };
    assert.deepEqual(changes(before, {}).set, { theme: 'auto', deck: '4', index: 'language', anim: '1', sound: '0' });
  });

  it('has the frame loaded again for another game', () => {
    for (const name of ['variant', 'target', 'level', 'seed']) {
      assert.equal(changes({}, { [name]: '1' }).reload, true, name);
    }
  });

  it('is left alone while nothing changes, whether a thing is not said or said with nothing', () => {
    const all = Object.fromEntries(NAMES.map((name) => [name, 'x']));
    assert.deepEqual(changes(all, { ...all }), { reload: false, set: {} });
    assert.deepEqual(changes({ lang: null }, { lang: '' }), { reload: false, set: {} });
  });
});

describe('what a frame says', () => {
  const source = {};
  const from = { source, origin: 'https://undercut.test' };
  const event = (/** @type {object} */ more = {}) =>
    /** @type {any} */ ({ source, origin: 'https://undercut.test', data: { type: 'gin:ready', v: 1 }, ...more });

  it('is passed on without what only the two of them need', () => {
    assert.deepEqual(read(event(), from), { type: 'gin:ready', detail: {} });
    const scores = { you: 25, opponent: 0 };
    const data = { type: 'gin:match-over', v: 1, winner: 'you', scores };
    assert.deepEqual(read(event({ data }), from), { type: 'gin:match-over', detail: { winner: 'you', scores } });
  });

  it('counts for nothing from another window or another site', () => {
    assert.equal(read(event({ source: {} }), from), null);
    assert.equal(read(event({ source: null }), { ...from, source: null }), null);
    assert.equal(read(event({ source: undefined }), { ...from, source: undefined }), null);
    assert.equal(read(event({ origin: 'https://else.test' }), from), null);
    assert.equal(read(event({ origin: 'null' }), from), null);
  });

  it('is heard from a frame that is shut off, and then from no other', () => {
    assert.equal(read(event({ origin: 'null' }), { source, origin: 'null' })?.type, 'gin:ready');
    assert.equal(read(event(), { source, origin: 'null' }), null);
  });

  it('counts for nothing when it is something else', () => {
    for (const data of [null, undefined, 'gin:ready', 7, {}, { type: 'gin:ready' }, { type: 'gin:ready', v: 2 }, { type: 'gin:save', v: 1 }]) {
      assert.equal(read(event({ data }), from), null, JSON.stringify(data));
    }
  });

  it('tells a height as a number or not at all', () => {
    assert.equal(read(event({ data: { type: 'gin:height', v: 1, height: 640 } }), from)?.height, 640);
    for (const height of ['640', NaN, Infinity, null, undefined]) {
      assert.equal(read(event({ data: { type: 'gin:height', v: 1, height } }), from), null);
    }
  });

  it('is answered in the same version', () => {
    assert.deepEqual(setting({ theme: 'dark' }), { type: 'gin:set', v: 1, theme: 'dark' });
  });
});

describe('the height of a frame', () => {
  it('is what it asks for, within bounds', () => {
    const next = makeHeights();
    assert.equal(next(700.2, 480, 0), 701);
    assert.equal(next(1e9, 480, 5000), MOST);
    assert.equal(next(-5, 480, 10_000), LEAST);
  });

  it('stays for a difference nobody sees', () => {
    assert.equal(makeHeights()(641, 640, 0), null);
  });

  it('stops following a page that answers its own height', () => {
    const next = makeHeights();
    let height = 480;
    for (let time = 0; time < 60_000; time += 16) height = next(height + 10, height, time) ?? height;
    assert.ok(height < 600, `${height}`);
  });

  it('stops flickering between two heights', () => {
    const next = makeHeights();
    const given = [];
    let height = 480;
    for (let turn = 0; turn < 100; turn += 1) {
      const got = next(height === 480 ? 640 : 480, height, turn * 30);
      if (got !== null) given.push((height = got));
    }
    assert.ok(given.length <= 6, `${given.length}`);
  });

  it('follows whoever turns a device round now and then', () => {
    const next = makeHeights();
    for (let turn = 0; turn < 20; turn += 1) assert.equal(next(turn % 2 ? 600 : 480, turn % 2 ? 480 : 600, turn * 3000), turn % 2 ? 600 : 480);
  });

  it('is the poster’s before, so that nothing moves when the game comes', () => {
    const posterAt = (/** @type {number} */ width) => {
      const [, least, part, most] = HEIGHTS.findLast(([from]) => width >= from) ?? [];
      return Math.min(most, Math.max(least, width * part));
    };
    for (let width = 280; width <= 1200; width += 1) assert.ok(Math.abs(posterAt(width) - heightFor(width)) <= 1, `${width}`);
    for (const [from, least, , most] of HEIGHTS) {
      assert.match(STYLE, new RegExp(`min-width: ${from}px\\) {[^}]*clamp\\(${least}px, [\\d.]+cqw, ${most}px\\)`));
    }
  });
});

describe('the lines for a page', () => {
  const asked = { site: SITE, values: {}, lang: 'fi', game: 'regular', title: 'Gin rummy', autoload: false, sandbox: false };

  it('are an element with a link in it', () => {
    assert.equal(
      elementLines({ ...asked, values: { lang: 'fi', deck: '2' }, autoload: true, sandbox: true }),
      [
        `<script type="module" src="${SITE}embed.js"></script>`,
        '<gin-rummy lang="fi" deck="2" sandbox autoload>',
        `  <a href="${SITE}fi/?play=regular">Gin rummy</a>`,
        '</gin-rummy>',
        '',
      ].join('\n'),
    );
  });

  it('are a frame that needs no script', () => {
    const lines = frameLines({ ...asked, values: { lang: 'fi', variant: 'straight' }, sandbox: true });
    assert.match(lines, /^<iframe [^<>]*><\/iframe>\n$/);
    assert.ok(lines.includes(`src="${SITE}embed/?lang=fi&amp;variant=straight"`));
    assert.ok(lines.includes(`sandbox="${SANDBOX}"`));
    assert.ok(lines.includes(`allow="${ALLOWED}"`));
    assert.doesNotMatch(frameLines(asked), /sandbox/);
  });

  it('let no text end an attribute', () => {
    const lines = elementLines({ ...asked, values: { seed: '"><script>' }, title: '<b>&' });
    assert.doesNotMatch(lines, /"><script>/);
    assert.ok(lines.includes('seed="&quot;&gt;&lt;script&gt;"'));
    assert.ok(lines.includes('>&lt;b&gt;&amp;</a>'));
  });
});
