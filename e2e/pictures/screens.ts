import type { Page } from 'playwright';
import type { Answer } from '@mosaico/shared/api';
import { aPerson } from '../person.ts';

/** A screen of the site, and how one gets there. Texts in Portuguese. */
export interface PicturedScreen {
  readonly path: string;
  /** The seeded member is logged in. */
  readonly isMember?: boolean;
  /** What is done on the page once it is there. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Every screen worth looking at, by the name of its picture. */
export const SCREENS = {
  home: { path: '/' },
  'home-member': { path: '/', isMember: true, prepare: haveHistory },
  search: {
    path: '/',
    prepare: async (page) => {
      await page.getByRole('searchbox').fill('ouro');
      await page.getByRole('heading', { name: /^Resultados/ }).waitFor();
    },
  },
  'search-empty': {
    path: '/',
    prepare: async (page) => {
      await page.getByRole('searchbox').fill('xadrez');
      await page.getByText('xadrez').first().waitFor();
    },
  },
  game: {
    path: '/',
    isMember: true,
    prepare: async (page) => {
      await page.getByRole('article').nth(2).getByRole('link').click();
      await page.frameLocator('iframe').getByRole('button', { name: 'Girar' }).waitFor();
    },
  },
  'deposit-visitor': { path: '/recharge' },
  deposit: { path: '/recharge', isMember: true },
  'deposit-code': { path: '/recharge', isMember: true, prepare: askForCode },
  'deposit-receipt': { path: '/recharge', isMember: true, prepare: pay },
  'deposit-records': { path: '/rechargeRecord', isMember: true },
  'deposit-record': {
    path: '/rechargeRecord',
    isMember: true,
    prepare: async (page) => {
      await page.getByRole('main').getByRole('list').getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  statement: { path: '/order-center', isMember: true },
  fees: { path: '/order-center/fee', isMember: true },
  association: { path: '/order-center/association', isMember: true },
  balance: {
    path: '/',
    isMember: true,
    prepare: (page) => page.getByRole('banner').getByRole('group').getByRole('button').nth(1).click(),
  },
  login: { path: '/', prepare: (page) => press(page, 'Entrar') },
  'login-page': { path: '/login' },
  'register-1': { path: '/', prepare: (page) => press(page, 'Criar conta') },
  'register-2': { path: '/', prepare: identify },
  menu: { path: '/', prepare: (page) => press(page, 'Menu') },
  'menu-member': { path: '/', isMember: true, prepare: (page) => press(page, 'Menu') },
  language: {
    path: '/',
    prepare: async (page) => {
      await press(page, 'Menu');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Idioma/ })
        .click();
      await page.getByRole('radio').first().waitFor();
    },
  },
  notifications: { path: '/information-center/notification', isMember: true },
  announcements: { path: '/information-center/announcement' },
  support: { path: '/information-center/support' },
  'vip-visitor': { path: '/promotion/vip' },
  vip: { path: '/promotion/vip', isMember: true },
  'invite-visitor': { path: '/agency-center/invite' },
  invite: { path: '/agency-center/invite', isMember: true },
  'profile-visitor': { path: '/profile' },
  profile: { path: '/profile', isMember: true },
  terms: { path: '/terms' },
  'responsible-gaming': { path: '/responsible-gaming' },
  fairness: { path: '/fairness' },
  'not-found': { path: '/nao-existe' },
  failure: {
    path: '/promotion/vip',
    prepare: async (page) => {
      await page.route('**/releases/promotions/**', (route) => route.abort());
      await page.reload();
      await page.getByRole('button', { name: 'Tentar de novo' }).waitFor();
    },
  },
  offline: { path: '/offline' },
} as const satisfies Record<string, PicturedScreen>;
export type ScreenName = keyof typeof SCREENS;

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function identify(page: Page): Promise<void> {
  await press(page, 'Criar conta');
  const form = page.getByRole('dialog');
  const { cpf, birthDate, phone, realname } = aPerson();
  await form.getByLabel('CPF').fill(cpf);
  await form.getByLabel('Data de nascimento').fill(birthDate);
  await form.getByLabel('Celular').fill(phone);
  await form.getByLabel('Nome completo').fill(realname);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByLabel('Senha', { exact: true }).waitFor();
}

async function askForCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^R\$\s*50$/ }).click();
  await page.getByRole('button', { name: /^Depositar R\$/ }).click();
  await page.getByRole('button', { name: 'Copiar código Pix' }).waitFor();
}

async function pay(page: Page): Promise<void> {
  await askForCode(page);
  const [bank] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Abrir o banco de demonstração' }).click(),
  ]);
  await bank.getByRole('button', { name: 'Pagar agora' }).click();
  await page.getByText('Depósito confirmado!').waitFor();
  await bank.close();
}

/** Games that the member has played and likes, as after some weeks on the site: by their place among the popular ones. */
const PLAYED = [16, 7, 21, 2];
const LIKED = [13, 18, 9];

async function haveHistory(page: Page): Promise<void> {
  await page.evaluate(openAndLike, { played: PLAYED, liked: LIKED });
  await page.reload();
  await page.getByRole('heading', { name: 'Continue jogando' }).waitFor();
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
