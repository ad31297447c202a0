import type { Page } from '@playwright/test';
import { register } from '../member.ts';
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
  await register(person);
  await page.goto('/');

  await bar.login.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Esquec/ })
    .click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Usuário, celular ou CPF').fill(person.account);
  await form.getByLabel('CPF', { exact: true }).fill(person.cpf);
  await form.getByRole('button', { name: 'Enviar código' }).click();
  await expect(form.getByLabel('Nova senha', { exact: true })).toBeVisible();
  let code = '';
  await expect.poll(async () => (code = await codeFor(page, `+55${person.phone}`))).not.toBe('');
  await form
    .getByLabel(/código/i)
    .first()
    .fill(code);
  await form.getByLabel('Nova senha', { exact: true }).fill('outra senha 9');
  await form.getByLabel('Repita a nova senha').fill('outra senha 9');
  await form.getByRole('button', { name: 'Salvar nova senha' }).click();

  await expect(page.getByRole('dialog').getByLabel('Usuário, celular ou CPF')).toHaveValue(person.account);
  await bar.loginAs(person.account, 'outra senha 9');
  await expect(bar.balance).toBeVisible();
});

test('[G40] [R168] who prefers a picture reads it, and logs in', async ({ page }) => {
  const bar = new TopBar(page);
  await page.goto('/');
  await bar.login.click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Usuário, celular ou CPF').fill(setting('E2E_MEMBER'));
  await form.getByLabel('Senha', { exact: true }).fill(setting('E2E_PASSWORD'));

  await form.getByRole('button', { name: 'Prefiro digitar o código de uma imagem' }).click();
  await expect(form.getByRole('img', { name: 'Imagem com o código' })).toBeVisible();
  await form.getByLabel('Código da imagem').fill(setting('E2E_CAPTCHA'));
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();

  await expect(bar.balance).toBeVisible();
});

test.describe('in a browser without WebCrypto', () => {
  test('[G40] [R147] the picture is asked for instead of the work', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }));
    const bar = new TopBar(page);
    await page.goto('/');

    await bar.login.click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Usuário, celular ou CPF').fill(setting('E2E_MEMBER'));
    await form.getByLabel('Senha', { exact: true }).fill(setting('E2E_PASSWORD'));
    await form.getByRole('button', { name: 'Entrar', exact: true }).click();

    const code = form.getByLabel('Código da imagem');
    await expect(code).toBeFocused();
    await expect(form.getByText('Digite o código da imagem')).toBeVisible();
    await code.fill(setting('E2E_CAPTCHA'));
    await form.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(bar.balance).toBeVisible();
  });
});

test.describe('when the work cannot be had', () => {
  test.use({ tolerates: { patterns: [/status of 503/] } });

  test('[G40] the picture takes its place by itself', async ({ page }) => {
    await page.route('**/api/auth/captcha*', (route) =>
      route.request().postData()?.includes('work')
        ? route.fulfill({ status: 503, json: { code: 503, message: 'no', request_id: 'r' } })
        : route.continue(),
    );
    const bar = new TopBar(page);
    await page.goto('/');
    await bar.login.click();

    const form = page.getByRole('dialog');
    await expect(form.getByRole('img', { name: 'Imagem com o código' })).toBeVisible();
    await expect(
      form.getByText('A verificação automática não funcionou. Digite o código da imagem.').first(),
    ).toBeVisible();
  });
});

test.describe('with a session that the server has ended', () => {
  test.use({ tolerates: { patterns: [/status of 401/] } });

  test('[R118] [R159] the player is asked once whether to log in again, and stays a visitor on cancel', async ({
    page,
    member: { token },
  }) => {
    const bar = new TopBar(page);
    await page.goto('/');
    await expect(bar.balance).toBeVisible();

    await page.request.post('/api/auth/logout', {
      data: {},
      headers: { authorization: `Bearer ${token}` },
    });

    const question = page.getByRole('dialog', { name: 'Confirme' });
    await expect(question).toContainText('Sua sessão expirou');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(bar.login).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(
      await page.evaluate(() => [sessionStorage.getItem('token'), sessionStorage.getItem('userInfo')]),
    ).toEqual([null, null]);
  });
});

test('[R33] [R158] no screen of a member sends a call with a token for a visitor', async ({ page }) => {
  const withToken: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['authorization']) withToken.push(request.url());
  });
  for (const path of ['/recharge', '/profile', '/agency-center/invite', '/information-center/notification']) {
    await page.goto(path);
    await expect(page.getByText('Você ainda não entrou').first()).toBeVisible();
  }
  expect(withToken).toEqual([]);
});

test('[A22] /login leads back to where the player came from, on this site only', async ({ page }) => {
  const bar = new TopBar(page);
  await page.goto('/login?redirect=//evil.example');
  await page.getByRole('main').getByLabel('Usuário, celular ou CPF').fill(setting('E2E_MEMBER'));
  await page.getByRole('main').getByLabel('Senha', { exact: true }).fill(setting('E2E_PASSWORD'));
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();

  await expect(bar.balance).toBeVisible();
  await expect(page).toHaveURL('/');
});
