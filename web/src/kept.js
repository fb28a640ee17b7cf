/**
 * What the player does with the matches kept on this device: looks through them, opens one again, deletes some, takes
 * everything along as a file and brings it back.
 */

/** @import { KeptMatch } from './history.js' */
/** @import { Figures, Filter } from './statistics.js' */
/** @import { SaveStorage } from './storage.js' */
/** @import { Notice, Store } from './store.js' */
/** @import { Contents, FileFault } from './transfer.js' */

import { byTime, summaryOf } from './history.js';
import { OWN_RULES_MAX } from './kept-rules.js';
import { merged as bothOf } from './practice/record.js';
import { figuresOf } from './statistics.js';
import { FILE_MAX, fileName, mergeRules, readFile, writeFile } from './transfer.js';

/**
 * Where an import stands. `holds`: what the file has. `settings`: whether its settings are wanted too. `undo`: the import can
 * still be taken back while the matches are at this revision.
 * @typedef {{step: 'bad', fault: FileFault | 'full'}
 *   | {step: 'ask', holds: {made: number, matches: number, rules: number, settings: boolean}, settings: boolean}
 *   | {step: 'done', matches: number, known: number, rules: number, left: number, settings: boolean, running: boolean, undo: number}
 *   | {step: 'undone'}
 *   | {step: 'exported', name: string}} Transfer
 */

/**
 * What is looked at. `curve`: the match whose scores are drawn, null for the newest. `progress`: the decisions whose losses are. `listed`: how many pages of the list
 * more than the first. `asking`: what is to be deleted once the player has confirmed it.
 * @typedef {Filter & {curve: string | null, progress: import('./practice/progress.js').Shown, listed: number, asking: string | null, transfer: Transfer | null}} Browse
 */

/** @typedef {KeptMatch & {running: boolean}} ListedMatch `running`: it is the one that is on. */

/**
 * Make the part of the game that knows kept matches. `take`: lets a match go on. `forget`: the match that is on was deleted.
 * `readOwn`: own rules have changed.
 * @param {{store: Store, storage: SaveStorage, readOwn: () => void, take: (match: KeptMatch & {save: string}) => void,
 *   forget: () => Promise<void>, now?: () => number}} parts
 */
export function createKept({ store, storage, readOwn, take, forget, now = Date.now }) {
  const { dispatch } = store;
  const { matches } = storage;
  let told = matches.revision();
  /** @type {(() => void) | null} Brings back what was deleted last. */
  let restore = null;
  /** @type {Contents | null} What the chosen file holds. */
  let chosen = null;
  /** @type {(() => void) | null} Takes the import back. */
  let undo = null;
  /** @type {{revision: number, own: unknown, listed: ListedMatch[], figures: Figures[]} | null} */
  let known = null;

  /** @param {string} code @param {Notice['params']} [params] */
  const notify = (code, params = {}) => dispatch({ type: 'notice', notice: { code, params, kind: 'info' } });

  function read() {
    const own = storage.own();
    const revision = matches.revision();
    if (known?.revision === revision && known.own === own) return known;
    const all = matches.all();
    const there = all.find(({ id }) => id === own?.id);
    // A state that came with a file may have been played further than the one on the table.
    const running = own !== null && !own.view.match.over && (there?.time ?? 0) <= own.time;
    /** @type {ListedMatch[]} */
    const listed = all.filter((match) => !running || match !== there).map((match) => ({ ...match, running: false }));
    if (running) {
      const { id, started, time, save, view } = own;
      listed.push({ id, started, time, save, view: summaryOf(view), running: true });
      listed.sort(byTime);
    }
    known = { revision, own, listed, figures: [...matches.folded(), ...listed.map(figuresOf)] };
    return known;
  }

  /** Tell the screens what has changed since they were told last. */
  function tell() {
    if (matches.toldRoom()) notify('matches-no-room');
    if (matches.revision() === told) return;
    told = matches.revision();
    dispatch({ type: 'kept' });
  }

  /** @param {Transfer | null} transfer */
  const transfer = (transfer) => dispatch({ type: 'browse', change: { transfer } });

  /** Everything there is, as a file holds it. @returns {Contents} */
  function everything() {
    const { listed } = read();
    return {
      made: now(),
      settings: storage.readSettings(),
      rules: storage.readRules().rules,
      matches: listed.map(({ id, started, time, save, view }) => ({ id, started, time, save, view })),
      figures: matches.folded(),
      running: listed.find(({ running }) => running)?.id ?? null,
      practice: storage.practice.read(),
    };
  }

  return {
    tell,

    /**
     * Put the save of a match aside that the engine refused, and say so. One that is only too new for it stays.
     * @param {string} id
     * @param {string} code
     * @param {Notice['params']} params
     */
    refuse(id, code, params) {
      // What came with an address was never among them.
      const kept = matches.all().some((match) => match.id === id);
      if (code !== 'save_newer') matches.refuse(id);
      tell();
      if (kept) notify(code === 'save_newer' ? 'save_newer' : 'matches-refused', params);
      else notify(code === 'save_newer' ? 'arrived-newer' : 'arrived-refused', params);
    },

    acts: {
      /** List the matches, newest first, the one that is on among them. */
      keptMatches: () => read().listed,

      /** Give every match in figures, those too that are told no more. */
      keptFigures: () => read().figures,

      /**
       * Look at something else of the matches.
       * @param {Partial<Browse>} change
       */
      browse(change) {
        dispatch({ type: 'browse', change });
      },

      /**
       * Go on with a kept match, or look at its result. The match that is on goes into the list.
       * @param {string} id
       */
      openMatch(id) {
        const match = read().listed.find((one) => one.id === id);
        if (store.get().frozen || !match || match.save === null) return;
        take({ ...match, save: match.save });
      },

      /**
       * Delete kept matches, or all; the notice about it offers them back. The one that is on stays.
       * @param {string[] | 'all'} ids
       */
      deleteMatches(ids) {
        if (store.get().frozen) return;
        const gone = read().listed.filter(({ id, running }) => !running && (ids === 'all' || ids.includes(id)));
        const own = storage.own();
        const count = gone.length + (ids === 'all' ? matches.folded().length : 0);
        restore = storage.transaction(() => matches.remove(gone.map(({ id }) => id), { folded: ids === 'all' }));
        if (!restore) matches.refresh();
        else if (own && gone.some(({ id }) => id === own.id)) forget();
        tell();
        if (restore) notify('matches-deleted', { count });
      },

      /** Drop the match that is on for good: it has been given up. Settles once it is gone everywhere. */
      async dropOwn() {
        const own = storage.own();
        if (own) storage.transaction(() => matches.remove([own.id], { folded: false }));
        const gone = forget();
        tell();
        await gone;
      },

      /** Bring back the matches deleted last. */
      restoreMatches() {
        if (store.get().frozen) return;
        restore?.();
        restore = null;
        matches.refresh();
        tell();
        dispatch({ type: 'notice', notice: null });
      },

      /** Give everything as a file: its name and its text. */
      exportData() {
        const contents = everything();
        const name = fileName(contents.made);
        transfer({ step: 'exported', name });
        return { name, text: writeFile(contents) };
      },

      /**
       * Read a file and say what it holds; nothing is changed yet.
       * @param {{size: number, text: () => Promise<string>}} file
       */
      async readImport(file) {
        chosen = null;
        const text = file.size <= FILE_MAX ? await file.text().catch(() => '') : null;
        const { contents, fault } = text === null ? { contents: null, fault: /** @type {const} */ ('large') } : readFile(text);
        if (!contents) return transfer({ step: 'bad', fault });
        chosen = contents;
        const { made, matches: kept, figures, rules, settings } = contents;
        const holds = { made, matches: kept.length + figures.length, rules: rules.length, settings: settings !== null };
        transfer({ step: 'ask', holds, settings: holds.settings });
      },

      /** Take over what the chosen file holds; settings only if they are wanted. All of it, or nothing. */
      confirmImport() {
        const asked = store.get().browse.transfer;
        if (store.get().frozen || asked?.step !== 'ask' || !chosen) return;
        const { matches: kept, figures, rules, settings, running, practice } = chosen;
        chosen = null;
        const own = storage.own();
        // The match on the table stays as it is, unless it was played further elsewhere: then that is in the list.
        const left = new Set(own && kept.every(({ id, time }) => id !== own.id || time <= own.time) ? [own.id] : []);
        const mine = mergeRules(storage.readRules().rules, rules, OWN_RULES_MAX);
        /** @type {string[]} */
        let taken = [];
        undo = storage.transaction(() => {
          const merged = matches.merge(kept, figures, left);
          ({ taken } = merged);
          if (!merged.whole || (mine.taken > 0 && !storage.writeRules(mine.rules))) return false;
          if (practice && !storage.practice.write(bothOf(storage.practice.read(), practice))) return false;
          if (asked.settings && settings) storage.writeSettings(settings);
          matches.trim();
          return true;
        });
        matches.refresh();
        if (!undo) return transfer({ step: 'bad', fault: 'full' });
        readBack();
        transfer({
          step: 'done',
          matches: taken.length,
          known: kept.length + figures.length - taken.length,
          rules: mine.taken,
          left: mine.left,
          settings: asked.settings,
          running: running !== null && taken.includes(running),
          undo: matches.revision(),
        });
      },

      /** Take nothing over, or put away what was said about a file. */
      dropImport() {
        chosen = null;
        transfer(null);
      },

      /** Take the import back. */
      undoImport() {
        const done = store.get().browse.transfer;
        if (store.get().frozen || done?.step !== 'done' || done.undo !== matches.revision()) return;
        undo?.();
        undo = null;
        matches.refresh();
        readBack();
        transfer({ step: 'undone' });
      },

      /** Tell whether the import can still be taken back. */
      canUndoImport() {
        const done = store.get().browse.transfer;
        return done?.step === 'done' && done.undo === matches.revision();
      },
    },
  };

  function readBack() {
    dispatch({ type: 'settings', settings: storage.readSettings() });
    readOwn();
    tell();
  }
}
