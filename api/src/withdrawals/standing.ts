import { startOfSaoPauloDays } from '@mosaico/shared/rules';
import type { Db, Tx } from '../db/tables.ts';
import { memberBalances, type MemberBalances, withdrawableCentavos } from '../ledger/balances.ts';
import { turnoverToMeet } from '../members/status.ts';
import type { MemberKey } from '../members/tables.ts';
import { contestedLackingCentavos } from '../payouts/contested.ts';
import { turnoverOf } from '../turnover/turnover.ts';
import { vipStandingOf } from '../vip/standing.ts';
import { type DayLimits, dayLimitsOf, feeOf, MAX_CENTAVOS } from './limits.ts';
import { smallestWithdrawal } from './smallest.ts';
import { NOT_COUNTED } from './transitions.ts';

/** All that decides what a member can withdraw. */
export interface Standing {
  readonly balances: MemberBalances;
  /** What is still to be wagered before a withdrawal; of who has excluded themselves, nothing. */
  readonly turnoverCentavos: number;
  /** What contestations of deposits lack: it is taken from the cash as it comes in. */
  readonly lackingCentavos: number;
  readonly withdrawableCentavos: number;
  /** Of one withdrawal. */
  readonly smallestCentavos: number;
  readonly limits: DayLimits;
  /** Withdrawals of today that count. */
  readonly made: { readonly count: number; readonly amountCentavos: number };
}

/**
 * Where a member stands. The screen and the withdrawal itself judge by it; in a transaction that has locked the member's purses
 * nothing of it changes any more.
 *
 * Source: G17, A41, A61, A71, I22.
 */
export async function standingOf(db: Db | Tx, owner: MemberKey, at: Date): Promise<Standing> {
  const { siteKey, memberId } = owner;
  const balances = await memberBalances(db, siteKey, memberId);
  const turnover = await turnoverOf(db, siteKey, memberId);
  const lackingCentavos = await contestedLackingCentavos(db, owner);
  const { level } = await vipStandingOf(db, owner);
  const turnoverCentavos = turnoverToMeet(await statusOf(db, owner), turnover.remainingCentavos);
  const withdrawable = withdrawableCentavos(balances, turnoverCentavos, lackingCentavos);
  return {
    balances,
    turnoverCentavos,
    lackingCentavos,
    withdrawableCentavos: withdrawable,
    smallestCentavos: await smallestWithdrawal(db, owner, withdrawable),
    limits: dayLimitsOf(level),
    made: await madeToday(db, owner, at),
  };
}

async function statusOf(db: Db | Tx, { siteKey, memberId }: MemberKey): Promise<number> {
  const { status } = await db
    .selectFrom('members')
    .select('status')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return status;
}

/** What may be asked for in one withdrawal now. */
export function availableCentavos(standing: Standing): number {
  const { count, amountCentavos } = left(standing);
  return count === 0 ? 0 : Math.min(standing.withdrawableCentavos, amountCentavos, MAX_CENTAVOS);
}

/** What is left of the day; of the amount, what the withdrawals that are left can reach. */
export function left({ limits, made }: Pick<Standing, 'limits' | 'made'>): DayLimits {
  const count = Math.max(0, limits.count - made.count);
  const amountCentavos = Math.max(0, limits.amountCentavos - made.amountCentavos);
  return { count, amountCentavos: Math.min(amountCentavos, count * MAX_CENTAVOS) };
}

/** What the next withdrawal of this amount costs. */
export function feeOfNext(standing: Standing, amountCentavos: number): number {
  return feeOf(amountCentavos, standing.made.count);
}

/** Source: A61; days are those of São Paulo. */
async function madeToday(db: Db | Tx, { siteKey, memberId }: MemberKey, at: Date): Promise<Standing['made']> {
  const row = await db
    .selectFrom('withdrawals')
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      select.fn.sum<string>('amount_centavos').as('amount'),
    ])
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('created_at', '>=', startOfSaoPauloDays(1, at))
    .where('status', 'not in', NOT_COUNTED)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), amountCentavos: Number(row.amount ?? 0) };
}
