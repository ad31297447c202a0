import { RANKS } from '@mosaico/shared/fair-games/duel/duel';
import { shape } from '../elements/element.ts';

const FACES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;

/** Suits around (0, 0), about 40 units tall: spades, hearts, diamonds, clubs. */
const SUITS = [
  {
    path: 'M0-20C7-10 19-3 19 7A9 9 0 0 1 4 12q1 6 6 8H-10q5-2 6-8A9 9 0 0 1-19 7C-19-3-7-10 0-20z',
    isRed: false,
  },
  { path: 'M0 20C-8 10-20 2-20-8A10 10 0 0 1 0-13 10 10 0 0 1 20-8C20 2 8 10 0 20z', isRed: true },
  { path: 'M0-22 16 0 0 22-16 0z', isRed: true },
  {
    path: 'M0-21a9 9 0 0 1 8 13 9 9 0 1 1-4 17q1 6 6 10H-10q5-4 6-10a9 9 0 1 1-4-17A9 9 0 0 1 0-21z',
    isRed: false,
  },
] as const;

/** How a card is written: A, 10. */
export function rankOf(card: number): string {
  return FACES[card % RANKS] ?? '';
}

/** Of SUITS: spades, hearts, diamonds, clubs. */
export function suitOf(card: number): number {
  return Math.floor(card / RANKS);
}

/** The face of a card, 100 by 140. */
export function cardPicture(card: number): SVGElement {
  const { path, isRed } = SUITS[suitOf(card)] ?? SUITS[0];
  const fill = isRed ? '#cf1b34' : '#1a1c24';
  const corner = (turn: number) =>
    shape(
      'g',
      { transform: `rotate(${turn} 50 70)` },
      shape(
        'text',
        { x: 17, y: 31, 'text-anchor': 'middle', 'font-size': 25, 'font-weight': 800 },
        rankOf(card),
      ),
      shape('path', { d: path, transform: 'translate(17 46) scale(.42)' }),
    );
  return shape(
    'svg',
    { viewBox: '0 0 100 140', class: 'card-face', fill },
    shape('rect', { width: 100, height: 140, rx: 11, fill: '#fffdf4' }),
    corner(0),
    corner(180),
    shape('path', { d: path, transform: 'translate(50 70) scale(1.35)' }),
  );
}

/** The back: the stone wave of the promenade. */
export function cardBack(): SVGElement {
  const wave = 'q12-14 24 0t24 0 24 0 24 0';
  const waves = [24, 48, 72, 96, 120]
    .map((y) => `M2 ${y}${wave}v9${'q-12 14-24 0t-24 0-24 0-24 0'}z`)
    .join('');
  return shape(
    'svg',
    { viewBox: '0 0 100 140', class: 'card-back' },
    shape('rect', { width: 100, height: 140, rx: 11, fill: '#fffdf4' }),
    shape('rect', { x: 6, y: 6, width: 88, height: 128, rx: 7, class: 'card-cloth' }),
    shape('path', { d: waves, fill: '#fffdf4', opacity: 0.5 }),
  );
}
