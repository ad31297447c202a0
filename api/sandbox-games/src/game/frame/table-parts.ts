import type { Words } from '../messages/words.ts';
import { iconButton } from './buttons.ts';
import { element } from './element.ts';
import { icon } from './icon.ts';

export interface TableText {
  readonly words: Words;
  /** Name of the game. */
  readonly name: string;
  /** Return to player in percent. */
  readonly rtp: string;
}

/** The elements of the table around a game. @param stage where the game itself is seen */
export function tableParts({ words, name, rtp }: TableText, stage: Node) {
  const { t, money, percent } = words;
  const rules = iconButton('info', t('rules'));
  const less = iconButton('minus', t('less'));
  const more = iconButton('plus', t('more'));
  const spin = element(
    'button',
    { type: 'button', class: 'spin' },
    icon('spin'),
    element('span', {}, t('spin')),
  );
  const balance = element('strong', {}, money(0));
  const lastWin = element('strong', {}, money(0));
  const bet = element('output', { 'aria-live': 'polite' });
  const message = element('p', { class: 'message', role: 'status' });
  const note = element('p', { class: 'note' });

  const head = element(
    'header',
    { class: 'head' },
    element('h1', {}, name),
    element('p', {}, `RTP ${percent(Number(rtp))}%`),
    rules,
  );
  const cabinet = element('div', { class: 'cabinet' }, stage, message, note);
  const facts = element('div', { class: 'facts' }, fact(t('balance'), balance), fact(t('lastWin'), lastWin));
  const stepper = element('div', { class: 'stepper' }, less, fact(t('bet'), bet), more);
  const controls = element('footer', { class: 'controls' }, facts, stepper, spin);
  const view = element('div', { class: 'table' }, head, cabinet, controls);
  return { view, rules, less, more, spin, balance, lastWin, bet, message, note };
}

function fact(name: string, value: Node): HTMLElement {
  return element('p', {}, element('span', {}, name), value);
}
