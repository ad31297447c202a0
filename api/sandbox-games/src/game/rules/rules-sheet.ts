import type { GameState, SeedsAnswer } from '../../wire/game-wire.ts';
import { iconButton, quietButton } from '../elements/buttons.ts';
import { element } from '../elements/element.ts';
import { holdSheet } from '../frame/held-sheet.ts';
import type { Host } from '../frame/host.ts';
import type { Words } from '../messages/words.ts';
import { fairness } from './fairness.ts';

export interface RulesOptions {
  /** Pay table and rules of the game. */
  readonly content: readonly HTMLElement[];
  readonly state: GameState;
  readonly words: Words;
  readonly changeSeeds: (clientSeed: string) => Promise<SeedsAnswer>;
  readonly host: Host;
}

export interface Rules {
  readonly sheet: HTMLDialogElement;
  readonly open: () => void;
}

/**
 * The rules: return to player, pay table with odds, and the proof of fairness. Everything is there before the first bet. The page around
 * the game knows whether they are shown, so that "back" closes them and not the game.
 */
export function rulesSheet({ content, state, words, changeSeeds, host }: RulesOptions): Rules {
  const { t, percent } = words;
  const close = iconButton('close', t('close'));
  const rtp = element('strong', {}, `${percent(Number(state.rtp))}%`);
  const sheet = element(
    'dialog',
    { class: 'sheet', 'aria-labelledby': 'rules-title' },
    element('header', {}, element('h2', { id: 'rules-title' }, t('rules')), close),
    element('p', { class: 'rtp' }, `${t('rtp')} `, rtp),
    ...content,
    fairness(state.fair, words, changeSeeds),
    quietButton(t('leave'), () => host.tell({ type: 'game:close' }), 'leave'),
  );
  close.addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close();
  });
  return { sheet, open: holdSheet(host, sheet, true) };
}
