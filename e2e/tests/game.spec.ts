import type { Frame, FrameLocator, Route } from '@playwright/test';
import { call, payIn } from '../money.ts';
import { GAME_OF_EACH_KIND, openGame } from '../open-game.ts';
import { smallTargets } from '../small-targets.ts';
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

/** As most computers have it: what is chosen stands in a column beside the picture. */
const COMPUTER = { width: 1280, height: 800 };

/** What of a game is beyond its window, written on something that is too small for it, or too short to be drawn along. */
function misfitsIn(frame: Frame, where: string): Promise<string[]> {
  return frame.evaluate((at) => {
    const main = document.querySelector('main') ?? document.body;
    const beyond = main.scrollHeight - main.clientHeight;
    const cut = [
      ...main.querySelectorAll<HTMLElement>('label span, button span, .seat span, .said, .facts strong'),
    ]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => `${at}: "${textContent}" is cut off`);
    for (const list of main.querySelectorAll('select')) {
      const whole = list.cloneNode(true) as HTMLSelectElement;
      whole.style.cssText = 'position: absolute; width: max-content';
      list.after(whole);
      if (whole.offsetWidth > list.offsetWidth + 1) cut.push(`${at}: ${list.name} is cut off`);
      whole.remove();
    }
    for (const { offsetWidth } of main.querySelectorAll<HTMLElement>('input[type="range"]'))
      if (offsetWidth < 100) cut.push(`${at}: the slider is ${offsetWidth} px long`);
    return beyond > 1 ? [...cut, `${at}: ${beyond} px are below the window`] : cut;
  }, where);
}

test('[R71] [G14] every kind of game has all of it in sight on a phone and on a computer, and a thumb’s room for what is pressed', async ({
  page,
  member,
}) => {
  for (const name of GAME_OF_EACH_KIND) {
    await openGame(page, member.token, name);
    await expect(page.frameLocator('iframe').locator('.play')).toBeVisible();
    const frame = await (await page.waitForSelector('iframe')).contentFrame();
    if (!frame) throw new Error(`${name} has no window`);
    for (const [width, height] of SIZES.slice(0, 3)) {
      await page.setViewportSize({ width, height });

      const where = `${name} at ${width} x ${height}`;
      await expect.poll(() => misfitsIn(frame, where)).toEqual([]);
      expect(await smallTargets(frame, where)).toEqual([]);
      expect(await smallTargets(page, where)).toEqual([]);
      const bar = await page.getByRole('heading', { level: 1, name }).boundingBox();
      // On its side the game's own title stands for it.
      if (height > width) expect(bar?.width, `the name above ${where}`).toBeGreaterThan(40);
    }
    await page.setViewportSize(COMPUTER);
    await expect.poll(() => misfitsIn(frame, `${name} on a computer`)).toEqual([]);
  }
});

/** What the multiplier says, thirty frames later. */
function multiplierLater(game: FrameLocator): Promise<string | null> {
  return game.locator('.crash-number').evaluate(async (number) => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    return number.textContent;
  });
}

test.describe('crash', () => {
  // A round that bursts on its own before its win reaches the server refuses to be taken.
  test.use({ tolerates: { patterns: [/status of 409 .*provider\/api\/step/] } });

  test('[G14] crash stands where its win was taken until the server has answered', async ({
    page,
    member,
  }) => {
    await payIn(member.token, '50.00');
    const { data } = await call(member.token, 'GET /api/games/listsv2', { name: 'Pipa no Céu' });
    const [title] = data.list;
    const game = page.frameLocator('iframe');
    const number = game.locator('.crash-number');
    const take = game.getByRole('button', { name: /^Retirar/ });
    // A round may burst before its win is taken: then another one is played.
    await expect(async () => {
      let letGo = () => {};
      const held = new Promise<void>((resolve) => (letGo = resolve));
      const hold = async (route: Route) => {
        await held;
        await route.continue();
      };
      await page.route('**/provider/api/step', hold, { times: 1 });
      try {
        await page.goto(`/gameInfo?game_id=${title?.game_id}&platType=${title?.platType}`);
        await game.getByRole('button', { name: /^(Jogar|Retirar)/ }).click({ timeout: 20_000 });
        await expect(take).toHaveAttribute('aria-disabled', 'false', { timeout: 5_000 });
        expect(await multiplierLater(game)).not.toBe(await multiplierLater(game));
        await take.click({ timeout: 2_000 });

        const taken = await number.textContent();
        expect(await multiplierLater(game)).toBe(taken);
      } finally {
        letGo();
      }
      await expect(game.getByRole('status')).toHaveText(/Retirado em .*Você ganhou/, { timeout: 15_000 });
    }).toPass();
  });
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

  const sheet = page.getByRole('dialog', { name: 'Depositar' });
  await expect(sheet).toBeVisible();
  expect(await placesIn(game)).toEqual(before);
  await expect(game.getByRole('status')).toHaveText('Saldo insuficiente');
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await expect(sheet).toBeHidden();
  await expect(play).toBeVisible();
});
