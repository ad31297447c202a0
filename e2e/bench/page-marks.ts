import type { Page } from 'playwright';
import type { Screen } from './site.ts';

/** What a page showed, in milliseconds since the navigation began. */
export interface PageMarks {
  /** The first content of the screen is in the page and visible. */
  readonly contentMs: number;
  /** A frame with it has been drawn. */
  readonly paintedMs: number;
  /** The browser's own first and largest contentful paint. */
  readonly fcpMs: number;
  readonly lcpMs: number;
  /** A press on the screen's first control reaches a component. */
  readonly interactiveMs: number;
  /** Sum of the layout shifts, as the browser counts them. */
  readonly layoutShift: number;
}

/** Errors that the marks make themselves, and that are no errors of the page. */
export const PRESS_HEARD = 'bench: the press was heard';

const TIMEOUT_MS = 60_000;

/** Prepares a page that is about to be loaded. */
export async function watchMarks(page: Page, { content, control }: Screen): Promise<void> {
  await page.addInitScript(watch, { content, control, heard: PRESS_HEARD });
}

/** @throws when the page shows no content, or nothing of it can be pressed */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const { contentMs, paintedMs, interactiveMs } = Reflect.get(window, 'benchMarks') as Partial<PageMarks>;
      return contentMs !== undefined && paintedMs !== undefined && interactiveMs !== undefined;
    },
    undefined,
    { timeout: TIMEOUT_MS, polling: 50 },
  );
}

/** What has been seen up to now. */
export function marksOf(page: Page): Promise<PageMarks> {
  return page.evaluate(() => ({
    ...(Reflect.get(window, 'benchMarks') as Omit<PageMarks, 'fcpMs'>),
    fcpMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  }));
}

interface WatchOptions {
  readonly content: string;
  readonly control: string;
  readonly heard: string;
}

/** Runs in the page, before its own scripts. */
function watch({ content, control, heard }: WatchOptions): void {
  const marks: Record<string, number> = { lcpMs: NaN, layoutShift: 0 };
  Reflect.set(window, 'benchMarks', marks);
  observe('largest-contentful-paint', ({ startTime }) => (marks['lcpMs'] = startTime));
  observe('layout-shift', (entry) => {
    marks['layoutShift'] = (marks['layoutShift'] ?? 0) + Number(Reflect.get(entry, 'value'));
  });

  const contentObserver = new MutationObserver(lookForContent);
  contentObserver.observe(document, { childList: true, subtree: true });
  let ownPress: Event | null = null;
  window.addEventListener('click', (event) => event === ownPress && event.preventDefault(), true);
  window.addEventListener('error', hideOwn, true);
  pressUntilHeard();

  function observe(type: string, take: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  }
  function lookForContent(): void {
    const element = document.querySelector(content);
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    contentObserver.disconnect();
    marks['contentMs'] = performance.now();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => (marks['paintedMs'] = performance.now());
      channel.port2.postMessage(0);
    });
  }
  function pressUntilHeard(): void {
    const element = document.querySelector(control);
    if (element && isHeard(element)) marks['interactiveMs'] = performance.now();
    else setTimeout(pressUntilHeard, 25);
  }
  /**
   * React copies what an event says as soon as a component listens for it, and before it is told. There the press is stopped: it is
   * known that it would have been answered, and nothing opens.
   */
  function isHeard(element: Element): boolean {
    let isRead = false;
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    const get = () => {
      isRead = true;
      throw new Error(heard);
    };
    Object.defineProperty(press, 'screenX', { get });
    ownPress = press;
    element.dispatchEvent(press);
    return isRead;
  }
  function hideOwn(event: ErrorEvent): void {
    if (!event.message.includes(heard)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
