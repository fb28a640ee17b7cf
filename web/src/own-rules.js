/**
 * The player's own rules: made field by field, checked by the engine, kept under a name; and the rules of the match
 * in words. What goes together is the engine's to say.
 */

/** @import { RulesMessage, RulesOfferMessage } from './engine/protocol.js' */
/** @import { Client } from './engine/client.js' */
/** @import { OwnRules, SaveStorage } from './storage.js' */
/** @import { Draft, KnownRules, Notice, Store } from './store.js' */

import { tidyName } from './names.js';
import { firstChoice, offered, ownGame, presetGame, withGame } from './screens/offer.js';
import { OWN_RULES_MAX } from './kept-rules.js';

/** How long the player's hand rests before the engine is asked, in ms. */
const REST = 200;

/**
 * Give what differs from the preset, as the engine takes it.
 * @param {RulesMessage} rules
 * @returns {Record<string, unknown>}
 */
export const changesOf = (rules) =>
  Object.fromEntries((rules.changed ?? []).map((field) => [field, rules[/** @type {keyof RulesMessage} */ (field)]]));

/**
 * Tell whether what the engine said is about these rules, whatever they are called.
 * @param {RulesOfferMessage | null} offer
 * @param {RulesMessage} rules
 */
export const isAbout = (offer, rules) =>
  offer?.rules?.preset === rules.preset && JSON.stringify(changesOf(offer.rules)) === JSON.stringify(changesOf(rules));

/** @param {KnownRules[]} own */
const bare = (own) => own.map(({ name, preset, changes }) => ({ name, preset, changes }));

/** @param {{name: string}} a @param {{name: string}} b */
const byName = (a, b) => a.name.localeCompare(b.name);

/**
 * Make the part of the game that knows own rules. `rest`: ms before the engine is asked about a change.
 * @param {{store: Store, client: Pick<Client, 'request'>, storage: SaveStorage, rest?: number}} parts
 */
export function createOwnRules({ store, client, storage, rest = REST }) {
  const { dispatch } = store;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Answers to older questions no longer count. */
  let asked = 0;
  /** What the storage holds is what the page shows. */
  let kept = true;
  /** @type {{rules: KnownRules, chosen: boolean} | null} */
  let deleted = null;

  /** @param {string} code @param {string} [text] @param {Notice['kind']} [kind] */
  const notify = (code, text = '', kind = 'info') =>
    dispatch({ type: 'notice', notice: { code, params: { text }, kind } });

  /**
   * Ask the engine about a preset with changes. Rejects with EngineLost.
   * @param {string} preset
   * @param {Record<string, unknown>} changes
   * @returns {Promise<RulesOfferMessage>}
   */
  async function checkRules(preset, changes) {
    const reply = await client.request('rules', { preset, changes });
    if (reply.ok && reply.rules) return reply.rules;
    const error = reply.error ?? { code: 'internal', params: {} };
    return { rules: null, statements: [], differences: [], problems: [error] };
  }

  /** @param {Draft} draft */
  function put(draft) {
    dispatch({ type: 'draft', draft: { ...draft, checked: false } });
    check();
  }

  /** Ask about the draft once the player's hand rests. */
  function check() {
    clearTimeout(timer);
    const question = (asked += 1);
    timer = setTimeout(async () => {
      const { draft } = store.get();
      if (!draft) return;
      // What kept the engine from answering is told by the boot stage.
      const offer = await checkRules(draft.preset, draft.changes).catch(() => null);
      const now = store.get().draft;
      if (offer && now && question === asked) dispatch({ type: 'draft', draft: { ...now, offer, checked: true } });
    }, rest);
  }

  /** Read what is kept, with what the engine has already said of it. @returns {KnownRules[]} */
  function current() {
    const known = store.get().own;
    if (!kept) return known;
    const { rules, whole, newer } = storage.readRules();
    if (!whole) notify(newer ? 'rules-newer' : 'rules-set-aside');
    return rules.sort(byName).map((one) => {
      const same = known.find(
        ({ name, preset, changes }) =>
          name === one.name && preset === one.preset && JSON.stringify(changes) === JSON.stringify(one.changes),
      );
      return { ...one, offer: same?.offer ?? null };
    });
  }

  /** @param {KnownRules[]} own */
  function keep(own) {
    const sorted = [...own].sort(byName);
    kept = storage.writeRules(bare(sorted));
    dispatch({ type: 'own', own: sorted });
    void checkOwn();
  }

  /** Ask the engine about all own rules, one after the other, so that an act of the player waits for one at most. */
  async function checkOwn() {
    if (!store.get().hello) return;
    for (const { name } of store.get().own) {
      const one = store.get().own.find((rules) => rules.name === name);
      if (!one || one.offer) continue;
      const offer = await checkRules(one.preset, one.changes).catch(() => null);
      if (!offer) return;
      dispatch({ type: 'own', own: store.get().own.map((rules) => (rules === one ? { ...one, offer } : rules)) });
    }
  }

  const choice = () => {
    const { choice: chosen, hello, own, saved, settings, view } = store.get();
    return chosen ?? firstChoice(offered(hello), own, saved?.view ?? view, settings);
  };

  /** @param {string} game */
  function choose(game) {
    const { hello, own } = store.get();
    dispatch({ type: 'choice', choice: withGame(offered(hello), own, choice(), game) });
  }

  /** Give a preset's own value of a field. @param {string} preset @param {string} field @returns {unknown} */
  function usual(preset, field) {
    const { presets } = offered(store.get().hello);
    const { rules } = presets.find(({ name }) => name === preset) ?? presets[0];
    return rules[/** @type {keyof RulesMessage} */ (field)];
  }

  /** @param {OwnRules | null} rules */
  function begin(rules) {
    const known = new Set(offered(store.get().hello).fields.map(({ name }) => name));
    const changes = Object.entries(rules?.changes ?? {}).filter(([field]) => known.has(field));
    put({
      preset: rules?.preset ?? offered(store.get().hello).presets[0].name,
      changes: Object.fromEntries(changes),
      name: rules?.name ?? '',
      from: rules?.name ?? null,
      offer: null,
      checked: false,
      refused: null,
    });
  }

  /** Ask what the rules of the match say, unless it is known. */
  function learnRules() {
    const { view, matchRules } = store.get();
    // What a preset says is known beforehand.
    if (!view?.rules.changed?.length || isAbout(matchRules, view.rules)) return;
    checkRules(view.rules.preset, changesOf(view.rules))
      .then((offer) => dispatch({ type: 'match-rules', offer }))
      .catch(() => {});
  }

  return {
    checkRules,

    checkOwn,

    /** Read the own rules from the storage. */
    readOwn() {
      dispatch({ type: 'own', own: current() });
      void checkOwn();
    },

    /**
     * Open the editor: on saved rules by their name, otherwise on those that were in the making, or on new ones.
     * @param {string} [name]
     */
    editRules(name) {
      const { draft, own } = store.get();
      const saved = own.find((rules) => rules.name === name);
      if (saved) begin(saved);
      else if (!draft || draft.from !== null) begin(null);
      else check();
      dispatch({ type: 'screen', screen: 'rules' });
    },

    /**
     * Start the draft over from a preset.
     * @param {string} preset
     */
    draftPreset(preset) {
      const { draft } = store.get();
      if (draft) put({ ...draft, preset, changes: {} });
    },

    /**
     * Change one field of the draft.
     * @param {string} field
     * @param {unknown} value
     */
    draftField(field, value) {
      const { draft } = store.get();
      if (!draft) return;
      const changes = { ...draft.changes, [field]: value };
      if (value === usual(draft.preset, field)) delete changes[field];
      put({ ...draft, changes });
    },

    /**
     * Name the draft.
     * @param {string} name
     */
    draftName(name) {
      const { draft } = store.get();
      if (draft) dispatch({ type: 'draft', draft: { ...draft, name, refused: null } });
    },

    /** Throw the draft away and go back to the first page. */
    dropDraft() {
      clearTimeout(timer);
      asked += 1;
      dispatch({ type: 'screen', screen: 'home' });
      dispatch({ type: 'draft', draft: null });
    },

    /**
     * Keep the draft under its name and choose it for the next match. 'taken': other rules have that name, and
     * `replace` was not given; 'refused': see the draft; 'unchecked': the engine has not said yes.
     * @param {{replace?: boolean}} [options]
     * @returns {'saved' | 'taken' | 'refused' | 'unchecked'}
     */
    saveRules({ replace = false } = {}) {
      const { draft } = store.get();
      if (!draft?.checked || !draft.offer?.rules) return 'unchecked';
      const name = tidyName(draft.name);
      const others = current();
      const taken = others.some((rules) => rules.name === name);
      /** @type {Draft['refused']} */
      const refused = name === '' ? 'nameless' : !taken && others.length >= OWN_RULES_MAX ? 'full' : null;
      if (refused) {
        dispatch({ type: 'draft', draft: { ...draft, refused } });
        return 'refused';
      }
      if (taken && !replace && name !== draft.from) return 'taken';
      const { preset, changes, offer } = draft;
      keep([...others.filter((rules) => rules.name !== name), { name, preset, changes, offer }]);
      choose(ownGame(name));
      dispatch({ type: 'screen', screen: 'home' });
      dispatch({ type: 'draft', draft: null });
      if (kept) notify('rules-saved', name);
      else notify('rules-not-kept');
      return 'saved';
    },

    /**
     * Delete own rules; the notice about it offers them back.
     * @param {string} name
     */
    deleteRules(name) {
      const own = current();
      const rules = own.find((one) => one.name === name);
      if (!rules) return;
      const chosen = choice().game === ownGame(name);
      deleted = { rules, chosen };
      keep(own.filter((one) => one !== rules));
      if (chosen) choose(presetGame(rules.preset));
      notify('rules-deleted', name);
    },

    /** Bring back the own rules deleted last. */
    restoreRules() {
      if (!deleted) return;
      const { rules, chosen } = deleted;
      deleted = null;
      const own = current();
      if (!own.some(({ name }) => name === rules.name)) keep([...own, rules]);
      if (chosen) choose(ownGame(rules.name));
      dispatch({ type: 'notice', notice: null });
    },

    learnRules,

    /** Open the rules of the match. */
    showRules() {
      if (!store.get().view) return;
      dispatch({ type: 'screen', screen: 'match-rules' });
      learnRules();
    },

    /** Close the rules of the match: back to where they were opened from. */
    closeRules() {
      const { back, view } = store.get();
      dispatch({ type: 'screen', screen: view ? back : 'home' });
    },
  };
}
