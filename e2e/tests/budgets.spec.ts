import type { APIRequestContext, CDPSession, Page } from '@playwright/test';
import { ROOT_ELEMENT, SERVED_ATTRIBUTE } from '@mosaico/shared/contract';
import { FirstScreen } from '../pages/FirstScreen.ts';
import { expect, test } from '../test.ts';

/*
 * What a first visit of the home screen costs, in figures that do not depend on the machine: round trips, requests, bytes.
 * Times are measured by `pnpm bench`.
 */
const CONTENT = '[data-area="games"] article a[href]';
/**
 * Brotli bytes of every script that takes over a first screen: the shell's, the entry and the chunk of the area, both sets of texts.
 * The HTTP client, the work of idle moments and the drawing of covers come later. The aim is 170,000; the same sources differ by some hundred
 * bytes from build to build.
 */
const SCRIPT_BUDGET_BYTES = 170_000;
/**
 * Elements of home on a phone whose player has not moved yet, without what is drawn inside of covers: which games stand first, and so how many
 * elements their covers have (about 30 to 45 each), depends on what is played; so does, by a few elements, which of them have the tag of hot
 * games. With the four covers of the first row that is about 900.
 */
const ELEMENT_BUDGET = 750;
const COVER_BUDGET = 4;
/** Scripts, first data, font, icon; the page itself not counted. */
const REQUEST_BUDGET = 11;

/** Links that a browser follows only to install the site. */
const INSTALLING = /rel="(?:manifest|apple-touch-icon)"/;

/** Addresses that the HTML of a page asks the browser to load. */
async function announcedBy(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(/<(?:script|link)\b[^>]*? (?:src|href)="([^"]+)"/g)]
    .filter(([tag]) => !INSTALLING.test(tag))
    .map(([, url = '']) => url.replaceAll('&amp;', '&'));
}

function areaOf(url: string): string | undefined {
  return /\/releases\/([^/]+)\//.exec(url)?.[1];
}

/** Lets only these addresses through; everything else waits until `release`. */
async function holdAllBut(session: CDPSession, allowed: ReadonlySet<string>) {
  const seen: string[] = [];
  const held: string[] = [];
  let isOpen = false;
  const go = (requestId: string) =>
    void session.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const { pathname, search } = new URL(request.url);
    seen.push(pathname + search);
    if (isOpen || allowed.has(pathname + search)) return go(requestId);
    held.push(requestId);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  return {
    seen,
    release: () => {
      isOpen = true;
      held.forEach(go);
    },
  };
}

/**
 * Notes when each request starts, by the clock of the page. What the test itself sees of it comes later, on a busy machine
 * long after the content.
 * @returns the addresses of those that had started when the content appeared
 */
async function recordStarts(page: Page, session: CDPSession): Promise<() => Promise<string[]>> {
  const starts: { readonly url: string; readonly atMs: number }[] = [];
  session.on('Network.requestWillBeSent', ({ request, wallTime }) =>
    starts.push({ url: request.url, atMs: wallTime * 1000 }),
  );
  await session.send('Network.enable');
  await page.addInitScript((content) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(content)) return;
      Object.assign(window, { contentAtMs: Date.now() });
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  }, CONTENT);
  return async () => {
    const contentAtMs = await page.evaluate(() => (window as unknown as { contentAtMs: number }).contentAtMs);
    return starts.filter(({ atMs }) => atMs <= contentAtMs).map(({ url }) => url);
  };
}

test('the home screen needs two round trips: the page, and what the page itself announces', async ({
  page,
  context,
  request,
}) => {
  const announced = await announcedBy(request, '/');
  const session = await context.newCDPSession(page);
  const network = await holdAllBut(session, new Set(['/', ...announced]));
  const startedBefore = await recordStarts(page, session);

  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator(CONTENT).first()).toBeVisible();
  const announcedOnes = network.seen.filter((url) => announced.includes(url));
  const before = await startedBefore();
  network.release();

  expect(new Set(announcedOnes).size, 'nothing is asked for twice').toBe(announcedOnes.length);
  expect(new Set(before.flatMap((url) => areaOf(url) ?? [])), 'no file of another area').toEqual(
    new Set(['shell', 'games']),
  );
});

test('what the home screen announces stays within its budgets of requests and script bytes', async ({
  request,
}) => {
  // The very first view of a screen may be the frame, which announces the HTTP client too.
  await expect
    .poll(async () => (await request.get('/')).text())
    .toContain(`<div id="${ROOT_ELEMENT}" ${SERVED_ATTRIBUTE}`);
  const announced = await announcedBy(request, '/');
  const scripts = announced.filter((url) => url.endsWith('.js'));
  const sizes = await Promise.all(
    scripts.map(async (url) => {
      const headers = (await request.get(url, { headers: { 'accept-encoding': 'br' } })).headers();
      expect(headers['content-encoding'], url).toBe('br');
      return Number(headers['content-length']);
    }),
  );
  const scriptBytes = sizes.reduce((sum, bytes) => sum + bytes, 0);

  expect(scripts.length).toBeGreaterThan(0);
  expect(scriptBytes).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES);
  expect(announced.length).toBeLessThanOrEqual(REQUEST_BUDGET);
});

test('home at rest, taken over and with its offers, stays within its budget of elements', async ({
  page,
}) => {
  const first = new FirstScreen(page);
  await expect.poll(() => first.isDrawnAhead('/')).toBe(true);

  await page.goto('/');
  await expect(first.untaken).toHaveCount(0);
  await expect(page.locator('[data-slot="home.banner"] [data-area] > *').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // Games that are not in sight are there, their covers are not.
  await expect.poll(() => page.locator('article').count()).toBeGreaterThan(12);

  expect(await page.locator('*:not(article svg *)').count()).toBeLessThanOrEqual(ELEMENT_BUDGET);
  expect(await page.locator('article svg').count()).toBeLessThanOrEqual(COVER_BUDGET);
});
