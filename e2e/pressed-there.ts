import type { Locator } from '@playwright/test';

/** Whether a press on the middle of the element reaches it: nothing lies over it there. */
export function pressedThere(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
