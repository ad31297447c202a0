import { PLACEHOLDER_ATTRIBUTE } from '@mosaico/shared/contract';
import type { Locator, Page, Route } from 'playwright';
import type { ApiKey, Data } from '@mosaico/shared/api';
import { answerOther, fail, hang, type Json, RETRY, withLongAmounts } from './other-answers.ts';
import {
  awardsInEveryState,
  hubInEveryState,
  hubWith,
  inDays,
  paidWeeks,
  rebatesInEveryState,
  reliefOf,
  spinTo,
} from './promotion-answers.ts';
import { PROMOTION_SCREENS } from './promotion-screens.ts';
import type { PicturedScreen } from './screens.ts';
import type { Texts } from './texts.ts';

type Screen = keyof typeof PROMOTION_SCREENS;
type Step = (page: Page, texts: Texts) => Promise<unknown>;

/** A screen of the seeded member after some steps. */
const at = (screen: Screen, ...steps: readonly Step[]) => ({
  path: PROMOTION_SCREENS[screen].path,
  isMember: true,
  prepare: async (page: Page, texts: Texts) => {
    for (const step of steps) await step(page, texts);
  },
});
/** An endpoint answers other data. */
const answers =
  <K extends ApiKey>(endpoint: K, change: (data: Data<K>) => Data<K>): Step =>
  (page) =>
    answerOther(page, pathOf(endpoint), (data) => change(data as Data<K>));
const failing = (screen: Screen, endpoint: ApiKey) => at(screen, (page) => fail(page, pathOf(endpoint)));
const hanging = (screen: Screen, endpoint: ApiKey) =>
  ({ ...at(screen, (page) => hang(page, pathOf(endpoint))), isUnderWay: true }) as const;
const pathOf = (endpoint: ApiKey) => endpoint.replace(/^\w+ \/api\//, '');

const HUB = 'GET /api/promotion/activities';
const AWARDS = 'POST /api/promotion/awards';
const FIRST = 'POST /api/ftd/check';
const WHEEL = 'POST /api/lotterywheel/check';
const RELIEF = 'POST /api/dailyrescue/check';
const REBATES = 'POST /api/rechargerebate/check';
const GAME_REBATES = 'POST /api/games/rebates/list';
const INVITES = 'POST /api/invitationactivity/check';
const COVER = 'POST /api/cover/history';
const VIP = 'POST /api/member/vip/info';

const noRows = <List extends { readonly list: readonly unknown[]; readonly total: number }>(data: List) =>
  ({ ...data, list: [], total: 0, next: null }) as List;
const goOffline: Step = (page) => page.context().setOffline(true);
/** Presses what claims, or spins; it is below the heading, in gold. */
const press =
  (key: string): Step =>
  (page, texts) => {
    const [begin = ''] = texts('promotions', key).split('{{');
    return page.getByRole('main').getByRole('button', { name: begin.trim() }).first().click();
  };
/** The page says by itself that something went well or has failed, until it is told to go. */
const seesToast: Step = (page) =>
  page.locator('[role="status"], [aria-live="assertive"]').getByRole('button').last().waitFor();
/** The offers come with the page: what is there before they come, or instead of them, is seen by who comes from another screen. */
const openOffers = (answer: (route: Route) => unknown, seen: (main: Locator) => Locator): PicturedScreen => ({
  path: '/profile',
  isMember: true,
  isUnderWay: true,
  prepare: async (page) => {
    await page.route(`**/api/${pathOf(HUB)}*`, answer);
    // The number on the tab asks for them too.
    await page.reload();
    await page.locator('nav a[href="/promotion/activity"]').last().click();
    await seen(page.getByRole('main')).first().waitFor();
  },
});

const firstDeposit = (state: 'claimable' | 'claimed'): Step[] => [
  answers(HUB, hubWith('first_deposit', { state, reward: '100.00' })),
  answers(FIRST, (rows) =>
    rows.map((row) => ({
      ...row,
      can_claim: Number(state === 'claimable' && row.id === 3) as 0 | 1,
      is_claimed: Number(state === 'claimed' && row.id === 3) as 0 | 1,
    })),
  ),
];
const withSpins = answers(WHEEL, (wheel) => ({ ...wheel, remainingspins: 3, earned: 3, missing: '120.00' }));
/** A spin is made, and comes to this prize. */
const spinBrings = (...prize: Parameters<typeof spinTo>): Step[] => [
  withSpins,
  (page) => page.route('**/api/lotterywheel/claim*', (route) => route.fulfill({ json: spinTo(...prize) })),
  press('wheel.spin'),
  (page) => page.getByRole('main').getByRole('status').getByRole('paragraph').first().waitFor(),
];

/** States of the screens of promotions: those that another answer of the API makes, and those that follow what is pressed. */
export const PROMOTION_STATES = {
  'offers-states': at('offers', answers(HUB, hubInEveryState), answers(AWARDS, awardsInEveryState)),
  'offers-rules': at('offers', press('activities.rules'), (page) => page.getByRole('dialog').waitFor()),
  'offers-rules-first-deposit': at('first-deposit', press('activities.rules'), (page) =>
    page.getByRole('dialog').waitFor(),
  ),
  'offers-empty': at(
    'offers',
    answers(HUB, () => ({ list: [] })),
    answers(AWARDS, noRows),
  ),
  'offers-error': openOffers(
    (route) => route.fulfill({ status: 500, json: {} }),
    (main) => main.getByRole('button', { name: RETRY }),
  ),
  'offers-history-error': failing('offers', AWARDS),
  'offers-loading': openOffers(
    () => undefined,
    (main) => main.locator(`[${PLACEHOLDER_ATTRIBUTE}]`),
  ),
  'offers-long': at('offers', (page) =>
    answerOther(page, pathOf(HUB), (data) => withLongAmounts(data) as Json),
  ),
  'not-offered': at(
    'first-deposit',
    answers(HUB, () => ({ list: [] })),
  ),
  'first-deposit-claimable': at('first-deposit', ...firstDeposit('claimable')),
  'first-deposit-claimed': at('first-deposit', ...firstDeposit('claimed')),
  'first-deposit-refused': at(
    'first-deposit',
    ...firstDeposit('claimable'),
    press('activities.claim'),
    seesToast,
  ),
  'first-deposit-offline': {
    ...at('first-deposit', ...firstDeposit('claimable'), goOffline, press('activities.claim'), seesToast),
    isUnderWay: true,
  },
  'first-deposit-error': failing('first-deposit', FIRST),
  'invitation-claimable': at(
    'invitation-offer',
    answers(INVITES, (rows) =>
      rows.map((row, place) => ({ ...row, current_invites: 4, is_claimed: place === 0 ? 1 : 0 })),
    ),
  ),
  'invitation-held': at('invitation-offer', (page, texts) => {
    const held = { held_invites: 1, held_reason: texts('api', 'invitation.held') };
    return answers(INVITES, (rows) => rows.map((row) => ({ ...row, ...held })))(page, texts);
  }),
  'invitation-error': failing('invitation-offer', INVITES),
  'recharge-rebate-states': at('recharge-rebate', answers(REBATES, rebatesInEveryState)),
  'recharge-rebate-none': at(
    'recharge-rebate',
    answers(REBATES, () => []),
  ),
  'recharge-rebate-error': failing('recharge-rebate', REBATES),
  'gift-tiers-reached': at(
    'gift-tiers',
    answers('GET /api/promotion/rechargebonus', (gifts) => ({
      ...gifts,
      total: '12000.00',
      percent: '13.50',
      next: { total: '15000.00', percent: '15.00' },
    })),
  ),
  'wheel-spins': at('wheel', withSpins),
  'wheel-closed': at(
    'wheel',
    withSpins,
    answers(WHEEL, (wheel) => ({ ...wheel, is_open: false })),
  ),
  'wheel-won': at('wheel', ...spinBrings(4, 'BRL', 5)),
  'wheel-again': at('wheel', ...spinBrings(5, 'WHEEL', 1)),
  'wheel-no-prize': at('wheel', ...spinBrings(3, 'SMILEY', 0)),
  'wheel-lost-answer': at(
    'wheel',
    withSpins,
    (page) => page.route('**/api/lotterywheel/claim*', (route) => route.abort('connectionreset')),
    press('wheel.spin'),
    (page, texts) => page.getByText(texts('promotions', 'wheel.unknown')).waitFor(),
  ),
  'wheel-error': failing('wheel', WHEEL),
  'wheel-loading': hanging('wheel', WHEEL),
  'daily-relief-claimable': at('daily-relief', answers(RELIEF, reliefOf(false))),
  'daily-relief-claimed': at('daily-relief', answers(RELIEF, reliefOf(true))),
  'daily-relief-error': failing('daily-relief', RELIEF),
  'rebates-claimable': at(
    'rebates',
    answers(GAME_REBATES, (rebates) => ({
      ...rebates,
      total: '7.35',
      list: rebates.list.map((row, place) => ({
        ...row,
        amount: place === 0 ? '7.35' : '0.00',
        valid_bet: place === 0 ? '1470.00' : '0.00',
        can_claim: place === 0 ? 1 : 0,
      })),
    })),
    answers('POST /api/games/rebates/details', (days) => ({
      ...days,
      total: 2,
      list: (['claimable', 'claimed'] as const).map((status, place) => ({
        id: 2 - place,
        date: inDays(-1 - place).slice(0, 10),
        game_type: 'slot' as const,
        valid_bet: '1470.00',
        rate: '0.50',
        amount: '7.35',
        status,
      })),
    })),
  ),
  'rebates-error': failing('rebates', GAME_REBATES),
  'losses-paid': at('losses', answers(COVER, paidWeeks)),
  'losses-error': failing('losses', COVER),
  'vip-top': at(
    'vip',
    answers(VIP, (vip) => ({
      ...vip,
      uservip: { userviplvl: 10, totalrecharge: '5000000.00', totalbetting: '48000000.00' },
    })),
  ),
  'vip-loading': hanging('vip', VIP),
  'vip-error': failing('vip', VIP),
  'award-history-rows': at(
    'award-history',
    answers('POST /api/member/vip/history', (history) => ({
      ...history,
      total: 3,
      list: (['weekly', 'upgrade', 'upgrade'] as const).map((kind, place) => ({
        id: 3 - place,
        kind,
        from_level: kind === 'weekly' ? 2 : 1 - (place - 1),
        to_level: 3 - Math.max(1, place),
        bonus: kind === 'weekly' ? '5.00' : '15.00',
        created_at: inDays(-4 * (place + 1)),
      })),
    })),
  ),
  'award-history-empty': at('award-history', answers('POST /api/member/vip/history', noRows)),
  'award-history-error': failing('award-history', 'POST /api/member/vip/history'),
} as const satisfies Record<string, PicturedScreen>;
