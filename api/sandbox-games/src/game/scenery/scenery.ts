import type { ReelPicture } from '../../wire/symbol-wire.ts';
import { element } from '../elements/element.ts';
import { symbol } from '../symbols/symbols.ts';

/** Of the seven symbols, the rarest first: the large one of each side, and the small one behind it. */
const SIDES = { left: [0, 3], right: [1, 2] } as const;

/**
 * What stands beside the reels on wide screens: the game's own symbols, large and leaning in. They are still, and there is nothing to
 * press; where there is no room beside the reels they are not drawn.
 */
export function scenery(pictures: readonly ReelPicture[]): HTMLElement {
  const sides = Object.entries(SIDES).map(([side, [large, small]]) =>
    element('div', { class: `side is-${side}` }, symbol(pictures, small), symbol(pictures, large)),
  );
  return element('div', { class: 'scenery', 'aria-hidden': 'true' }, ...sides);
}
