import { BARE_ROUTES, ROUTES } from '../pages/routes.ts';
import { expect, test } from '../test.ts';

for (const width of [320, 390, 1280]) {
  test(`[R1] nothing scrolls sideways at ${width} px, and the column is at most 600 px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const route of ROUTES) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();

      const { overflow, column } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        column: document.querySelector('main')?.getBoundingClientRect().width ?? 0,
      }));

      expect(overflow, route).toBeLessThanOrEqual(0);
      if (!BARE_ROUTES.includes(route)) expect(column).toBeLessThanOrEqual(600);
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
