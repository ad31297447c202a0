import { saoPauloDay } from '@mosaico/shared/rules';
import type { Db, Tx } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import { spanOfDays } from '../play/days.ts';
import { playOf } from '../play/play.ts';

/** What earns a spin, and how many a day earns at most. Source: G20. */
export const WAGER_PER_SPIN_CENTAVOS = 200_00;
export const MOST_PER_DAY = 10;

/** The spins of a member's day. */
export interface Allowance {
  readonly wageredCentavos: number;
  /** By bets. */
  readonly earned: number;
  /** Earned, and won on the wheel, less those that were made. */
  readonly left: number;
  /** What is to be bet for the next one; 0 when no more can be earned today. */
  readonly missingCentavos: number;
}

/**
 * @param made spins of the day
 * @param won further spins that these have brought
 */
export function allowanceOf(wageredCentavos: number, made: number, won: number): Allowance {
  const earned = Math.min(MOST_PER_DAY, Math.floor(wageredCentavos / WAGER_PER_SPIN_CENTAVOS));
  const missingCentavos =
    earned === MOST_PER_DAY ? 0 : WAGER_PER_SPIN_CENTAVOS - (wageredCentavos % WAGER_PER_SPIN_CENTAVOS);
  // A bet that was taken back takes a spin that was made already below zero.
  return { wageredCentavos, earned, left: Math.max(0, earned + won - made), missingCentavos };
}

/** The spins of today in America/Sao_Paulo; they expire at midnight. Source: G20. */
export async function allowanceToday(db: Db | Tx, owner: MemberKey, now: Date): Promise<Allowance> {
  const { siteKey, memberId } = owner;
  const today = saoPauloDay(now);
  const play = await playOf(db, siteKey, [memberId], spanOfDays(today, today));
  const spins = await db
    .selectFrom('wheel_spins')
    .select(['reward', 'quantity'])
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('day', '=', today)
    .execute();
  const won = spins.reduce(
    (sum, { reward, quantity }) => sum + (reward === 'WHEEL' ? (quantity ?? 0) : 0),
    0,
  );
  const wageredCentavos = play.reduce((sum, each) => sum + each.wageredCentavos, 0);
  return allowanceOf(wageredCentavos, spins.length, won);
}
