import { PAYLINES, type Payline } from '@mosaico/shared/fair-games/slots/lines/paylines';
import { element, shape } from '../elements/element.ts';

const ROWS = 3;

/** A picture of each line, with its number. */
export function paylineList(): HTMLElement {
  return element('ol', { class: 'paylines' }, ...PAYLINES.map(lineItem));
}

function lineItem(payline: Payline, index: number): HTMLElement {
  const points = payline.map((row, reel) => `${reel * 10 + 5} ${row * 10 + 5}`);
  const picture = shape(
    'svg',
    { viewBox: `0 0 50 ${ROWS * 10}`, role: 'img', 'aria-label': payline.map((row) => row + 1).join(' ') },
    shape('path', { d: `M${points.join('L')}` }),
  );
  return element('li', {}, String(index + 1), picture);
}
