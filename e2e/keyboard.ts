import type { Locator, Page } from '@playwright/test';

/** More steps than any screen has. */
const MOST_STEPS = 120;

/** Moves the focus by the Tab key, forwards unless said otherwise, until it is there, as somebody does who uses no pointer. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${target.toString()}`);
}

/** Reaches a button by the Tab key and presses it by Enter. */
export async function pressByKey(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}
