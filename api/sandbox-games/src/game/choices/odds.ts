import { element } from '../elements/element.ts';

export interface Odds {
  /** What has to happen. */
  readonly what: string;
  /** How often it does, in words. */
  readonly often: string;
  /** What it pays. */
  readonly pays: string;
}

/** A table of odds for the rules sheet. */
export function oddsList(rows: readonly Odds[]): HTMLElement {
  const items = rows.map(({ what, often, pays }) =>
    element(
      'li',
      {},
      element('span', { class: 'pattern' }, what, element('small', {}, often)),
      element('strong', {}, pays),
    ),
  );
  return element('ul', { class: 'pays odds' }, ...items);
}

export function paragraph(text: string): HTMLElement {
  return element('p', { class: 'how' }, text);
}
