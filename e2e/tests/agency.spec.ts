import { logIn, register } from '../member.ts';
import { call, payIn, wager } from '../money.ts';
import { TopBar } from '../pages/TopBar.ts';
import { aPerson } from '../person.ts';
import { expect, test } from '../test.ts';

test('[R9] [G21] [G22] [R160] an invited friend registers, deposits and plays; the agent sees them masked, and claims the commission', async ({
  page,
  browser,
}) => {
  const agentToken = await register(aPerson());
  const { data: agent } = await call(agentToken, 'POST /api/auth/me');
  const friend = aPerson();

  await test.step('the link opens the registration with the code in it', async () => {
    await page.goto(`/?invite_code=${agent.invite_code}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    const bar = new TopBar(page);
    await bar.registerAs(friend);
    await expect(bar.balance).toBeVisible();
  });
  const friendToken = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  await payIn(friendToken, '100.00');

  const context = await browser.newContext();
  await logIn(context, agentToken);
  const desk = await context.newPage();
  await test.step('the agent sees who came, masked, and what they deposited', async () => {
    await desk.goto('/agency-center/invitation-record');
    const row = desk.getByRole('main').getByRole('listitem').filter({ hasText: '***' });
    await expect(row).toContainText('Depositou');
    await expect(row).toContainText(/R\$\s*100,00/);
    await expect(desk.getByRole('main')).not.toContainText(friend.account);
  });
  await wager(friendToken, 10_000);
  await test.step('the job has credited one percent, and the agent takes it to the balance', async () => {
    const claim = desk.getByRole('button', { name: 'Passar para o saldo' });
    await expect(async () => {
      await desk.goto('/agency-center/reward');
      await expect(claim).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await claim.click();
    await expect(new TopBar(desk).balance).toContainText(/1,00/);
    await expect(desk.getByText('Nada para resgatar agora')).toBeVisible();
  });
  await context.close();
});
