import type { Page } from '@playwright/test';
import { setting } from '../site.ts';
import { expect, test } from '../test.ts';

/** Keeps pages that are left, as players' browsers do; Playwright switches that off, and Chromium without windows cannot. */
test.use({
  launchOptions: {
    executablePath: setting('E2E_BROWSER'),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--enable-features=BackForwardCache'],
  },
});

/**
 * Leaves for a page outside of the shell, and comes back. @returns what was asked for since then. Waits for the service worker of the first
 * visit: a browser does not keep a page that a worker takes over after it was left.
 */
async function leaveAndComeBack(page: Page): Promise<string[]> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.evaluate(() => Object.assign(window, { left: 'the same page' }));
  await page.goto('/offline');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  // `page.goBack` waits for a load, and a page that is brought back is not loaded.
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect.poll(() => page.evaluate(whatIsSeen).catch(() => '')).toBe('the same page');
  return asked;
}

/** Runs in the page. @returns what was left there, or why the browser has loaded the page anew */
function whatIsSeen(): string {
  const [loaded] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    readonly notRestoredReasons?: unknown;
  })[];
  return (window as { left?: string }).left ?? `loaded anew: ${JSON.stringify(loaded?.notRestoredReasons)}`;
}

test('"back" brings a visitor’s page at once, as it was left, and asks for site and releases', async ({
  page,
}) => {
  const followed = page.waitForResponse(/\/edge\/map-events/);
  await page.goto('/');
  await expect(page.locator('[data-served]')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  // From here on the page hears of releases; before that it would ask for the first time.
  await followed;

  const asked = await leaveAndComeBack(page);

  await expect
    .poll(() => asked)
    .toEqual(expect.arrayContaining(['GET /api/dynamicwebs/getdata', 'GET /edge/map']));
  expect(asked).not.toContain('GET /');
});

test('"back" brings a member’s page at once, and asks for the member and what they have', async ({
  page,
  member,
}) => {
  const streamed = page.waitForResponse(/\/api\/stream/);
  await page.goto('/');
  await streamed;
  expect(member.token).not.toBe('');

  const asked = await leaveAndComeBack(page);

  await expect.poll(() => asked).toEqual(expect.arrayContaining(['POST /api/auth/me', 'GET /api/stream']));
  await expect(page.getByRole('group', { name: 'Seu saldo' })).toContainText('0,00');
});

test('"back" to a page of somebody who has logged out in this tab meanwhile loads it anew', async ({
  page,
  member,
}) => {
  const streamed = page.waitForResponse(/\/api\/stream/);
  await page.goto('/');
  await streamed;
  expect(member.token).not.toBe('');
  await page.evaluate(() => Object.assign(window, { left: 'the same page' }));
  await page.goto('/offline');
  await page.evaluate(() => sessionStorage.removeItem('token'));

  await page.evaluate(() => setTimeout(() => history.back()));

  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(await page.evaluate(() => (window as { left?: string }).left)).toBeUndefined();
});
