import {
  drawWheel,
  WHEEL_BET_UNIT,
  WHEEL_KINDS,
  WHEEL_SEGMENTS,
} from '@mosaico/shared/fair-games/wheel/wheel';
import { kindColour } from '../../art/tables/wheel-colours.ts';
import type { Show } from './show.ts';
import { svgText, tableSvg } from './table-svg.ts';

const [X, Y, RADIUS, HUB] = [160, 150, 122, 40];
const STEP_DEGREES = 360 / WHEEL_SEGMENTS.length;
const LANDING = '5s cubic-bezier(.12,.7,.12,1)';
const GROUNDS: Readonly<Record<string, readonly [string, string]>> = {
  calcadao: ['#8a3a52', '#2a0d22'],
  boi: ['#2c3a8c', '#070a24'],
  feira: ['#1f6f96', '#082436'],
};

/** The upper half of the wheel, below its pointer. @param look one of the wheel's */
export function wheelShow(look: string): Show {
  return {
    sides: WHEEL_KINDS.map(({ multiplier, segments }, kind) => ({
      text: `${multiplier}×`,
      colour: kindColour(look, kind),
      weight: segments,
    })),
    draw(draw) {
      const { segment } = drawWheel(draw, WHEEL_BET_UNIT, { kinds: [0] }).picture;
      return { side: WHEEL_SEGMENTS[segment] ?? 0, picture: String(segment) };
    },
    svg(picture, isMoving) {
      const segment = Number(picture);
      const kind = /^\d{1,2}$/.test(picture) ? WHEEL_SEGMENTS[segment] : undefined;
      return kind === undefined ? null : drawnWheel(look, segment, kind, isMoving);
    },
  };
}

function drawnWheel(look: string, segment: number, kind: number, isMoving: boolean): string {
  const end = -segment * STEP_DEGREES;
  const colour = kindColour(look, kind);
  const turned = `.w{transform-origin:${X}px ${Y}px;transform:rotate(${end.toFixed(1)}deg)}`;
  const moves =
    `@keyframes t{from{transform:rotate(${(end - 4 * 360).toFixed(1)}deg)}}@keyframes s{from{opacity:0}}` +
    `.w{animation:t ${LANDING}}.r{animation:s .3s 4.8s both}`;
  return tableSvg({
    ground: GROUNDS[look] ?? ['#333', '#111'],
    style: isMoving ? turned + moves : turned,
    content:
      `<circle cx="${X}" cy="${Y}" r="${RADIUS + 6}" fill="#e79a1e" stroke="#fff0b8" stroke-width="2"/>` +
      `<g class="w">${sectors(look)}</g>` +
      `<path class="r" d="${sector(0)}" fill="none" stroke="#fff" stroke-width="3"/>` +
      `<circle cx="${X}" cy="${Y}" r="${HUB}" fill="#14101c" stroke="#e79a1e" stroke-width="4"/>` +
      `<g class="r"><circle cx="${X}" cy="${Y - HUB + 9}" r="3.5" fill="${colour}"/>` +
      `${svgText(X, Y - 7, 20, '#fff', `${WHEEL_KINDS[kind]?.multiplier ?? 0}×`)}</g>` +
      `<path d="M${X - 11} ${Y - RADIUS - 16}h22l-11 26z" fill="#fff" stroke="#c9780c" stroke-width="2"/>`,
  });
}

/** All segments, one path for each kind. */
function sectors(look: string): string {
  return WHEEL_KINDS.map((_, kind) => {
    const own = WHEEL_SEGMENTS.flatMap((of, index) => (of === kind ? [sector(index)] : []));
    return `<path d="${own.join('')}" fill="${kindColour(look, kind)}" stroke="#fff3c4" stroke-width=".8"/>`;
  }).join('');
}

/** A segment so many places clockwise from the top. */
function sector(index: number): string {
  const edge = (by: number) => {
    const angle = ((index + by) * STEP_DEGREES - 90) * (Math.PI / 180);
    return `${(X + RADIUS * Math.cos(angle)).toFixed(1)} ${(Y + RADIUS * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${X} ${Y}L${edge(-0.5)}A${RADIUS} ${RADIUS} 0 0 1 ${edge(0.5)}z`;
}
