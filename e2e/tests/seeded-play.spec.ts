import type { Locator, Page } from '@playwright/test';
import { logIn, openSession } from '../member.ts';
import { call } from '../money.ts';
import { TopBar } from '../pages/TopBar.ts';
import { expect, test } from '../test.ts';

/** The balance in centavos, as the server tells it. */
async function balanceOf(token: string): Promise<number> {
  const { data } = await call(token, 'POST /api/auth/me');
  return Math.round(Number(data.money) * 100);
}

/** Presses a claim: the balance grows by what was offered, in the top bar too, and it is not offered again. */
async function claim(page: Page, token: string, button: Locator, reward: string): Promise<void> {
  const before = await balanceOf(token);
  const rewardCentavos = Math.round(Number(reward) * 100);
  expect(rewardCentavos).toBeGreaterThan(0);
  await button.click();
  await expect.poll(() => balanceOf(token)).toBe(before + rewardCentavos);
  const shown = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(
    (before + rewardCentavos) / 100,
  );
  await expect(new TopBar(page).balance).toContainText(shown);
  await expect(button).toHaveCount(0);
}

test('[R192] [R193] [R205] [G35] the seeded member claims the rebates of their bets and the relief of yesterday, once each', async ({
  page,
  context,
}) => {
  const token = await openSession('demo', 'demo123456');
  await logIn(context, token);
  // The API settles what was seeded within seconds of its start: a week's cover and a level's bonus come with it.
  const rebates = async () => (await call(token, 'POST /api/games/rebates/list', { lang: 'pt' })).data;
  const levels = async () => (await call(token, 'POST /api/member/vip/history')).data.list.length;
  await expect.poll(async () => Number((await rebates()).total)).toBeGreaterThan(0);
  await expect.poll(levels).toBeGreaterThan(1);

  await page.goto('/promotion/rebates');
  const { total } = await rebates();
  await claim(page, token, page.getByRole('button', { name: 'Resgatar para o saldo' }), total);
  await expect(page.getByText('Nada para resgatar ainda', { exact: false })).toBeVisible();

  await page.goto('/promotion/activity/daily-loss-relief-fund');
  const button = page.getByRole('main').getByRole('button', { name: /^Resgatar R\$/ });
  const offered = /R\$\s*(\d+),(\d\d)/.exec((await button.textContent()) ?? '');
  await claim(page, token, button, `${offered?.[1]}.${offered?.[2]}`);
  await expect(page.getByText('Resgatado. Está no seu saldo.')).toBeVisible();
  expect((await rebates()).total).toBe('0.00');
});
