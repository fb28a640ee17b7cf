// A live region that waits until the focus has settled, so that its sentence is heard whole.
import { noChange } from 'lit-html';
import { Directive, directive } from 'lit-html/directive.js';
import { SETTLE } from '../a11y.js';

class SpokenDirective extends Directive {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;
  said = '';

  /** @param {string} _sentence */
  render(_sentence) {
    return noChange;
  }

  /**
   * @override
   * @param {import('lit-html').ElementPart} part
   * @param {[string]} args
   */
  update({ element }, [sentence]) {
    if (sentence === this.said) return noChange;
    this.said = sentence;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (element.textContent = sentence), SETTLE);
    return noChange;
  }
}

/** Say a sentence in an empty element with `role="status"`: `<div role="status" ${spoken(sentence)}></div>`. */
export const spoken = directive(SpokenDirective);
