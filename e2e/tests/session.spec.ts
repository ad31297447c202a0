import type { Page } from '@playwright/test';
import { aPerson } from '../person.ts';
import { TopBar } from '../pages/TopBar.ts';
import { setting } from '../site.ts';
import { expect, test } from '../test.ts';

/** The newest code that the sandbox mailbox holds for an address. */
async function codeFor(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(`/mailbox/messages?to=${encodeURIComponent(address)}`);
  return /\b\d{6}\b/.exec(await answer.text())?.[0] ?? '';
}

test('[G9] who has forgotten the password gets a code by SMS and sets a new one', async ({ page }) => {
  const bar = new TopBar(page);
  const person = aPerson();
  await page.goto('/');
  await bar.registerAs(person);
  await expect(bar.balance).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');

  await bar.login.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Esquec/ })
    .click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Conta, celular ou CPF').fill(person.account);
  await form.getByLabel('CPF', { exact: true }).fill(person.cpf);
  await form.getByLabel('Código de verificação').fill(setting('E2E_CAPTCHA'));
  await form.getByRole('button', { name: /Enviar/ }).click();
  await expect(form.getByLabel('Nova senha', { exact: true })).toBeVisible();
  let code = '';
  await expect.poll(async () => (code = await codeFor(page, `+55${person.phone}`))).not.toBe('');
  await form
    .getByLabel(/código/i)
    .first()
    .fill(code);
  await form.getByLabel('Nova senha', { exact: true }).fill('outra senha 9');
  await form.getByLabel(/Repita/).fill('outra senha 9');
  await form.getByRole('button', { name: /senha/i }).last().click();

  await expect(page.getByRole('dialog').getByLabel('Conta, celular ou CPF')).toHaveValue(person.account);
  await bar.loginAs(person.account, 'outra senha 9');
  await expect(bar.balance).toBeVisible();
});
