import type { Locator } from '@playwright/test';
import { faults } from '../axe.ts';
import { call, payIn } from '../money.ts';
import { speak } from '../pages/FirstScreen.ts';
import { TopBar } from '../pages/TopBar.ts';
import { smallTargets } from '../small-targets.ts';
import { expect, test } from '../test.ts';

for (const value of ['pt', 'th'] as const) {
  test(`axe finds nothing in the windows of the top bar in ${value}`, async ({ page, context }) => {
    await speak(context, value);
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    const bar = page.getByRole('banner').getByRole('button');
    const dialog = page.getByRole('dialog');
    const texts = {
      pt: { menu: 'Menu', language: /Idioma/, login: 'Entrar', register: 'Criar conta', forgot: /Esqueceu/ },
      th: { menu: 'เมนู', language: /ภาษา/, login: 'เข้าสู่ระบบ', register: 'สมัคร', forgot: /ลืม/ },
    }[value];
    for (const name of [texts.menu, texts.language, texts.login, texts.register]) {
      await bar.and(page.getByRole('button', { name })).first().click();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('progressbar')).toHaveCount(0);
      expect(await faults(page, String(name))).toEqual([]);
      expect(await smallTargets(page, String(name))).toEqual([]);
      if (name === texts.login) {
        await dialog.getByRole('button', { name: texts.forgot }).click();
        expect(await faults(page, 'forgot')).toEqual([]);
        expect(await smallTargets(page, 'forgot')).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
}

test('axe finds nothing on the screens of a member, nor in what the balance and the menu open', async ({
  page,
  member: _member,
}) => {
  const bar = new TopBar(page);
  await page.goto('/');
  await expect(bar.balance.getByRole('button').first()).toBeVisible();
  for (const name of ['Convidar', 'Promoções', 'Perfil', 'Depositar', 'Jogos']) {
    await page
      .getByRole('navigation', { name: 'Navegação principal' })
      .getByRole('link', { name, exact: true })
      .click();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await faults(page, name)).toEqual([]);
    expect(await smallTargets(page, name)).toEqual([]);
  }
  await bar.openMenu();
  expect(await faults(page, 'menu')).toEqual([]);
  expect(await smallTargets(page, 'menu')).toEqual([]);
  await page.keyboard.press('Escape');
  await bar.balance.getByRole('button', { name: /R\$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await faults(page, 'balance')).toEqual([]);
  expect(await smallTargets(page, 'balance')).toEqual([]);
  // On the smallest phone the list has little room above the two buttons, which stand beside each other.
  await page.setViewportSize({ width: 320, height: 568 });
  const [withdraw, deposit] = await Promise.all(
    ['Sacar', 'Depositar'].map((name) =>
      page.getByRole('dialog').getByRole('button', { name }).boundingBox(),
    ),
  );
  expect(withdraw?.y).toBe(deposit?.y);
});

test.describe('where the visitor’s own colours are forced', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('axe finds nothing, fields have an edge, and the tab bar and the kept button hide what is behind them', async ({
    page,
    member: _member,
  }) => {
    for (const route of ['/', '/recharge', '/promotion/vip', '/profile']) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);

      // The colours are the browser's here, and axe reads those that it does not draw.
      const found = (await faults(page, route)).filter((fault) => !fault.includes(': color-contrast:'));
      expect(found).toEqual([]);
    }
    await page.goto('/');
    const heart = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Favorito/ });
    for (const isPressed of [false, true]) {
      if (isPressed) await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', String(isPressed));
      const [disc, drawn] = await heart.evaluate((button) =>
        [getComputedStyle(button), getComputedStyle(button, '::before')].map(
          (style) => style.backgroundColor,
        ),
      );
      expect(disc, 'the disc under the heart').not.toMatch(/, 0\)$/);
      expect(drawn, 'the heart on its disc').not.toBe(disc);
    }
    await page.goto('/recharge');
    const field = page.getByRole('main').getByRole('textbox').locator('..');
    await expect(field).toHaveCSS('border-top-style', 'solid');
    const tabs = page.getByRole('navigation', { name: 'Navegação principal' });
    await expect(tabs).toHaveCSS('background-color', /^rgb\(/);
    const send = page.getByRole('main').getByRole('button', { name: /^Depositar/ });
    const ground = await send.evaluate((button) => {
      const box = button.parentElement ?? button;
      return getComputedStyle(box, '::before').backgroundColor;
    });
    expect(ground, 'what the button that is kept in sight lies on').toMatch(/^rgb\(/);
  });

  test('what is chosen has a thick edge, which is seen where its fill is as pale as the page', async ({
    page,
    member: _member,
  }) => {
    const edge = /rgb\([^)]+\) 0px 0px 0px 3px inset/;
    await page.goto('/game');
    const chip = (name: string) => page.getByRole('radio', { name, exact: true }).locator('..');
    await expect(chip('Todos')).toHaveCSS('box-shadow', edge);
    await expect(chip('Slots')).toHaveCSS('box-shadow', 'none');
    await page.goto('/promotion/vip');
    const main = page.getByRole('main');
    await expect(main.locator('a[aria-current="page"]')).toHaveCSS('box-shadow', edge);
    const tabs = page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('link');
    await expect(tabs.filter({ hasText: 'Promoções' })).toHaveCSS('box-shadow', edge);
    await expect(tabs.filter({ hasText: 'Perfil' })).toHaveCSS('box-shadow', 'none');
  });

  test('[R71] a game shows what is chosen, and what cannot be pressed', async ({ page, member }) => {
    await payIn(member.token, '50.00');
    const game = page.frameLocator('iframe');
    const open = async (name: string) => {
      const { data } = await call(member.token, 'GET /api/games/listsv2', { name });
      await page.goto(`/gameInfo?game_id=${data.list[0]?.game_id}&platType=${data.list[0]?.platType}`);
      await expect(game.locator('.play')).toBeVisible();
    };

    await open('Dados da Orla');
    // Light letters on the dark window of the number, whatever colour texts have elsewhere.
    await expect(game.locator('.dice-number')).toHaveCSS('color', 'rgb(255, 255, 255)');
    const other = game.locator('.segments input:not(:checked) + span');
    await expect(other).toHaveCSS('border-top-style', 'solid');
    expect(await styleOf(game.locator('.segments input:checked + span'), 'backgroundColor')).not.toBe(
      await styleOf(other, 'backgroundColor'),
    );

    await open('Garimpo de Minas');
    const play = game.locator('.play');
    const chip = game.locator('input:not(:checked) + .chip').first();
    const pressable = await Promise.all([play, chip].map((part) => styleOf(part, 'color')));
    await game.getByRole('button', { name: 'Jogar' }).click();
    await expect(play).toHaveAttribute('aria-disabled', 'true');
    await expect(game.getByRole('slider')).toBeDisabled();
    await expect(play).toHaveCSS('filter', 'none');
    await expect(game.locator('.chips')).toHaveCSS('opacity', '1');
    expect(await styleOf(play, 'color')).not.toBe(pressable[0]);
    expect(await styleOf(chip, 'color')).not.toBe(pressable[1]);
  });
});

function styleOf(part: Locator, property: 'color' | 'backgroundColor'): Promise<string> {
  return part.evaluate((element, name) => getComputedStyle(element)[name], property);
}
