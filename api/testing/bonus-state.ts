import type { Db } from '../src/db/tables.ts';
import { memberBalances } from '../src/ledger/balances.ts';
import { turnoverOf } from '../src/turnover/turnover.ts';
import type { Seat, Stake } from './seat.ts';

/** What a member at a seat has and owes, in centavos, and how their bonuses stand, the oldest first. */
export async function bonusState(db: Db, { siteKey, memberId }: Seat) {
  const { cashCentavos: cash, bonusCentavos: bonus } = await memberBalances(db, siteKey, memberId);
  const { remainingCentavos: owed } = await turnoverOf(db, siteKey, memberId);
  const ends = await db
    .selectFrom('bonuses')
    .select('outcome')
    .where('site_key', '=', siteKey)
    .orderBy('id')
    .execute();
  return { cash, bonus, owed, ends: ends.map(({ outcome }) => outcome ?? 'open') };
}

/** A round with one bet. */
export async function playRound(seat: Seat, amount: number, win: number): Promise<Stake> {
  const stake = await seat.stake({ amount });
  await seat.win(stake, { amount: win });
  return stake;
}
