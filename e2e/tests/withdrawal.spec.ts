import { faults } from '../axe.ts';
import { Effort } from '../effort.ts';
import { call, earnWithdrawableMoney } from '../money.ts';
import { TopBar } from '../pages/TopBar.ts';
import { Withdraw } from '../pages/Withdraw.ts';
import { smallTargets } from '../small-targets.ts';
import { expect, test } from '../test.ts';

const DIGITS = '024613';
/** From the home screen of a member with a saved key and a withdrawal password: what it takes today. It may shrink. */
const MOST_TAPS = 5;

/** An amount on the wire as Portuguese writes it, whatever is between symbol and digits. */
const reais = (wire: string) =>
  new RegExp(
    `R\\$\\s*${wire
      .replace('.', ',')
      .replace(/\B(?=(\d{3})+,)/g, '.')
      .replaceAll('.', '\\.')}`,
  );

test('[R42] [A56] a visitor of /withdraw sees the trading rules and the login', async ({ page }) => {
  await page.goto('/withdraw');

  await expect(page.getByRole('heading', { name: 'Regras de saque' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Entrar' })).toBeVisible();
});

test('[R122] [R223] [G37] a member sets a withdrawal password, adds a key, withdraws, and is paid; then takes one back', async ({
  page,
  member,
}) => {
  await earnWithdrawableMoney(member.token);
  const quote = async () => (await call(member.token, 'GET /api/drawing/quote')).data;
  const screen = new Withdraw(page);
  const bar = new TopBar(page);
  const before = await quote();

  await test.step('[G17] the screen says what the server says', async () => {
    await page.goto('/withdraw');
    await expect(page.getByRole('main')).toContainText(reais(before.withdrawable));
    expect(before.withdrawable).toBe(before.money);
    expect(await faults(page, '/withdraw')).toEqual([]);
    expect(await smallTargets(page, '/withdraw')).toEqual([]);
  });

  await test.step('[G6] [R100] adds the own CPF as a key, which is masked from then on', async () => {
    await screen.addCpf(member);
    await expect(page.getByRole('radio', { name: /CPF/ })).toBeChecked();
    await expect(page.getByRole('main')).not.toContainText(member.cpf);
  });

  await test.step('[G5] [G37] sets the six digits on the way', async () => {
    await screen.amount.fill('5000');
    await screen.next.click();
    await screen.setPassword(member.password, DIGITS);
    await expect(screen.review).toBeVisible();
    expect(await faults(page, 'review')).toEqual([]);
    expect(await smallTargets(page, 'review')).toEqual([]);
  });

  await test.step('[R223] confirms and reads the exact words', async () => {
    await screen.confirm(DIGITS);
    await expect(screen.followed.getByRole('alert')).toContainText('enviado com sucesso');
    await expect(screen.followed).toContainText(reais('50.00'));
    await expect(screen.followed.getByRole('link', { name: 'Ver todos os saques' })).toBeVisible();
    expect(await faults(page, 'withdrawal')).toEqual([]);
    const held = await quote();
    expect(held.locked).toContainEqual({ reason: 'held', amount: '50.00' });
    await expect(bar.balance).toContainText(reais(held.money));
  });

  await test.step('[R123] the sandbox reviews and pays by itself; the sheet follows without a reload', async () => {
    await expect(screen.followed.getByText('ID da transação')).toBeVisible({ timeout: 120_000 });
    await expect(screen.followed.getByRole('listitem')).toHaveCount(4);
    expect((await quote()).locked).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(screen.recent.getByRole('button')).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText(reais((await quote()).withdrawable));
  });

  await test.step('[A36] takes another one back while it waits: the money is there again', async () => {
    const had = await quote();
    await screen.amount.fill('2000');
    await screen.next.click();
    await screen.confirm(DIGITS);
    await screen.followed.getByRole('button', { name: 'Cancelar saque' }).click();
    await page
      .getByRole('dialog', { name: 'Confirme' })
      .getByRole('button', { name: 'Cancelar saque' })
      .click();
    await expect(
      screen.followed.getByRole('status').filter({ hasText: 'voltou para o seu saldo' }),
    ).toBeVisible();
    expect((await quote()).withdrawable).toBe(had.withdrawable);
    await expect(bar.balance).toContainText(reais(had.money));
  });
});

test.describe('with a wrong withdrawal password', () => {
  test.use({ tolerates: { patterns: [/status of 400 .*\/api\/drawing/] } });

  test('[R224] [R137] [G27] the server’s words stand in an alert, and then beside the boxes; after that it takes few taps', async ({
    page,
    member,
  }) => {
    await earnWithdrawableMoney(member.token);
    const screen = new Withdraw(page);
    const effort = new Effort();
    await page.goto('/withdraw');
    await screen.addCpf(member);
    await screen.amount.fill('3000');
    await screen.next.click();
    await screen.setPassword(member.password, DIGITS);
    await screen.confirm('999999');
    await expect(screen.alert).toBeVisible();
    const words = (await screen.alert.getByRole('paragraph').textContent()) ?? '';
    await screen.alert.getByRole('button', { name: 'OK' }).click();
    await expect(screen.review.getByText(words)).toBeVisible();
    await expect(screen.review.getByLabel('Senha de saque', { exact: true })).toBeFocused();

    await page.goto('/');
    await effort.tap(new TopBar(page).balance.getByRole('button', { name: /R\$/ }));
    await effort.tap(page.getByRole('dialog').getByRole('button', { name: 'Sacar' }));
    await effort.tap(screen.all);
    await effort.tap(screen.next);
    await expect(screen.review.getByLabel('Senha de saque', { exact: true })).toBeFocused();
    await effort.type(page, DIGITS);
    await effort.tap(screen.review.getByRole('button', { name: /^Sacar R\$/ }));
    await expect(screen.followed.getByRole('alert')).toBeVisible();

    process.stdout.write(`    a withdrawal: ${effort.taps} taps, ${effort.keystrokes} keystrokes\n`);
    expect(effort.taps).toBeLessThanOrEqual(MOST_TAPS);
    const { data } = await call(member.token, 'POST /api/drawing/list');
    expect(data.list).toHaveLength(1);
  });
});
