// What can be started. The page must be usable before the engine has told it, so the offer of this version stands here;
// a test holds it against what the engine says, and once the engine has spoken its word counts.

/**
 * @typedef {{name: string, targets: number[], knockLimit: number}} PresetOffer
 * @typedef {{presets: PresetOffer[], levels: string[]}} Offer
 * @typedef {{preset: string, form: 'one' | 'target', target?: number, level: string}} Choice
 */

/** @type {Offer} */
export const OFFER = {
  presets: [
    { name: 'regular', targets: [100, 250], knockLimit: 10 },
    { name: 'straight', targets: [250, 100], knockLimit: 10 },
  ],
  levels: ['gentle', 'steady', 'sharp'],
};

/**
 * Read the offer from the engine's greeting; before it has come, give the one of this version.
 * @param {import('../engine/protocol.js').HelloMessage | null | undefined} hello
 * @returns {Offer}
 */
export const offered = (hello) =>
  hello
    ? {
        presets: hello.presets.map(({ name, targets, rules }) => ({
          name,
          targets,
          knockLimit: rules.knock_limit,
        })),
        levels: hello.levels,
      }
    : OFFER;

/**
 * Give the target proposed for a preset: the first of its targets.
 * @param {Offer} offer
 * @param {string} preset
 */
export const proposedTarget = (offer, preset) =>
  offer.presets.find(({ name }) => name === preset)?.targets[0] ?? 100;

/**
 * Give the choice a new game starts from: that of the last match, or the first game on offer against the middle
 * opponent.
 * @param {Offer} offer
 * @param {import('../engine/protocol.js').ViewMessage | null | undefined} last
 * @returns {Choice}
 */
export function firstChoice(offer, last) {
  const preset = last?.rules.preset ?? offer.presets[0].name;
  const level = last?.match.level ?? offer.levels[Math.floor(offer.levels.length / 2)];
  if (last && last.match.target === null) return { preset, form: 'one', level };
  return { preset, form: 'target', target: last?.match.target ?? proposedTarget(offer, preset), level };
}

/**
 * Read the choice out of the form.
 * @param {FormData} data Fields preset, length ("one" or a target) and level.
 * @returns {Choice}
 */
export function readChoice(data) {
  const length = String(data.get('length'));
  const choice = { preset: String(data.get('preset')), level: String(data.get('level')) };
  return length === 'one'
    ? { ...choice, form: 'one' }
    : { ...choice, form: 'target', target: Number(length) };
}
