import type { FrameLocator } from '@playwright/test';
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
