import type { Page } from 'playwright';
import { SCREENS } from './site.ts';

export interface Switches {
  /** Home to wallet, for the first time in this tab: its code is not there yet. */
  readonly firstSwitchMs: number;
  /** The same again: nothing is left to load but data. */
  readonly secondSwitchMs: number;
}

const PAUSE_MS = 300;
const TIMEOUT_MS = 30_000;

/** Goes from the home screen to the wallet, back, and there again, by the links of the layout. */
export async function measureSwitches(page: Page): Promise<Switches> {
  const firstSwitchMs = await follow(page, 'recharge');
  await page.waitForTimeout(PAUSE_MS);
  await follow(page, 'home');
  await page.waitForTimeout(PAUSE_MS);
  return { firstSwitchMs, secondSwitchMs: await follow(page, 'recharge') };
}

/** Time from the click until the screen's content is in the page and a frame with it is drawn. @throws when it does not come */
async function follow(page: Page, screen: keyof typeof SCREENS): Promise<number> {
  const { path, content } = SCREENS[screen];
  return await page.evaluate(clickAndWait, [`nav a[href="${path}"]`, content, TIMEOUT_MS] as const);
}

/** Runs in the page. */
function clickAndWait([link, content, timeoutMs]: readonly [string, string, number]): Promise<number> {
  return new Promise((resolve, reject) => {
    const anchor = document.querySelector<HTMLAnchorElement>(link);
    if (!anchor) return reject(new Error(`there is no ${link}`));
    setTimeout(() => reject(new Error(`${link} leads to no ${content}`)), timeoutMs);
    const begin = performance.now();
    const look = () => {
      if (!document.querySelector(content)?.checkVisibility()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - begin);
        channel.port2.postMessage(0);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    anchor.click();
    look();
  });
}
