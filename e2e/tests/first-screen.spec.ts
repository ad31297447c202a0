import type { Page } from '@playwright/test';
import { FirstScreen, speak } from '../pages/FirstScreen.ts';
import { DRAWN_ROUTES } from '../pages/routes.ts';
import { TopBar } from '../pages/TopBar.ts';
import { setting } from '../site.ts';
import { expect, test } from '../test.ts';

/** Values as they are stored; they take turns over the routes. */
const LANGUAGES = ['pt', 'en', 'zh_cn', 'vi', 'th', 'id', 'msa'];
const languageOf = (turn: number) => LANGUAGES[turn % LANGUAGES.length] ?? 'pt';

/** What came with the page as a visitor sees it, and is asked for again as the member, who has read some of it. */
const PERSONAL = ['GET /api/informationcenter/announcement'];

/** Opens a page that the edge has drawn already, and waits until all of it is taken over. */
async function takeOver(page: Page, { path, data = [] }: (typeof DRAWN_ROUTES)[number]) {
  const first = new FirstScreen(page);
  await expect.poll(() => first.isDrawnAhead(path)).toBe(true);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(`${sent.method()} ${new URL(sent.url()).pathname}`));
  await first.watch();
  await first.open(path);
  await expect(first.untaken).toHaveCount(0);
  const declared = ['GET /api/dynamicwebs/getdata', ...data.map(({ endpoint }) => endpoint)];
  return { ...(await first.kept()), askedAgain: asked.filter((request) => declared.includes(request)) };
}

for (const [turn, route] of DRAWN_ROUTES.entries()) {
  const [forVisitor, forMember] = [languageOf(turn), languageOf(turn + 1)];

  test(`${route.path} comes drawn for a visitor in ${forVisitor}, and its code takes the same elements over`, async ({
    page,
    context,
  }) => {
    await speak(context, forVisitor);

    const { served, lost, moved, askedAgain } = await takeOver(page, route);

    expect(served).toBeGreaterThan(0);
    expect(lost).toEqual([]);
    expect(moved).toEqual([]);
    expect(askedAgain).toEqual([]);
  });

  test(`${route.path} comes drawn for a member in ${forMember}, and its code takes the same elements over`, async ({
    page,
    context,
    member,
  }) => {
    await speak(context, forMember);
    await context.addCookies([{ name: 'member', value: '1', url: setting('E2E_ORIGIN') }]);

    const { served, lost, askedAgain } = await takeOver(page, route);

    expect(member.token).not.toBe('');
    expect(served).toBeGreaterThan(0);
    expect(lost).toEqual([]);
    expect(askedAgain.filter((request) => !PERSONAL.includes(request))).toEqual([]);
  });
}

test('what was pressed before the code is there is done when it is', async ({ page }) => {
  const first = new FirstScreen(page);
  await expect.poll(() => first.isDrawnAhead('/')).toBe(true);
  const release = await first.hold(/\/releases\/shell\/.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  const login = page.getByRole('banner').getByRole('button', { name: 'Entrar' });

  await login.click();
  await expect(login).toHaveAttribute('data-pressed');
  release();

  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('what was typed before the code is there stays when the language is changed in between', async ({
  page,
}) => {
  const first = new FirstScreen(page);
  await expect.poll(() => first.isDrawnAhead('/searchGames')).toBe(true);
  const release = await first.hold(/\/releases\/games\/.*\.js$/);
  await page.goto('/searchGames', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('searchbox').fill('onça');
  await expect(page.locator('[data-served]')).toHaveCount(1);

  await new TopBar(page).chooseLanguage(/English/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  release();

  await expect(first.untaken).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveValue('onça');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first screen reads, and its links work', async ({ page }) => {
    const first = new FirstScreen(page);
    await expect.poll(() => first.isDrawnAhead('/')).toBe(true);
    await expect.poll(() => first.isDrawnAhead('/recharge')).toBe(true);
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();

    await page.locator('nav a[href="/recharge"]').click();

    await expect(page).toHaveURL('/recharge');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  });
});

test('a page that came for a member shows a visitor nothing of it', async ({ page, context }) => {
  await context.addCookies([{ name: 'member', value: '1', url: setting('E2E_ORIGIN') }]);
  const first = new FirstScreen(page);
  await expect.poll(() => first.isDrawnAhead('/')).toBe(true);

  await page.goto('/', { waitUntil: 'commit' });
  await expect(
    page.locator('html[data-other-viewer] main').or(page.getByRole('button', { name: 'Entrar' })),
  ).toBeAttached();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();

  await expect(page.locator('html')).not.toHaveAttribute('data-other-viewer');
  expect((await context.cookies()).find(({ name }) => name === 'member')).toBeUndefined();
});
