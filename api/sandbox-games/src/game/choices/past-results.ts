import { element } from '../elements/element.ts';

const SHOWN = 6;

/** The last results since the page was opened, the newest first. They say nothing of the next one; who does not see them has heard each. */
export interface PastResults {
  readonly view: HTMLElement;
  add(text: string, isWon: boolean): void;
}

export function pastResults(): PastResults {
  const view = element('div', { class: 'past', 'aria-hidden': 'true' });
  return {
    view,
    add(text, isWon) {
      view.prepend(element('span', { class: isWon ? 'past-won' : 'past-lost' }, text));
      view.children[SHOWN]?.remove();
    },
  };
}
