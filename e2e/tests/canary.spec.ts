import type { Browser } from '@playwright/test';
import { buildChanged } from '../build-copy.ts';
import type { OwnSite } from '../own-site.ts';
import { expect, test } from '../test.ts';

test.use({
  baseURL: ({ ownSite }, use) => use(ownSite.origin),
  tolerates: { patterns: [/this screen is broken/] },
});

/** Generations of an area; the third shows nothing but an error. */
async function publishGeneration({ release }: OwnSite, generation: number): Promise<void> {
  const folder = await buildChanged('e2e/fixtures/mf-faulty', {
    'src/generation.ts': ['GENERATION = 1', `GENERATION = ${generation}`],
    ...(generation === 3
      ? { 'src/FaultyArea.tsx': ["if (hasFault('render'))", 'if (GENERATION > 2)'] as const }
      : {}),
  });
  release('publish', 'faulty', '--from', folder);
}

type Visitor = Awaited<ReturnType<typeof newVisitor>>;

/** A browser of a visitor who was never here, somewhere else in the world. */
async function newVisitor(browser: Browser, { origin }: OwnSite, number: number) {
  const context = await browser.newContext({
    baseURL: origin,
    extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${number % 250}` },
  });
  await context.addInitScript(() => {
    localStorage.setItem('backgroundStill', '1');
    // A beacon carries no header of the test's, so reports would all come from one address.
    navigator.sendBeacon = () => false;
  });
  const page = await context.newPage();
  return {
    page,
    /** Version that the page was made with, once the area is there. */
    async open(): Promise<string> {
      const told = page.waitForResponse(/\/edge\/telemetry/);
      await page.goto('/faulty');
      await expect(page.getByRole('heading', { level: 1, name: 'Generation' })).toBeVisible();
      await told;
      return page.evaluate(() => {
        const map = JSON.parse(document.getElementById('release-map')?.textContent ?? '') as {
          areas: { area: string; version: string }[];
        };
        return map.areas.find(({ area }) => area === 'faulty')?.version ?? '';
      });
    },
    close: () => context.close(),
  };
}

test('[G61] a canary is some visitors’, stays theirs, and grows without taking it from anybody', async ({
  browser,
  ownSite,
}) => {
  const { release, liveVersions } = ownSite;
  await publishGeneration(ownSite, 1);
  release('activate', 'faulty');
  const live = liveVersions()['faulty'];
  await publishGeneration(ownSite, 2);
  release('activate', 'faulty', '--percent', '50');

  const visitors = new Map<string, Visitor>();
  for (let number = 0; visitors.size < 2; number += 1) {
    const visitor = await newVisitor(browser, ownSite, number);
    const kind = (await visitor.open()) === live ? 'live' : 'canary';
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(
      kind === 'live' ? 'Generation 1' : 'Generation 2',
    );
    if (visitors.has(kind)) await visitor.close();
    else visitors.set(kind, visitor);
  }
  for (const [kind, { page }] of visitors) {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      kind === 'live' ? 'Generation 1' : 'Generation 2',
    );
  }

  const { page } = visitors.get('canary') as Visitor;
  release('activate', 'faulty', '--percent', '99');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Generation 2');

  release('rollback', 'faulty');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Generation 1');
  for (const { close } of visitors.values()) await close();
});

test('[G62] a version that breaks in real browsers is taken back by itself, before twenty have met it, and none of them sees it broken', async ({
  browser,
  ownSite,
  request,
}) => {
  const { release, liveVersions } = ownSite;
  await publishGeneration(ownSite, 1);
  release('activate', 'faulty');
  const good = liveVersions()['faulty'];
  await publishGeneration(ownSite, 3);
  release('activate', 'faulty', '--reason', 'looks fine here');
  const bad = liveVersions()['faulty'];

  let affected = 0;
  for (let number = 0; affected <= 20; number += 1) {
    const visitor = await newVisitor(browser, ownSite, number);
    // The version before is in its place, in the same page view.
    const version = await visitor.open();
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Generation 1');
    await visitor.close();
    if (version === good) break;
    expect(version).toBe(bad);
    affected += 1;
    const { areas } = (await (await request.get('/edge/status')).json()) as {
      areas: { area: string; version: string }[];
    };
    if (areas.find(({ area }) => area === 'faulty')?.version === good) break;
  }

  expect(affected).toBeLessThanOrEqual(20);
  await expect.poll(() => liveVersions()['faulty']).toBe(good);
  expect(release('history', 'faulty', '--limit', '1')).toMatch(
    new RegExp(`rollback faulty ${bad} -> ${good} {2}by edge: \\d+ of \\d+ page views failed`),
  );
});
