import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { Answer } from '@mosaico/shared/api';
import { faults } from '../axe.ts';
import { smallTargets } from '../small-targets.ts';
import { expect, test } from '../test.ts';

/** Deposits R$ 50 in another window, as on another device: asks the API for a charge and pays it at the sandbox bank. */
async function depositElsewhere(page: Page, context: BrowserContext, token: string): Promise<void> {
  const answer = await page.request.post('/api/recharge/online', {
    headers: { authorization: `Bearer ${token}` },
    data: { money: '50.00', payment_id: 1, payment_type: 'pix' },
  });
  const { data } = (await answer.json()) as Answer<'POST /api/recharge/online'>;
  const bank = await context.newPage();
  await bank.goto(data?.sandbox_url ?? '');
  await bank.getByRole('button', { name: 'Pagar agora' }).click();
  await expect(bank.getByText(/R\$\s*50,00/).first()).toBeVisible();
  await bank.close();
}

async function expectNoFault(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await faults(page, name)).toEqual([]);
  expect(await smallTargets(page, name)).toEqual([]);
}

test('[R41] [R125] records keep their filter over a reload, a new deposit comes in by itself, and its receipt can be passed on', async ({
  page,
  context,
  member,
}) => {
  await page.goto('/rechargeRecord');
  await expect(page.getByText('Ainda não há nada por aqui')).toBeVisible();
  await page.getByRole('radio', { name: '7 dias' }).check({ force: true });
  await expect(page).toHaveURL(/\?period=7d$/);

  await depositElsewhere(page, context, member.token);
  const row = page.getByRole('main').getByRole('button', { name: /Pix.*R\$\s*50,00.*Pago/ });
  await expect(row).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: '7 dias' })).toBeChecked();
  await row.click();
  const receipt = page.getByRole('dialog', { name: 'Comprovante' });
  await expect(receipt.getByText(/^E\w{31}$/)).toBeVisible();
  await expectNoFault(page, 'receipt');

  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    receipt.getByRole('button', { name: 'Compartilhar imagem' }).click(),
  ]);
  const bytes = await readFile(await picture.path());
  expect([bytes.subarray(1, 4).toString(), bytes.length > 10_000]).toEqual(['PNG', true]);
  await page.goBack();
  await expect(receipt).toHaveCount(0);
  await expect(page).toHaveURL(/\?period=7d$/);

  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar planilha (CSV)' }).click(),
  ]);
  const lines = (await readFile(await table.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(';50,00;');
  await expectNoFault(page, 'records');
});

test('[R63] [R64] [R65] [R220] the order centre shows what the ledger has, on its three screens', async ({
  page,
  context,
  member,
}) => {
  await page.goto('/order-center?period=7d');
  await expect(page.getByText('Ainda não há nada por aqui')).toBeVisible();

  await depositElsewhere(page, context, member.token);

  const main = page.getByRole('main');
  await expect(main.getByText(/^\+R\$\s*50,00$/)).toBeVisible();
  await expect(main.getByText(/^Saldo R\$\s*50,00$/).first()).toBeVisible();
  await main.getByText('Ver em tabela').click();
  await expect(main.getByRole('row')).toHaveCount(2);
  await expectNoFault(page, 'statement');
  await main.getByRole('link', { name: 'Taxas' }).click();
  await expect(main.getByText('Nenhuma taxa foi cobrada neste período')).toBeVisible();
  await expectNoFault(page, 'fees');
  await main.getByRole('link', { name: 'Vínculos' }).click();
  await expect(main.getByRole('region', { name: 'Desde o último saque' })).toContainText(/\+R\$\s*50,00/);
  await expectNoFault(page, 'association');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('radio', { name: '7 dias' })).toBeChecked();
});
