import { OUTLINE_WIDTH, type Fill, type Part } from '../../art/drawings/drawing.ts';
import { drawnShape } from '../../art/drawings/from-shape.ts';
import type { TitleSymbol } from './title-symbols.ts';

/** A symbol as a picture of its own, painted like on the reels. */
export function symbolSvg(symbol: TitleSymbol): string {
  const fills: Fill[] = [];
  const paint = (fill: Fill) => {
    if (typeof fill === 'string') return fill;
    fills.push(fill);
    return `url(#f${fills.length - 1})`;
  };
  const content = contentOf(symbol, paint);
  const gradients = fills.map(
    ([light, deep], index) =>
      `<linearGradient id="f${index}" gradientUnits="userSpaceOnUse" x1="22" y1="0" x2="74" y2="100">` +
      `<stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
  );
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" stroke-linejoin="round" stroke-linecap="round">' +
    `<defs>${gradients.join('')}</defs>${content}</svg>`
  );
}

type Paint = (fill: Fill) => string;

function contentOf(symbol: TitleSymbol, paint: Paint): string {
  switch (symbol.kind) {
    case 'letter':
      return letterOf(symbol, paint);
    case 'drawn':
      return drawnOf(symbol, paint);
    case 'reel':
      return reelOf(symbol, paint);
    case 'side':
      return `<path transform="translate(50 50) scale(1.4)" d="${symbol.sign}" fill="${symbol.colour}" stroke="#0008" stroke-width="2"/>`;
  }
}

function drawnOf({ drawing, ink, special }: Extract<TitleSymbol, { kind: 'drawn' }>, paint: Paint): string {
  const parts = drawing.map((part) => partOf(part, ink, paint)).join('');
  if (!special) return parts;
  return (
    `<rect x="2" y="2" width="96" height="96" rx="14" fill="${paint(special.plate)}" stroke="#fff0bd" stroke-width="3"/>` +
    `<g transform="translate(11 11) scale(.78)">${parts}</g>`
  );
}

function reelOf({ picture: { shape, hue } }: Extract<TitleSymbol, { kind: 'reel' }>, paint: Paint): string {
  const ink = `hsl(${hue} 75% 14%)`;
  return drawnShape(shape, hue)
    .map((part) => partOf(part, ink, paint))
    .join('');
}

function partOf({ d, fill, line, isFlat }: Part, ink: string, paint: Paint): string {
  if (line !== undefined)
    return `<path d="${d}" fill="none" stroke="${paint(fill)}" stroke-width="${line}"/>`;
  const outline = isFlat ? '' : ` stroke="${ink}" stroke-width="${OUTLINE_WIDTH}"`;
  return `<path d="${d}" fill="${paint(fill)}"${outline}/>`;
}

function letterOf({ letter, fill, ink }: Extract<TitleSymbol, { kind: 'letter' }>, paint: Paint): string {
  const text = (y: number, look: string) =>
    `<text x="50" y="${y}" font-family="system-ui,sans-serif" font-weight="800" font-size="84" text-anchor="middle" ${look}>${letter}</text>`;
  return (
    text(83, `fill="${ink}" stroke="${ink}" stroke-width="11"`) +
    text(81, 'fill="#fff" fill-opacity=".85" stroke="#fff" stroke-opacity=".85" stroke-width="5"') +
    text(81, `fill="${paint(fill)}"`)
  );
}
