import type { BrowserContext, Page } from '@playwright/test';
import { setting } from '../site.ts';

/** What a page view shows of taking over, by the page's own observers. */
interface Watched {
  readonly served: readonly Element[];
  readonly shifts: readonly number[];
}

type WatchedWindow = Window & { watched: Watched };

/** A page whose first screen comes drawn in its HTML. */
export class FirstScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Waits until the edge has the first screen of a path, as this browser's cookies ask for it. */
  async isDrawnAhead(path: string): Promise<boolean> {
    const answer = await this.page.context().request.get(path);
    return (await answer.text()).includes('<div id="root" data-served');
  }

  /**
   * From the first element of the page on: what stands in the root when its HTML is read, and every shift. Fonts do not come: a line
   * that breaks elsewhere in another font is no matter of taking over. So the page's load event does not come either.
   */
  async watch(): Promise<void> {
    await this.page.route(/\.woff2$/, () => new Promise<never>(() => undefined));
    await this.page.addInitScript(() => {
      const watched = { served: [] as Element[], shifts: [] as number[] };
      Object.assign(window, { watched });
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        watched.served.push(...document.querySelectorAll('#root[data-served] *'));
      });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) watched.shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
  }

  /** Elements that stand for the whole: the layout's own, and the beginning of the screen. */
  async kept(): Promise<{
    readonly served: number;
    readonly lost: readonly string[];
    readonly shift: number;
  }> {
    return await this.page.evaluate(() => {
      const { served, shifts } = (window as unknown as WatchedWindow).watched;
      const shift = shifts.reduce((sum, value) => sum + value, 0);
      const lost = served.filter(
        (element) =>
          !element.isConnected &&
          element.matches('header *, main > *, nav *, [data-area], [data-area] > *, h1'),
      );
      return { served: served.length, lost: lost.map(({ outerHTML }) => outerHTML.slice(0, 120)), shift };
    });
  }

  /** Everything that came drawn has been taken over. */
  get untaken() {
    return this.page.locator('[data-served]');
  }
}

/** Stored as the site stores it, before the first page. */
export async function speak(context: BrowserContext, value: string): Promise<void> {
  await context.addCookies([{ name: 'language', value, url: setting('E2E_ORIGIN') }]);
  await context.addInitScript(
    (language) => {
      // Blank frames have no storage of their own.
      if (location.protocol.startsWith('http')) localStorage.setItem('language', JSON.stringify(language));
    },
    { icon: `/assets/flags/${value}.svg`, option: value.toUpperCase(), value },
  );
}
