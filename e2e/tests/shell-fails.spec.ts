import type { Page } from '@playwright/test';
import { buildLaterShell, EARLIER, LATER } from '../later-shell.ts';
import { startOwnSite, type OwnSite } from '../own-site.ts';
import { expect, test as base } from '../test.ts';

/*
 * The shell is what everything else stands in: a release of it that does not arrive, is altered on the way, or throws at start
 * must be found out by the page itself. Each fault is a real one on the real edge.
 */
const NOTICE = 'O site não abriu';

interface TwoShells extends OwnSite {
  readonly live: string;
  readonly good: string;
}

/** A site with two releases of the shell; the live one throws at start where the address says so. */
async function startTwoShells(): Promise<TwoShells> {
  const site = await startOwnSite();
  const { shell: good = '' } = site.liveVersions();
  const folder = await buildLaterShell();
  site.release('publish', 'shell', '--from', folder);
  site.release('activate', 'shell', '--reason', 'the later one');
  const { shell: live = '' } = site.liveVersions();
  return { ...site, live, good };
}

const test = base.extend<object, { readonly site: TwoShells }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const site = await startTwoShells();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

test.use({
  tolerates: {
    patterns: [
      /releases\//,
      /shell-fallback/,
      /this shell is broken/,
      /Loading chunk \d+ failed/,
      /integrity/,
      /Federation/,
    ],
  },
});

// In one worker, because they share its site. No test changes it.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page }) => {
  // As players have it: the service worker is there.
  await page.goto('/offline');
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js'));
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
});

/** Documents that the page loads from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** Paths of a page's own scripts, the shell's and those it asks for ahead. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const tags = [...html.matchAll(/<(?:script defer src|link rel="preload" as="script" href)="([^"]+)"/g)];
  return tags.map(([, url = '']) => url);
}

async function counted(page: Page, version: string): Promise<{ ready: number; failed: number }> {
  const status = (await (await page.request.get('/edge/status')).json()) as {
    counters: { area: string; version: string; ready: number; failed: number }[];
  };
  const found = status.counters.find((one) => one.area === 'shell' && one.version === version);
  return { ready: found?.ready ?? 0, failed: found?.failed ?? 0 };
}

const footer = (page: Page) => page.getByRole('contentinfo');
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: NOTICE });

test('a shell that comes up is counted as ready', async ({ page, site }) => {
  const before = await counted(page, site.live);

  await page.goto('/promotion/vip');

  await expect(footer(page)).toContainText(LATER);
  await expect.poll(async () => (await counted(page, site.live)).ready).toBeGreaterThan(before.ready);
  expect((await counted(page, site.live)).failed).toBe(before.failed);
});

for (const [what, answer] of [
  ['is missing', { status: 404, body: '' }],
  ['is not a script', { status: 200, contentType: 'text/html', body: '<!doctype html><p>hello</p>' }],
] as const) {
  for (const name of ['vendor', 'main']) {
    test(`the last good shell comes in the same view when the ${name} script of the live one ${what}`, async ({
      page,
      site,
    }) => {
      const before = await counted(page, site.live);
      const documents = countDocuments(page);
      await page.route(`**/releases/shell/${site.live}/${name}.*`, (route) => route.fulfill({ ...answer }));

      await page.goto('/promotion/vip');

      await expect(footer(page)).toContainText(EARLIER);
      await expect(page.getByRole('heading', { level: 1, name: 'Clube VIP' })).toBeVisible();
      expect(documents()).toBe(1);
      await expect.poll(async () => (await counted(page, site.live)).failed).toBeGreaterThan(before.failed);
    });
  }
}

test('the last good shell comes in the same view when the live one throws at start, and at once in the next one', async ({
  page,
  site,
}) => {
  const documents = countDocuments(page);
  const before = await counted(page, site.good);

  await page.goto('/promotion/vip?fault=throws');
  await expect(footer(page)).toContainText(EARLIER);
  expect(documents()).toBe(1);
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await expect.poll(async () => (await counted(page, site.good)).ready).toBeGreaterThan(before.ready);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/promotion/vip');
  await expect(footer(page)).toContainText(EARLIER);
  expect(asked.filter((url) => url.includes(`/releases/shell/${site.live}/`))).toEqual([]);
});

test('a connection that breaks once costs nothing: the live shell comes all the same', async ({
  page,
  site,
}) => {
  let isBroken = true;
  await page.route(`**/releases/shell/${site.live}/main.*`, (route) => {
    if (!isBroken) return route.continue();
    isBroken = false;
    return route.abort();
  });

  await page.goto('/promotion/vip');

  await expect(footer(page)).toContainText(LATER);
  await expect(notice(page)).toHaveCount(0);
});

test('when no shell arrives the page says so in the visitor’s language, and comes back when tried again', async ({
  page,
}) => {
  const shells = '**/releases/shell/**';
  await page.route(shells, (route) => route.abort());

  await page.goto('/promotion/vip');
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).locator('code')).toHaveText(/^[2-9B-Z]{8}$/);

  await page.unroute(shells);
  await page.context().clearCookies();
  await notice(page).getByRole('link', { name: 'Tentar de novo' }).click();
  await expect(footer(page)).toContainText(LATER);
  await expect(notice(page)).toHaveCount(0);
});

test('no altered script of a page ever runs, whichever it is, and the page ends in what works or says that it does not', async ({
  page,
}) => {
  const scripts = await scriptsOf(page, '/promotion/vip');
  expect(scripts.length).toBeGreaterThan(4);

  for (const script of scripts) {
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    const pattern = `**${script}*`;
    let answers = 0;
    await page.route(pattern, async (route) => {
      answers += 1;
      const response = await route.fetch();
      const body = `document.documentElement.setAttribute('data-altered', '');${await response.text()}`;
      await route.fulfill({ response, body });
    });

    await page.goto('/promotion/vip');
    // The footer is the last that a page view draws; the area shows itself or its card.
    await expect(footer(page), script).toContainText(/CVV 188/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), script).toBeVisible();

    expect([script, answers > 0, await page.locator('html[data-altered]').count()]).toEqual([
      script,
      true,
      0,
    ]);
    // A script that was refused is asked for again: nobody may be answering when the next one is altered.
    await page.unrouteAll({ behavior: 'wait' });
  }
});
