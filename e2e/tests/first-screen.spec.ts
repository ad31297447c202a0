import type { Page } from '@playwright/test';
import { logIn, register } from '../member.ts';
import { aPerson } from '../person.ts';
import { FirstScreen, speak } from '../pages/FirstScreen.ts';
import { DRAWN_ROUTES } from '../pages/routes.ts';
import { TopBar } from '../pages/TopBar.ts';
import { setting } from '../site.ts';
import { expect, test } from '../test.ts';

/** Values as they are stored; they take turns over the routes. */
const LANGUAGES = ['pt', 'en', 'zh_cn', 'vi', 'th', 'id', 'msa'];

/** What came with the page as a visitor sees it, and is asked for again as the member, who has read some of it. */
const PERSONAL = [
  'GET /api/informationcenter/announcement',
  'GET /api/promotion/activities',
  'GET /api/promotion/rechargebonus',
];

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

/** What a viewer sees in a language, each page in a tab of its own. */
const views = LANGUAGES.flatMap((language, turn) => [
  {
    language,
    viewer: 'visitor',
    routes: DRAWN_ROUTES.filter((_, index) => index % LANGUAGES.length === turn),
  },
  {
    language,
    viewer: 'member',
    routes: DRAWN_ROUTES.filter((_, index) => (index + 1) % LANGUAGES.length === turn),
  },
]).filter(({ routes }) => routes.length > 0);

for (const { language, viewer, routes } of views) {
  const paths = routes.map(({ path }) => path).join(', ');

  test(`what comes drawn for a ${viewer} in ${language} is taken over by its code element by element: ${paths}`, async ({
    context,
  }) => {
    await speak(context, language);
    if (viewer === 'member') {
      await logIn(context, await register(aPerson()));
      await context.addCookies([{ name: 'member', value: '1', url: setting('E2E_ORIGIN') }]);
    }

    for (const route of routes) {
      const page = await context.newPage();
      const { served, lost, moved, askedAgain } = await takeOver(page, route);

      expect(served, route.path).toBeGreaterThan(0);
      expect(lost, route.path).toEqual([]);
      // A member's own data come later, and may move what stands below them.
      if (viewer === 'visitor') expect(moved, route.path).toEqual([]);
      const expected = viewer === 'member' ? PERSONAL : [];
      expect(
        askedAgain.filter((request) => !expected.includes(request)),
        route.path,
      ).toEqual([]);
      await page.close();
    }
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
