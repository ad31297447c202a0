import type { Page } from 'playwright';

/** So long nothing changes once everything is there. */
const QUIET_MS = 700;

/** Waits until the page is as it stays: its words and pictures are there, nothing is busy, and nothing changes any more. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every((picture) => picture.complete) &&
      !document.querySelector('[aria-busy="true"]'),
  );
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(done, quietMs);
        const watcher = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quietMs);
        });
        watcher.observe(document, { subtree: true, childList: true, characterData: true });
        function done() {
          watcher.disconnect();
          resolve();
        }
      }),
    QUIET_MS,
  );
}
