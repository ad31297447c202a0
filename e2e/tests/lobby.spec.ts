import type { Locator, Page } from '@playwright/test';
import { logIn, register } from '../member.ts';
import { aPerson } from '../person.ts';
import { FirstScreen } from '../pages/FirstScreen.ts';
import { expect, test } from '../test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('[R36] [G46] the lobby keeps its choice in the address, and "back" from a game leads to the very card', async ({
  page,
  member,
}) => {
  expect(member.token).not.toBe('');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Categorias' }).getByRole('link', { name: 'Todos' }).click();
  await expect(page).toHaveURL('/game');
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('name');
  await expect(page).toHaveURL('/game?sort=name');

  // Further down than the first page of the list, and than any screen; cards that are far from the screen are not there.
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2_000);
  }).toPass();
  const name = (await cards(page).last().getByRole('link').locator('span').first().textContent()) ?? '';
  const link = cards(page)
    .getByRole('link')
    .filter({ has: page.getByText(name, { exact: true }) });
  await link.click();
  await expect(page).toHaveURL(/\/gameInfo\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();

  await expect(page).toHaveURL('/game?sort=name');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('[R36] who jumps to the end of the lobby stays among the games while more of them come', async ({
  page,
}) => {
  await page.goto('/game');
  await cards(page).nth(8).waitFor();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();

  const jumped = await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return window.scrollY;
  });
  await expect.poll(height).toBeGreaterThan(before + 500);

  expect(Math.abs((await page.evaluate(() => window.scrollY)) - jumped)).toBeLessThan(200);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
});

test('[G46] a game is seen playing before it is opened: under a mouse that rests, and in the sheet of its card', async ({
  page,
}) => {
  await page.goto('/game');
  const card = cards(page).first();
  const name = (await card.getByRole('link').locator('span').first().textContent()) ?? '';

  await card.getByRole('link').hover();
  await expect(card.frameLocator('iframe').getByText('Demonstração')).toBeVisible();
  await expect(card.locator('iframe')).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(card.locator('iframe')).toHaveCount(0);

  // As the keyboard's menu key has it.
  await card.getByRole('link').dispatchEvent('contextmenu');
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.frameLocator('iframe').getByText('Demonstração')).toBeVisible();
  await expect(page).toHaveURL('/game');
});

test('[R39] [A29] the search finds what was meant, and remembers it', async ({ page, member }) => {
  expect(member.token).not.toBe('');
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Buscar jogos' }).click();
  const field = page.getByRole('searchbox', { name: 'Buscar jogos' });
  await expect(field).toBeFocused();

  await field.fill('onda dorada');

  await expect(page.getByText('Nada se chama “onda dorada”')).toBeVisible();
  await expect(cards(page).first().getByRole('link')).toHaveText(/^Onda Dourada/);
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/gameInfo\?/);
  await page.goBack();
  await expect(field).toHaveValue('onda dorada');
  await field.fill('');
  await expect(page.getByRole('button', { name: 'onda dorada' })).toBeVisible();
});

for (const who of ['visitor', 'member'] as const) {
  test(`[R4] [R25] the front page shows a ${who} whole cards and no game twice, promotional games once they are reached, and the footer`, async ({
    page,
    context,
  }) => {
    if (who === 'member') await logIn(context, await register(aPerson()));
    await page.goto('/');
    await expect(cards(page).first()).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Navegação principal' });

    const seen = await cardsAbove(page, await edgeOf(tabs));
    expect(seen.filter(({ isWhole }) => isWhole).length).toBeGreaterThanOrEqual(2);
    expect(new Set(seen.map(({ name }) => name)).size).toBe(seen.length);

    const featured = page.getByRole('region', { name: 'Destaques' });
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(featured.getByRole('link').first()).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole('contentinfo')).toContainText('Proibido para menores de 18 anos');
  });
}

for (const who of ['visitor', 'member'] as const) {
  test(`[R4] on a phone on its side the front page shows a ${who} a row of whole covers above the tab bar`, async ({
    page,
    context,
  }) => {
    if (who === 'member') await logIn(context, await register(aPerson()));
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/');
    await expect(cards(page).first()).toBeVisible();
    const edge = await edgeOf(page.getByRole('navigation', { name: 'Navegação principal' }));

    const covers = await page
      .getByRole('article')
      .evaluateAll((all) =>
        all.map((card) => card.querySelector('a > div')?.getBoundingClientRect() ?? new DOMRect()),
      );
    const whole = covers.filter(({ bottom, right }) => bottom > 0 && bottom <= edge && right <= 844);
    expect(whole.length).toBeGreaterThanOrEqual(4);

    const first = await page.getByRole('article').evaluateAll((all) => {
      const rows = all.map((card) => card.getBoundingClientRect().top);
      return all
        .filter((_, place) => rows[place] === Math.min(...rows))
        .map((card) => {
          const heart = card.querySelector('button')?.getBoundingClientRect() ?? new DOMRect();
          const tags = [...card.querySelectorAll('a > span > span')].map((tag) =>
            tag.getBoundingClientRect(),
          );
          return {
            bottom: card.getBoundingClientRect().bottom,
            isTouched: tags.some(({ top, right }) => top < heart.bottom && right > heart.left),
          };
        });
    });
    expect(first.filter(({ bottom }) => bottom > edge)).toEqual([]);
    expect(first.filter(({ isTouched }) => isTouched)).toEqual([]);
  });
}

test('[R36] who comes to a kind of game by a link sees it among the filters, also when the letters come late', async ({
  page,
}) => {
  const release = await new FirstScreen(page).hold(/\.woff2/);
  await page.goto('/game?type=plinko&studio=lua', { waitUntil: 'commit' });
  const lua = page.getByRole('radio', { name: 'Lua', checked: true });
  const scrolled = () => lua.evaluate((radio) => radio.closest('[role="radiogroup"]')?.scrollLeft);
  await expect.poll(scrolled).toBeGreaterThan(0);
  release();

  for (const name of ['Plinko', 'Lua'])
    await expect(page.getByRole('radio', { name, checked: true }).locator('..')).toBeInViewport({ ratio: 1 });
});

/** Upper edge of what covers the page below. */
async function edgeOf(element: Locator): Promise<number> {
  return await element.evaluate((node) => node.getBoundingClientRect().top);
}

/** The cards that can be seen above an edge, each with whether its cover is whole. */
async function cardsAbove(page: Page, edge: number) {
  return await cards(page).evaluateAll(
    (all, bottom) =>
      all
        .map((card) => ({ name: card.textContent, box: card.getBoundingClientRect() }))
        .filter(({ box }) => box.top < bottom && box.left < window.innerWidth)
        .map(({ name, box }) => ({
          name,
          isWhole: box.bottom <= bottom && box.right <= window.innerWidth,
        })),
    edge,
  );
}
