/** The scroll trace of the lobby; started by `pnpm bench:lobby`, which has the site running. */
import { chromium, type Browser, type Page } from 'playwright';
import { scrollFiguresOf, type ScrollFigures, type TraceEvent } from './scroll-figures.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
/** As fast as a thumb in a hurry, and how many swipes make a trace, unless the page ends before: at its end nothing moves. */
const SWIPE_PX = 1_800;
const PX_PER_SECOND = 2_400;
const SWIPES = 40;
const TRACED = [
  'disabled-by-default-devtools.timeline.frame',
  'disabled-by-default-devtools.timeline',
  '__metadata',
];
const LONGEST_MS = 60_000;

const origin = setting('LOBBY_ORIGIN');
const titles = Number(setting('LOBBY_TITLES'));
const cpu = Number(setting('LOBBY_CPU'));
const repeats = Number(setting('LOBBY_REPEATS'));

const browser = await chromium.launch({
  executablePath: setting('LOBBY_BROWSER'),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  console.log(`Processor ${cpu} times slower, 390 px, swipes of ${SWIPE_PX} px at ${PX_PER_SECOND} px/s`);
  console.log(
    '| page | frames/s | p50 ms | p95 ms | p99 ms | longest | > 25 ms | > 50 ms | tasks > 50 ms | longest task | elements | px |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (let round = 0; round < repeats; round += 1) {
    await report(browser, 'bare page', openBare);
    await report(browser, `lobby of ${titles}`, openLobby);
  }
} finally {
  await browser.close();
}

/** A page as long as the lobby that does nothing: what this machine can do at all. */
async function openBare(page: Page): Promise<number> {
  const rows = Array.from(
    { length: 400 },
    (_, row) => `<p style="height:180px;background:hsl(${row * 9} 40% 30%)">${row}</p>`,
  );
  await page.setContent(`<!doctype html><meta name=viewport content="width=device-width">${rows.join('')}`);
  return SWIPES * SWIPE_PX;
}

async function openLobby(page: Page): Promise<number> {
  await page.addInitScript(() => {
    localStorage.setItem('isReminderOff', '{"id":"*"}');
    localStorage.setItem('backgroundStill', '1');
  });
  await page.goto(`${origin}/game`);
  await page.getByRole('main').getByRole('article').nth(8).waitFor();
  await page.waitForLoadState('networkidle');
  return lengthOfLobby(page);
}

/** @param open opens the page. @returns how far it can be scrolled */
async function report(opened: Browser, name: string, open: (page: Page) => Promise<number>): Promise<void> {
  const context = await opened.newContext(PHONE);
  try {
    const page = await context.newPage();
    const lengthPx = await open(page);
    const figures = await trace(opened, page, lengthPx);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const px = await page.evaluate(() => Math.round(window.scrollY));
    console.log(rowOf(name, figures, elements, px));
  } finally {
    await context.close();
  }
}

/** Scrolls down, one swipe after the other. */
async function trace(opened: Browser, page: Page, lengthPx: number): Promise<ScrollFigures> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await opened.startTracing(page, { categories: TRACED });
  const until = performance.now() + LONGEST_MS;
  const swipes = Math.min(SWIPES, Math.floor(lengthPx / SWIPE_PX));
  for (let swipe = 0; swipe < swipes && performance.now() < until; swipe += 1)
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -SWIPE_PX,
      speed: PX_PER_SECOND,
      // A finger's gesture scrolls nothing in a browser without a window.
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  const recorded = JSON.parse((await opened.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return scrollFiguresOf(recorded.traceEvents);
}

/** How far all titles reach, by the distance of the first rows. */
function lengthOfLobby(page: Page): Promise<number> {
  return page.evaluate((count) => {
    const tops = [...document.querySelectorAll('main article')].map(
      (card) => card.getBoundingClientRect().top,
    );
    const [first = 0] = tops;
    const columns = tops.findIndex((top) => top > first);
    return Math.floor(count / columns) * ((tops[columns] ?? first) - first);
  }, titles);
}

function rowOf(name: string, figures: ScrollFigures, elements: number, px: number): string {
  const { framesPerSecond, p50Ms, p95Ms, p99Ms, longestMs, over25, over50, longTasks, longestTaskMs } =
    figures;
  const ms = (value: number) => value.toFixed(1);
  const share = (value: number) => `${(value * 100).toFixed(1)} %`;
  const cells = [
    name,
    ms(framesPerSecond),
    ms(p50Ms),
    ms(p95Ms),
    ms(p99Ms),
    ms(longestMs),
    share(over25),
    share(over50),
  ];
  return `| ${[...cells, longTasks, ms(longestTaskMs), elements, px].join(' | ')} |`;
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start the measurement with "pnpm bench:lobby"`);
  return value;
}
