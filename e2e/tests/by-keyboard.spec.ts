import type { Locator, Page } from '@playwright/test';
import { announcedAtFocus } from '../announced.ts';
import { pressByKey, tabTo } from '../keyboard.ts';
import { openSession } from '../member.ts';
import { call } from '../money.ts';
import { speak } from '../pages/FirstScreen.ts';
import { TopBar } from '../pages/TopBar.ts';
import { aPerson } from '../person.ts';
import { type Texts, textsIn } from '../pictures/texts.ts';
import { setting } from '../site.ts';
import { expect, test } from '../test.ts';

/** Reaches a field by the Tab key, hears what it is, and types. */
async function typeInto(page: Page, field: Locator, role: string, name: string, text: string): Promise<void> {
  await tabTo(page, field);
  expect(await announcedAtFocus(page)).toMatchObject({ role, name, isInvalid: false });
  await page.keyboard.type(text);
}

/** Reaches a button by the Tab key, hears its name, and presses it. */
async function press(page: Page, button: Locator, name: string | RegExp): Promise<void> {
  await tabTo(page, button);
  const spoken = await announcedAtFocus(page);
  expect([spoken.role, spoken.name]).toEqual(['button', expect.stringMatching(name)]);
  await page.keyboard.press('Enter');
}

/** Asks for the picture in place of the browser's work, goes back to its field, and types what it shows. */
async function typePictureCode(page: Page, form: Locator, texts: Texts): Promise<void> {
  const name = texts('shell', 'form.captcha');
  const code = form.getByLabel(name, { exact: true });
  const another = texts('auth', 'captcha.toPicture');
  // Where the work has failed by itself, the picture is there already.
  if (!(await code.isVisible())) await press(page, form.getByRole('button', { name: another }), another);
  await expect(form.getByRole('img', { name: texts('auth', 'captcha.picture') })).toBeVisible();
  await tabTo(page, code, 'Shift+Tab');
  expect(await announcedAtFocus(page)).toMatchObject({ role: 'textbox', name });
  await page.keyboard.type(setting('E2E_CAPTCHA'));
}

// In English; the other tests here are in Portuguese. So both are heard, and no page is loaded twice.
test('[R169] [R170] [G31] [G40] somebody who sees no screen and uses no pointer registers, with what is wrong told where it is', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  const texts = textsIn('en');
  const inShell = (key: string) => texts('shell', key);
  const person = aPerson();
  const bar = new TopBar(page);
  await page.goto('/');
  await expect(bar.register).toBeVisible();
  await press(page, bar.register, inShell('register.title'));
  const form = page.getByRole('dialog');
  await expect(form).toBeVisible();
  const cpf = form.getByLabel(inShell('form.cpf'));
  await expect(cpf).toBeVisible();
  const goOn = form.getByRole('button', { name: inShell('register.next') });

  await test.step('a wrong CPF is told at its field, where the focus goes', async () => {
    await typeInto(page, cpf, 'textbox', inShell('form.cpf'), '11111111111');
    await press(page, goOn, inShell('register.next'));
    await expect(cpf).toBeFocused();
    const spoken = await announcedAtFocus(page);
    expect([spoken.name, spoken.isInvalid, spoken.description]).toEqual([
      inShell('form.cpf'),
      true,
      expect.stringContaining('CPF'),
    ]);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(person.cpf);
  });

  await test.step('the rest of the form says its names', async () => {
    for (const [key, text] of [
      ['form.birthDate', person.birthDate],
      ['form.phone', person.phone],
      ['form.realname', person.realname],
    ] as const) {
      const name = inShell(key);
      await tabTo(page, form.getByLabel(name));
      expect(await announcedAtFocus(page)).toMatchObject({ role: 'textbox', name });
      await page.keyboard.type(text);
    }
    await pressByKey(page, goOn);
    const [account, password] = [inShell('form.account'), inShell('form.password')];
    // The second step begins there, because an account name is suggested.
    await expect(form.getByLabel(password, { exact: true })).toBeFocused();
    const accountField = form.getByLabel(account, { exact: true });
    await tabTo(page, accountField, 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await typeInto(page, accountField, 'textbox', account, person.account);
    await typeInto(page, form.getByLabel(password, { exact: true }), 'textbox', password, person.password);
    // Up to its links.
    const agreed = (texts('auth', 'register.agree').split('<')[0] ?? '').trim();
    await tabTo(page, form.getByLabel(agreed));
    expect(await announcedAtFocus(page)).toMatchObject({
      role: 'checkbox',
      name: expect.stringContaining(agreed) as unknown,
    });
    await page.keyboard.press('Space');
  });

  await test.step('the code of the picture is typed', () => typePictureCode(page, form, texts));
  const submit = texts('auth', 'register.submit');
  await press(page, form.getByRole('button', { name: submit, exact: true }), submit);
  await expect(bar.balance).toBeVisible();
  await expect(form).toHaveCount(0);
});

test('[R40] [R71] a deposit is made and paid by the keyboard, and its arrival is announced', async ({
  page,
  context,
  member: _member,
}) => {
  await page.goto('/recharge');
  const main = page.getByRole('main');
  await press(page, main.getByRole('button', { name: /^R\$\s*50$/ }), /R\$\s*50$/);
  await press(page, main.getByRole('button', { name: /^Depositar R\$\s*50/ }), /^Depositar R\$\s*50/);
  const copy = page.getByRole('button', { name: 'Copiar código Pix' });
  await expect(copy).toBeVisible();
  await tabTo(page, copy);

  const link = page.getByRole('link', { name: 'Abrir o banco de demonstração' });
  const [bank] = await Promise.all([context.waitForEvent('page'), pressByKey(page, link)]);
  await pressByKey(bank, bank.getByRole('button', { name: 'Pagar agora' }));

  await expect(page.getByRole('status').filter({ hasText: 'Depósito confirmado!' })).toBeVisible();
  await expect(new TopBar(page).balance).toContainText(/R\$\s*50,00/);
});

test.describe('limits', () => {
  // What is still asked for while the session ends.
  test.use({ tolerates: { patterns: [/status of 401/] } });

  test('[G31] [R85] a limit is set, and then the account excluded, by the keyboard alone, with every field heard', async ({
    page,
    member,
  }) => {
    await page.goto('/responsible-gaming');
    const main = page.getByRole('main');
    await expect(main.getByText('Você ainda não definiu nenhum limite')).toBeVisible();

    await test.step('a limit without an amount is told at its field', async () => {
      await press(page, main.getByRole('button', { name: 'Definir um limite' }), /^Definir um limite$/);
      const sheet = page.getByRole('dialog', { name: 'Definir um limite' });
      await expect(sheet).toBeVisible();
      await tabTo(page, sheet.getByRole('radio', { name: 'Depósitos' }));
      expect(await announcedAtFocus(page)).toMatchObject({ role: 'radio', name: 'Depósitos' });
      await press(page, sheet.getByRole('button', { name: 'Salvar' }), /^Salvar$/);
      const amount = sheet.getByRole('textbox', { name: 'Valor' });
      await expect(amount).toBeFocused();
      expect(await announcedAtFocus(page)).toEqual({
        role: 'textbox',
        name: 'Valor',
        description: 'Informe o valor',
        isInvalid: true,
      });
      await page.keyboard.type('10000');
      await press(page, sheet.getByRole('button', { name: 'Salvar' }), /^Salvar$/);
      await expect(sheet).toHaveCount(0);
    });
    const limit = main.getByRole('listitem').filter({ hasText: 'Depósitos por dia' });
    await expect(limit).toContainText(/R\$\s*100,00/);
    await tabTo(page, limit.getByRole('button'));
    expect(await announcedAtFocus(page)).toMatchObject({
      role: 'button',
      name: 'Alterar: Depósitos por dia',
    });

    await test.step('who has not agreed is led to the box', async () => {
      await press(page, main.getByRole('button', { name: 'Quero me autoexcluir' }), /^Quero me autoexcluir$/);
      const sheet = page.getByRole('dialog', { name: 'Autoexclusão' });
      await expect(sheet).toBeVisible();
      await tabTo(page, sheet.getByRole('combobox'));
      expect(await announcedAtFocus(page)).toMatchObject({ role: 'combobox', name: 'Por quanto tempo' });
      await page.keyboard.press('ArrowDown');
      const send = sheet.getByRole('button', { name: 'Confirmar autoexclusão' });
      await tabTo(page, send);
      // What follows is no field: it is heard at the button.
      expect((await announcedAtFocus(page)).description).toContain(
        'Você sai da conta em todos os seus aparelhos',
      );
      await press(page, send, /^Confirmar autoexclusão$/);
      await expect(sheet.getByRole('checkbox')).toBeFocused();
      expect(await announcedAtFocus(page)).toEqual({
        role: 'checkbox',
        name: 'Entendo que isso não pode ser desfeito antes do prazo',
        description: 'Marque esta opção primeiro',
        isInvalid: true,
      });
      await page.keyboard.press('Space');
      await press(page, send, /^Confirmar autoexclusão$/);
    });

    await expect(page.getByRole('status').filter({ hasText: 'Você se autoexcluiu até' })).toBeVisible();
    await expect(new TopBar(page).login).toBeVisible();
    const token = await openSession(member.account, member.password);
    const deposit = call(token, 'POST /api/recharge/online', {
      money: '50.00',
      payment_id: 1,
      payment_type: 'pix',
    });
    await expect(deposit).rejects.toThrow('self_excluded');
  });
});
