import { iconButton } from '../elements/buttons.ts';
import type { Words } from '../messages/words.ts';

/** How fast a game shows its rounds: as they are meant to be seen, or quickly. Remembered on the device. */
export interface Pace {
  readonly isQuick: boolean;
  /** Switches between the two. */
  readonly button: HTMLButtonElement;
}

const KEY = 'mosaico.games.quick';
const ON = 'on';

export function paceOf({ t }: Words, memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Pace {
  let isQuick = memory.getItem(KEY) === ON;
  const button = iconButton('quick', t('quick'));
  const draw = () => button.setAttribute('aria-pressed', String(isQuick));
  button.addEventListener('click', () => {
    isQuick = !isQuick;
    if (isQuick) memory.setItem(KEY, ON);
    else memory.removeItem(KEY);
    draw();
  });
  draw();
  return {
    button,
    get isQuick() {
      return isQuick;
    },
  };
}
