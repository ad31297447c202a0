import { quietButton } from '../elements/buttons.ts';
import { element } from '../elements/element.ts';

/** Stands in place of a game that cannot be played. @param way what the player can do about it */
export function failure(
  text: string,
  way: { readonly label: string; readonly press: () => void },
): HTMLElement {
  const button = quietButton(way.label, way.press);
  return element('div', { class: 'failure', role: 'alert' }, element('p', {}, text), button);
}
