import type { FrameLocator, Locator } from '@playwright/test';
import { payIn } from '../money.ts';
import { openGame } from '../open-game.ts';
import { expect, test } from '../test.ts';

/** The first title of each kind, and what is done until its round has ended. */
const GAMES: readonly (readonly [name: string, play: (game: FrameLocator) => Promise<void>])[] = [
  ['Dados da Orla', async (game) => game.getByRole('button', { name: 'Jogar' }).click()],
  [
    'Garimpo de Minas',
    async (game) => {
      await game.getByRole('button', { name: 'Jogar' }).click();
      // By keyboard: one stop for the field, arrows in it.
      const first = game.getByRole('button', { name: 'Casa 1, fechada' });
      await expect(first).toHaveAttribute('aria-disabled', 'false');
      await first.press('Enter');
      const take = game.getByRole('button', { name: /^Retirar/ });
      const over = game.getByText('Uma mina! A aposta se foi');
      await expect(take.or(over).first()).toBeVisible();
      if (await take.isVisible()) await take.click();
    },
  ],
  ['Chuva de Caju', async (game) => game.getByRole('button', { name: 'Jogar' }).click()],
  ['Clássico de Domingo', async (game) => game.getByRole('button', { name: 'Dar as cartas' }).click()],
  ['Roda do Calçadão', async (game) => game.getByRole('button', { name: 'Girar' }).click()],
  [
    'Pipa no Céu',
    async (game) => {
      await game.getByRole('combobox', { name: 'Retirada automática' }).selectOption('110');
      await game.getByRole('button', { name: 'Jogar' }).click();
    },
  ],
];

test('[G14] dice, mines, plinko, high card, the wheel and crash are each played to the end of a round', async ({
  page,
  member,
}) => {
  await payIn(member.token, '100.00');
  for (const [name, play] of GAMES) {
    await openGame(page, member.token, name);
    const game = page.frameLocator('iframe');
    await expect(game.getByRole('heading', { name })).toBeVisible();

    await play(game);

    await expect(game.getByRole('status'), name).toHaveText(/ganhou|Sem prêmio|Voltaram/);
  }
});

/** Contrast of a text with the plate it stands on, over the worst that may lie behind: white. */
function contrastOverWhite(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (rgb: readonly number[]) => {
      const [r = 0, g = 0, b = 0] = rgb
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const { color, backgroundColor } = getComputedStyle(element);
    const [r = 0, g = 0, b = 0, alpha = 1] = channels(backgroundColor);
    const plate = [r, g, b].map((value) => value * alpha + 255 * (1 - alpha));
    return (luminance(channels(color).slice(0, 3)) + 0.05) / (luminance(plate) + 0.05);
  });
}

test('the multiplier of crash is read before any cloud while it rises, when it has burst and when it was taken', async ({
  page,
  member,
}) => {
  await openGame(page, member.token, 'Pipa no Céu');
  const game = page.frameLocator('iframe');
  const number = game.locator('.crash-number');
  await expect(number).toBeVisible();

  for (const end of ['', 'has-burst', 'has-paid']) {
    await game
      .locator('.crash-board')
      .evaluate((board, name) => board.setAttribute('class', `crash-board ${name}`), end);
    // What the norm asks of large letters.
    expect(await contrastOverWhite(number), end).toBeGreaterThan(3);
  }
});
