import { FirstScreen } from '../pages/FirstScreen.ts';
import { TopBar } from '../pages/TopBar.ts';
import { setting } from '../site.ts';
import { expect, test } from '../test.ts';

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
