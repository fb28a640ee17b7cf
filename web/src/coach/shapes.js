/** What the coach tells, by short names. */

/** @typedef {import('../engine/protocol.js').ReasonMessage} Reason */
/** @typedef {import('../engine/protocol.js').RatedMessage} Rated */
/** @typedef {import('../engine/protocol.js').HintMessage} Hint */
/** @typedef {import('../engine/protocol.js').DecisionMessage} Decision */
/** @typedef {import('../engine/protocol.js').LuckMessage} Luck */
/** @typedef {import('../engine/protocol.js').ReviewMessage} Review */
/** @typedef {import('../engine/protocol.js').KnewDecisionMessage} Knew */
/** @typedef {Decision['verdict']} Verdict */

/**
 * Tell whether what is shown is another try from a point of a deal, which does not count.
 * @param {import('../engine/protocol.js').ViewMessage | null} view
 */
export const inTrial = (view) => view?.trial === true;
