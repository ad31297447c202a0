import type { Page, Route } from '@playwright/test';
import type { Answer } from '@mosaico/shared/api';
import { faults } from '../axe.ts';
import { call, calmDice, payIn, wager } from '../money.ts';
import { FirstScreen } from '../pages/FirstScreen.ts';
import { TopBar } from '../pages/TopBar.ts';
import { setting } from '../site.ts';
import { smallTargets } from '../small-targets.ts';
import { expect, test } from '../test.ts';

type Spin = Answer<'POST /api/lotterywheel/claim'>;

const SPIN = '**/api/lotterywheel/claim*';

/** Waits for the bonus of the first VIP level, which bets and deposit have reached by now: then money stands still. */
async function reachFirstLevel(token: string): Promise<void> {
  const levels = async () => (await call(token, 'POST /api/member/vip/history')).data.list.length;
  await expect.poll(levels, { timeout: 120_000 }).toBe(1);
}

/** The page is not loaded anew from here on. @returns whether it was not */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return () => page.evaluate(() => 'isSamePage' in window);
}

const reais = (wire: string) => new RegExp(`R\\$\\s*${wire.replace('.', ',')}`);
const badge = (page: Page) =>
  page.getByRole('navigation', { name: 'Navegação principal' }).getByText(/para resgatar/);

/** No fault of accessibility, nothing too small to touch. */
async function expectNoFault(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await faults(page, name)).toEqual([]);
  expect(await smallTargets(page, name)).toEqual([]);
}

test('[R44] [R22] the offers of a member come in the room that was kept for them, with what stands below: nothing on the hub moves', async ({
  page,
  context,
  member: { token },
}) => {
  const path = '/promotion/activity';
  // Something to claim stands first for the member, and not in what came with the page.
  await payIn(token, '100.00');
  await context.addCookies([{ name: 'member', value: '1', url: setting('E2E_ORIGIN') }]);
  const first = new FirstScreen(page);
  await expect.poll(() => first.isDrawnAhead(path)).toBe(true);
  const letFontsCome = await first.watch();

  await first.open(path);

  await expect(page.getByText('Pronto para resgatar').first()).toBeVisible();
  await expect(page.getByText('Suas recompensas aparecem aqui.')).toBeVisible();
  expect((await first.kept('main')).moved).toEqual([]);
  letFontsCome();
});

test('[R201] [R129] [R126] [G64] a member claims the first deposit’s gift and a recharge rebate; balance, badge and history follow', async ({
  page,
  member: { token },
}) => {
  const bar = new TopBar(page);
  const balance = async () => (await call(token, 'POST /api/auth/me')).data.money;
  await payIn(token, '100.00');

  await test.step('the hub shows what can be claimed, the tab counts it', async () => {
    await page.goto('/promotion/activity');
    const card = page.getByRole('article', { name: 'Bônus do primeiro depósito' });
    await expect(card.getByText('Pronto para resgatar')).toBeVisible();
    await expect(badge(page)).toHaveText('1 recompensa para resgatar');
    await card.getByRole('button', { name: 'Regras' }).click();
    await expect(page.getByRole('dialog')).toContainText('Exemplo');
    await expectNoFault(page, 'rules');
    await page.keyboard.press('Escape');
    await expectNoFault(page, 'hub');
  });

  const isSamePage = await markPage(page);
  await test.step('[R201] the gift of the first deposit', async () => {
    await page
      .getByRole('article', { name: 'Bônus do primeiro depósito' })
      .getByRole('link', { name: 'Ver e resgatar' })
      .click();
    await page.getByRole('button', { name: /^Resgatar R\$\s*100,00$/ }).click();
    await expect(page.getByText('Bônus ativo').first()).toBeVisible();
    expect(await balance()).toBe('200.00');
    await expect(bar.balance).toContainText(reais('200.00'));
    await expect(badge(page)).toHaveCount(0);
    await expectNoFault(page, 'first deposit');
  });

  await test.step('[R144] five times the deposit is wagered elsewhere, and the rebate can be claimed', async () => {
    await wager(token, 500_00, await calmDice(token));
    await reachFirstLevel(token);
    await page
      .getByRole('navigation', { name: 'Navegação principal' })
      .getByRole('link', { name: /Promoções/ })
      .click();
    const card = page.getByRole('article', { name: 'Recompensa por depósito' });
    await expect(card.getByText('Pronto para resgatar')).toBeVisible();
    await card.getByRole('link', { name: 'Ver e resgatar' }).click();
  });

  await test.step('[R129] [A3] the claim brings its reward by a recharge of its own form, and no deposit', async () => {
    const before = Number(await balance());
    const recharge = page.waitForRequest('**/api/recharge/online*');
    await page.getByRole('button', { name: /^Resgatar R\$\s*5,00$/ }).click();
    expect((await recharge).postDataJSON()).toMatchObject({
      money: '5.00',
      payment_id: 0,
      bank_code: 'NA',
    });
    await expect(page.getByText('Resgatada', { exact: true })).toBeVisible();
    const after = (before + 5).toFixed(2);
    await expect.poll(balance).toBe(after);
    await expect(bar.balance).toContainText(reais(after));
    const { data } = await call(token, 'POST /api/recharge/list?lang=zh_cn', { page: 1 });
    expect(data.list).toHaveLength(1);
    await expectNoFault(page, 'recharge rebate');
  });

  await test.step('the history has all that was given, the newest first', async () => {
    await page.goBack();
    const given = page.getByRole('main').getByRole('list').last().getByRole('listitem');
    await expect(given).toHaveText([
      /Recompensa por depósito.*5,00/,
      /Bônus de nível VIP.*5,00/,
      /Bônus do primeiro depósito.*100,00/,
    ]);
    expect(await isSamePage()).toBe(true);
  });
});

test.describe('the lottery wheel', () => {
  // What the test loses on its way is the browser's to complain of.
  test.use({ tolerates: { patterns: [/lotterywheel\/claim/] } });

  test('[R209] [R133] [G14] [G20] turns to what the server has drawn; a lost answer brings the same prize; less motion turns nothing', async ({
    page,
    member: { token },
  }) => {
    await payIn(token, '100.00');
    await wager(token, 600_00, await calmDice(token));
    await reachFirstLevel(token);
    const { data: before } = await call(token, 'POST /api/lotterywheel/check');
    expect(before.remainingspins).toBe(3);
    const bar = new TopBar(page);
    const disc = page.locator('[data-rotation]');
    const outcome = page.getByRole('main').getByRole('status');
    /** The prize below the pointer, once the disc stands still as it is drawn. */
    const shown = async () => {
      await expect(page.getByRole('button', { name: /Girando/ })).toHaveCount(0);
      const degrees = await disc.evaluate((element) => {
        const { a, b } = new DOMMatrix(getComputedStyle(element).transform);
        return (Math.atan2(b, a) * 180) / Math.PI;
      });
      const count = before.prizes.length;
      const segment = Math.round((((360 - degrees) % 360) * count) / 360) % count;
      return before.prizes[segment]?.id;
    };
    const sayOf = ({ reward, quantity }: Spin) =>
      ({
        BRL: new RegExp(`Você ganhou R\\$\\s*${quantity}`),
        WHEEL: /Mais um giro/,
        SMILEY: /Desta vez não saiu prêmio/,
      })[reward];

    await page.goto('/promotion/activity/lottery-wheel');
    await test.step('[R208] the button is in sight on a phone, without scrolling', async () => {
      const tabs = page.getByRole('navigation', { name: 'Navegação principal' });
      const [button, tabBar] = await Promise.all(
        [page.getByRole('button', { name: /^Girar/ }), tabs].map((part) => part.boundingBox()),
      );
      expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(tabBar?.y ?? 0);
    });
    await expectNoFault(page, 'wheel');
    const isSamePage = await markPage(page);

    await test.step('the disc stops where the answer says', async () => {
      const answer = page.waitForResponse(SPIN);
      await page.getByRole('button', { name: /^Girar/ }).click();
      const spin = (await (await answer).json()) as Spin;
      await expect(outcome).toHaveText('');
      await expect(outcome).toContainText(sayOf(spin));
      expect(await shown()).toBe(spin.data.prize_id);
      const { data } = await call(token, 'POST /api/auth/me');
      await expect(bar.balance).toContainText(reais(data.money));
    });

    const lost: Spin[] = [];
    await test.step('an answer that is lost is asked for again, with the same promise, and is the same prize', async () => {
      const sent: unknown[] = [];
      const loseAnswer = async (route: Route) => {
        sent.push(route.request().postDataJSON());
        lost.push((await (await route.fetch()).json()) as Spin);
        await route.abort('connectionreset');
      };
      await page.route(SPIN, loseAnswer);
      await page.getByRole('button', { name: /^Girar/ }).click();
      await expect(outcome).toContainText('O seu giro está guardado');
      await page.unroute(SPIN);

      const again = page.waitForResponse(SPIN);
      await page.getByRole('button', { name: 'Ver o prêmio' }).click();
      const spin = (await (await again).json()) as Spin;
      expect((await again).request().postDataJSON()).toEqual(sent[0]);
      await expect(outcome).toContainText(sayOf(spin));
      expect(spin.data.prize_id).toBe(lost[0]?.data.prize_id);
      expect(await shown()).toBe(spin.data.prize_id);
    });

    await test.step('who wants less motion sees the prize where it is, at once', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const duration = await disc.evaluate((element) => getComputedStyle(element).transitionDuration);
      expect(parseFloat(duration)).toBeLessThan(0.01);
      const answer = page.waitForResponse(SPIN);
      await page.getByRole('button', { name: /^Girar/ }).click();
      const spin = (await (await answer).json()) as Spin;
      await expect(outcome).toContainText(sayOf(spin));
      expect(await shown()).toBe(spin.data.prize_id);
    });

    await test.step('each spin can be checked: the browser draws it again', async () => {
      const { data } = await call(token, 'POST /api/lotterywheel/check');
      expect(data.spins).toHaveLength(3);
      await page
        .getByRole('main')
        .getByRole('button', { name: /Giro 1/ })
        .click();
      await expect(page.getByRole('dialog')).toContainText('as sementes dão este prêmio');
      expect(await isSamePage()).toBe(true);
    });
  });
});
