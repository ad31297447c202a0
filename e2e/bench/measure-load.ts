import type { Answer } from '@mosaico/shared/api';
import { MEMBER_HINT_COOKIE, TOKEN_KEY, type TelemetryBatch } from '@mosaico/shared/contract';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { marksOf, PRESS_HEARD, untilInteractive, watchMarks, type PageMarks } from './page-marks.ts';
import { hopsOf, isScript, recordRequests, type LoadedRequest } from './requests.ts';
import {
  CONDITIONS,
  isDrawn,
  originOf,
  SCREENS,
  setting,
  type Condition,
  type ConditionName,
  type ScreenName,
  type Variant,
} from './site.ts';
import { measureSwitches, type Switches } from './switches.ts';

/** What one cold load showed. Requests and bytes: of the requests that had begun when the content was seen. */
export interface Load extends PageMarks, Partial<Switches> {
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

/** Its scroll bars lie over the page: beside it, the picture behind the page counts as its largest content. */
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const LOAD_TIMEOUT_MS = 60_000;
/** A first screen is in the page within this time, or the site draws none. */
const DRAWING_TIMEOUT_MS = 30_000;
/** In the HTML of a page that has its first screen. */
const DRAWN = '<div id="root" data-served';
/** The page goes on after its first content: pictures, idle work. */
const SETTLE_MS = { slow4g: 1_500, none: 600 };

/** Loads a screen in a fresh context. On a visitor's home screen it then goes to the wallet, twice. @throws when nothing is shown */
export async function measureLoad(browser: Browser, { variant, screen, condition }: LoadPlan): Promise<Load> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, ...PHONE, locale: 'pt-BR' });
  try {
    const { path, isMember } = SCREENS[screen];
    if (isMember) await enter(context, originOf(variant));
    await keepInUse(context, originOf(variant) + path, isDrawn(variant));
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => message.includes(PRESS_HEARD) || errors.push(message));
    await hearReports(page, (message) => errors.push(message));
    const timeline = await prepare(context, page, CONDITIONS[condition]);
    await watchMarks(page, SCREENS[screen]);
    await page.goto(originOf(variant) + path, { waitUntil: 'commit', timeout: LOAD_TIMEOUT_MS });
    await untilInteractive(page);
    await page.waitForTimeout(SETTLE_MS[condition]);
    const marks = await marksOf(page);
    const loaded = summary(timeline, marks.contentMs);
    const switches = screen === 'home' ? await measureSwitches(page) : {};
    return { ...marks, ...loaded, ...switches, errors, timeline: [...timeline] };
  } finally {
    await context.close();
  }
}

/** What the page itself reports as an error: also markup that React could not take over, which no console shows. */
async function hearReports(page: Page, onError: (message: string) => void): Promise<void> {
  await page.exposeFunction('benchReport', (body: string) => {
    const { reports } = JSON.parse(body) as TelemetryBatch;
    for (const report of reports)
      if (report.kind === 'error' && !report.message.includes(PRESS_HEARD)) onError(report.message);
  });
  await page.addInitScript(() => {
    const report = Reflect.get(window, 'benchReport') as (body: string) => void;
    navigator.sendBeacon = (_address, body) => {
      if (typeof body === 'string') report(body);
      return true;
    };
  });
}

/** Pages of this context are the seeded member's, as after a login in an earlier page view of the tab. */
async function enter(context: BrowserContext, origin: string): Promise<void> {
  const login = await context.request.post(`${origin}/api/auth/login2`, {
    data: {
      name: setting('BENCH_MEMBER'),
      password: setting('BENCH_PASSWORD'),
      captcha: setting('BENCH_CAPTCHA'),
      key: 'none',
    },
  });
  const { data } = (await login.json()) as Answer<'POST /api/auth/login2'>;
  await context.addCookies([{ name: MEMBER_HINT_COOKIE, value: '1', url: origin }]);
  await context.addInitScript(([key, token]) => sessionStorage.setItem(key, token), [
    TOKEN_KEY,
    data.access_token,
  ] as const);
}

/**
 * Asks for the page as it is about to be loaded, beside the browser: the servers of a site in use have its data, and its first screen
 * where they draw one.
 *
 * @throws when it has none
 */
async function keepInUse(context: BrowserContext, url: string, isToBeDrawn: boolean): Promise<void> {
  const deadline = Date.now() + DRAWING_TIMEOUT_MS;
  for (;;) {
    const answer = await context.request.get(url, { headers: { 'accept-encoding': 'br' } });
    if (!isToBeDrawn || (await answer.text()).includes(DRAWN)) return;
    if (Date.now() > deadline) throw new Error(`${url} has no first screen`);
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
