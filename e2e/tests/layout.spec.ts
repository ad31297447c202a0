import { logIn, register } from '../member.ts';
import { call, payIn } from '../money.ts';
import { BARE_ROUTES, ROUTES } from '../pages/routes.ts';
import { aPerson, type Person } from '../person.ts';
import { expect, test } from '../test.ts';

const WIDTHS = [320, 390, 1280];

for (const [turn, first] of WIDTHS.entries()) {
  const routes = ROUTES.filter((_, index) => index % WIDTHS.length === turn);

  test(`[R1] nothing scrolls sideways at 320, 390 and 1280 px on pages loaded at ${first} px, and the column is at most 600 px wide`, async ({
    page,
  }) => {
    for (const route of routes) {
      await page.setViewportSize({ width: first, height: 844 });
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();

      // A third of the pages is loaded at each width, and all are seen at every one.
      for (const width of [first, ...WIDTHS.filter((other) => other !== first)]) {
        await page.setViewportSize({ width, height: 844 });
        const { overflow, column } = await page.evaluate(() => ({
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          column: document.querySelector('main')?.getBoundingClientRect().width ?? 0,
        }));

        expect(overflow, `${route} at ${width} px`).toBeLessThanOrEqual(0);
        if (!BARE_ROUTES.includes(route)) expect(column, `${route} at ${width} px`).toBeLessThanOrEqual(600);
      }
    }
  });
}

test.describe('with its background moving', () => {
  test.use({ seesVideo: true });

  test('[R23] the background moves behind everything, without sound, and stays paused once it was', async ({
    page,
  }) => {
    await page.goto('/');
    const video = page.locator('video');
    const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
    await expect(video).toHaveJSProperty('muted', true);
    await expect(video).toHaveJSProperty('loop', true);
    await expect.poll(isPaused).toBe(false);

    await page.getByRole('button', { name: 'Pausar o fundo animado' }).click();

    await expect.poll(isPaused).toBe(true);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Reproduzir o fundo animado' })).toBeVisible();
    expect(await isPaused()).toBe(true);
  });
});

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[R23] there is a picture instead of a video', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();

    await expect(page.locator('video')).toHaveCount(0);
  });
});

/** As long, and as wide, as registration and profile take them. */
const widestPerson = (): Person => {
  const person = aPerson();
  return {
    ...person,
    account: `WWWWWWWW${person.account.slice(-8)}`,
    realname: 'Wolfgangmaximilianwaldemarwilhelm da Conceição Albuquerque Cavalcanti Montenegro',
  };
};

test('[R1] nothing scrolls sideways at 320 px for a member with the longest names and a large balance', async ({
  page,
  context,
}) => {
  const token = await register(widestPerson());
  await call(token, 'POST /api/auth/info/update', { nickname: 'W'.repeat(20), gender: 1 });
  await payIn(token, '20000.00');
  await logIn(context, token);
  await page.setViewportSize({ width: 320, height: 568 });

  for (const route of ROUTES) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, route).toBeLessThanOrEqual(0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, tolerates: { patterns: [/status of 404/] } });

  test('[R1] what needs script is said in sight, links lead on, and every page leads home', async ({
    page,
  }) => {
    // Playwright finds no texts in there.
    const note = page.locator('noscript p');
    await page.goto('/');
    await expect(note).toContainText('Este site precisa de JavaScript');
    await expect(note).toBeInViewport();
    await page
      .getByRole('navigation', { name: 'Navegação principal' })
      .getByRole('link', { name: 'Depositar' })
      .click();
    await expect(page).toHaveURL('/recharge');

    for (const path of ['/gameInfo?game_id=3&platType=ipe', '/nao-existe']) {
      await page.goto(path);
      await expect(note).toBeInViewport();
      await note.locator('a').click();
      await expect(page).toHaveURL('/');
    }
  });
});
