import type { Browser, FrameLocator, Page } from '@playwright/test';
import { logIn, openSession } from '../member.ts';
import { call, openGame, payIn, type PlayedGame } from '../money.ts';
import { expect, test } from '../test.ts';

/** A slot with free spins, once in 54 spins on average. */
const FREE_SPINS = 'Pôr do Sol no Arpoador';
/** A round with a stop for each reel has only the one spin that was paid for. */
const REELS = 5;
/** In so many rounds free spins fail to come once in a million times. */
const MOST_ROUNDS = 750;

/** Opens a page on another device of the same member. */
async function onAnotherDevice(browser: Browser, account: string, password: string): Promise<Page> {
  const context = await browser.newContext({ isMobile: true, hasTouch: true });
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('isReminderOff', '{"id":"*"}');
    localStorage.setItem('backgroundStill', '1');
  });
  await logIn(context, await openSession(account, password));
  return context.newPage();
}

/** The game of this name. */
async function gameNamed(token: string, name: string): Promise<PlayedGame['game']> {
  const { data } = await call(token, 'GET /api/games/listsv2', { name });
  const [game] = data.list;
  if (!game) throw new Error(`there is no ${name}`);
  return game;
}

async function open(page: Page, { game_id: gameId, platType }: PlayedGame['game']): Promise<FrameLocator> {
  await page.goto(`/gameInfo?game_id=${gameId}&platType=${platType}`);
  return page.frameLocator('iframe');
}

test.describe('mines', () => {
  // A step of a round that has ended elsewhere is refused, and the page then asks how it has ended.
  test.use({ tolerates: { patterns: [/status of 409 .*provider\/api\/(?:step|play)/] } });

  test('[G14] [G47] a round of mines goes on where it was on a second device, and is over on both', async ({
    page,
    member,
    browser,
  }) => {
    await payIn(member.token, '50.00');
    const mines = await gameNamed(member.token, 'Garimpo de Minas');
    const phone = await open(page, mines);
    const other = await onAnotherDevice(browser, member.account, member.password);
    const idle = await onAnotherDevice(browser, member.account, member.password);
    // Opened before the round: this page learns of it when it is used.
    const stale = await open(idle, mines);
    await expect(stale.getByRole('button', { name: 'Jogar' })).toBeVisible();
    await phone.getByText('2', { exact: true }).click();
    await phone.getByRole('button', { name: 'Jogar' }).click();
    await expect(phone.getByRole('button', { name: 'Abra uma casa' })).toBeVisible();

    await other.goto('/');
    await other.getByRole('link', { name: /Sua rodada em Garimpo de Minas/ }).click();
    const there = other.frameLocator('iframe');
    await expect(there.getByRole('status')).toHaveText('Sua rodada continua de onde parou');
    await expect(there.getByRole('radio', { name: /2,00/ })).toBeChecked();
    await there.getByRole('button', { name: 'Casa 13, fechada' }).click();
    const take = there.getByRole('button', { name: /^Retirar/ });
    const blown = there.getByText('Uma mina! A aposta se foi');
    await expect(take.or(blown).first()).toBeVisible();

    if (await take.isVisible()) {
      await stale.getByRole('button', { name: 'Jogar' }).click();
      await expect(stale.getByRole('button', { name: 'Casa 13, segura' })).toBeVisible();
      await expect(stale.getByRole('status')).toHaveText('Sua rodada continua de onde parou');
      await take.click();
      await expect(there.getByRole('status')).toHaveText(/Você ganhou/);
      await phone.getByRole('button', { name: 'Casa 1, fechada' }).click();
      await expect(phone.getByRole('status')).toHaveText(/Você ganhou/);
    } else {
      await phone.getByRole('button', { name: 'Casa 1, fechada' }).click();
      await expect(phone.getByRole('status')).toHaveText(/Sem prêmio/);
    }
    const { data: waiting } = await call(member.token, 'GET /api/games/unfinished');
    expect(waiting).toEqual([]);
    await Promise.all([other, idle].map((one) => one.context().close()));
  });
});

test('[G14] crash rises on a second device as on the first, and its win is taken there', async ({
  page,
  member,
  browser,
}) => {
  await payIn(member.token, '50.00');
  const crash = await gameNamed(member.token, 'Pipa no Céu');
  const other = await onAnotherDevice(browser, member.account, member.password);
  // A round may burst before the other device has it: then another one is played.
  await expect(async () => {
    const phone = await open(page, crash);
    await expect(phone.getByRole('combobox', { name: 'Retirada automática' })).toBeEnabled();
    await phone.getByRole('combobox', { name: 'Retirada automática' }).selectOption('10000');
    await phone.getByRole('button', { name: 'Jogar' }).click();
    await expect(phone.getByRole('button', { name: /^Retirar/ })).toBeVisible({ timeout: 5_000 });

    const there = await open(other, crash);
    await expect(there.getByRole('button', { name: /^Retirar/ })).toBeVisible({ timeout: 5_000 });
    await expect(there.getByRole('combobox', { name: 'Retirada automática' })).toHaveValue('10000');
    await there.getByRole('button', { name: /^Retirar/ }).click({ timeout: 5_000 });

    await expect(there.getByRole('status')).toHaveText(/Retirado em .*Você ganhou/, { timeout: 15_000 });
    await expect(phone.getByRole('status')).toHaveText(/Retirado em .*Você ganhou/, { timeout: 15_000 });
  }).toPass();
  await other.context().close();
});

test('[G14] free spins that were left go on at their place on a second device, and are paid once', async ({
  page,
  member,
  browser,
}) => {
  await payIn(member.token, '500.00');
  const game = await gameNamed(member.token, FREE_SPINS);
  const play = await openGame(member.token, { game, betCentavos: 20 });
  let stops: readonly number[] = [];
  for (let rounds = 0; stops.length <= REELS; rounds += 1) {
    expect(rounds).toBeLessThan(MOST_ROUNDS);
    ({ draws: stops } = (await play()).picture as { draws: readonly number[] });
  }
  const { data: paid } = await call(member.token, 'POST /api/auth/me');
  const left = async (frame: FrameLocator) =>
    Number(/restantes: (\d+)/.exec((await frame.locator('.said').textContent()) ?? '')?.[1]);

  const phone = await open(page, game);
  await expect(phone.getByText(/^Giros grátis restantes: [1-6]$/)).toBeVisible();
  const leftHere = await left(phone);
  await page.goto('/');
  const other = await onAnotherDevice(browser, member.account, member.password);
  const there = await open(other, game);

  await expect(there.getByText(/^Giros grátis restantes/)).toBeVisible();
  expect(await left(there)).toBeLessThanOrEqual(leftHere);
  await there.getByRole('button', { name: 'Modo rápido' }).click();
  await expect(there.getByRole('status')).toHaveText(/Resultado da sua última rodada/);
  const { data: now } = await call(member.token, 'POST /api/auth/me');
  expect(now.money).toBe(paid.money);
  await other.reload();
  await expect(there.getByRole('button', { name: 'Girar', exact: true })).toBeVisible();
  await expect(there.getByText(/Giros grátis restantes/)).toHaveCount(0);
  await other.context().close();
});
