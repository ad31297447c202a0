import type { Page } from 'playwright';
import type { Answer } from '@mosaico/shared/api';
import type { PicturedScreen } from './screens.ts';
import type { Texts } from './texts.ts';

/** The home screen, the lobby, and what is played there. */
export const GAME_SCREENS = {
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
} as const satisfies Record<string, PicturedScreen>;

/** Games that the member has played and likes, as after some weeks on the site: by their place among the popular ones. */
const PLAYED = [16, 7, 21, 2];
const LIKED = [13, 18, 9];

async function haveHistory(page: Page, texts: Texts): Promise<void> {
  await page.evaluate(openAndLike, { played: PLAYED, liked: LIKED });
  await page.reload();
  await page.getByRole('heading', { name: texts('games', 'lobby.recent') }).waitFor();
}

/** A game without reels, once it has its choices. */
function gameWith(role: 'slider' | 'combobox', path: string) {
  return {
    path,
    isMember: true,
    prepare: (page: Page) => page.frameLocator('iframe').getByRole(role).waitFor(),
  } as const;
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
