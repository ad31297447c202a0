import type { Page } from 'playwright';
import type { Data } from '@mosaico/shared/api';
import { answerOther, fail, hang, withLongAmounts, type Json } from './other-answers.ts';
import { PICTURE_TIME } from './picture-time.ts';
import type { PicturedScreen } from './screens.ts';
import type { Texts } from './texts.ts';

/** A screen of the seeded member. */
const at = (path: string, prepare: NonNullable<PicturedScreen['prepare']>) =>
  ({ path, isMember: true, prepare }) as const;
const asked = (path: string, endpoint: string, change: (data: Json) => unknown) =>
  at(path, (page) => answerOther(page, endpoint, change));
const failing = (path: string, endpoint: string) => at(path, (page) => fail(page, endpoint));
const hanging = (path: string, endpoint: string) =>
  ({ ...at(path, (page) => hang(page, endpoint)), isUnderWay: true }) as const;
const long = (path: string, endpoint: string) =>
  asked(path, endpoint, (data) => withLongAmounts(data) as Json);

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(PICTURE_TIME.getTime() + days * DAY_MS).toISOString();
const barred = (play_bar: Json) => asked('/recharge', 'auth/me', (user) => ({ ...user, play_bar }));
/** A limit of R$ 100 on deposits a day. */
const limited = (used: string) =>
  asked('/recharge', 'rg/limits', () => ({
    limits: [
      {
        kind: 'deposit',
        period: 'day',
        resets_at: inDays(1),
        amount: '100.00',
        used,
        pending: null,
      },
    ],
  }));

const noRows = () => ({ list: [], total: 0, page: 1, limit: 20, next: null });
const noOrders = (data: Json) => ({
  ...(withoutAmounts(data) as Json),
  details: [],
  fee: [],
  association: [],
  days: [],
  next: null,
});

/** States of the wallet's screens: the member's own, and those that another answer of the API makes. */
export const WALLET_STATES = {
  'deposit-refused': at('/recharge', (page) => typeAmount(page, '100')),
  'deposit-offline': {
    ...at('/recharge', async (page, texts) => {
      await typeAmount(page, '5000');
      await page.context().setOffline(true);
      await page.getByRole('main').locator('button[type=submit]').click();
      await page.getByText(texts('wallet', 'offline.sending')).waitFor();
    }),
    isUnderWay: true,
  },
  'deposit-offers': at('/recharge', async (page, texts) => {
    await answerOther(page, 'promotion/rechargeoffers', () => ({ money: '1200.00', list: offers }));
    await typeAmount(page, '120000');
    await page.getByRole('list', { name: texts('wallet', 'offers.label') }).waitFor();
  }),
  'deposit-paid': at('/recharge', async (page) => {
    await answerOther(page, 'promotion/rechargegifts', () => gifts);
    await openDepositAs(page, 'paid');
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  }),
  'deposit-excluded': barred({ why: 'excluded', until: inDays(180) }),
  'deposit-paused': barred({ why: 'paused', until: inDays(7) }),
  'deposit-own-limit': limited('60.00'),
  'deposit-limit-used': limited('95.00'),
  'deposit-expired': at('/recharge', (page) => openDepositAs(page, 'expired')),
  'deposit-failed': at('/recharge', (page) => openDepositAs(page, 'failed')),
  'deposit-records-empty': asked('/rechargeRecord', 'recharge/list', noRows),
  'deposit-records-loading': hanging('/rechargeRecord', 'recharge/list'),
  'deposit-records-error': failing('/rechargeRecord', 'recharge/list'),
  'deposit-records-long': long('/rechargeRecord', 'recharge/list'),
  'withdraw-loading': hanging('/withdraw', 'drawing/quote'),
  'withdraw-error': failing('/withdraw', 'drawing/quote'),
  'withdraw-long': long('/withdraw', 'drawing/quote'),
  'withdraw-refused': at('/withdraw', (page) => typeAmount(page, '100')),
  'withdraw-offline': at('/withdraw', async (page, texts) => {
    await typeAmount(page, '5000');
    await page.context().setOffline(true);
    await page.getByText(texts('wallet', 'offline.note')).first().waitFor();
  }),
  'withdraw-blocked': asked('/withdraw', 'drawing/quote', (quote) => ({
    ...quote,
    withdrawable: '0.00',
    available: '0.00',
    turnover: {
      left: '180.00',
      parts: [
        {
          required: '250.00',
          left: '180.00',
          at: PICTURE_TIME.toISOString(),
          source: { title: 'Bônus a cada depósito', amount: '50.00' },
        },
      ],
    },
    locked: [
      { reason: 'turnover', amount: '975.00' },
      { reason: 'bonus', amount: '25.00' },
    ],
  })),
  'withdraw-no-key': asked('/withdraw', 'member/bank', () => []),
  'withdraw-key': at('/withdraw', addKey),
  'withdraw-password': at('/withdraw', async (page, texts) => {
    await answerOther(page, 'drawing/quote', (quote) => ({ ...quote, has_qk_pwd: false }));
    await askForFifty(page, texts);
    await page.getByLabel(texts('wallet', 'withdraw.loginPassword')).fill('demo123456');
    await page.getByLabel(texts('wallet', 'withdraw.passwordDigits')).fill('123');
  }),
  'withdraw-review': at('/withdraw', askForFifty),
  'withdrawal-pending': at('/withdraw', ask),
  'withdrawal-paid': at('/withdrawalRecord', (page) => openRow(page, 0)),
  'withdrawal-refunded': at('/withdrawalRecord', (page) => openRow(page, 4)),
  'withdrawal-cancelled': at('/withdrawalRecord', (page) => openRow(page, 5)),
  'withdrawal-rejected': at('/withdrawalRecord', (page) => openRow(page, 6)),
  'withdrawal-records-empty': asked('/withdrawalRecord', 'drawing/list', noRows),
  'withdrawal-records-error': failing('/withdrawalRecord', 'drawing/list'),
  'withdrawal-records-long': long('/withdrawalRecord', 'drawing/list'),
  'statement-empty': asked('/order-center', 'ordercenter/details', noOrders),
  'statement-loading': hanging('/order-center', 'ordercenter/details'),
  'statement-error': failing('/order-center', 'ordercenter/details'),
  'statement-long': long('/order-center', 'ordercenter/details'),
  'fees-empty': asked('/order-center/fee', 'ordercenter/fee', noOrders),
  'association-empty': asked('/order-center/association', 'ordercenter/association', noOrders),
  'association-long': long('/order-center/association', 'ordercenter/association'),
} as const satisfies Record<string, PicturedScreen>;

/** What a first deposit of R$ 1.200 brings, and has brought. */
const offers: Data<'GET /api/promotion/rechargeoffers'>['list'] = [
  {
    kind: 'first_deposit',
    from: '20.00',
    reward: '1000.00',
    turnover_amount: '5000.00',
    turnover: '5',
    is_automatic: false,
  },
  {
    kind: 'gift_tiers',
    from: '1000.00',
    reward: '63.00',
    turnover_amount: '315.00',
    turnover: '5',
    is_automatic: true,
  },
];
const gifts: Data<'GET /api/promotion/rechargegifts'> = {
  deposit: { order_no: 'R1', money: '1200.00', paid_at: PICTURE_TIME.toISOString() },
  is_decided: true,
  list: [
    {
      kind: 'first_deposit',
      amount: '1000.00',
      turnover_amount: '5000.00',
      wager_first: '0.00',
      status: 'claimable',
    },
    {
      kind: 'recharge_rebate',
      amount: '60.00',
      turnover_amount: '300.00',
      wager_first: '11500.00',
      status: 'in_progress',
    },
    { kind: 'gift_tiers', amount: '63.00', turnover_amount: '315.00', wager_first: '0.00', status: 'given' },
  ],
};

/** Types an amount and leaves the field. */
async function typeAmount(page: Page, digits: string): Promise<void> {
  await page.getByRole('main').getByRole('textbox').first().fill(digits);
  await page.keyboard.press('Tab');
}

/** Opens a deposit of the list as if it had ended in another way. */
async function openDepositAs(page: Page, status: 'expired' | 'failed' | 'paid'): Promise<void> {
  await page.evaluate(async () => {
    const response = await fetch('/api/recharge/list?lang=zh_cn', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${sessionStorage.getItem('token')}`,
      },
      body: '{"page":1}',
    });
    const { data } = (await response.json()) as { data: { list: { order_no: string; status: string }[] } };
    const expired = data.list.find((record) => record.status === 'expired');
    sessionStorage.setItem('wallet.open-deposit', expired?.order_no ?? '');
  });
  await answerOther(page, 'recharge/status', (data) => ({
    ...data,
    record: { ...(data['record'] as Json), status },
  }));
}

async function addKey(page: Page, texts: Texts): Promise<void> {
  await page.getByRole('button', { name: texts('wallet', 'withdraw.key.add') }).click();
  await page.getByRole('radio', { name: texts('wallet', 'withdraw.kind.PHONE') }).check({ force: true });
  await page.getByLabel(texts('wallet', 'withdraw.keyLabel.PHONE')).fill('1198');
  await page.getByLabel(texts('wallet', 'withdraw.loginPassword')).click();
}

async function askForFifty(page: Page, texts: Texts): Promise<void> {
  await typeAmount(page, '5000');
  const next = texts('wallet', 'withdraw.continueAmount').replace('{{amount}}', '.+');
  await page.getByRole('button', { name: new RegExp(`^${next}$`) }).click();
  await page.getByRole('dialog').waitFor();
}

/** Asks for a withdrawal, which then waits for its review. */
async function ask(page: Page, texts: Texts): Promise<void> {
  await askForFifty(page, texts);
  await page.getByLabel(texts('wallet', 'withdraw.password'), { exact: true }).fill('246810');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /50[,.]00/ })
    .click();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: texts('wallet', 'withdraw.cancel') }).waitFor();
}

/** @param place in the list of withdrawals, those of this run left out, newest first */
async function openRow(page: Page, place: number): Promise<void> {
  const rows = page.getByRole('main').getByRole('list').getByRole('button');
  const seeded = 8;
  const own = (await rows.count()) - seeded;
  await rows.nth(own + place).click();
  await page.getByRole('dialog').waitFor();
}

function withoutAmounts(data: Json): Json {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, typeof value === 'string' ? '0.00' : value]),
  );
}
