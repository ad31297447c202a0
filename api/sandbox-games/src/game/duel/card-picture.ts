import { rankOf, SUITS, suitOf } from '../../art/tables/cards.ts';
import { shape } from '../elements/element.ts';

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
