// Cards on their way: runs planned flights by the Web Animations API, over a page that is final already.
import { html, render } from 'lit-html';
import { back, ornament } from './cards.js';

/** @import { Flight, Motion, Rect } from './motion.js' */

/** @typedef {{animations: Animation[], end: () => void}} Running */

/** @param {Rect} rect */
const middle = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });

/**
 * Move an element from another place to where it is.
 * @param {HTMLElement} element
 * @param {Flight} flight
 */
function travel(element, { from, to, show, unseen, delay, time, ease }) {
  const [a, b] = [middle(from), middle(to)];
  const s = from.w / to.w;
  const frames = [{ offset: 0, translate: `${a.x - b.x}px ${a.y - b.y}px` }, { offset: 1, translate: '0px 0px' }];
  const timing = { duration: time, delay, easing: ease, fill: /** @type {const} */ ('backwards') };
  const animations = [element.animate(frames, timing)];
  if (show === 'widen') {
    const wide = [{ offset: 0, scale: `${s * 0.06} ${s}` }, { offset: 0.55, scale: `${(1 + s) / 2}` }, { offset: 1, scale: '1' }];
    animations.push(element.animate(wide, timing));
  } else if (Math.abs(s - 1) > 0.01) {
    animations.push(element.animate([{ offset: 0, scale: `${s}` }, { offset: 1, scale: '1' }], timing));
  }
  if (delay > 0 && unseen) animations.push(hide(element, delay));
  return animations;
}

/** @param {HTMLElement} element @param {number} time */
const hide = (element, time) => element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });

/** @param {HTMLElement} element @param {number} time */
const appear = (element, time) => element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: time });

/**
 * Make what runs flights. `motion` and `speed` are set by whoever knows them; `mayMove` is asked by who moves things itself.
 */
export function createFlights() {
  /** @type {HTMLElement | null} */
  let layer = null;
  /** @type {Set<Running>} */
  const running = new Set();

  /**
   * Keep animations until they end or are ended.
   * @param {Animation[]} animations
   * @param {() => void} [after] called once, at the end
   */
  function keep(animations, after = () => {}) {
    let left = animations.length;
    /** @type {Running} */
    const one = {
      animations,
      end() {
        if (!running.delete(one)) return;
        for (const animation of animations) animation.cancel();
        after();
      },
    };
    running.add(one);
    for (const animation of animations) {
      animation.onfinish = () => {
        left -= 1;
        if (left === 0) one.end();
      };
    }
  }

  /**
   * Show a card that is nowhere in the page: a face, a back, or one that turns into the other.
   * @param {Flight} flight
   */
  function ghost(flight) {
    const { to, from, show, card, delay, time, ease } = flight;
    layer ??= makeLayer();
    const outer = document.createElement('span');
    outer.className = 'flight';
    outer.style.width = `${to.w}px`;
    outer.style.setProperty('--w', `${to.w}px`);
    const face = card && show !== 'back' ? ornament(card) : null;
    render(html`${show === 'face' ? null : back()}${face}`, outer);
    layer.append(outer);
    const s = from.w / to.w;
    const timing = { duration: time, delay, easing: ease, fill: /** @type {const} */ ('both') };
    const animations = [outer.animate([
      { transform: `translate(${from.x}px, ${from.y}px) scale(${s})` },
      { transform: `translate(${to.x}px, ${to.y}px) scale(1)` },
    ], timing)];
    if (show === 'turn') animations.push(...turn(outer, { ...timing, easing: 'linear' }));
    return { outer, animations };
  }

  /** @param {HTMLElement} outer @param {KeyframeAnimationOptions} timing */
  function turn(outer, timing) {
    const [behind, front] = outer.children;
    return [
      behind?.animate([{ scale: '1 1' }, { offset: 0.2, scale: '1 1' }, { offset: 0.5, scale: '0 1' }, { scale: '0 1' }], timing),
      front?.animate([{ scale: '0 1' }, { offset: 0.5, scale: '0 1' }, { offset: 0.8, scale: '1 1' }, { scale: '1 1' }], timing),
    ].filter((animation) => animation !== undefined);
  }

  function makeLayer() {
    const made = document.createElement('div');
    made.className = 'flights';
    made.setAttribute('aria-hidden', 'true');
    made.inert = true;
    document.body.append(made);
    return made;
  }

  return {
    /**
     * Run flights to the elements they land on.
     * @param {readonly Flight[]} flights
     * @param {Map<string, HTMLElement>} elements by spot
     * @param {Motion} motion
     * @param {number} fade How long what may not travel takes to appear, ms.
     */
    run(flights, elements, motion, fade) {
      if (motion === 'none' || document.hidden) return;
      for (const flight of flights) {
        const element = elements.get(flight.spot);
        const moved = /^(hand|spread):/.test(flight.spot) && flight.show === 'spot';
        if (motion === 'fade') {
          if (element && !moved) keep([appear(element, fade)]);
        } else if (flight.show === 'spot' || flight.show === 'widen') {
          if (element) keep(travel(element, flight));
        } else {
          const { outer, animations } = ghost(flight);
          if (element) animations.push(hide(element, flight.delay + flight.time));
          keep(animations, () => outer.remove());
        }
      }
    },
    keep,
    /** Bring everything that is on its way to its place. */
    finish() {
      for (const one of [...running]) one.end();
    },
    /** Tell whether anything is on its way. */
    get busy() {
      return running.size > 0;
    },
  };
}

/** @typedef {ReturnType<typeof createFlights>} Flights */
