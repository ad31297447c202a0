import type { Pay } from '../../wire/reels-wire.ts';
import type { ReelPicture } from '../../wire/symbol-wire.ts';
import { element } from '../elements/element.ts';
import type { Words } from '../messages/words.ts';
import { symbol, symbolName } from '../symbols/symbols.ts';

/** A row of the pay table: what has to be seen, with its name, how often it is, and what it pays. */
export function payRow(
  pictures: readonly ReelPicture[],
  { pattern, symbol: index, multiplier, oneIn }: Pay,
  { t, number }: Words,
): HTMLElement {
  const shown = Array.from({ length: pattern === 'three' ? 3 : 2 }, () => symbol(pictures, index));
  const rule = `${t(pattern)} · ${t('oneIn', { n: number(Math.round(oneIn)) })}`;
  return element(
    'li',
    {},
    element('span', { class: 'pictures' }, ...shown),
    element('span', { class: 'pattern' }, symbolName(pictures, index), element('small', {}, rule)),
    element('strong', {}, `${number(multiplier)}×`),
  );
}
