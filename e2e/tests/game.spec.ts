import type { FrameLocator } from '@playwright/test';
import { expect, test } from '../test.ts';

const GAME = '/gameInfo?game_id=3&platType=ipe';
/** What has to be seen at every size. */
const PARTS = ['.reels', '.title', '.tools', '.message', '.facts', '.chips', '.play'];

/** Where each part of the game is, in its window. */
function placesIn(game: FrameLocator) {
  return game.locator('main').evaluate((main, parts) => {
    const placeOf = (selector: string) => {
      const { left, top, right, bottom } =
        main.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return { left, top, right, bottom };
    };
    return {
      parts: Object.fromEntries(parts.map((selector) => [selector, placeOf(selector)])),
      room: { width: main.clientWidth, height: main.clientHeight },
    };
  }, PARTS);
}

/** Phone upright and on its side, tablet, computers: width and height of the window. */
const SIZES = [
  [320, 568],
  [844, 390],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

test('[R71] a game shows all its parts at any size, none over another, and its reels are large', async ({
  page,
  member,
}) => {
  expect(member.token).not.toBe('');
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().includes('sandbox')) warnings.push(message.text());
  });
  for (const [width, height] of SIZES) {
    const size = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await page.goto(GAME);
    const game = page.frameLocator('iframe');
    await expect(game.getByRole('button', { name: 'Girar' })).toBeVisible();

    const { parts, room } = await placesIn(game);

    for (const [name, place] of Object.entries(parts)) {
      expect(place.right - place.left, `${name} at ${size}`).toBeGreaterThan(40);
      expect(place.left, `${name} at ${size}`).toBeGreaterThanOrEqual(0);
      expect(place.right, `${name} at ${size}`).toBeLessThanOrEqual(room.width);
      expect(place.bottom, `${name} at ${size}`).toBeLessThanOrEqual(room.height);
      for (const [other, there] of Object.entries(parts)) {
        const isBeside = place.right <= there.left || there.right <= place.left;
        const isAbove = place.bottom <= there.top || there.bottom <= place.top;
        expect(name === other || isBeside || isAbove, `${name} and ${other} at ${size}`).toBe(true);
      }
    }
    const reels = parts['.reels'] ?? { left: 0, right: 0, top: 0, bottom: 0 };
    const share = Math.max((reels.right - reels.left) / room.width, (reels.bottom - reels.top) / room.height);
    expect(share, size).toBeGreaterThan(0.8);
  }
  expect(warnings, 'what the browser says of the frame').toEqual([]);
});

test('a game without money says so, moves nothing for it, and has the deposit over it', async ({
  page,
  member,
}) => {
  expect(member.token).not.toBe('');
  await page.goto(GAME);
  const game = page.frameLocator('iframe');
  const play = game.getByRole('button', { name: 'Girar' });
  await expect(play).toBeVisible();
  const before = await placesIn(game);

  await play.click();

  const sheet = page.getByRole('dialog', { name: 'Saldo insuficiente' });
  await expect(sheet).toBeVisible();
  expect(await placesIn(game)).toEqual(before);
  await expect(game.getByRole('status')).toHaveText('Saldo insuficiente');
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await expect(sheet).toBeHidden();
  await expect(play).toBeVisible();
});
