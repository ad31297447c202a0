import type { Frame, Page } from '@playwright/test';
import { GAME_OF_EACH_KIND, openGame } from '../open-game.ts';
import { TopBar } from '../pages/TopBar.ts';
import { aPerson } from '../person.ts';
import { expect, test } from '../test.ts';

/** As a visitor sets it in the browser: every size that follows the text doubles. */
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
});

/** Texts and buttons that reach out of the bar, the page, or the window that lies over both, where nothing can be scrolled sideways. */
function cutOff(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    const windows = [...document.querySelectorAll('dialog[open]')].slice(-1);
    const scopes = windows.length > 0 ? windows : [...document.querySelectorAll('header, main')];
    return scopes.flatMap((scope) => {
      const room = scope.getBoundingClientRect().right;
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        element !== scope &&
        (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
      return [...scope.querySelectorAll('*')]
        .filter(
          (element) =>
            (element.matches('button, a') ||
              [...element.childNodes].some(
                ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
              )) &&
            !element.closest('[aria-hidden="true"]') &&
            getComputedStyle(element).clipPath === 'none' &&
            element.getBoundingClientRect().right > room + 1 &&
            !scrolls(element.parentElement),
        )
        .map((element) => element.textContent?.trim().slice(0, 60) ?? '');
    });
  });
}

/** Buttons of a game that stand over a text or another button, and what is too narrow to be pressed. */
function inTheWay(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => element.getBoundingClientRect().width > 0 || element.matches('input'),
      );
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
    const buttons = seen('button');
    const over = buttons.flatMap((button) =>
      [...seen('h1, h1 ~ p, strong, output'), ...buttons]
        .filter((other) => other !== button && !button.contains(other))
        .filter((other) => overlap(button.getBoundingClientRect(), other.getBoundingClientRect()))
        .map((other) => `${nameOf(button)} stands over ${nameOf(other)}`),
    );
    const narrow = [...buttons, ...seen('select, input[type=range]')]
      .map((element) => ({ name: nameOf(element), width: Math.round(element.getBoundingClientRect().width) }))
      .filter(({ width }) => width < 44)
      .map(({ name, width }) => `${name} is ${width} px wide`);
    return [...over, ...narrow];
  });
}

async function payAtTheBank(page: Page): Promise<void> {
  const [bank] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Abrir o banco de demonstração' }).click(),
  ]);
  await bank.getByRole('button', { name: 'Pagar agora' }).click();
  await expect(page.getByText('Depósito confirmado!')).toBeVisible();
  await bank.close();
}

for (const width of [320, 390]) {
  test(`no text is cut off at ${width} px with texts twice as large`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const bar = new TopBar(page);
    const form = page.getByRole('dialog');
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await cutOff(page), 'terms').toEqual([]);
    await page.goto('/login');
    await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
    expect(await cutOff(page), 'login').toEqual([]);

    await page.goto('/?invite_code=ABCD2345');
    await expect(form.getByLabel('CPF')).toBeVisible();
    expect(await cutOff(page), 'registration, step 1').toEqual([]);
    await bar.identifyAs(aPerson());
    await form.getByRole('button', { name: 'Criar minha conta' }).click();
    await expect(form.getByText('Informe sua senha')).toBeVisible();
    expect(await cutOff(page), 'registration, step 2').toEqual([]);
  });

  test(`a member's money is whole at ${width} px with texts twice as large`, async ({ page, member }) => {
    expect(member.token).not.toBe('');
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/recharge');
    await expect(page.getByRole('button', { name: 'R$ 50', exact: true })).toBeVisible();
    expect(await cutOff(page), 'deposit').toEqual([]);
    await new TopBar(page).balance.getByRole('button', { name: /R\$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await cutOff(page), 'balance').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'R$ 50', exact: true }).click();
    await page.getByRole('button', { name: /^Depositar R\$/ }).click();
    await page.getByRole('button', { name: 'Pagar com outro aparelho' }).click();
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
    expect(await cutOff(page), 'code').toEqual([]);
    await payAtTheBank(page);
    expect(await cutOff(page), 'receipt').toEqual([]);

    await page.goto('/withdraw');
    await expect(page.getByText(/^Falta apostar/)).toBeVisible();
    expect(await cutOff(page), 'withdrawal').toEqual([]);
    await page.getByRole('button', { name: 'Adicionar chave Pix' }).click();
    await page.getByRole('radio', { name: 'CPF' }).check();
    await expect(page.getByLabel('Número do CPF')).toBeVisible();
    expect(await cutOff(page), 'Pix key').toEqual([]);

    await page.goto('/gameInfo?game_id=3&platType=ipe');
    const clock = page.locator('header time');
    await expect(clock).toBeVisible();
    await expect(page.locator('header strong')).toBeVisible();
    const [time, balance] = await Promise.all(
      [clock, page.locator('header strong')].map((part) => part.boundingBox()),
    );
    const isBeside = (time?.x ?? 0) + (time?.width ?? 0) <= (balance?.x ?? 0);
    const isAbove = (time?.y ?? 0) + (time?.height ?? 0) <= (balance?.y ?? 0);
    const isBelow = (balance?.y ?? 0) + (balance?.height ?? 0) <= (time?.y ?? 0);
    expect(isBeside || isAbove || isBelow, 'the clock and the balance above a game').toBe(true);
  });
}

test('every kind of game is whole, with nothing over its texts, at 320 px with texts twice as large', async ({
  page,
  member,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const name of GAME_OF_EACH_KIND) {
    await openGame(page, member.token, name);
    const element = page.locator('iframe');
    await expect(element.contentFrame().getByText(/^RTP/)).toBeVisible();
    await expect(element.contentFrame().getByRole('radio').first()).toBeAttached();
    const frame = await (await element.elementHandle())?.contentFrame();
    if (!frame) throw new Error(`${name} has no frame`);
    expect(await cutOff(frame), name).toEqual([]);
    expect(await inTheWay(frame), name).toEqual([]);
  }
});

test('bets, and the colour or side that is bet on, stand above the button that plays in every kind of game on a phone with texts twice as large', async ({
  page,
  member,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of GAME_OF_EACH_KIND) {
    await openGame(page, member.token, name);
    const game = page.locator('iframe').contentFrame();
    await expect(game.getByRole('radio').first()).toBeAttached();
    await expect(game.locator('.play')).toBeVisible();
    const [bets, play] = await Promise.all(
      ['.chips', '.play'].map((part) => game.locator(part).boundingBox()),
    );
    expect((bets?.y ?? Infinity) + (bets?.height ?? 0), name).toBeLessThanOrEqual(play?.y ?? 0);
    for (const choice of await game.locator('.picks, .segments').all()) {
      const box = await choice.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), name).toBeLessThanOrEqual(play?.y ?? 0);
    }
    expect((play?.y ?? 0) + (play?.height ?? 0), name).toBeLessThanOrEqual(844);
  }
});

test('a field of mines is as large as a finger needs on a phone with texts twice as large', async ({
  page,
  member,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGame(page, member.token, 'Garimpo de Minas');
  const fields = page.locator('iframe').contentFrame().locator('.mine-field');
  await expect(fields.first()).toBeVisible();

  const [one, next] = await Promise.all([0, 1].map((index) => fields.nth(index).boundingBox()));

  // A field with the gap around it.
  expect((next?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThanOrEqual(44);
});

test('the button that plays a slot is in reach without scrolling at 320 x 568 with texts twice as large', async ({
  page,
  member,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const name of ['Onda Dourada', 'Feira de Domingo', 'Guardiã da Mata']) {
    await openGame(page, member.token, name);
    const play = page.locator('iframe').contentFrame().locator('.play');
    await expect(play).toBeInViewport({ ratio: 1 });
    const box = await play.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(568);
  }
});

test('tags of games stand below their covers with texts twice as large', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('NOVO').first()).toBeVisible();

  const over = await page.getByRole('article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const cover = card.querySelector('a > div')?.getBoundingClientRect();
      return [...card.querySelectorAll('a span')]
        .filter(({ textContent }) => ['EM ALTA', 'NOVO'].includes(textContent))
        .filter((tag) => tag.getBoundingClientRect().top < (cover?.bottom ?? Infinity))
        .map(() => card.textContent);
    }),
  );
  expect(over).toEqual([]);
});

test('what a registration ends with is whole and leaves the search free at 320 px with texts twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  const text = page.getByText('Cadastro concluído com sucesso');
  // Under a pointer it stays. Looked for from before, because a busy machine may take as long for the press as it is shown.
  const isRead = text.hover();
  await new TopBar(page).registerAs(aPerson());
  await isRead;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /^Oi/ })).toBeVisible();
  const message = await text.locator('..').boundingBox();
  const search = await page.getByRole('main').getByRole('link', { name: 'Buscar jogos' }).boundingBox();
  expect(message?.x).toBeGreaterThanOrEqual(0);
  expect((message?.x ?? 0) + (message?.width ?? 0)).toBeLessThanOrEqual(320);
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(search?.y ?? 0);
});
