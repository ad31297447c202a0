import { iconButton, quietButton } from '../elements/buttons.ts';
import { element } from '../elements/element.ts';
import { holdSheet } from '../frame/held-sheet.ts';
import type { Host } from '../frame/host.ts';
import type { TextKey, Words } from '../messages/words.ts';
import type { AutoplayLimits } from './autoplay-limits.ts';

const ROUNDS = [10, 25, 50, 100] as const;
/** Of the bet. */
const LOSSES = [10, 25, 50, 100] as const;
const WINS = [10, 25, 50, 100] as const;
/** Offered for a win alone: rounds and loss are always limited. */
const NO_LIMIT = 0;

/** Where a player sets the limits before the game plays by itself. */
export interface AutoplaySheet {
  readonly view: HTMLDialogElement;
  /** @param betCentavos amounts are multiples of it, and the sheet says so */
  open(betCentavos: number): void;
}

export function autoplaySheet(
  { t, money, number }: Words,
  host: Host,
  start: (limits: AutoplayLimits) => void,
): AutoplaySheet {
  const close = iconButton('close', t('close'));
  // What was chosen last is chosen when the sheet is opened again.
  const last: Record<string, number> = {};
  const form = element('form', { method: 'dialog', class: 'auto-form' });
  const view = element(
    'dialog',
    { class: 'sheet', 'aria-labelledby': 'auto-title' },
    element('header', {}, element('h2', { id: 'auto-title' }, t('auto')), close),
    form,
  );
  const show = holdSheet(host, view);
  close.addEventListener('click', () => view.close());
  view.addEventListener('click', (event) => {
    if (event.target === view) view.close();
  });
  return {
    view,
    open(betCentavos) {
      const amount = (multiple: number) => money(multiple * betCentavos);
      const go = quietButton(
        t('autoStart'),
        () => {
          const chosen = (name: string) => (last[name] = Number(new FormData(form).get(name)));
          const win = chosen('win');
          view.close();
          start({
            rounds: chosen('rounds'),
            lossCentavos: chosen('loss') * betCentavos,
            winCentavos: win === NO_LIMIT ? null : win * betCentavos,
          });
        },
        'auto-start',
      );
      form.replaceChildren(
        element('p', {}, t('autoOfBet', { amount: money(betCentavos) })),
        choice('rounds', 'autoRounds', ROUNDS, (rounds) => number(rounds)),
        choice('loss', 'autoLoss', LOSSES, amount),
        choice('win', 'autoWin', [...WINS, NO_LIMIT], (win) =>
          win === NO_LIMIT ? t('autoNoLimit') : amount(win),
        ),
        go,
      );
      show();
    },
  };

  function choice(name: string, label: TextKey, values: readonly number[], write: (value: number) => string) {
    const options = values.map((value, index) => {
      const radio = element('input', { type: 'radio', name, value });
      radio.defaultChecked = name in last ? value === last[name] : index === 0;
      return element('label', {}, radio, element('span', {}, write(value)));
    });
    return element('fieldset', {}, element('legend', {}, t(label)), ...options);
  }
}
