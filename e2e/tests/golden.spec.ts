import type { Page } from '@playwright/test';
import type { Data } from '@mosaico/shared/api';
import { call, wager } from '../money.ts';
import { TopBar } from '../pages/TopBar.ts';
import { Withdraw } from '../pages/Withdraw.ts';
import { aPerson } from '../person.ts';
import { expect, test } from '../test.ts';

const DIGITS = '975310';

/** An amount on the wire as Portuguese writes it, whatever is between symbol and digits. */
function reais(wire: string): RegExp {
  const [whole = '', cents = ''] = wire.split('.');
  return new RegExp(`R\\$\\s*${whole.replace(/\B(?=(\d{3})+$)/g, '\\.')},${cents}`);
}

const centavos = (wire: string) => Math.round(Number(wire) * 100);

type Movements = Data<'GET /api/ordercenter/details'>['details'];

/** The member's money as the ledger has it: read again where some of it has moved between the answers. */
async function ledgerOf(token: string) {
  let found = await readLedger(token);
  for (;;) {
    const { data: member } = await call(token, 'POST /api/auth/me');
    if (member.money === found.member.money) return found;
    found = await readLedger(token);
  }
}

/** Every movement with the balance after it, newest first. */
async function readLedger(token: string) {
  const [{ data: member }, { data: quote }] = [
    await call(token, 'POST /api/auth/me'),
    await call(token, 'GET /api/drawing/quote'),
  ];
  const movements: Movements[number][] = [];
  let sums: Data<'GET /api/ordercenter/details'>;
  let before: string | null = null;
  do {
    const { data }: { data: Data<'GET /api/ordercenter/details'> } = await call(
      token,
      'GET /api/ordercenter/details',
      { limit: 100, ...(before !== null && { before }) },
    );
    sums = data;
    movements.push(...data.details);
    before = data.next;
  } while (before !== null);
  return { member, quote, movements, sums };
}

/** Nothing is missing between two balances, the newest one is what the member has, and what can and cannot be withdrawn make it up. */
function expectWhole({ member, quote, movements }: Awaited<ReturnType<typeof ledgerOf>>): void {
  const oldestFirst = movements.toReversed();
  let balance = 0;
  for (const movement of oldestFirst) {
    balance += centavos(movement.amount);
    expect(centavos(movement.balance), `${movement.title} ${movement.id}`).toBe(balance);
  }
  expect(centavos(member.money)).toBe(balance);
  // What is held for withdrawals, or disputed, has left the balance.
  const inBalance = quote.locked.filter(({ reason }) => reason !== 'held' && reason !== 'disputed');
  const parts = [quote.withdrawable, ...inBalance.map(({ amount }) => amount)];
  expect(parts.reduce((total, part) => total + centavos(part), 0)).toBe(balance);
}

/** The books alone, without a page. */
async function expectSound(token: string): Promise<void> {
  expectWhole(await ledgerOf(token));
}

/** What every screen of the wallet says is what the ledger has. */
async function expectTrue(page: Page, token: string): Promise<void> {
  const bar = new TopBar(page);
  const main = page.getByRole('main');
  const ledger = await ledgerOf(token);
  const { member, quote, movements, sums } = ledger;
  expectWhole(ledger);

  await page.goto('/order-center');
  await expect(bar.balance).toContainText(reais(member.money));
  for (const total of ['recharge', 'withdraw', 'bonus', 'fee'] as const)
    await expect(main.locator('dl')).toContainText(reais(sums[`total_${total}_amount`]));
  if (movements.length > 0)
    await expect(main.getByText(/^Saldo /).first()).toContainText(reais(member.money));

  await bar.balance.getByRole('button', { name: /R\$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Seu dinheiro' });
  await expect(sheet).toContainText(reais(member.money));
  await expect(sheet.getByRole('listitem').first()).toContainText(reais(quote.withdrawable));
  await expect(sheet.getByRole('listitem').nth(1)).toContainText(reais(quote.turnover.left));
  await page.keyboard.press('Escape');
  // Closing goes back in the history, which would end a page that is asked for meanwhile.
  await expect(sheet).toBeHidden();

  await page.goto('/withdraw');
  await expect(main.getByText('Disponível para saque').locator('..')).toContainText(
    reais(quote.withdrawable),
  );
  for (const { amount } of quote.locked) await expect(main).toContainText(reais(amount));
}

test('[R6] [R40] [R71] [R122] [R220] [G18] [I1] from registration to a paid withdrawal, every number on every screen is the ledger’s', async ({
  page,
  context,
}) => {
  const person = aPerson();
  const bar = new TopBar(page);
  const screen = new Withdraw(page);
  const main = page.getByRole('main');
  let token = '';

  await test.step('registers', async () => {
    await page.goto('/');
    await bar.registerAs(person);
    await expect(bar.balance).toContainText(reais('0.00'));
    token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
    await expectTrue(page, token);
  });

  await test.step('deposits R$ 500', async () => {
    await page.goto('/recharge');
    await page.getByRole('button', { name: /^R\$\s*500$/ }).click();
    await page.getByRole('button', { name: /^Depositar R\$/ }).click();
    const [bank] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Abrir o banco de demonstração' }).click(),
    ]);
    await bank.getByRole('button', { name: 'Pagar agora' }).click();
    await expect(page.getByText('Depósito confirmado!')).toBeVisible();
    await bank.close();
    await expect(bar.balance).toContainText(reais('500.00'));
    await page.goto('/rechargeRecord');
    await expect(main.getByRole('button', { name: /Pix.*R\$\s*500,00.*Pago/ })).toBeVisible();
    await expectTrue(page, token);
  });

  await test.step('plays a round in the browser, and the rest of the turnover', async () => {
    await page.goto('/');
    await page.getByRole('article').first().getByRole('link').click();
    const spin = page.frameLocator('iframe').getByRole('button', { name: /girar/i });
    const settled = page.waitForResponse(
      (response) => response.url().includes('/provider/') && response.request().method() === 'POST',
    );
    await spin.click();
    await settled;
    await expect(spin).toBeVisible();
    const { member } = await ledgerOf(token);
    await expect(main.getByText(/^R\$/).first()).toContainText(reais(member.money));
    await expectTrue(page, token);
    await wager(token, 50_000);
    // That makes them VIP 1, which pays R$ 5 by itself: the numbers stand still after it.
    await expect.poll(async () => (await ledgerOf(token)).sums.total_bonus_amount).toBe('5.00');
    await expectTrue(page, token);
    expect((await ledgerOf(token)).quote.turnover.left).toBe('0.00');
  });

  await test.step('saves a key, sets the withdrawal password, and asks for R$ 50', async () => {
    await page.goto('/withdraw');
    await screen.addCpf(person);
    await expectSound(token);
    await screen.amount.fill('5000');
    await screen.next.click();
    await screen.setPassword(person.password, DIGITS);
    const ledger = await ledgerOf(token);
    const { quote } = ledger;
    expectWhole(ledger);
    await expect(screen.review).toContainText(reais('50.00'));
    await expect(screen.review).toContainText(
      reais(((centavos(quote.withdrawable) - 5_000) / 100).toFixed(2)),
    );
    await screen.confirm(DIGITS);
    await expect(screen.followed).toContainText(reais('50.00'));
    await expectSound(token);
  });

  await test.step('is reviewed and paid', async () => {
    await expect(screen.followed.getByText('ID da transação')).toBeVisible({ timeout: 120_000 });
    const ledger = await ledgerOf(token);
    const { sums, quote } = ledger;
    expectWhole(ledger);
    expect([sums.total_withdraw_amount, quote.locked]).toEqual(['50.00', []]);
    await page.goto('/withdrawalRecord');
    await expect(main.getByRole('button', { name: /CPF.*R\$\s*50,00.*Pago/ })).toBeVisible();
    await expectTrue(page, token);
    await page.goto('/order-center/association');
    await expect(main).toContainText(/\+R\$\s*500,00/);
    await expect(main).toContainText(/[-−]R\$\s*50,00/);
  });
});

test('[G10] [R22] two tabs of a member say the same, and a deposit or a language of the one is in the other without a reload', async ({
  page,
  context,
  member,
}) => {
  expect(member.token).not.toBe('');
  const other = await context.newPage();
  await page.goto('/rechargeRecord');
  await other.goto('/recharge');
  await other.getByRole('button', { name: /^R\$\s*20$/ }).click();
  await other.getByRole('button', { name: /^Depositar R\$/ }).click();
  const [bank] = await Promise.all([
    context.waitForEvent('page'),
    other.getByRole('link', { name: 'Abrir o banco de demonstração' }).click(),
  ]);
  await bank.getByRole('button', { name: 'Pagar agora' }).click();

  await expect(other.getByText('Depósito confirmado!')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /Pix.*R\$\s*20,00.*Pago/ })).toBeVisible();
  for (const tab of [page, other]) await expect(new TopBar(tab).balance).toContainText(reais('20.00'));

  await new TopBar(other).chooseLanguage(/English/);

  for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
  await expect(
    page.getByRole('main').getByRole('button', { name: /Pix.*R\$\s*20[.]00.*Paid/ }),
  ).toBeVisible();
});

test('[G10] [R120] a code that waits for its payment is there again after its tab was closed, until its player makes another deposit', async ({
  page,
  context,
  member,
}) => {
  expect(member.token).not.toBe('');
  const copy = (tab: Page) => tab.getByRole('button', { name: 'Copiar código Pix' });
  const amount = (tab: Page) => tab.getByRole('main').getByRole('textbox');
  await page.goto('/recharge');
  await page.getByRole('button', { name: /^R\$\s*50$/ }).click();
  await page.getByRole('button', { name: /^Depositar R\$/ }).click();
  await expect(copy(page)).toBeVisible();
  await page.close();

  const second = await context.newPage();
  await second.goto('/recharge');
  await expect(copy(second)).toBeVisible();
  await second.getByRole('button', { name: 'Fazer outro depósito' }).click();
  await expect(amount(second)).toBeVisible();
  await second.close();

  const third = await context.newPage();
  await third.goto('/recharge');
  await expect(amount(third)).toBeVisible();
  await expect(third.getByRole('button', { name: /Concluir pagamento/ })).toBeVisible();
  await expect(copy(third)).toHaveCount(0);
});

test.describe('without a network', () => {
  // Code of another area's widget may still be on its way when the network goes.
  test.use({ tolerates: { patterns: [/ERR_INTERNET_DISCONNECTED/, /ChunkLoadError/] } });

  test('[G27] a deposit that is asked for says that it waits, and is made once when the network is back', async ({
    page,
    context,
    member,
  }) => {
    await page.goto('/recharge');
    await page.getByRole('button', { name: /^R\$\s*50$/ }).click();
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Depositar R\$/ }).click();

    await expect(page.getByText(/Sem conexão com a internet\. Enviamos uma única vez/)).toBeVisible();
    await context.setOffline(false);

    await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
    const { data } = await call(member.token, 'POST /api/recharge/list?lang=zh_cn');
    expect(data.total).toBe(1);
  });
});
