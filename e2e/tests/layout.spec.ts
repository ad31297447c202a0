import { BARE_ROUTES, ROUTES } from '../pages/routes.ts';
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
