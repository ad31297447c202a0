import type { SlotPay } from '../../wire/slot-wire.ts';
import { element } from '../elements/element.ts';
import type { Words } from '../messages/words.ts';
import type { SymbolPainter } from './symbols.ts';

/** Of a symbol in the table, in CSS pixels; painted twice as fine. */
const PICTURE_PX = 52;

interface PayTableOptions {
  /** Of the bet. */
  readonly multiplierOf: (units: number) => number;
  readonly oddsOf: (oneIn: number) => string;
}

/** Every symbol that pays: its picture, its name, and for each number of reels what it pays and how often it comes. */
export function payTable(
  pays: readonly SlotPay[],
  painter: SymbolPainter,
  words: Words,
  { multiplierOf, oddsOf }: PayTableOptions,
): HTMLElement {
  const symbols = [...new Set(pays.map(({ symbol }) => symbol))];
  const rows = symbols.map((symbol) => {
    const facts = pays
      .filter((pay) => pay.symbol === symbol)
      .toReversed()
      .flatMap(({ reels, units, oneIn }) => [
        element('dt', {}, `${reels} ×`),
        element('dd', {}, `${words.number(multiplierOf(units))}×`),
        element('dd', {}, oddsOf(oneIn)),
      ]);
    const name = element('b', {}, painter.nameOf(symbol));
    return element(
      'li',
      { class: 'slot-pay' },
      pictureOf(symbol, painter),
      element('dl', {}, name, ...facts),
    );
  });
  return element('ul', { class: 'pays' }, ...rows);
}

function pictureOf(symbol: number, painter: SymbolPainter): HTMLElement {
  const canvas = element('canvas', {
    width: PICTURE_PX * 2,
    height: PICTURE_PX * 2,
    class: 'symbol-picture',
    'aria-hidden': 'true',
  });
  const context = canvas.getContext('2d');
  context?.scale(2, 2);
  if (context) painter.paint(context, symbol, PICTURE_PX, PICTURE_PX);
  return canvas;
}
