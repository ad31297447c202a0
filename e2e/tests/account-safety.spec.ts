import type { Page } from '@playwright/test';
import { logIn, openSession } from '../member.ts';
import { call, payIn } from '../money.ts';
import { TopBar } from '../pages/TopBar.ts';
import { expect, test } from '../test.ts';

const GAME = '/gameInfo?game_id=3&platType=ipe';
const NEW_PASSWORD = 'vento sul 2027';

/** A device with a fingerprint reader, on which the owner's finger lies. https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** A browser that offers no passkey in a field: a finger that lies there would answer before the button is pressed. */
async function withoutOffers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}

test('[G55] [A63] a passkey is made, and opens the account without a password', async ({ page, member }) => {
  await addAuthenticator(page);
  await withoutOffers(page);
  await page.goto('/security-center/passkeys');
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click();
  const sheet = page.getByRole('dialog', { name: 'Adicionar chave de acesso' });
  await sheet.getByLabel('Nome desta chave').fill('Meu celular');
  await sheet.getByLabel('Sua senha de acesso').fill(member.password);
  await sheet.getByRole('button', { name: 'Adicionar chave de acesso' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Meu celular' })).toContainText(
    'ainda não usada',
  );

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Confirme' })
    .getByRole('button', { name: 'Sair', exact: true })
    .click();
  const bar = new TopBar(page);
  await bar.login.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar com chave de acesso' }).click();

  await expect(bar.balance).toBeVisible();
  // Its entry in the history goes with it.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/security-center/passkeys');
  await expect(page.getByRole('listitem').filter({ hasText: 'Meu celular' })).toContainText('último uso');
});

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

test('[G31] a game that plays by itself stops for good when the player is told how long they have been here', async ({
  page,
  member,
}) => {
  await payIn(member.token, '50.00');
  // The check comes while rounds follow by themselves, however long it takes to begin them.
  const playsByItself = Promise.withResolvers<void>();
  await page.route('**/api/rg/session*', async (route) => {
    await playsByItself.promise;
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { now: string } };
    const now = new Date(Date.parse(answer.data.now) + 65 * 60_000).toISOString();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, now } } });
  });
  await page.goto(GAME);
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Jogo automático' }).click();
  await game.getByRole('button', { name: 'Começar' }).click();
  await expect(game.locator('[data-left]')).toHaveCount(1);
  playsByItself.resolve();

  const check = page.getByRole('dialog', { name: /^Você está aqui há 1\s?h/ });
  await expect(check).toBeVisible();
  await expect(game.locator('[data-left]')).toHaveCount(0);
  await expect(game.locator('.play.is-playing')).toHaveCount(0);
  const rounds = await roundsOf(member.token);
  expect(rounds).toBeGreaterThan(0);

  await check.getByRole('button', { name: 'Continuar jogando' }).click();
  await expect(check).toHaveCount(0);
  await expect(game.getByRole('button', { name: 'Girar', exact: true })).toBeVisible();
  expect(await roundsOf(member.token)).toBe(rounds);
  // The player alone begins the next one.
  await game.getByRole('button', { name: 'Girar', exact: true }).click();
  await expect.poll(() => roundsOf(member.token)).toBe(rounds + 1);
});

/** How many rounds the member has played since their login, as the server counts them. */
async function roundsOf(token: string): Promise<number> {
  return (await call(token, 'GET /api/rg/session')).data.rounds;
}

/** A photo of one colour. */
function photo(page: Page, colour: string): Promise<Buffer> {
  return page
    .evaluate((fill) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 });
      const paint = canvas.getContext('2d');
      if (!paint) throw new Error('no canvas');
      paint.fillStyle = fill;
      paint.fillRect(0, 0, 800, 600);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    }, colour)
    .then((base64) => Buffer.from(base64, 'base64'));
}

test.describe('where the site asks for an identity first', () => {
  test.use({ tolerates: { patterns: [/status of 403 .*\/api\/recharge/] } });

  test('[G33] a refused deposit leads to the check, and the check back to the deposit', async ({
    page,
    member,
  }) => {
    expect(member.token).not.toBe('');
    // Refused once, as a licensed site does it before the check.
    await page.route(
      '**/api/recharge/online*',
      (route) =>
        route.fulfill({
          status: 403,
          json: {
            code: 403,
            error: 'identity_required',
            message: 'Confirme sua identidade primeiro',
            request_id: 'r',
          },
        }),
      { times: 1 },
    );
    const deposit = async () => {
      await page.getByRole('button', { name: /^R\$\s*50$/ }).click();
      await page.getByRole('button', { name: /^Depositar R\$\s*50/ }).click();
    };
    await page.goto('/recharge');
    await deposit();
    await expect(page).toHaveURL('/identity');
    await expect(page.getByText('Confirme sua identidade primeiro')).toBeVisible();

    for (const [place, colour] of [
      ['Frente do documento', '#225588'],
      ['Verso do documento', '#558822'],
      ['Selfie', '#885522'],
    ] as const)
      await page
        .getByLabel(place, { exact: true })
        .locator('visible=false')
        .last()
        .setInputFiles({
          name: `${colour}.jpg`,
          mimeType: 'image/jpeg',
          buffer: await photo(page, colour),
        });
    await expect(page.getByRole('img', { name: /a foto que será enviada/ })).toHaveCount(3);
    await page.getByRole('button', { name: 'Enviar para verificação' }).click();
    await expect(page.getByRole('heading', { name: 'Identidade confirmada' })).toBeVisible();

    await page.getByRole('button', { name: 'Voltar para onde eu estava' }).click();
    await expect(page).toHaveURL('/recharge');
    await deposit();
    await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
  });
});
