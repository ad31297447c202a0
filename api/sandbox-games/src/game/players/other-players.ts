import { NAMES, SEATS, STAKES_CENTAVOS } from '../../art/tables/seats.ts';
import { element } from '../elements/element.ts';
import type { Words } from '../messages/words.ts';

/** What can be bet on at the table, as the seats show it. */
export interface SeatSide {
  readonly text: string;
  readonly colour: string;
  /** Once in so many rounds, roughly: how often somebody bets on it. */
  readonly weight: number;
}

export interface OtherPlayers {
  readonly view: HTMLElement;
  /** Everybody at the table bets anew. */
  bet(): void;
  /** Who has bet on this side has won. */
  settle(side: number): void;
}

/** More letters than this do not fit on one of five seats in a column. */
const LONG_SIDE = 7;

/**
 * The other seats of a live table. Nobody sits there: names and bets are chance, and the label says so. Rounds are each player's own,
 * drawn from their seeds, so nothing here has any bearing on them.
 */
export function otherPlayers(label: string, sides: readonly SeatSide[], { short }: Words): OtherPlayers {
  const seats = NAMES.slice(0, SEATS).map((name) => {
    const [bet, on] = [element('b', {}), element('span', {})];
    const who = element('span', {}, `${name} `, bet);
    return { bet, on, side: -1, view: element('li', { class: 'seat' }, who, on) };
  });
  const hasLongSides = sides.some(({ text }) => text.length > LONG_SIDE);
  const view = element(
    'div',
    { class: hasLongSides ? 'players has-long-sides' : 'players', 'aria-hidden': 'true' },
    element('p', { class: 'caption' }, label),
    element('ul', {}, ...seats.map((seat) => seat.view)),
  );
  const bet = () => {
    for (const seat of seats) {
      seat.side = weighted(sides);
      const { text = '', colour = '' } = sides[seat.side] ?? {};
      seat.bet.textContent = short(oneOf(STAKES_CENTAVOS));
      seat.on.textContent = text;
      seat.view.style.setProperty('--kind', colour);
      seat.view.classList.remove('has-won', 'has-lost');
    }
  };
  bet();
  return {
    view,
    bet,
    settle(side) {
      for (const seat of seats) seat.view.classList.add(seat.side === side ? 'has-won' : 'has-lost');
    },
  };
}

function oneOf<Value>(values: readonly [Value, ...Value[]]): Value {
  return values[Math.floor(Math.random() * values.length)] ?? values[0];
}

function weighted(sides: readonly SeatSide[]): number {
  let left = Math.random() * sides.reduce((sum, { weight }) => sum + weight, 0);
  return sides.findIndex(({ weight }) => (left -= weight) < 0);
}
