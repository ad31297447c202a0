import type { Page } from '@playwright/test';
import { Effort } from '../effort.ts';
import { TopBar } from '../pages/TopBar.ts';
import { aPerson } from '../person.ts';
import { expect, test } from '../test.ts';

/** From the home screen of a member to the end of their first deposit. It may shrink. */
const MOST_OF_MEMBER = 5;
/** From the first view of the site: what is reached today. It may shrink. */
const MOST = {
  deposit: { taps: 9, keystrokes: 61 },
  spin: { taps: 12, keystrokes: 61 },
} as const;

/** Deposits R$ 50, from any screen with the tabs. */
async function depositFifty(page: Page, effort: Effort): Promise<void> {
  await effort.tap(
    page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('link', { name: 'Depositar' }),
  );
  await effort.tap(page.getByRole('button', { name: /^R\$\s*50$/ }));
  await effort.tap(page.getByRole('button', { name: /^Depositar( R\$|$)/ }));
  const [bank] = await Promise.all([
    page.context().waitForEvent('page'),
    effort.tap(page.getByRole('link', { name: 'Abrir o banco de demonstração' })),
  ]);
  await effort.tap(bank.getByRole('button', { name: 'Pagar agora' }));
  await expect(page.getByText('Depósito confirmado!')).toBeVisible();
  await bank.close();
}

test('a member reaches the first deposit with few taps', async ({ page, member }) => {
  expect(member.token).not.toBe('');
  const effort = new Effort();
  await page.goto('/');

  await depositFifty(page, effort);

  process.stdout.write(`    to a member's deposit: ${effort.taps} taps\n`);
  expect(effort.taps).toBeLessThanOrEqual(MOST_OF_MEMBER);
});

test('a visitor reaches the first deposit and the first spin with few taps and keystrokes', async ({
  page,
}) => {
  const person = aPerson();
  const bar = new TopBar(page);
  const effort = new Effort();
  const tabs = page.getByRole('navigation', { name: 'Navegação principal' });
  const form = page.getByRole('dialog');
  await page.goto('/');

  await test.step('registers', async () => {
    await effort.tap(bar.register);
    await expect(form.getByLabel('CPF')).toBeFocused();
    await effort.type(page, person.cpf);
    await expect(form.getByLabel('Data de nascimento')).toBeFocused();
    await effort.type(page, person.birthDate);
    await expect(form.getByLabel('Celular')).toBeFocused();
    await effort.type(page, person.phone);
    await expect(form.getByLabel('Nome completo')).toBeFocused();
    await effort.type(page, person.realname);
    await effort.tap(form.getByRole('button', { name: 'Continuar' }));
    await expect(form.getByLabel('Senha', { exact: true })).toBeFocused();
    await effort.type(page, person.password);
    await effort.tap(form.getByLabel(/Tenho 18 anos/));
    await bar.fillCodeIfAsked('Criar minha conta');
    await effort.tap(form.getByRole('button', { name: 'Criar minha conta' }));
    await expect(bar.balance).toBeVisible();
  });

  await test.step('deposits R$ 50', async () => {
    await depositFifty(page, effort);
  });
  const deposit = { taps: effort.taps, keystrokes: effort.keystrokes };

  await test.step('spins', async () => {
    await effort.tap(tabs.getByRole('link', { name: 'Jogos' }));
    await effort.tap(page.getByRole('article').first().getByRole('link'));
    const settled = page.waitForResponse(
      (response) => response.url().includes('/provider/') && response.request().method() === 'POST',
    );
    await effort.tap(page.frameLocator('iframe').getByRole('button', { name: /girar/i }));
    expect((await settled).status()).toBe(200);
  });
  const spin = { taps: effort.taps, keystrokes: effort.keystrokes };

  for (const [goal, { taps, keystrokes }] of Object.entries({ deposit, spin })) {
    process.stdout.write(`    to the first ${goal}: ${taps} taps, ${keystrokes} keystrokes\n`);
  }
  expect(deposit.taps).toBeLessThanOrEqual(MOST.deposit.taps);
  expect(deposit.keystrokes).toBeLessThanOrEqual(MOST.deposit.keystrokes);
  expect(spin.taps).toBeLessThanOrEqual(MOST.spin.taps);
  expect(spin.keystrokes).toBeLessThanOrEqual(MOST.spin.keystrokes);
});
