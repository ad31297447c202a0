import { call, payIn } from '../money.ts';
import { expect, test } from '../test.ts';

/** A slot of lines, and one of ways whose symbols fall. */
const NAMES = ['Pôr do Sol no Arpoador', 'Feira de Domingo'];

test('[G14] a slot of five reels is played from the button to the result, and its balance is the wallet’s', async ({
  page,
  member,
}) => {
  await payIn(member.token, '50.00');
  for (const name of NAMES) {
    const { data } = await call(member.token, 'GET /api/games/listsv2', { name });
    const [game] = data.list;
    await page.goto(`/gameInfo?game_id=${game?.game_id}&platType=${game?.api_name}`);
    const frame = page.frameLocator('iframe');
    const button = frame.getByRole('button', { name: 'Girar', exact: true });
    await expect(button).toBeVisible();
    await frame.getByRole('button', { name: 'Modo rápido' }).click();
    const before = await button.boundingBox();

    await button.click();

    await expect(frame.getByRole('status')).toHaveText(/Sem prêmio|Voltaram|Você ganhou/);
    await expect(frame.getByRole('img', { name: /^Rolos, da esquerda: .+; .+; .+; .+; .+/ })).toBeVisible();
    await expect(button).toBeVisible();
    // A finger that stays where it is plays again.
    expect(await button.boundingBox()).toEqual(before);
    const { data: me } = await call(member.token, 'POST /api/auth/me');
    const shown = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(
      Number(me.money),
    );
    await expect(frame.getByText(shown, { exact: true })).toBeVisible();
    await frame.getByRole('button', { name: 'Modo rápido' }).click();
  }
});
