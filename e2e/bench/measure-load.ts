import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { hopsOf, isScript, recordRequests, type LoadedRequest } from './requests.ts';
import {
  CONDITIONS,
  originOf,
  SCREENS,
  type Condition,
  type ConditionName,
  type Screen,
  type ScreenName,
  type Variant,
} from './site.ts';
import { measureSwitches, type Switches } from './switches.ts';

/** What one cold load showed. Up to the content: of the requests that had begun when it was seen. */
export interface Load extends Partial<Switches> {
  readonly fcpMs: number;
  readonly contentMs: number;
  readonly requests: number;
  readonly hops: number;
  readonly encodedBytes: number;
  readonly scriptBytes: number;
  readonly errors: readonly string[];
  readonly timeline: readonly LoadedRequest[];
}

export interface LoadPlan {
  readonly variant: Variant;
  readonly screen: ScreenName;
  readonly condition: ConditionName;
}

const VIEWPORT = { width: 390, height: 844 };
const CONTENT_TIMEOUT_MS = 60_000;
/** The page goes on after its first content: pictures, idle work. */
const SETTLE_MS = { slow4g: 1_500, none: 600 };

/** Loads a screen in a fresh context. On the home screen it then goes to the wallet, twice. @throws when nothing is shown */
export async function measureLoad(browser: Browser, { variant, screen, condition }: LoadPlan): Promise<Load> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: VIEWPORT, locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const timeline = await prepare(context, page, CONDITIONS[condition]);
    const { path } = SCREENS[screen];
    const contentMs = await load(page, originOf(variant) + path, SCREENS[screen]);
    await page.waitForTimeout(SETTLE_MS[condition]);
    const fcpMs = await firstPaintOf(page);
    const loaded = summary(timeline, contentMs);
    const switches = screen === 'home' ? await measureSwitches(page) : {};
    return { fcpMs, contentMs, ...loaded, ...switches, errors, timeline: [...timeline] };
  } finally {
    await context.close();
  }
}

async function prepare(context: BrowserContext, page: Page, condition: Condition | null) {
  const session = await context.newCDPSession(page);
  const timeline = await recordRequests(session);
  if (condition) await throttle(session, condition);
  return timeline;
}

async function throttle(session: CDPSession, condition: Condition): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: condition.latencyMs,
    downloadThroughput: condition.downBitsPerSecond / 8,
    uploadThroughput: condition.upBitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: condition.cpuFactor });
}

/** @returns when the content was seen, in milliseconds since the navigation began */
async function load(page: Page, url: string, { content }: Screen): Promise<number> {
  const seen = Promise.withResolvers<number>();
  await page.exposeFunction('benchContentSeen', seen.resolve);
  await page.addInitScript(watchContent, content);
  await page.goto(url, { waitUntil: 'commit', timeout: CONTENT_TIMEOUT_MS });
  const deadline = setTimeout(
    () => seen.reject(new Error(`${url} showed no ${content}`)),
    CONTENT_TIMEOUT_MS,
  );
  return await seen.promise.finally(() => clearTimeout(deadline));
}

/** Content can be in the page before the first frame with it is painted: asked for later. */
function firstPaintOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN);
}

/** Runs in the page: tells when the element is there and can be seen. */
function watchContent(selector: string): void {
  const observer = new MutationObserver(look);
  function look(): void {
    const element = document.querySelector(selector);
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    observer.disconnect();
    const seenAtMs = performance.now();
    const tell: unknown = Reflect.get(window, 'benchContentSeen');
    if (typeof tell === 'function') tell(seenAtMs);
  }
  observer.observe(document, { childList: true, subtree: true });
}

function summary(timeline: readonly LoadedRequest[], contentMs: number) {
  const begun = timeline.filter(({ startMs }) => startMs <= contentMs);
  const hops = hopsOf(timeline);
  const ended = begun.filter(({ endMs = Infinity }) => endMs <= contentMs);
  const bytesOf = (some: readonly LoadedRequest[]) =>
    some.reduce((sum, { encodedBytes }) => sum + encodedBytes, 0);
  return {
    requests: begun.length,
    hops: Math.max(...ended.map((request) => hops.get(request) ?? 0)),
    encodedBytes: bytesOf(begun),
    scriptBytes: bytesOf(begun.filter(isScript)),
  };
}
