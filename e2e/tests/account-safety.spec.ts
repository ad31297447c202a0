import { logIn, openSession } from '../member.ts';
import { TopBar } from '../pages/TopBar.ts';
import { expect, test } from '../test.ts';

const GAME = '/gameInfo?game_id=3&platType=ipe';
const NEW_PASSWORD = 'vento sul 2027';

test('[G3] [R138] [G26] another password logs the other browser out at once, and this one stays', async ({
  page,
  browser,
  member,
}) => {
  const other = await browser.newContext();
  await logIn(other, await openSession(member.account, member.password));
  const elsewhere = await other.newPage();
  await elsewhere.goto('/security-center');
  await expect(new TopBar(elsewhere).balance).toBeVisible();

  await page.goto('/security-center/change-password');
  await page.getByLabel('Senha atual').fill(member.password);
  await page.getByLabel('Nova senha', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Repita a nova senha').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Trocar senha' }).click();

  await expect(elsewhere.getByRole('dialog', { name: 'Confirme' })).toContainText('Sua sessão expirou');
  await expect(page).toHaveURL('/security-center');
  await expect(new TopBar(page).balance).toBeVisible();
  await expect(openSession(member.account, member.password)).rejects.toThrow('400');
  expect(await openSession(member.account, NEW_PASSWORD)).not.toBe('');
  await other.close();
});

test('[G31] over a game the player is told how long they have been here, and goes on or leaves', async ({
  page,
  member,
}) => {
  expect(member.token).not.toBe('');
  // The server's answer, as it is 65 minutes after the login.
  await page.route('**/api/rg/session*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { now: string } };
    const now = new Date(Date.parse(answer.data.now) + 65 * 60_000).toISOString();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, now } } });
  });
  await page.goto(GAME);
  const check = page.getByRole('dialog', { name: /^Você está aqui há 1\s?h/ });
  await expect(check).toContainText(/Apostado\s*R\$\s*0,00/);

  await check.getByRole('button', { name: 'Continuar jogando' }).click();
  await expect(check).toHaveCount(0);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Girar' })).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('reality-check'));
  await page.reload();
  await check.getByRole('button', { name: 'Sair do jogo' }).click();
  await expect(page).toHaveURL('/');
});
