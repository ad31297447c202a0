import type { Page } from 'playwright';
import { aPerson } from '../person.ts';
import { SECURITY_STATES } from './security-states.ts';
import type { Texts } from './texts.ts';
import { ACCOUNT_STATES } from './account-states.ts';
import { AGENCY_STATES } from './agency-states.ts';
import { GAME_SCREENS } from './game-screens.ts';
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
  ...GAME_SCREENS,
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
