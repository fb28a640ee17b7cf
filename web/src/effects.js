/** What accompanies a change on the page: cards that travel, sounds, vibration. Owns no truth and holds nothing up. */

import { createFlights } from './flights.js';
import { EASE, TIMES, atSpeed, motionOf, planFlights } from './motion.js';
import { SPEEDS, animated } from './pace.js';
import { createSound, soundsOf, vibrationOf } from './sound.js';
import { findSpots } from './spots.js';

/** @import { EventMessage } from './engine/protocol.js' */
/** @import { Motion } from './motion.js' */
/** @import { Sound } from './sound.js' */
/** @import { Found } from './spots.js' */
/** @import { State } from './store.js' */

/** What a press is, and what lets a page sound: a finger counts only once it is up again. */
const PRESSES = /** @type {const} */ (['pointerdown', 'keydown']);
const UNLOCKS = /** @type {const} */ (['pointerdown', 'pointerup', 'keydown']);

/** Sounds that are heard when the card lands, not when it sets off. @type {readonly (Sound | undefined)[]} */
const ON_LANDING = ['discard'];

/** Tell whether the table is what is shown, or what comes of it. @param {State} state */
const onTable = ({ screen }) => screen === 'table' || screen === 'lesson';

/**
 * Say what a reply tells that is worth seeing now: of what went on behind another screen only a deal.
 * @param {State} state @param {State} old
 */
const newsOf = ({ events, screen }, old) => (screen === old.screen ? events : events.filter(({ type }) => type === 'dealt'));

/** @param {State} state */
const stepOf = ({ screen, replay }) => (screen === 'replay' ? (replay?.shown ?? null) : null);

/**
 * Put the step of a replay that is shown in the place of the match. A step back shows no way: it was never gone.
 * @param {State} state
 * @param {ReturnType<typeof stepOf>} before The step shown last.
 * @returns {State}
 */
export function staged(state, before) {
  const step = stepOf(state);
  if (!step) return state;
  const on = before !== null && before.deal === step.deal && before.at + 1 === step.at;
  return { ...state, view: step.view, events: on ? step.events : [] };
}

/** @param {State} last @param {State} state */
const movesCards = (last, state) =>
  last.view !== state.view || last.screen !== state.screen || last.lift !== state.lift || last.order !== state.order || last.manual !== state.manual || last.armed !== state.armed;

/** @param {number} time ms */
function vibrate(time) {
  // A browser complains of a page that vibrates in a frame or before it was touched.
  if (!time || !('vibrate' in navigator) || window.top !== window.self) return;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate(time);
}

/**
 * Make the effects of one page.
 * @param {{search?: string}} [options] `search`: the query part of the address.
 */
export function createEffects({ search = '' } = {}) {
  const anim = animated(search);
  const less = matchMedia('(prefers-reduced-motion: reduce)');
  const flights = createFlights();
  const sound = createSound();
  /** @type {State | null} What was drawn last. */
  let last = null;
  /** @type {Found | null} Where the cards lay before. */
  let before = null;
  /** @type {State['view']} The view whose events have been accompanied. A match is dealt before the table is there. */
  let told = null;
  /** @type {ReturnType<typeof stepOf>} The step of a replay that was drawn last. */
  let step = null;
  /** @type {Element | null} */
  let page = null;
  /** @type {WeakSet<Element>} Totals that have been counted up. */
  const counted = new WeakSet();

  for (const press of PRESSES) {
    addEventListener(press, flights.finish, { capture: true, passive: true });
  }
  for (const unlock of UNLOCKS) {
    addEventListener(unlock, () => {
      if (last?.settings.sound) sound.unlock();
    }, { capture: true, passive: true });
  }
  // What flies is on its way to where things lay before.
  addEventListener('resize', flights.finish, { passive: true });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) flights.finish();
  });

  /** @param {State} state */
  const motionNow = (state) => motionOf(state.settings, { anim, reduced: less.matches });

  /**
   * Let the cards travel.
   * @param {HTMLElement} root @param {State} state @param {State} old @param {readonly EventMessage[]} events
   * @param {Motion} motion
   */
  function travel(root, state, old, events, motion) {
    if (!before || !state.view) return;
    const found = findSpots(root, state.view);
    const planned = planFlights({
      events,
      seat: state.view.seat,
      pileTop: old.view?.deal.pile.at(-1) ?? null,
      spread: state.view.deal.spread,
      lifted: old.view === state.view && old.lift !== state.lift,
      before: before.rects,
      after: found.rects,
    });
    flights.run(atSpeed(planned, state.settings.speed), found.elements, motion, TIMES.fade);
  }

  /**
   * Let a new page come up softly, and a total it shows count up.
   * @param {HTMLElement} root @param {State} state @param {State} old @param {Motion} motion
   */
  function arrive(root, state, old, motion) {
    const main = root.querySelector('.screen main');
    const came = page !== null && main !== page;
    page = main;
    if (motion !== 'full') return;
    // The table has no page of its own to fade: its cards come one by one.
    if (came && main instanceof HTMLElement && !main.matches('.contents')) {
      flights.keep([main.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIMES.page })]);
    }
    for (const total of root.querySelectorAll('[data-count]')) {
      if (!(total instanceof HTMLElement) || counted.has(total)) continue;
      counted.add(total);
      // Only a total that comes about here counts, not one that is looked at again.
      if (old.screen === state.screen) countUp(total);
    }
  }

  /** @param {HTMLElement} total */
  function countUp(total) {
    const to = Math.round(Number(total.dataset.count));
    if (!(to > 0) || !('registerProperty' in CSS)) return;
    // What is read out is the final figure from the start: only what is painted counts.
    total.dataset.counting = '';
    const counting = total.animate([{ '--count': '0' }, { '--count': `${to}` }], { duration: TIMES.count, easing: EASE.out });
    flights.keep([counting], () => delete total.dataset.counting);
  }

  /** @param {State} state @param {State} old @param {readonly EventMessage[]} events @param {Motion} motion */
  function sounds(state, old, events, motion) {
    if (!state.settings.sound) return;
    if (!old.settings.sound) {
      // Switched on by hand: this is what it will be like.
      if (state.settingsOpen && old.settingsOpen) {
        sound.unlock();
        sound.play(['discard']);
      }
      return;
    }
    const heard = soundsOf(events);
    const late = motion === 'full' && ON_LANDING.includes(heard[0]);
    sound.play(heard, late ? TIMES.move * SPEEDS[state.settings.speed] : 0);
  }

  return {
    /**
     * Look at the page before it is drawn anew.
     * @param {HTMLElement} root
     * @param {State} drawn What is about to be drawn.
     */
    before(root, drawn) {
      const state = staged(drawn, step);
      // An address that lets nothing move means the style sheets too.
      if (!anim) document.documentElement.dataset.motion = 'none';
      before = null;
      if (!last || motionNow(state) === 'none' || !movesCards(last, state)) return;
      before = findSpots(root, last.view);
      if (last.view !== state.view) flights.finish();
    },
    /**
     * Accompany what has changed.
     * @param {HTMLElement} root
     * @param {State} drawn
     */
    after(root, drawn) {
      const state = staged(drawn, step);
      const stepped = stepOf(drawn) !== step;
      step = stepOf(drawn);
      const old = last;
      last = state;
      const motion = motionNow(state);
      if (!old) {
        told = state.view;
        page = root.querySelector('.screen main');
        return;
      }
      const news = onTable(state) ? state.view !== told : step !== null && stepped;
      const events = news ? newsOf(state, old) : [];
      if (onTable(state)) told = state.view;
      travel(root, state, old, events, motion);
      arrive(root, state, old, motion);
      sounds(state, old, events, motion);
      if (state.settings.vibration) {
        const lifted = state.lift !== null && state.lift !== old.lift;
        vibrate(vibrationOf({ lifted, events, seat: state.view?.seat ?? 0 }));
      }
    },
  };
}

/** @typedef {ReturnType<typeof createEffects>} Effects */
