import type { Paint, ReelPicture } from '../../wire/symbol-wire.ts';
import { shape } from '../elements/element.ts';

/** What symbol number `index` is called. */
export function symbolName(pictures: readonly ReelPicture[], index: number): string {
  return pictureOf(pictures, index).name;
}

/** Draws symbol number `index` of a game, painted with what `symbolPaints` defines once per document. */
export function symbol(pictures: readonly ReelPicture[], index: number): SVGElement {
  const { hue, shape: drawn } = pictureOf(pictures, index);
  const parts = drawn.map(([paint, d]) =>
    shape('path', { d, class: `part-${paint}`, ...attributesOf(paint, hue) }),
  );
  return shape('svg', { viewBox: '0 0 100 100', class: 'symbol', 'aria-hidden': 'true' }, ...parts);
}

/** The gradients that the symbols of a game are painted with. */
export function symbolPaints(pictures: readonly ReelPicture[]): SVGElement {
  const hues = [...new Set(pictures.map(({ hue }) => hue))];
  const gradients = [
    ...hues.map((hue) =>
      gradient(`hue-${hue}`, [`hsl(${hue} 100% 80%)`, `hsl(${hue} 88% 56%)`, `hsl(${hue} 85% 34%)`]),
    ),
    gradient('gold', ['#fff6cf', '#fbc23a', '#c46f0a']),
    gradient('leaf', ['#c8f58a', '#4fb53a', '#156b2f']),
    gradient('pale', ['#fff', '#fffaf0', '#efe2c6']),
    gradient('gleam', ['rgb(255 255 255 / .85)', 'rgb(255 255 255 / .35)', 'rgb(255 255 255 / .12)']),
  ];
  return shape(
    'svg',
    { class: 'paints', 'aria-hidden': 'true', width: 0, height: 0 },
    shape('defs', {}, ...gradients),
  );
}

function pictureOf(pictures: readonly ReelPicture[], index: number): ReelPicture {
  const picture = pictures[index];
  if (!picture) throw new RangeError(`there is no symbol ${index}`);
  return picture;
}

function attributesOf(paint: Paint, hue: number): Readonly<Record<string, string>> {
  const ink = `hsl(${hue} 75% 14%)`;
  switch (paint) {
    case 'body':
      return { fill: `url(#paint-hue-${hue})`, stroke: ink };
    case 'gold':
      return { fill: 'url(#paint-gold)', stroke: '#5a2b04' };
    case 'leaf':
      return { fill: 'url(#paint-leaf)', stroke: '#0c3a1a' };
    case 'pale':
      return { fill: 'url(#paint-pale)', stroke: ink };
    case 'ink':
      return { fill: `hsl(${hue} 55% 14%)` };
    case 'deep':
      return { fill: `hsl(${hue} 80% 20% / .55)` };
    case 'pip':
      return { fill: '#fff' };
    case 'line':
      return { fill: 'none', stroke: ink };
    case 'gleam':
      return { fill: 'url(#paint-gleam)' };
  }
}

function gradient(name: string, [light, middle, deep]: readonly [string, string, string]): SVGElement {
  return shape(
    'linearGradient',
    { id: `paint-${name}`, x1: 0.2, y1: 0, x2: 0.7, y2: 1 },
    shape('stop', { offset: 0, 'stop-color': light }),
    shape('stop', { offset: 0.5, 'stop-color': middle }),
    shape('stop', { offset: 1, 'stop-color': deep }),
  );
}
