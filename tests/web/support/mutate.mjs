// Real texts and values spoilt in every way, always the same for the same seed.

/** Numbers from 0 to 1 that depend on a text alone (sfc32 on its FNV-1a). */
export function chance(seed) {
  let h = 0x811c9dc5;
  for (const sign of seed) h = Math.imul(h ^ sign.codePointAt(0), 0x01000193);
  let [a, b, c, d] = [h, h ^ 0x9e3779b9, h ^ 0x243f6a88, 1];
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 2 ** 32;
  };
  for (let n = 0; n < 12; n += 1) next();
  return next;
}

const deep = (depth, inner = 1) => {
  let value = inner;
  for (let n = 0; n < depth; n += 1) value = n % 2 ? [value] : { a: value };
  return value;
};
const own = (name, value) => Object.defineProperty({}, name, { value, enumerable: true, configurable: true, writable: true });

/** What is put where something else belongs. */
export const VALUES = [
  null, true, false, 0, -0, -1, 1, 2, 0.5, 1e300, 2 ** 31, 2 ** 53, -(2 ** 53), NaN, Infinity, undefined,
  '', ' ', 'a', '\u0000', '\ud800', '\u202eevil\u202c', '\u200b', '\ufeff', 'e\u0301'.repeat(60), '<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'javascript:alert(1)', '../../x', '%00', '9'.repeat(400), 'x'.repeat(201), 'x'.repeat(20_000), '𝔞'.repeat(41),
  [], {}, [[]], [null], Array(60).fill('Ac'), Array(6000).fill(0), { length: 1e9 }, { toString: 1 }, { toJSON: 1 }, { then: 1 },
  own('__proto__', { evil: 1 }), { constructor: { prototype: { evil: 1 } } }, deep(40), deep(500),
];
const SIGNS = [...'[]{}",:\\/=.#?&%+-_ 019AZaz\n\u0000\ud800\u202e', '\\u0000', '\\ud800', '"__proto__":', '[['.repeat(9), '&seed=', '%E0%A4'];

/** Somebody who spoils things. */
export function createMutator(seed) {
  const next = chance(seed);
  const below = (most) => Math.floor(next() * most);
  const pick = (list) => list[below(list.length)];
  const WORDS = VALUES.filter((value) => typeof value === 'string');

  /** List every place in a value that something stands in, as [holder, key]. */
  function places(data) {
    const found = [];
    const waiting = [data];
    while (waiting.length > 0 && found.length < 400) {
      const one = waiting.shift();
      if (typeof one !== 'object' || one === null) continue;
      const keys = Object.keys(one);
      for (const key of keys.length > 60 ? [pick(keys), pick(keys), pick(keys)] : keys) {
        found.push([one, key]);
        waiting.push(one[key]);
      }
    }
    return found;
  }

  /** Change a value in one to three places; it is copied first. */
  function spoil(value) {
    let data = structuredClone(value);
    for (let n = pick([1, 1, 1, 2, 3]); n > 0; n -= 1) {
      const all = places(data);
      if (all.length === 0 || next() < 0.02) {
        data = structuredClone(pick(VALUES));
        continue;
      }
      const [holder, key] = pick(all);
      const way = below(7);
      if (way === 0) delete holder[key];
      else if (way === 1 && Array.isArray(holder)) holder.splice(below(holder.length), 1, structuredClone(pick(VALUES)));
      else if (way === 1) Object.defineProperty(holder, pick(WORDS).slice(0, 40) || 'a', { value: pick(VALUES), enumerable: true, configurable: true, writable: true });
      else if (way === 2) {
        const [other, at] = pick(all);
        holder[key] = structuredClone(other[at]);
      } else if (way === 3 && typeof holder[key] === 'string') holder[key] = spoilText(holder[key]);
      else if (way === 4 && typeof holder[key] === 'number') holder[key] += pick([-1, 1, 0.5, 1e9, -1e9]);
      else if (way === 5 && Array.isArray(holder[key]) && holder[key].length > 0) {
        const one = pick(holder[key]);
        // What holds more is not brought in so often that writing it down takes long.
        holder[key].push(...Array(pick(typeof one === 'object' ? [1, 3] : [1, 20, 600])).fill(one));
      }
      else holder[key] = structuredClone(pick(VALUES));
    }
    return data;
  }

  /** Change a text in one to three ways. */
  function spoilText(text) {
    let out = text;
    for (let n = pick([1, 1, 1, 2, 3]); n > 0; n -= 1) {
      const start = below(out.length + 1);
      const end = Math.min(out.length, start + below(60));
      const way = below(7);
      if (way === 0) out = out.slice(0, start);
      else if (way === 1) out = out.slice(0, start) + out.slice(end);
      else if (way === 2) out = out.slice(0, end) + out.slice(start, end).repeat(pick([1, 3, 100])) + out.slice(end);
      else if (way === 3) out = out.slice(0, start) + pick(SIGNS) + out.slice(start + below(2));
      else if (way === 4) out = out.replace(/\d+/, pick(['0', '-1', '1e999', '9'.repeat(400), '9007199254740993']));
      else if (way === 5) out = out.slice(0, start) + pick(['[', '{"a":', '[{"a":']).repeat(pick([3, 40, 3000])) + out.slice(end);
      else out = out.slice(0, start) + pick(WORDS) + out.slice(end);
    }
    return out;
  }

  return { next, below, pick, spoil, spoilText };
}
