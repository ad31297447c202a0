import type { Locator, Page } from '@playwright/test';

/** What a player does with the fingers, as they would: every press of something, every key. */
export class Effort {
  taps = 0;
  keystrokes = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  /** Types into whatever has the focus: a field has to be tapped first, unless the page has put the focus there. */
  async type(page: Page, text: string): Promise<void> {
    this.keystrokes += text.length;
    await page.keyboard.type(text);
  }
}
