import type { Page } from '@playwright/test';
import { buildChanged } from '../build-copy.ts';
import { buildLaterShell, EARLIER, LATER } from '../later-shell.ts';
import { FirstScreen } from '../pages/FirstScreen.ts';
import { expect, test } from '../test.ts';

test.use({ baseURL: ({ ownSite }, use) => use(ownSite.origin) });

const RECHARGE = '/recharge';

/** What the HTML of a page says that its first screen was drawn with; null: it has none. */
function drawnWith(html: string): Record<string, unknown> | null {
  const [, facts] = /id="first-screen"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  if (!facts) return null;
  const { shell, screen } = JSON.parse(facts) as { shell?: string; screen?: Record<string, string> };
  return { shell, [screen?.['area'] ?? 'none']: screen?.['version'] };
}

/**
 * Loads a page as nobody has before: one view, from its HTML to the end of taking over. Once more, if a busy machine could not draw it
 * within the edge's patience.
 */
async function viewOnce(first: FirstScreen, path: string) {
  let html = '';
  while (!drawnWith(html)) html = (await (await first.open(path))?.text()) ?? '';
  await expect(first.untaken).toHaveCount(0);
  return { html, drawnWith: drawnWith(html), ...(await first.kept()) };
}

/** The heading of a screen in the HTML of its page, before any code. */
function headingIn(html: string): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
}

/** Leaves the recharge screen of an open tab for the home screen, and enters it anew. */
async function enterRecharge(tab: Page): Promise<void> {
  await tab.locator('nav a[href="/"]').first().click();
  await expect(tab.getByRole('article').first()).toBeVisible();
  await tab.locator(`nav a[href="${RECHARGE}"]`).first().click();
}

/** An open tab has learnt what is live now. */
function learns(tab: Page) {
  return tab.waitForResponse((response) => new URL(response.url()).pathname === '/edge/map');
}

test('after a release and after a rollback of an area new views have its first screen, and open tabs have the area', async ({
  page,
  context,
  ownSite: { release, liveVersions },
}) => {
  const first = new FirstScreen(page);
  await first.watch();
  await expect.poll(() => first.isDrawnAhead(RECHARGE)).toBe(true);
  const tab = await context.newPage();
  await tab.goto(RECHARGE);
  await expect(tab.locator('[data-served]')).toHaveCount(0);
  await tab.evaluate(() => Object.assign(window, { mark: 'not loaded anew' }));
  const { shell = '', wallet: before = '' } = liveVersions();
  const changed = await buildChanged('mf-wallet', {
    'src/messages/pt.json': ['"title": "Depositar"', '"title": "Depositar agora"'],
  });
  release('publish', 'wallet', '--from', changed);

  for (const { change, shows } of [
    { change: 'activate', shows: 'Depositar agora' },
    { change: 'rollback', shows: 'Depositar' },
  ]) {
    const told = learns(tab);
    release(change, 'wallet', '--reason', 'its first screen');
    const view = await viewOnce(first, RECHARGE);

    const { wallet = '' } = liveVersions();
    expect(wallet === before).toBe(change === 'rollback');
    expect(view.drawnWith).toEqual({ shell, wallet });
    expect(headingIn(view.html)).toBe(shows);
    expect(view.lost).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shows);

    await told;
    await enterRecharge(tab);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(shows);
    expect(await tab.evaluate(() => (window as { mark?: string }).mark)).toBe('not loaded anew');
  }
});

test('after a release and after a rollback of the shell new views have its first screen, and so has the page that an open tab loads', async ({
  page,
  context,
  ownSite: { release, liveVersions },
}) => {
  const first = new FirstScreen(page);
  await first.watch();
  for (const path of ['/', RECHARGE]) await expect.poll(() => first.isDrawnAhead(path)).toBe(true);
  const tab = await context.newPage();
  await tab.goto('/');
  await expect(tab.locator('[data-served]')).toHaveCount(0);
  const { wallet, games } = liveVersions();
  const changed = await buildLaterShell();
  release('publish', 'shell', '--from', changed);

  for (const { change, path, shows, hides } of [
    { change: 'activate', path: RECHARGE, shows: LATER, hides: EARLIER },
    { change: 'rollback', path: '/', shows: EARLIER, hides: LATER },
  ]) {
    const told = learns(tab);
    release(change, 'shell', '--reason', 'its first screen');
    const view = await viewOnce(first, '/');

    const { shell } = liveVersions();
    expect(view.drawnWith).toEqual({ shell, games });
    expect(view.html).toContain(shows);
    expect(view.html).not.toContain(hides);
    expect(view.lost).toEqual([]);

    await told;
    await expect.poll(() => first.isDrawnAhead(path)).toBe(true);
    const loaded = tab.waitForResponse((response) => response.request().isNavigationRequest());
    await tab.locator(`nav a[href="${path}"]`).first().click();
    const html = await (await loaded).text();
    expect(drawnWith(html)).toEqual(path === RECHARGE ? { shell, wallet } : { shell, games });
    // A form has the short footer, without these words.
    if (path === '/') await expect(tab.getByRole('contentinfo')).toContainText(shows);
    await expect(tab.locator('[data-served]')).toHaveCount(0);
  }
});
