import type { BrowserContext, Page, Response } from '@playwright/test';
import { languageOf } from '@mosaico/shared/contract';
import { setting } from '../site.ts';

/** What a page view shows of taking over, by the page's own observers. */
interface Watched {
  readonly served: Element[];
  readonly shifts: Shift[];
  /** When the whole HTML was in view. Until then what is still to come moves what is there. */
  wholeAt: number;
}

/** A `layout-shift` entry: https://wicg.github.io/layout-instability */
interface Shift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
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

  /** Keeps requests waiting until the answer is called. */
  async hold(requests: RegExp): Promise<() => void> {
    const { promise: released, resolve } = Promise.withResolvers<void>();
    await this.page.route(requests, async (route) => {
      await released;
      await route.continue();
    });
    return resolve;
  }

  /**
   * Has pages watch themselves from now on. Fonts come when the answer is called, as a line that breaks elsewhere in another font is no
   * matter of taking over. Until then their load event does not come either.
   */
  async watch(): Promise<() => void> {
    const letFontsCome = await this.hold(/\.woff2$/);
    await this.page.addInitScript(() => {
      const watched: Watched = { served: [], shifts: [], wholeAt: Infinity };
      Object.assign(window, { watched });
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        watched.served.push(...document.querySelectorAll('#root[data-served] *'));
        // The first frame draws it. The time that a frame is called with may lie before what the one before it has reported.
        requestAnimationFrame(() => requestAnimationFrame(() => (watched.wholeAt = performance.now())));
      });
      new PerformanceObserver((list) => {
        watched.shifts.push(...(list.getEntries() as Shift[]));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    return letFontsCome;
  }

  /** Loads a watched page, and lets its code come when all of its HTML is in view: what moves from then on, the code has moved. */
  async open(path: string): Promise<Response | null> {
    const release = await this.hold(/\/releases\/.*\.js$/);
    const response = await this.page.goto(path, { waitUntil: 'commit' });
    await this.page.waitForFunction(() => (window as unknown as WatchedWindow).watched.wholeAt < Infinity);
    release();
    return response;
  }

  /**
   * Elements that stand for the whole: the layout's own, and the beginning of the screen. And what moved, from where to where.
   *
   * @param within what moves elsewhere is not told
   */
  async kept(within = 'html'): Promise<{
    readonly served: number;
    readonly lost: readonly string[];
    readonly moved: readonly string[];
  }> {
    return await this.page.evaluate((place) => {
      const { served, shifts, wholeAt } = (window as unknown as WatchedWindow).watched;
      const lost = served.filter(
        (element) =>
          !element.isConnected &&
          element.matches('header *, main > *, nav *, [data-area], [data-area] > *, h1'),
      );
      const nameOf = (node: Node | null) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
      const moved = shifts
        .filter(({ startTime }) => startTime > wholeAt)
        .flatMap(({ sources }) => sources)
        .filter(({ node }) => (node instanceof Element ? node : node?.parentElement)?.closest(place) !== null)
        .map(({ node, previousRect, currentRect }) =>
          [nameOf(node), JSON.stringify(previousRect), JSON.stringify(currentRect)].join(' '),
        );
      return { served: served.length, lost: lost.map(({ outerHTML }) => outerHTML.slice(0, 120)), moved };
    }, within);
  }

  /** Everything that came drawn has been taken over. */
  get untaken() {
    return this.page.locator('[data-served]');
  }
}

/** What the bar shows for a language, where that is not its value in capitals. */
const SHORT_NAMES: Readonly<Record<string, string>> = { zh_cn: '简体中文', msa: 'MS' };

/** Stored as the site stores it, before the next page. */
export async function speak(context: BrowserContext, value: string): Promise<void> {
  const named = languageOf(value);
  await context.addCookies([{ name: 'language', value, url: setting('E2E_ORIGIN') }]);
  await context.addInitScript(
    (language) => {
      // Blank frames have no storage of their own.
      if (location.protocol.startsWith('http')) localStorage.setItem('language', JSON.stringify(language));
    },
    { ...named, option: SHORT_NAMES[value] ?? named.option },
  );
}
