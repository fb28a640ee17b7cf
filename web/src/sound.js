/**
 * Five short dry sounds, made of numbers: nothing is downloaded. The samples and the choice are pure; only the player
 * touches the device, and only after the first press.
 */

/** @import { EventMessage } from './engine/protocol.js' */

/** @typedef {'draw' | 'discard' | 'knock' | 'deal' | 'end'} Sound */

/** How long each sound is, ms. */
export const LENGTHS = Object.freeze({ draw: 90, discard: 60, knock: 180, deal: 400, end: 420 });

/** The loudest sample of any sound, 0 to 1: heard beside a voice, never over it. */
export const LOUDEST = 0.22;

/** @type {Partial<Record<EventMessage['type'], Sound>>} */
const OF_EVENT = {
  dealt: 'deal',
  drew: 'draw',
  took_upcard: 'draw',
  took_discard: 'draw',
  discarded: 'discard',
  laid_off: 'discard',
  knocked: 'knock',
  went_gin: 'knock',
  went_big_gin: 'knock',
  deal_over: 'end',
};

/** What is heard where one reply tells several things: the earlier in this list the rather. @type {readonly Sound[]} */
const FIRST = ['deal', 'knock', 'discard', 'draw'];

/**
 * Choose what is heard of a reply, one sound after the other: what was done, then the end of the deal.
 * @param {readonly EventMessage[]} events
 * @returns {Sound[]}
 */
export function soundsOf(events) {
  const all = events.map(({ type }) => OF_EVENT[type]).filter((sound) => sound !== undefined);
  const done = FIRST.find((sound) => all.includes(sound));
  return [...(done ? [done] : []), ...(all.includes('end') && done !== 'deal' ? /** @type {const} */ (['end']) : [])];
}

/**
 * Say what the device vibrates for, ms; 0 for nothing.
 * @param {{lifted: boolean, events: readonly EventMessage[], seat: number}} change `lifted`: a card was lifted just now
 */
export function vibrationOf({ lifted, events, seat }) {
  const knocks = events.some((event) => event.seat === seat && OF_EVENT[event.type] === 'knock');
  return knocks ? 20 : lifted ? 10 : 0;
}

/** Make noise that is the same every time, -1 to 1. */
function noise() {
  let seed = 0x2545f491;
  return () => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) / 0x80000000 - 1;
  };
}

/**
 * Rise at once, fall away.
 * @param {number} t s since the start
 * @param {number} rise s
 * @param {number} fall s until about a third is left
 */
const strike = (t, rise, fall) => (t < 0 ? 0 : Math.min(1, t / rise) * Math.exp(-t / fall));

/** @param {number} t s @param {number} hz */
const tone = (t, hz) => Math.sin(2 * Math.PI * hz * t);

/** One rap on wood. @param {number} t s @param {number} n noise */
const rap = (t, n) => strike(t, 0.001, 0.018) * (tone(t, 210) + 0.5 * tone(t, 530)) + 0.35 * strike(t, 0.0005, 0.004) * n;

/** When the cards of a riffle fall, s: slow, faster, slow. */
const RIFFLE = Array.from({ length: 15 }, (_, i) => 0.36 * (i / 14 + 0.09 * Math.sin((2 * Math.PI * i) / 14)));

/**
 * What each sound is made of, by time in s. `n`: noise; `soft`: the same without its highest part; `crisp`: what is
 * left of it.
 * @type {Record<Sound, (t: number, n: {n: number, soft: number, crisp: number}) => number>}
 */
const MAKE = {
  draw: (t, { crisp }) => Math.sin(Math.PI * Math.min(1, t / 0.09)) ** 1.5 * crisp,
  discard: (t, { soft }) => strike(t, 0.0015, 0.011) * (1.4 * soft + 0.7 * tone(t, 165)),
  knock: (t, { n }) => rap(t, n) + 0.85 * rap(t - 0.105, n),
  deal: (t, { crisp }) => RIFFLE.reduce((sum, at) => sum + strike(t - at, 0.001, 0.006), 0) * crisp,
  end: (t) => strike(t, 0.012, 0.13) * (tone(t, 147) + 0.25 * tone(t, 294)),
};

/**
 * Make the samples of a sound, silence at both ends.
 * @param {Sound} sound
 * @param {number} rate samples a second
 */
export function samples(sound, rate) {
  const length = Math.round((LENGTHS[sound] / 1000) * rate);
  const made = new Float32Array(length);
  const next = noise();
  const keep = Math.exp((-2 * Math.PI * 1400) / rate);
  let soft = 0;
  let loudest = 0;
  for (let i = 0; i < length; i += 1) {
    const n = next();
    soft = soft * keep + n * (1 - keep);
    // The last hundredth of a second fades, so that nothing clicks.
    const end = Math.min(1, (length - 1 - i) / (0.01 * rate));
    const value = MAKE[sound](i / rate, { n, soft, crisp: n - soft }) * end;
    made[i] = value;
    loudest = Math.max(loudest, Math.abs(value));
  }
  for (let i = 0; i < length; i += 1) made[i] = ((made[i] ?? 0) / loudest) * LOUDEST;
  return made;
}

/** Between two sounds that follow each other, s. */
const BREATH = 0.12;
/** A sound later than this belongs to nothing any more, ms. */
const LATE = 300;

/**
 * Make what plays the sounds. It is silent until `unlock` was called on a press: no browser lets a page sound before.
 * @param {() => AudioContext} [makeContext]
 */
export function createSound(makeContext = () => new AudioContext()) {
  /** @type {AudioContext | null} */
  let context = null;
  /** @type {Map<Sound, AudioBuffer>} */
  const buffers = new Map();
  /** When what is playing ends, in the time of the context. */
  let quiet = 0;

  /** @param {AudioContext} on @param {Sound} sound */
  function bufferOf(on, sound) {
    const kept = buffers.get(sound);
    if (kept) return kept;
    const made = samples(sound, on.sampleRate);
    const buffer = on.createBuffer(1, made.length, on.sampleRate);
    buffer.copyToChannel(made, 0);
    buffers.set(sound, buffer);
    return buffer;
  }

  /** @param {AudioContext} on @param {readonly Sound[]} sounds @param {number} delay ms */
  function start(on, sounds, delay) {
    let at = on.currentTime + delay / 1000;
    if (at < quiet) return;
    for (const sound of sounds) {
      const source = on.createBufferSource();
      source.buffer = bufferOf(on, sound);
      source.connect(on.destination);
      source.start(at);
      at += LENGTHS[sound] / 1000 + BREATH;
    }
    quiet = at - BREATH;
  }

  return {
    /** Get ready to sound; to be called on a press. */
    unlock() {
      try {
        context ??= makeContext();
        if (context.state !== 'running') context.resume().catch(() => {});
      } catch {
        // A device without sound plays silently on.
        context = null;
      }
    },
    /**
     * Play sounds one after the other; while another one is heard nothing is added to it.
     * @param {readonly Sound[]} sounds
     * @param {number} [delay] ms until the first one
     */
    play(sounds, delay = 0) {
      const on = context;
      if (!on || sounds.length === 0) return;
      if (on.state === 'running') return start(on, sounds, delay);
      // The device wakes up on the very press that is to be heard; what comes too late for it is dropped.
      const asked = Date.now();
      on.resume().then(() => {
        if (Date.now() - asked < LATE) start(on, sounds, delay);
      }).catch(() => {});
    },
  };
}
