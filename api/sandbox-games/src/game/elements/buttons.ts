import { element } from './element.ts';
import { icon, type IconName } from './icon.ts';

/** A round button with an icon. @param label its name for who does not see it */
export function iconButton(name: IconName, label: string): HTMLButtonElement {
  return element('button', { type: 'button', class: 'round-button', 'aria-label': label }, icon(name));
}

/** A button of second rank. */
export function quietButton(text: string, press: () => void, extraClass = ''): HTMLButtonElement {
  const button = element('button', { type: 'button', class: `quiet ${extraClass}`.trimEnd() }, text);
  button.addEventListener('click', press);
  return button;
}
