import { duelOutcome, type DuelPicture } from '@mosaico/shared/fair-games/duel/duel';
import { tableOfLook } from '../../art/tables/duel-sides.ts';
import { element } from '../elements/element.ts';
import { prefersStill } from '../elements/prefers-still.ts';
import { cardBack, cardPicture } from './card-picture.ts';
import { signPicture } from './duel-signs.ts';

const DEAL_MS = 420;
const TURN_MS = 520;
/** Between the two cards: the second one decides. */
const WAIT_MS = 550;

export interface DuelBoard {
  readonly view: HTMLElement;
  /** Two cards come out of the shoe, face down. */
  deal(): void;
  /** Turns them, one after the other. Resolves when both are seen. */
  turn(picture: DuelPicture): Promise<void>;
  /** Shows what is left at once. */
  finish(): void;
  /** Takes the cards away. */
  clear(): void;
}

interface Place {
  readonly view: HTMLElement;
  readonly card: HTMLElement;
  readonly face: HTMLElement;
}

/** The table with the places of both sides. @param onCard called whenever a card is turned */
export function duelBoard(
  look: string,
  names: readonly [home: string, away: string],
  past: HTMLElement,
  onCard: () => void,
): DuelBoard {
  const { colours, signs } = tableOfLook(look);
  const home = placeOf('is-home', names[0], signs[0], colours.home);
  const away = placeOf('is-away', names[1], signs[1], colours.away);
  const shoe = element('div', { class: 'duel-shoe' }, cardBack());
  const view = element(
    'div',
    { class: 'duel-board', 'aria-hidden': 'true' },
    shoe,
    home.view,
    element('span', { class: 'duel-against' }, '×'),
    away.view,
    past,
  );
  let moves: Animation[] = [];
  let isHurried = false;

  async function move(card: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions) {
    if (prefersStill() || isHurried) return;
    const animation = card.animate(frames, {
      easing: 'cubic-bezier(.2,.7,.2,1)',
      fill: 'backwards',
      ...options,
    });
    moves.push(animation);
    await animation.finished;
  }
  function clear() {
    moves = [];
    isHurried = false;
    view.classList.remove('home-ahead', 'away-ahead', 'is-tied');
    for (const { card, face } of [home, away]) {
      card.classList.remove('is-there', 'is-open');
      face.replaceChildren();
    }
  }
  async function open({ card, face }: Place, drawn: number) {
    face.replaceChildren(cardPicture(drawn));
    card.classList.add('is-open');
    onCard();
    await move(card, [{ transform: 'rotateY(0)' }, { transform: 'rotateY(180deg)' }], { duration: TURN_MS });
  }
  return {
    view,
    deal() {
      clear();
      for (const [index, { card }] of [home, away].entries()) {
        card.classList.add('is-there');
        const from = shoe.getBoundingClientRect();
        const to = card.getBoundingClientRect();
        const way = `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(-14deg)`;
        void move(
          card,
          [
            { transform: way, opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          {
            duration: DEAL_MS,
            delay: index * 180,
          },
        );
      }
    },
    async turn(picture) {
      await Promise.all(moves.map(({ finished }) => finished));
      await open(home, picture.home);
      await move(away.card, [{ scale: 1 }, { scale: 1.05 }, { scale: 1 }], { duration: WAIT_MS });
      await open(away, picture.away);
      const outcome = duelOutcome(picture);
      view.classList.add(outcome === 'tie' ? 'is-tied' : `${outcome}-ahead`);
    },
    finish() {
      isHurried = true;
      for (const animation of moves) animation.finish();
    },
    clear,
  };
}

function placeOf(which: string, name: string, sign: string, colour: string): Place {
  const face = element('div', { class: 'card-front' });
  const card = element('div', { class: 'card' }, cardBack(), face);
  const view = element(
    'div',
    { class: `duel-place ${which}` },
    element('div', { class: 'duel-name' }, signPicture(sign, colour), name),
    element('div', { class: 'duel-slot' }, card),
  );
  view.style.setProperty('--kind', colour);
  return { view, card, face };
}
