/**
 * What the player asks the coach: a hint, a deal looked at again, what the opponent knew, another try from a point of it.
 *
 * None of it changes the match, so it goes past the driver, between its commands: playing on never waits for more than the
 * question that is just being answered.
 */

/** @import { Client } from '../engine/client.js' */
/** @import { Driver } from '../driver.js' */
/** @import { Store } from '../store.js' */

import { chosenOf } from './reading.js';
import { inTrial } from './shapes.js';

/**
 * Make the part of the game that asks the coach. `leaveTry`: goes back from a try that another screen has begun; tells whether it was one.
 * @param {{store: Store, client: Pick<Client, 'request'>, driver: Pick<Driver, 'live' | 'order' | 'moving'>, leaveTry?: () => boolean}} parts
 */
export function createCoach({ store, client, driver, leaveTry = () => false }) {
  const { dispatch } = store;
  let telling = false;
  let working = false;
  let looking = false;

  /** @param {'hint' | 'review' | 'knew' | 'review_stop' | 'drill'} cmd @param {Record<string, unknown>} args */
  const ask = (cmd, args = {}) => client.request(cmd, args, store.get().rev ?? undefined);

  /** Tell whether the engine can answer about the match that is shown. */
  const there = () => driver.live() && store.get().boot.stage === 'ready' && !store.get().frozen;

  /** Get the hint that was asked for, once the engine holds the match. */
  async function tell() {
    const { hint, view } = store.get();
    if (telling || hint?.state !== 'asked' || !there() || driver.moving()) return;
    telling = true;
    const reply = await ask('hint').catch(() => null);
    telling = false;
    const now = store.get();
    // What was asked about another moment, or is no longer wanted, is not told.
    if (now.hint?.state !== 'asked' || now.view !== view) return void tell();
    if (reply) dispatch({ type: 'hint', hint: reply.hint ? { state: 'told', hint: reply.hint } : { state: 'none', hint: null } });
  }

  /** Tell whether there is more of the review to be had, and the player is looking at it. */
  function wanted() {
    const { review, screen, view } = store.get();
    return screen === 'review' && review !== null && !review.finished && !review.failed && !inTrial(view) && there();
  }

  /** Have the deal looked at, a little at a time: whatever else is asked for comes between. */
  async function work() {
    if (working) return;
    working = true;
    while (wanted()) {
      const deal = store.get().review?.deal;
      const reply = await ask('review', { deal }).catch(() => null);
      const { review } = store.get();
      if (!reply || !review || review.deal !== deal) break;
      dispatch({ type: 'review', review: reply.review ? { ...review, ...reply.review } : { ...review, failed: true } });
    }
    working = false;
  }

  /** Get what stands beside the review: what the opponent knew, and what the player saw at the decision that is looked at. */
  async function lookUp() {
    const { review, screen, view } = store.get();
    if (looking || screen !== 'review' || !review || inTrial(view) || !there()) return;
    const index = chosenOf(review);
    const decision = index === null || index in review.views ? null : review.decisions[index];
    if (!decision && review.knew) return;
    looking = true;
    const reply = await (decision ? ask('drill', { position: decision.position }) : ask('knew', { deal: review.deal })).catch(() => null);
    looking = false;
    const now = store.get().review;
    if (!reply || now?.deal !== review.deal) return;
    if (index !== null && decision) {
      dispatch({ type: 'review', review: { ...now, views: { ...now.views, [index]: reply.drill?.view ?? null } } });
    } else {
      dispatch({ type: 'review', review: { ...now, knew: reply.knew?.decisions ?? [] } });
    }
  }

  /** @type {number | null} The deal whose review the engine is still at. */
  let begun = null;
  store.subscribe(({ hint, review }) => {
    if (hint?.state === 'asked') void tell();
    if (!working && wanted()) void work();
    void lookUp();
    if (begun !== null && !review && there()) {
      // The match has gone on: the engine need not keep what it has found.
      begun = null;
      void ask('review_stop').catch(() => {});
    } else if (review) begun = review.deal;
  });

  return {
    /** Ask for a hint, or put the one that is shown away. */
    hint() {
      dispatch({ type: 'hint', hint: store.get().hint ? null : { state: 'asked', hint: null } });
    },

    /** Look again at the deal that is over. */
    review() {
      const { review, view } = store.get();
      if (!view || view.deal.phase !== 'over' || inTrial(view)) return;
      const { number: deal } = view.deal;
      if (review?.deal !== deal) {
        const empty = { done: 0, total: 0, finished: false, failed: false, decisions: [], dearest: [], luck: null, knew: null, views: {}, chosen: null };
        dispatch({ type: 'review', review: { deal, ...empty } });
      }
      dispatch({ type: 'screen', screen: 'review' });
    },

    /** Try once more to have a deal looked at where that has failed. */
    reviewAgain() {
      const { review } = store.get();
      if (review) dispatch({ type: 'review', review: { ...review, failed: false } });
    },

    /** Go back to the result from a review; what is found so far is kept until the match goes on. */
    closeReview() {
      dispatch({ type: 'screen', screen: 'table' });
    },

    /** Look at one decision. @param {number} chosen Index into the decisions. */
    decision(chosen) {
      const { review } = store.get();
      if (review) dispatch({ type: 'review', review: { ...review, chosen } });
    },

    /** Play on from a decision against the same hidden cards. @param {number} index Index into the decisions. */
    tryFrom(index) {
      const { frozen, review } = store.get();
      const decision = review?.decisions[index];
      if (frozen || !decision || driver.moving()) return;
      dispatch({ type: 'review', review: { ...review, chosen: index } });
      driver.order({ cmd: 'trial', args: { deal: review.deal, at: decision.at }, screen: 'table' });
    },

    /** Leave a trial; the match is as it was. */
    endTrial() {
      const { frozen, review, view } = store.get();
      if (frozen || !inTrial(view) || driver.moving() || leaveTry()) return;
      driver.order({ cmd: 'trial_end', args: {}, screen: review ? 'review' : 'table' });
    },
  };
}

/** @typedef {ReturnType<typeof createCoach>} Coach */
