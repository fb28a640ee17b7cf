/**
 * A match in the fragment of an address: a save with its checksum, deflated and written in letters that need no escaping.
 * It never reaches a server. Reading one believes nothing: sizes are limited before and after inflating, and what the save
 * says is for the engine to check.
 */

import { crc32 } from '../area.js';
import { isId } from '../history.js';

/** @typedef {{save: string, id: string, started: number}} Carried What goes along with an address. */
/** @typedef {{kind: 'good', match: {save: string, id: string | null, started: number}} | {kind: 'damaged'} | {kind: 'newer'}} Unpacked */

/** What the fragment begins with. */
export const MARK = '#s=';

/** Version of the envelope. */
export const STATE_VERSION = 1;

/** How long the packed text may be, in characters, and how large what it holds, in bytes. */
export const PACKED_MAX = 32 * 1024;
export const INFLATED_MAX = 256 * 1024;

/** The latest date there is, ms since 1970. */
const LAST_DATE = 8.64e15;

/** @param {{v: unknown, data: unknown}} envelope */
const checksum = ({ v, data }) => crc32(JSON.stringify([v, data]));

/** @param {Uint8Array} bytes */
function toLetters(bytes) {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @param {string} text */
function fromLetters(text) {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/**
 * Read a stream to its end; throws where it is longer than allowed, before more of it is unpacked.
 * @param {ReadableStream<Uint8Array>} stream
 * @param {number} most
 */
async function readAll(stream, most) {
  const reader = stream.getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw new RangeError('too large');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream | DecompressionStream} through @param {number} most */
const piped = (bytes, through, most) => readAll(new Blob([bytes]).stream().pipeThrough(through), most);

/**
 * Pack a match for an address, without the mark.
 * @param {Carried} match
 * @returns {Promise<string | null>} Null where it does not fit, or the browser cannot deflate.
 */
export async function pack({ save, id, started }) {
  try {
    const envelope = { v: STATE_VERSION, data: { save, id, started } };
    const bytes = new TextEncoder().encode(JSON.stringify({ ...envelope, crc: checksum(envelope) }));
    if (bytes.byteLength > INFLATED_MAX) return null;
    const text = toLetters(await piped(bytes, new CompressionStream('deflate-raw'), INFLATED_MAX));
    return text.length <= PACKED_MAX ? text : null;
  } catch {
    return null;
  }
}

/**
 * Read what an address brings, without the mark.
 * @param {string} text
 * @returns {Promise<Unpacked>}
 */
export async function unpack(text) {
  try {
    if (text.length > PACKED_MAX || !/^[\w-]+$/.test(text)) return { kind: 'damaged' };
    const bytes = await piped(fromLetters(text), new DecompressionStream('deflate-raw'), INFLATED_MAX);
    const envelope = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof envelope !== 'object' || envelope === null || envelope.crc !== checksum(envelope)) return { kind: 'damaged' };
    const { v, data } = envelope;
    if (Number.isSafeInteger(v) && v > STATE_VERSION) return { kind: 'newer' };
    if (v !== STATE_VERSION || typeof data?.save !== 'string') return { kind: 'damaged' };
    const { save, id, started } = data;
    const named = isId(id) && typeof started === 'number' && started >= 0 && started <= LAST_DATE;
    return { kind: 'good', match: named ? { save, id, started } : { save, id: null, started: 0 } };
  } catch {
    return { kind: 'damaged' };
  }
}
