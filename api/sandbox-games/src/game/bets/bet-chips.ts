import { element } from '../elements/element.ts';
import type { Words } from '../messages/words.ts';
import { chipColour } from './chip-colour.ts';
import { firstBet } from './first-bet.ts';

interface BetChipsOptions {
  /** Bets to choose from, the lowest first. */
  readonly betsCentavos: readonly number[];
  readonly balanceCentavos: number;
  readonly words: Words;
  readonly onChange: () => void;
}

export interface BetChips {
  readonly view: HTMLElement;
  readonly betCentavos: number;
  /** Chooses a bet as if the player had; one that is not on offer changes nothing. */
  choose(betCentavos: number): void;
}

/** One chip per bet. A round goes by the bet it began with; a chip that is chosen meanwhile counts for the next. */
export function betChips({ betsCentavos, balanceCentavos, words, onChange }: BetChipsOptions): BetChips {
  let bet = firstBet(betsCentavos, balanceCentavos);
  const chips = betsCentavos.map((centavos) => {
    const radio = element('input', {
      type: 'radio',
      name: 'bet',
      value: centavos,
      'aria-label': words.money(centavos),
    });
    radio.checked = centavos === bet;
    const face = element('span', { class: `chip chip-${chipColour(centavos)}` }, words.short(centavos));
    return element('label', {}, radio, face);
  });
  const row = element('div', { class: 'chip-row' }, ...chips);
  const view = element(
    'fieldset',
    { class: 'chips' },
    element('legend', { class: 'unseen' }, words.t('bet')),
    row,
  );
  view.addEventListener('change', (event) => {
    bet = Number((event.target as HTMLInputElement).value);
    showChosen();
    onChange();
  });
  function choose(centavos: number) {
    const radio = chips[betsCentavos.indexOf(centavos)]?.querySelector('input');
    if (!radio) return;
    bet = centavos;
    radio.checked = true;
    showChosen();
  }
  // The row is as wide as the table allows, which is known once it is laid out.
  new ResizeObserver(showChosen).observe(row);

  function showChosen() {
    const chosen = chips[betsCentavos.indexOf(bet)];
    if (chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }

  return {
    view,
    get betCentavos() {
      return bet;
    },
    choose,
  };
}
