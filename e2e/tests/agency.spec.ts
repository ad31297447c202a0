import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { logIn, register } from '../member.ts';
import { call, payIn, wager } from '../money.ts';
import { TopBar } from '../pages/TopBar.ts';
import { aPerson } from '../person.ts';
import { qrOfPng } from '../qr-of-png.ts';
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

test('[G22] the poster that is saved or sent has the member’s own link in its code, and the link is shared as it is', async ({
  page,
  member,
}) => {
  const { data: agent } = await call(member.token, 'POST /api/auth/me');
  // Browsers of tests have no share sheet; this one keeps what it is handed.
  await page.addInitScript(() => {
    const shared: { readonly url: string; readonly text: string; readonly files: readonly File[] }[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ url = '', text = '', files = [] }: ShareData) => void shared.push({ url, text, files }),
    });
  });
  await page.goto('/agency-center/invite');
  const link = await page.getByLabel('Seu link de convite').inputValue();
  expect(new URL(link).searchParams.get('invite_code')).toBe(agent.invite_code);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Salvar cartaz' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`-${agent.invite_code}\\.png$`));
  expect(await qrOfPng(page, await readFile(await download.path()))).toBe(link);

  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await expect.poll(() => sharedIn(page)).toMatchObject([{ url: link, pictures: [] }]);

  await page.getByRole('button', { name: 'Enviar cartaz' }).click();
  await expect.poll(async () => (await sharedIn(page)).length).toBe(2);
  const [, poster] = await sharedIn(page);
  expect(poster?.text).toContain('só para maiores de 18 anos');
  expect(poster?.pictures).toHaveLength(1);
  expect(await qrOfPng(page, Buffer.from(poster?.pictures[0] ?? '', 'base64'))).toBe(link);
});

/** What the page has handed to the device’s share sheet; pictures in base64. */
function sharedIn(page: Page) {
  return page.evaluate(async () => {
    const { shared } = window as unknown as {
      readonly shared: readonly {
        readonly url: string;
        readonly text: string;
        readonly files: readonly File[];
      }[];
    };
    const base64Of = async (file: File) => {
      let text = '';
      for (const value of new Uint8Array(await file.arrayBuffer())) text += String.fromCharCode(value);
      return btoa(text);
    };
    return Promise.all(
      shared.map(async ({ url, text, files }) => ({
        url,
        text,
        pictures: await Promise.all(files.map(base64Of)),
      })),
    );
  });
}
