import {
  DECK_CARDS,
  drawDuel,
  DUEL_BET_UNIT,
  DUEL_SIDES,
  duelOutcome,
} from '@mosaico/shared/fair-games/duel/duel';
import type { Texts } from '../../art/messages/texts.ts';
import { rankOf, suitOf, SUITS } from '../../art/tables/cards.ts';
import { OFTEN, tableOfLook } from '../../art/tables/duel-sides.ts';
import type { Show } from './show.ts';
import { svgText, tableSvg } from './table-svg.ts';

const GROUNDS: Readonly<Record<string, readonly [string, string]>> = {
  estadio: ['#1f7a4d', '#04251a'],
  pantanal: ['#3d6b34', '#12281a'],
  horizonte: ['#5a3a86', '#150d33'],
};
/** When each card is turned, and when the higher one stands out, in seconds. */
const TURNED = { home: 1.2, away: 3, seen: 4.6 } as const;

/** Both cards between the signs of their sides. @param look one of the high card's */
export function duelShow(look: string, texts: Texts): Show {
  const { colours, names } = tableOfLook(look);
  const [home, away] = names;
  const nameOf = { home: texts[home], away: texts[away], tie: texts.sideTie };
  return {
    sides: DUEL_SIDES.map((side) => ({ text: nameOf[side], colour: colours[side], weight: OFTEN[side] })),
    draw(draw) {
      const { picture } = drawDuel(draw, DUEL_BET_UNIT, { sides: ['home'] });
      return { side: DUEL_SIDES.indexOf(duelOutcome(picture)), picture: `${picture.home}x${picture.away}` };
    },
    svg(picture, isMoving) {
      const cards = /^(\d{1,2})x(\d{1,2})$/.exec(picture)?.slice(1).map(Number);
      const [first = DECK_CARDS, second = DECK_CARDS] = cards ?? [];
      return first < DECK_CARDS && second < DECK_CARDS ? drawnDuel(look, first, second, isMoving) : null;
    },
  };
}

function drawnDuel(look: string, home: number, away: number, isMoving: boolean): string {
  const { colours, signs } = tableOfLook(look);
  const outcome = duelOutcome({ home, away });
  const turn = (name: 'home' | 'away') =>
    `.${name} .b{animation:o .25s ${TURNED[name]}s ease-in both}.${name} .f{animation:i .25s ${TURNED[name] + 0.25}s ease-out both}`;
  const moves =
    '@keyframes o{to{transform:scaleX(0)}}@keyframes i{from{transform:scaleX(0)}}@keyframes s{from{opacity:0}}' +
    `${turn('home')}${turn('away')}.r{animation:s .3s ${TURNED.seen}s both}`;
  const place = (name: 'home' | 'away', x: number, card: number, sign: string) =>
    `<path transform="translate(${x < 160 ? x - 66 : x + 66} 75) scale(.62)" d="${sign}" fill="${colours[name]}" stroke="#0008" stroke-width="2"/>` +
    `<g class="${name}" transform="translate(${x} 75)">` +
    (outcome === name || outcome === 'tie'
      ? `<rect class="r" x="-39" y="-53" width="78" height="106" rx="11" fill="${colours[outcome]}"/>`
      : '') +
    `${isMoving ? `<g class="b">${back(colours[name])}</g>` : ''}<g class="f">${face(card)}</g></g>`;
  return tableSvg({
    ground: GROUNDS[look] ?? ['#333', '#111'],
    style: isMoving ? moves : '',
    content:
      place('home', 112, home, signs[0]) +
      place('away', 208, away, signs[1]) +
      svgText(160, 82, 20, '#fffa', '×'),
  });
}

const CARD = '<rect x="-34" y="-48" width="68" height="96" rx="8" fill="#fffdf4"/>';

function back(cloth: string): string {
  return `${CARD}<rect x="-29" y="-43" width="58" height="86" rx="5" fill="${cloth}" stroke="#0004" stroke-width="2"/>`;
}

function face(card: number): string {
  const { path, isRed } = SUITS[suitOf(card)] ?? SUITS[0];
  const ink = isRed ? '#cf1b34' : '#1a1c24';
  return `${CARD}${svgText(0, -6, 32, ink, rankOf(card))}<path transform="translate(0 24) scale(.85)" d="${path}" fill="${ink}"/>`;
}
