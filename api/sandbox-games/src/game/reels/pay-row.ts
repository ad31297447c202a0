import type { Family, Pay } from '../../wire/reels-wire.ts';
import { element } from '../elements/element.ts';
import type { Words } from '../messages/words.ts';
import { symbol, symbolName } from '../symbols/symbols.ts';

/** A row of the pay table: what has to be seen, with its name, how often it is, and what it pays. */
export function payRow(
  family: Family,
  { pattern, symbol: index, multiplier, oneIn }: Pay,
  { t, symbol: nameOf, number }: Words,
): HTMLElement {
  const pictures = Array.from({ length: pattern === 'three' ? 3 : 2 }, () => symbol(family, index));
  const rule = `${t(pattern)} · ${t('oneIn', { n: number(Math.round(oneIn)) })}`;
  return element(
    'li',
    {},
    element('span', { class: 'pictures' }, ...pictures),
    element('span', { class: 'pattern' }, nameOf(symbolName(family, index)), element('small', {}, rule)),
    element('strong', {}, `${number(multiplier)}×`),
  );
}
