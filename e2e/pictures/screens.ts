import type { Page } from 'playwright';
import type { Answer } from '@mosaico/shared/api';
import { aPerson } from '../person.ts';
import { SECURITY_STATES } from './security-states.ts';
import type { Texts } from './texts.ts';
import { ACCOUNT_STATES } from './account-states.ts';
import { AGENCY_STATES } from './agency-states.ts';
import { PROMOTION_SCREENS } from './promotion-screens.ts';
import { PROMOTION_STATES } from './promotion-states.ts';
import { WALLET_STATES } from './wallet-states.ts';

/** A screen of the site, and how one gets there, in any language. */
export interface PicturedScreen {
  readonly path: string;
  /** The seeded member is logged in. */
  readonly isMember?: boolean;
  /** What is done on the page once it is there. */
  readonly prepare?: (page: Page, texts: Texts) => Promise<void>;
  /** It goes on, or waits for something, when the picture is taken. */
  readonly isUnderWay?: boolean;
}

/** Every screen worth looking at, by the name of its picture. */
export const SCREENS = {
  home: { path: '/' },
  'home-member': { path: '/', isMember: true, prepare: haveHistory },
  lobby: { path: '/game' },
  'lobby-preview': {
    path: '/game',
    prepare: async (page) => {
      await page.getByRole('article').nth(1).getByRole('link').focus();
      await page.keyboard.press('Shift+F10');
      await page.getByRole('dialog').waitFor();
    },
  },
  'lobby-empty': { path: '/game?type=crash&studio=lua' },
  live: { path: '/video' },
  'game-records': { path: '/gameRecord', isMember: true, prepare: openLastRound },
  'round-lines': roundOfSlot(76),
  'round-ways': roundOfSlot(79),
  'round-hold': roundOfSlot(82),
  'fairness-member': { path: '/fairness', isMember: true },
  favourites: { path: '/game?type=favourites', isMember: true },
  'search-begin': { path: '/searchGames' },
  search: {
    path: '/searchGames',
    prepare: async (page, texts) => {
      await page.getByRole('searchbox').fill('ouro');
      await page.getByRole('heading', { name: texts('games', 'lobby.results') }).waitFor();
    },
  },
  'search-empty': {
    path: '/searchGames',
    prepare: async (page) => {
      await page.getByRole('searchbox').fill('xadrez');
      await page.getByText('xadrez').first().waitFor();
    },
  },
  game: {
    path: '/gameInfo?game_id=3&platType=ipe',
    isMember: true,
    prepare: async (page, texts) => {
      const spin = texts('sandbox-games', 'spin');
      await page.frameLocator('iframe').getByRole('button', { name: spin }).waitFor();
    },
  },
  'game-dice': gameWith('slider', '/gameInfo?game_id=61&platType=calcada'),
  'game-crash': gameWith('combobox', '/gameInfo?game_id=73&platType=ipe'),
  'game-visitor': { path: '/gameInfo?game_id=3&platType=ipe' },
  'deposit-visitor': { path: '/recharge' },
  deposit: { path: '/recharge', isMember: true },
  'deposit-code': { path: '/recharge', isMember: true, prepare: askForCode },
  'deposit-records': { path: '/rechargeRecord', isMember: true },
  'deposit-record': {
    path: '/rechargeRecord',
    isMember: true,
    prepare: async (page) => {
      await page.getByRole('main').getByRole('list').getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'withdrawal-records': { path: '/withdrawalRecord', isMember: true },
  statement: { path: '/order-center', isMember: true },
  fees: { path: '/order-center/fee', isMember: true },
  association: { path: '/order-center/association', isMember: true },
  balance: {
    path: '/',
    isMember: true,
    prepare: (page) => page.getByRole('banner').getByRole('group').getByRole('button').nth(1).click(),
  },
  devices: { path: '/security-center/devices', isMember: true },
  'second-factor': { path: '/security-center/second-factor', isMember: true },
  'second-factor-begin': {
    path: '/security-center/second-factor',
    isMember: true,
    prepare: async (page, texts) => {
      await page.getByRole('button', { name: texts('account', 'factor.enable') }).click();
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  'your-data': { path: '/security-center/your-data', isMember: true },
  'delete-account': { path: '/security-center/delete-account', isMember: true },
  'profile-edit': {
    path: '/profile',
    isMember: true,
    prepare: async (page, texts) => {
      await page.getByRole('button', { name: texts('account', 'profile.edit') }).click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
  passkeys: { path: '/security-center/passkeys', isMember: true },
  'passkey-add': {
    path: '/security-center/passkeys',
    isMember: true,
    prepare: async (page, texts) => {
      await page.getByRole('button', { name: texts('account', 'passkeys.add') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'withdraw-visitor': { path: '/withdraw' },
  withdraw: { path: '/withdraw', isMember: true },
  login: { path: '/', prepare: (page, texts) => press(page, texts('shell', 'layout.login')) },
  'login-page': { path: '/login' },
  'register-1': { path: '/', prepare: (page, texts) => press(page, texts('shell', 'layout.register')) },
  'register-2': { path: '/', prepare: identify },
  menu: { path: '/', prepare: (page, texts) => press(page, texts('shell', 'layout.menu')) },
  'menu-member': {
    path: '/',
    isMember: true,
    prepare: (page, texts) => press(page, texts('shell', 'layout.menu')),
  },
  language: {
    path: '/',
    prepare: async (page, texts) => {
      await press(page, texts('shell', 'layout.menu'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: texts('shell', 'language.title') })
        .click();
      await page.getByRole('radio').first().waitFor();
    },
  },
  notifications: { path: '/information-center/notification', isMember: true },
  announcements: { path: '/information-center/announcement' },
  support: { path: '/information-center/support' },
  ...PROMOTION_SCREENS,
  'invite-visitor': { path: '/agency-center/invite' },
  invite: { path: '/agency-center/invite', isMember: true },
  ...AGENCY_STATES,
  'profile-visitor': { path: '/profile' },
  profile: { path: '/profile', isMember: true },
  terms: { path: '/terms' },
  'responsible-gaming': { path: '/responsible-gaming' },
  fairness: { path: '/fairness' },
  'not-found': { path: '/nao-existe' },
  failure: {
    path: '/promotion/vip',
    prepare: async (page, texts) => {
      await page.route('**/releases/promotions/**', (route) => route.abort());
      await page.reload();
      await page.getByRole('button', { name: texts('shell', 'failure.retry') }).waitFor();
    },
  },
  offline: { path: '/offline' },
  ...SECURITY_STATES,
  ...WALLET_STATES,
  ...ACCOUNT_STATES,
  ...PROMOTION_STATES,
  // At the end: its money has to be wagered before the member can withdraw.
  'deposit-receipt': { path: '/recharge', isMember: true, prepare: pay },
} as const satisfies Record<string, PicturedScreen>;
export type ScreenName = keyof typeof SCREENS;

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function identify(page: Page, texts: Texts): Promise<void> {
  await press(page, texts('shell', 'layout.register'));
  const form = page.getByRole('dialog');
  const { cpf, birthDate, phone, realname } = aPerson();
  await form.getByLabel(texts('shell', 'form.cpf')).fill(cpf);
  await form.getByLabel(texts('shell', 'form.birthDate')).fill(birthDate);
  await form.getByLabel(texts('shell', 'form.phone')).fill(phone);
  await form.getByLabel(texts('shell', 'form.realname')).fill(realname);
  await form.getByRole('button', { name: texts('shell', 'register.next') }).click();
  await form.getByLabel(texts('shell', 'form.password'), { exact: true }).waitFor();
}

/** A game without reels, once it has its choices. */
function gameWith(role: 'slider' | 'combobox', path: string) {
  return {
    path,
    isMember: true,
    prepare: (page: Page) => page.frameLocator('iframe').getByRole(role).waitFor(),
  } as const;
}

async function askForCode(page: Page, texts: Texts): Promise<void> {
  const submit = new RegExp(`^${texts('wallet', 'submitAmount').replace('{{amount}}', '.+')}$`);
  await page.getByRole('button', { name: /^R\$\s*50$/ }).click();
  await page.getByRole('button', { name: submit }).click();
  await page.getByRole('button', { name: texts('wallet', 'pix.copy') }).waitFor();
}

async function pay(page: Page, texts: Texts): Promise<void> {
  await askForCode(page, texts);
  const [bank] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: texts('wallet', 'pix.sandbox') }).click(),
  ]);
  await bank.getByRole('button', { name: texts('bank', 'pay') }).click();
  await page.getByText(texts('wallet', 'paid.title')).waitFor();
  await bank.close();
}

/** Games that the member has played and likes, as after some weeks on the site: by their place among the popular ones. */
const PLAYED = [16, 7, 21, 2];
const LIKED = [13, 18, 9];

async function haveHistory(page: Page, texts: Texts): Promise<void> {
  await page.evaluate(openAndLike, { played: PLAYED, liked: LIKED });
  await page.reload();
  await page.getByRole('heading', { name: texts('games', 'lobby.recent') }).waitFor();
}

/** A round of a slot of five reels, in the record, where it says what paid. */
function roundOfSlot(gameId: number) {
  return {
    path: '/gameRecord',
    isMember: true,
    prepare: async (page: Page) => {
      await page.evaluate(playUntilPaid, gameId);
      await page.reload();
      await page.getByRole('main').getByRole('list').getByRole('button').first().click();
      const pictures = page.getByRole('dialog').getByRole('group');
      await pictures.locator('image').first().waitFor({ state: 'attached' });
      await pictures.evaluate((group) => group.scrollIntoView({ block: 'start' }));
    },
  } as const;
}

/** Plays a round, and opens it in the record. */
async function openLastRound(page: Page, texts: Texts): Promise<void> {
  await page.goto('/gameInfo?game_id=3&platType=ipe');
  const played = page.waitForResponse(/\/provider\/api\/play/);
  await page
    .frameLocator('iframe')
    .getByRole('button', { name: texts('sandbox-games', 'spin') })
    .click();
  await played;
  await page.goto('/gameRecord');
  await page.getByRole('main').getByRole('list').getByRole('button').first().click();
  await page.getByRole('dialog').locator('code').first().waitFor();
}

/** Runs in the page. */
async function openAndLike({ played, liked }: { played: readonly number[]; liked: readonly number[] }) {
  const authorization = `Bearer ${sessionStorage.getItem('token')}`;
  const { data } = (await call('games/listsv2?page=1&limit=24')) as Answer<'GET /api/games/listsv2'>;
  const { data: member } = (await call('auth/me', {})) as Answer<'POST /api/auth/me'>;
  for (const place of played) {
    const { game_id, platType } = data.list[place] ?? {};
    const return_url = `${location.origin}/`;
    await call('day7/day7LoginV2', { game_id, platType, currency: 'BRL', device: 'mobile', return_url });
  }
  for (const place of liked)
    await call('games/follow/set', { game_id: data.list[place]?.game_id, member_id: member.id });

  async function call(path: string, body?: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json', authorization };
    const answer = await fetch(
      `/api/${path}`,
      body && { method: 'POST', headers, body: JSON.stringify(body) },
    );
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}

/** Runs in the page: plays a slot until more than one spin belongs to a round, or one pays well; at the least until it was tried often. */
async function playUntilPaid(gameId: number) {
  const post = async (path: string, headers: Record<string, string>, body: object) => {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<unknown>;
  };
  const list = await fetch(`/api/games/listsv2?game_id=${gameId}`);
  const [game] = ((await list.json()) as Answer<'GET /api/games/listsv2'>).data.list;
  const authorization = `Bearer ${sessionStorage.getItem('token')}`;
  const opened = (await post(
    '/api/day7/day7LoginV2',
    { authorization },
    {
      game_id: gameId,
      platType: game?.platType,
      currency: 'BRL',
      device: 'mobile',
      return_url: `${location.origin}/`,
    },
  )) as Answer<'POST /api/day7/day7LoginV2'>;
  const address = new URL(opened.data.url);
  const token = { site: address.searchParams.get('site'), token: address.searchParams.get('token') };
  const { session } = (await post('/provider/api/launch', {}, token)) as { session: string };
  const bet = 100;
  for (let tries = 0; tries < 120; tries += 1) {
    const { round } = (await post(
      '/provider/api/play',
      { 'x-game-session': session },
      { requestId: crypto.randomUUID(), betCentavos: bet, choices: null },
    )) as { round?: { winCentavos: number; picture: { draws: readonly number[] } } };
    if (round && (round.picture.draws.length > 5 || round.winCentavos >= bet * 3)) return;
  }
}
