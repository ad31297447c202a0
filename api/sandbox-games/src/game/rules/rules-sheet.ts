import type { GameState, SeedsAnswer } from '../../wire/game-wire.ts';
import { iconButton, quietButton } from '../elements/buttons.ts';
import { element } from '../elements/element.ts';
import type { Words } from '../messages/words.ts';
import { fairness } from './fairness.ts';

export interface RulesOptions {
  /** Rows of the pay table. */
  readonly pays: readonly HTMLElement[];
  readonly state: GameState;
  readonly words: Words;
  readonly changeSeeds: (clientSeed: string) => Promise<SeedsAnswer>;
  readonly onLeave: () => void;
}

/** The rules: return to player, pay table with odds, and the proof of fairness. Everything is there before the first bet. */
export function rulesSheet({ pays, state, words, changeSeeds, onLeave }: RulesOptions): HTMLDialogElement {
  const { t, percent } = words;
  const close = iconButton('close', t('close'));
  const rtp = element('strong', {}, `${percent(Number(state.rtp))}%`);
  const sheet = element(
    'dialog',
    { class: 'sheet', 'aria-labelledby': 'rules-title' },
    element('header', {}, element('h2', { id: 'rules-title' }, t('rules')), close),
    element('p', { class: 'rtp' }, `${t('rtp')} `, rtp),
    element('ul', { class: 'pays' }, ...pays),
    element('p', { class: 'how' }, t('howTo')),
    fairness(state.fair, words, changeSeeds),
    quietButton(t('leave'), onLeave, 'leave'),
  );
  close.addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close();
  });
  return sheet;
}
