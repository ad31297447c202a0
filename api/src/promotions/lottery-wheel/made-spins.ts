import type { Db } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import type { SpinRow } from './promise.ts';

type WrittenBySpin = 'day' | 'client_seed' | 'prize_id' | 'reward' | 'quantity' | 'spun_at';

/** A spin that was made: its prize is drawn, and its seed may be seen. */
export type MadeSpin = SpinRow & { readonly [Column in WrittenBySpin]: NonNullable<SpinRow[Column]> };

export function isMade(spin: SpinRow): spin is MadeSpin {
  return spin.spun_at !== null;
}

/** A member's spins of a day, the newest first. */
export async function spinsOfDay(
  db: Db,
  { siteKey, memberId }: MemberKey,
  day: string,
): Promise<readonly MadeSpin[]> {
  const rows = await db
    .selectFrom('wheel_spins')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .orderBy('number', 'desc')
    .execute();
  return rows.filter(isMade);
}

/** With all that the draw can be repeated from (G14). */
export function spinToWire(spin: MadeSpin) {
  return {
    number: spin.number,
    prize_id: spin.prize_id,
    reward: spin.reward,
    quantity: spin.quantity,
    at: spin.spun_at.toISOString(),
    seed_hash: spin.seed_hash,
    server_seed: spin.server_seed,
    client_seed: spin.client_seed,
  };
}
