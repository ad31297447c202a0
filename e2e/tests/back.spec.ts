import { payIn } from '../money.ts';
import { openGame } from '../open-game.ts';
import { TopBar } from '../pages/TopBar.ts';
import { aPerson } from '../person.ts';
import { expect, test } from '../test.ts';

const GAME = '/gameInfo?game_id=3&platType=ipe';

test('[R71] [R75] "back" closes what lies over a game, and the game stays', async ({ page, member }) => {
  expect(member.token).not.toBe('');
  await page.goto(GAME);
  const game = page.frameLocator('iframe');
  await expect(page).toHaveTitle(/^Caju Bang \| /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caju Bang');

  await game.getByRole('button', { name: 'Tabela de prêmios' }).click();
  const rules = game.getByRole('dialog');
  await expect(rules).toBeVisible();
  // At once, as somebody does who has gone one step too far.
  for (let turn = 0; turn < 5; turn += 1) {
    await page.goBack();
    await expect(rules).toBeHidden();
    await page.goForward();
    await expect(rules).toBeVisible();
  }
  await rules.getByRole('button', { name: 'Fechar' }).click();
  await expect(rules).toBeHidden();
  await game.getByRole('button', { name: 'Jogo automático' }).click();
  const limits = game.getByRole('dialog', { name: 'Jogo automático' });
  await expect(limits).toBeVisible();
  await page.goBack();
  await expect(limits).toBeHidden();
  await page.goForward();
  await expect(limits).toBeVisible();
  await page.goBack();
  await expect(limits).toBeHidden();

  await game.getByRole('button', { name: 'Girar' }).click();
  const deposit = page.getByRole('dialog', { name: 'Depositar' });
  await expect(deposit).toBeVisible();
  await page.goBack();
  await expect(deposit).toBeHidden();
  await expect(game.getByRole('button', { name: 'Girar' })).toBeVisible();
  await expect(page).toHaveURL(GAME);
});

test('[R71] [R75] who leaves crash in the middle of a round is asked first, and told what becomes of the bet', async ({
  page,
  member,
}) => {
  await payIn(member.token, '50.00');
  const game = page.frameLocator('iframe');
  const question = page.getByRole('dialog', { name: 'Confirme' });
  // A round may burst before it is asked: then another one is played.
  await expect(async () => {
    await openGame(page, member.token, 'Pipa no Céu');
    await game.getByRole('button', { name: 'Jogar' }).click({ timeout: 30_000 });
    await expect(game.getByRole('button', { name: 'Retirar' })).toBeVisible({ timeout: 5_000 });

    await page.getByRole('button', { name: 'Fechar o jogo' }).click();
    await expect(question).toContainText('perde a aposta', { timeout: 5_000 });
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/gameInfo/);
    await page.goBack();
    await expect(question).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await question.getByRole('button', { name: 'Fechar o jogo' }).click();

  await expect(page).toHaveURL('/');
});

test('[R75] "back" closes the balance and gives the focus back, "forward" opens it again', async ({
  page,
  member,
}) => {
  expect(member.token).not.toBe('');
  const amount = new TopBar(page).balance.getByRole('button', { name: /R\$/ });
  const sheet = page.getByRole('dialog', { name: 'Seu dinheiro' });
  await page.goto('/promotion/vip');
  await amount.click();
  await expect(sheet).toBeVisible();

  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(amount).toBeFocused();
  await page.goForward();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Depositar' }).click();
  await expect(page).toHaveURL('/recharge');
  await page.goBack();

  await expect(page).toHaveURL('/promotion/vip');
  await expect(sheet).toBeHidden();
});

test('[R76] "back" leads from the second step of the registration to the first, with what was typed', async ({
  page,
}) => {
  const bar = new TopBar(page);
  const person = aPerson();
  const form = page.getByRole('dialog');
  await page.goto('/');
  await bar.register.click();
  await bar.identifyAs(person);
  await form.getByLabel('Senha', { exact: true }).fill(person.password);

  await page.goBack();
  await expect(form.getByLabel('Nome completo')).toHaveValue(person.realname);
  await page.goForward();
  await expect(form.getByLabel('Senha', { exact: true })).toHaveValue(person.password);
  await page.goBack();
  await page.goBack();

  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(bar.register).toBeFocused();
});
