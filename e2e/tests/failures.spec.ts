import type { Page, Request } from '@playwright/test';
import { buildChanged } from '../build-copy.ts';
import { startOwnSite, type OwnSite } from '../own-site.ts';
import { expect, test as base } from '../test.ts';

/**
 * Principle 4: an area that is missing, hangs, is corrupt, throws or stays blank never harms the rest. Each fault is a
 * real one on the real edge: a broken network path, altered bytes, or an area that misbehaves.
 */
const CARD = { pt: 'Tentar de novo' };
const FILES = '**/releases/faulty/**';
/** The chunks of the shell without a name of their own: what areas share with it, but only load with their first form. */
const FORM_CODE = /\/releases\/shell\/[^/]+\/\d+\.[^/]+\.js$/;

/** A site on which the faulty area is live in these generations, the last one now. */
async function startFaultySite(...generations: readonly number[]): Promise<OwnSite> {
  const site = await startOwnSite();
  for (const generation of generations) {
    const folder = await buildChanged('e2e/fixtures/mf-faulty', {
      'src/generation.ts': ['GENERATION = 1', `GENERATION = ${generation}`],
    });
    site.release('publish', 'faulty', '--from', folder);
    site.release('activate', 'faulty', '--reason', `generation ${generation}`);
  }
  return site;
}

interface FaultySites {
  readonly oneVersion: OwnSite;
  readonly twoVersions: OwnSite;
}
const test = base.extend<object, FaultySites>({
  oneVersion: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const site = await startFaultySite(1);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  twoVersions: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const site = await startFaultySite(1, 2);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ oneVersion }, use) => use(oneVersion.origin),
});

test.use({
  // What a broken area makes the browser say.
  tolerates: {
    patterns: [
      /releases\/faulty/,
      /this (screen|module|mount) is broken/,
      /Failed to load resource/,
      /integrity/,
      /\[ Federation Runtime \]/i,
    ],
  },
});

// In one worker, because they share its sites. No test changes them.
test.describe.configure({ mode: 'default' });

/** The rest of the site is alive: the top bar answers, another area opens. */
async function expectRestAlive(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('link', { name: 'Promoções', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promoções' })).toBeVisible();
}

/** How often the edge has heard that the faulty area failed. */
async function failuresCounted(page: Page): Promise<number> {
  const status = (await (await page.request.get('/edge/status')).json()) as {
    counters: { area: string; failed: number }[];
  };
  return status.counters.filter(({ area }) => area === 'faulty').reduce((sum, { failed }) => sum + failed, 0);
}

const heal = (page: Page) => page.evaluate(() => sessionStorage.setItem('healed', 'yes'));

for (const fault of ['module', 'mount', 'render', 'blank'] as const) {
  test(`an area whose ${fault} fails shows a card in place, and comes back when tried again`, async ({
    page,
  }) => {
    await page.goto(`/faulty?fault=${fault}`);

    const card = page.getByRole('alert').filter({ hasText: 'faulty 0.1.0' });
    await expect(card).toBeVisible();
    await expectRestAlive(page);

    await page.goBack();
    await expect(card).toBeVisible();
    await heal(page);
    await card.getByRole('button', { name: CARD.pt }).click();
    await expect(page.getByRole('heading', { name: 'Generation 1' })).toBeVisible();
  });
}

for (const [what, answer] of [
  ['is missing', { status: 404, body: '' }],
  ['is corrupt', { status: 200, contentType: 'text/javascript', body: 'var mf_faulty = "altered";' }],
  ['is not a script', { status: 200, contentType: 'text/html', body: '<!doctype html><p>hello</p>' }],
] as const) {
  test(`an area that ${what} shows a card in place, and comes back when tried again`, async ({ page }) => {
    await page.route(FILES, (route) => route.fulfill({ ...answer }));
    await page.goto('/faulty');

    const card = page.getByRole('alert').filter({ hasText: 'faulty 0.1.0' });
    await expect(card).toBeVisible();
    await expectRestAlive(page);

    await page.goBack();
    await expect(card).toBeVisible();
    await page.unroute(FILES);
    await card.getByRole('button', { name: CARD.pt }).click();
    await expect(page.getByRole('heading', { name: 'Generation 1' })).toBeVisible();
  });
}

test('an area whose entry fails once is shown all the same, without a word', async ({ page }) => {
  let attempts = 0;
  await page.route('**/releases/faulty/**/remoteEntry.js*', (route) => {
    attempts += 1;
    // The preload and the script that follows it are one attempt.
    return attempts <= 2 ? route.abort() : route.continue();
  });

  await page.goto('/faulty');

  await expect(page.getByRole('heading', { name: 'Generation 1' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(attempts).toBeGreaterThan(1);
});

test('an area whose files never arrive shows a card when its time is up', async ({ page }) => {
  await page.route(FILES, () => undefined); // no answer, ever

  await page.goto('/faulty', { waitUntil: 'commit' });

  await expectRestAlive(page);
  await page.evaluate(() => window.history.back());
  await expect(page.getByRole('alert').filter({ hasText: 'faulty 0.1.0' })).toBeVisible();
});

test('a form whose code does not arrive says so in place, and comes when tried again', async ({
  page,
  member,
}) => {
  expect(member.token).not.toBe('');
  await page.route(FORM_CODE, (route) => route.abort());
  await page.goto('/recharge');

  const main = page.getByRole('main');
  const failure = main.getByRole('alert');
  await expect(failure).toContainText('Não foi possível carregar');
  await expect(page.getByRole('heading', { level: 1, name: 'Depositar' })).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);

  await page.unroute(FORM_CODE);
  await failure.getByRole('button', { name: CARD.pt }).click();
  await expect(main.getByRole('textbox')).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('a failure is counted and can be looked up by area, version and reference', async ({ page }) => {
  const report = page.waitForRequest(
    (request) =>
      new URL(request.url()).pathname === '/edge/telemetry' &&
      (request.postData() ?? '').includes('area.failed'),
  );

  const before = await failuresCounted(page);
  await page.goto('/faulty?fault=render');
  const card = page.getByRole('alert').filter({ hasText: 'faulty 0.1.0' });
  await expect(card).toBeVisible();

  const sent = (await report).postData() ?? '';
  const [reference = 'none'] =
    /[A-Z0-9]{4,}-?[A-Z0-9]*/.exec(await card.locator('code').first().innerText()) ?? [];
  expect(sent).toContain('"area":"faulty"');
  expect(reference.length).toBeGreaterThan(3);
  await expect.poll(() => failuresCounted(page)).toBeGreaterThan(before);
});

test.describe('with a version that worked before', () => {
  test.use({ baseURL: ({ twoVersions }, use) => use(twoVersions.origin) });

  for (const fault of ['module', 'mount', 'render', 'blank'] as const) {
    test(`an area whose ${fault} fails gives way to it in the same page view`, async ({ page }) => {
      await page.goto(`/faulty?fault=${fault}&only=2`);

      await expect(page.getByRole('heading', { name: 'Generation 1' })).toBeVisible();
    });
  }

  test('a version that has failed is passed over at once in the next page view', async ({ page }) => {
    await page.goto('/faulty?fault=mount&only=2');
    await expect(page.getByRole('heading', { name: 'Generation 1' })).toBeVisible();
    const reports: string[] = [];
    const isReport = (request: Request) => new URL(request.url()).pathname === '/edge/telemetry';
    await page.goto('about:blank');
    page.on('request', (request) => void (isReport(request) && reports.push(request.postData() ?? '')));
    const ready = page.waitForRequest(
      (request) => isReport(request) && /"area.ready","area":"faulty"/.test(request.postData() ?? ''),
    );

    await page.goto('/faulty?fault=mount&only=2');

    await expect(page.getByRole('heading', { name: 'Generation 1' })).toBeVisible();
    await ready;
    expect(reports.join()).not.toContain('area.failed');
  });

  test('the new version shows while it works', async ({ page }) => {
    await page.goto('/faulty');

    await expect(page.getByRole('heading', { name: 'Generation 2' })).toBeVisible();
  });
});
