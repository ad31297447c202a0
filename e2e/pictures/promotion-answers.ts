import type { Answer, Data } from '@mosaico/shared/api';
import { PICTURE_TIME } from './picture-time.ts';

type Hub = Data<'GET /api/promotion/activities'>;
type Activity = Hub['list'][number];
type Award = Data<'POST /api/promotion/awards'>['list'][number];
type Rebate = Data<'POST /api/rechargerebate/check'>[number];
type Spin = Answer<'POST /api/lotterywheel/claim'>;
type Relief = Data<'POST /api/dailyrescue/check'>;
type Cover = Data<'POST /api/cover/history'>;

/** An instant so many days from that of the pictures. */
export const inDays = (days: number) => new Date(PICTURE_TIME.getTime() + days * 86_400_000).toISOString();

const half: Activity['progress'] = { unit: 'money', current: '250.00', target: '500.00', percent: 50 };

/** Every activity in another state, so that one picture shows them all. */
export function hubInEveryState({ list }: Hub): Hub {
  const changes: Readonly<Record<string, Partial<Activity>>> = {
    first_deposit: { state: 'claimable', reward: '100.00', ends_in_seconds: 3 * 86_400 + 7_200 },
    recharge_rebate: { state: 'in_progress', progress: half, ends_in_seconds: 5_025 },
    invitation: { state: 'claimed', reward: '10.00' },
    gift_tiers: { state: 'ended', ends_at: inDays(-1), ends_in_seconds: 0 },
    lottery_wheel: { state: 'claimable', reward: null, progress: null },
    daily_relief: { state: 'soon' },
  };
  return { list: list.map((activity) => ({ ...activity, ...changes[activity.kind] })) };
}

/** The hub with one activity in another state. */
export const hubWith =
  (kind: string, change: Partial<Activity>) =>
  ({ list }: Hub): Hub => ({
    list: list.map((activity) => (activity.kind === kind ? { ...activity, ...change } : activity)),
  });

const AWARDS: readonly (readonly [Award['kind'], Award['status'], amount: string, turnover: string])[] = [
  ['recharge_rebate', 'promised', '5.00', '25.00'],
  ['lottery_wheel', 'paid', '2.00', '0.00'],
  ['first_deposit', 'open', '100.00', '500.00'],
  ['gift_tiers', 'released', '62.50', '312.50'],
  ['invitation', 'spent', '10.00', '50.00'],
  ['gift_tiers', 'taken_back', '1250.00', '6250.00'],
  ['gift_tiers', 'given_up', '25.00', '125.00'],
];

/** What was given, with everything that can become of it. */
export function awardsInEveryState(): Data<'POST /api/promotion/awards'> {
  const list = AWARDS.map(([kind, status, amount, turnover_amount], place) => ({
    id: AWARDS.length - place,
    kind,
    status,
    amount,
    turnover_amount,
    bonus_left: status === 'open' ? amount : '0.00',
    created_at: inDays(-place),
  }));
  return { list, total: list.length, page: 1, limit: 10, next: null };
}

const rebate: Rebate = {
  id: 1,
  recharge_amount: '100.00',
  required_amount: '500.00',
  current_amount: '500.00',
  reward_amount: '5.00',
  is_claimed: 0,
  status: 'claimable',
  claimed_at: null,
  event_ended_at: inDays(4),
};

/** A row of a recharge in each of its states. */
export function rebatesInEveryState(): Rebate[] {
  return [
    {
      ...rebate,
      id: 4,
      status: 'in_progress',
      recharge_amount: '250.00',
      required_amount: '1250.00',
      reward_amount: '12.50',
    },
    { ...rebate, id: 3 },
    { ...rebate, id: 2, status: 'claimed', is_claimed: 1, claimed_at: inDays(-2) },
    { ...rebate, status: 'expired', current_amount: '420.00', event_ended_at: inDays(-3) },
  ];
}

/** What the wheel answers a spin with. @param prizeId of the wheel's own table */
export function spinTo(prizeId: number, reward: Spin['reward'], quantity: number): Spin {
  const data = {
    number: 1,
    prize_id: prizeId,
    reward,
    quantity,
    at: PICTURE_TIME.toISOString(),
    seed_hash: 'ab'.repeat(32),
    server_seed: 'cd'.repeat(32),
    client_seed: 'mine',
  };
  return { code: 200, status: 'success', message: 'OK', remainingspins: 2, reward, quantity, data };
}

/** Yesterday's loss, and whether its relief was claimed. */
export const reliefOf =
  (isClaimed: boolean) =>
  (relief: Relief): Relief => ({
    ...relief,
    yesterday_loss: '400.00',
    yesterday_net_loss: '400.00',
    reward_amount: '12.00',
    is_claimed: Number(isClaimed),
    can_claim: Number(!isClaimed),
    today_loss: '150.00',
    today_reward: '4.50',
  });

/** Two weeks that were paid. */
export function paidWeeks(cover: Cover): Cover {
  const list = ['2026-09-28/2026-10-04', '2026-09-21/2026-09-27'].map((period, place) => ({
    id: 2 - place,
    period,
    loss_amount: place === 0 ? '800.00' : '1520.00',
    rate: '1.00',
    amount: place === 0 ? '8.00' : '15.20',
    status: 'paid' as const,
    created_at: inDays(-5 - 7 * place),
  }));
  const totals = { weeks: 2, loss_amount: '2320.00', amount: '23.20' };
  return { ...cover, list, total: 2, next: null, totals };
}
