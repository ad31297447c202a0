import { tabTo } from '../keyboard.ts';
import { FirstScreen } from '../pages/FirstScreen.ts';
import { pressedThere } from '../pressed-there.ts';
import { expect, test } from '../test.ts';

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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, tolerates: { patterns: [/status of 404/] } });

  test('[R1] what needs script is said in sight, links lead on, and every page leads home', async ({
    page,
  }) => {
    // Playwright finds no texts in there.
    const note = page.locator('noscript p');
    // The very first view of a site that has just started is its frame, which is filled by script.
    await expect.poll(() => new FirstScreen(page).isDrawnAhead('/')).toBe(true);
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

for (const [width, height] of [
  [320, 568],
  [390, 844],
] as const)
  test.describe(`on a phone ${height} px high`, () => {
    test.use({ viewport: { width, height } });

    test('[R40] what asks for a deposit stays in sight above the bars, and over nothing that has the focus', async ({
      page,
      member: _member,
    }) => {
      await page.goto('/recharge');
      const main = page.getByRole('main');
      await main.getByRole('button', { name: /^R\$\s*100$/ }).click();
      const deposit = main.getByRole('button', { name: /^Depositar R\$\s*100/ });
      await expect(deposit).toBeInViewport({ ratio: 1 });
      expect(await pressedThere(deposit)).toBe(true);
      // Its ground reaches the tab bar: no line is seen cut off between the two. What the amount would bring comes later, and makes the form that long.
      const groundEnd = () =>
        deposit.evaluate((button) => {
          const box = button.closest('form > div');
          const ground = box && getComputedStyle(box, '::before');
          if (!box || !ground?.backgroundImage.includes('gradient')) return 0;
          return box.getBoundingClientRect().bottom - Number.parseFloat(ground.bottom);
        });
      const tabs = await page.getByRole('navigation', { name: 'Navegação principal' }).boundingBox();
      await expect.poll(groundEnd).toBeGreaterThanOrEqual(tabs?.y ?? Infinity);

      await tabTo(page, main.getByRole('radio').first());
      const method = main
        .locator('label')
        .filter({ has: page.getByRole('radio') })
        .first();
      expect(await pressedThere(method)).toBe(true);
    });
  });
