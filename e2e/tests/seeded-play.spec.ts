import { logIn, openSession } from '../member.ts';
import { call } from '../money.ts';
import { TopBar } from '../pages/TopBar.ts';
import { expect, test } from '../test.ts';

/** Of the seeded days with play, all but today; yesterday is settled at three in the morning. */
const SETTLED_DAYS = 5;

test('[R192] [R193] [R205] [G35] the seeded member claims the rebates of their bets and the relief of yesterday, once each', async ({
  page,
  context,
}) => {
  const token = await openSession('demo', 'demo123456');
  await logIn(context, token);
  const details = async () => (await call(token, 'POST /api/games/rebates/details', {})).data.list;
  const statuses = async () => [...new Set((await details()).map(({ status }) => status))];
  const given = async () => (await call(token, 'POST /api/promotion/awards', {})).data.list;
  const balance = async () => (await call(token, 'POST /api/auth/me')).data.money;
  const barShowsBalance = async () => {
    const [, reais = '', cents] =
      /R\$\s*([\d.]+),(\d\d)/.exec((await new TopBar(page).balance.textContent()) ?? '') ?? [];
    return `${reais.replaceAll('.', '')}.${cents}` === (await balance());
  };
  // The API settles what was seeded within seconds of its start.
  await expect.poll(async () => (await details()).length).toBeGreaterThanOrEqual(SETTLED_DAYS);
  // There is one seeded member: after an earlier run on this site (`--repeat`) nothing is left to claim, and all else has to be the same.
  const isLeft = (await statuses()).join() === 'claimable';

  await page.goto('/promotion/rebates');
  const before = Number(await balance());
  const claimAll = page.getByRole('button', { name: 'Resgatar para o saldo' });
  if (isLeft) {
    await claimAll.click();
    await expect(claimAll).toHaveCount(0);
    expect(Number(await balance())).toBeGreaterThan(before);
  }
  await expect(page.getByText('Nada para resgatar ainda')).toBeVisible();
  await expect(claimAll).toHaveCount(0);
  expect(await statuses()).toEqual(['claimed']);
  await expect.poll(barShowsBalance).toBe(true);

  await page.goto('/promotion/activity/daily-loss-relief-fund');
  const claimRelief = page.getByRole('main').getByRole('button', { name: /^Resgatar R\$/ });
  let amount: unknown = expect.any(String);
  if (isLeft) {
    const [, reais, cents] = /R\$\s*(\d+),(\d\d)/.exec((await claimRelief.textContent()) ?? '') ?? [];
    amount = `${reais}.${cents}`;
    await claimRelief.click();
  }
  await expect(page.getByText('Resgatado. Está no seu saldo.')).toBeVisible();
  await expect(claimRelief).toHaveCount(0);
  const reliefs = (await given()).filter(({ kind }) => kind === 'daily_relief');
  expect(reliefs).toMatchObject([{ amount, status: 'paid' }]);
  await expect.poll(barShowsBalance).toBe(true);
});
