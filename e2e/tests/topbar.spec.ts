import type { Page } from '@playwright/test';
import type { Answer } from '@mosaico/shared/api';
import { TopBar } from '../pages/TopBar.ts';
import { smallTargets } from '../small-targets.ts';
import { expect, test } from '../test.ts';

/** Between two things in the bar, in CSS pixels. */
const LEAST_GAP_PX = 8;

/** The member has this much, as the wire writes it. */
async function pretendBalance(page: Page, money: string): Promise<void> {
  await page.unroute('**/api/auth/me*');
  await page.route('**/api/auth/me*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Answer<'POST /api/auth/me'>;
    await route.fulfill({ response, json: { ...body, data: { ...body.data, money, cash_money: money } } });
  });
}

/** The room between bell, eye, amount and deposit as they are drawn, from left to right. */
function gapsInBar(page: Page): Promise<number[]> {
  return page.getByRole('banner').evaluate((bar) => {
    const balance = bar.querySelector('[role="group"]');
    const [eye, amount] = [...(balance?.querySelectorAll('button') ?? [])];
    const words = document.createRange();
    words.selectNodeContents(amount as Node);
    const drawn = [
      bar.querySelector('[data-place="badge"]'),
      balance,
      eye?.querySelector('svg'),
      words,
      bar.querySelector('a[href="/recharge"]'),
    ].map((part) => part?.getBoundingClientRect());
    const [bell, pill, sign, text, button] = drawn;
    if (!bell || !pill || !sign || !text || !button) throw new Error('the bar lacks a part');
    return [
      pill.left - bell.right,
      text.left - sign.right,
      button.left - text.right,
      button.left - pill.right,
    ];
  });
}

for (const money of ['20.00', '999.99', '12345.67', '100000.00']) {
  test(`bell, eye, amount and deposit stand apart on a phone, with R$ ${money}`, async ({
    page,
    member: _member,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await pretendBalance(page, money);
    const bar = new TopBar(page);

    await page.goto('/');
    await expect(bar.balance.getByRole('button')).not.toHaveCount(0);
    await expect(page.getByRole('banner').locator('[data-place="badge"] button')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);

    for (const gap of await gapsInBar(page)) expect(gap).toBeGreaterThanOrEqual(LEAST_GAP_PX);
    const inBar = (await smallTargets(page, 'bar')).filter((line) =>
      /saldo|R\$|Depositar|Menu|Notifica/.test(line),
    );
    expect(inBar).toEqual([]);
  });
}

test.describe('with something to say on Home', () => {
  test.use({ tolerates: { patterns: [/status of 503/] } });

  test('[R236] the message leaves the search free', async ({ page, member: _member }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/api/games/follow?*', (route) =>
      route.fulfill({ status: 503, json: { code: 503, message: 'no', request_id: 'r' } }),
    );

    await page.goto('/');

    const text = page.getByText('Error in setting favorite list');
    await expect(text).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /^Oi/ })).toBeVisible();
    const below = await text.evaluate((element) => element.parentElement?.getBoundingClientRect().bottom);
    const search = await page
      .getByRole('main')
      .getByRole('link', { name: 'Buscar jogos' })
      .evaluate((element) => element.getBoundingClientRect().top);
    expect(search - Number(below)).toBeGreaterThanOrEqual(4);
  });
});

test('the eye of the bar hides what the member has on the screen below it, too', async ({
  page,
  member: _member,
}) => {
  await page.goto('/profile');
  const amounts = page.getByRole('main').getByText(/^R\$\s*0,00$/);
  // Cash, wagering, cashback; what else is none is no money of theirs.
  await expect.poll(() => amounts.count()).toBeGreaterThanOrEqual(3);
  const before = await amounts.count();

  await page.getByRole('banner').getByRole('button', { name: 'Ocultar saldo' }).click();

  await expect(page.getByRole('main').getByText('Valor oculto')).toHaveCount(3);
  await expect(amounts).toHaveCount(before - 3);
});
