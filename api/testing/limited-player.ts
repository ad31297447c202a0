import { sql } from 'kysely';
import type { LimitKind, LimitPeriod } from '@mosaico/shared/rules';
import { type Seat, takeSeat } from './seat.ts';
import type { Db } from '../src/db/tables.ts';
import { transaction } from '../src/db/transaction.ts';
import { limitsOf } from '../src/responsible-gaming/limits.ts';
import { setLimit } from '../src/responsible-gaming/set-limit.ts';

/** Noon of a Wednesday in São Paulo: day, week and month have gone on for a while. */
const NOON = new Date('2026-03-11T15:00:00Z');
const MINUTE_MS = 60_000;

/** A member at a game, with limits and a clock of their own. */
export interface LimitedPlayer extends Seat {
  readonly clock: { readonly now: () => Date; readonly advance: (byMs: number) => void };
  /** In centavos, or minutes of time; null takes it away. */
  limit(kind: LimitKind, period: LimitPeriod, most: number | null): Promise<void>;
  limits(): ReturnType<typeof limitsOf>;
  /** What each limit has counted, and what it would be if it were counted anew. */
  counts(): Promise<readonly { readonly used: number; readonly anew: number }[]>;
}

/** Somebody who has R$ 1,000 to play with. */
export async function aLimitedPlayer(db: Db, siteKey: string): Promise<LimitedPlayer> {
  let nowMs = NOON.getTime();
  const now = () => new Date(nowMs);
  const seat = await takeSeat(db, siteKey, { centavos: 1_000_00, now });
  const owner = { siteKey, memberId: seat.memberId };
  return {
    ...seat,
    clock: { now, advance: (byMs) => void (nowMs += byMs) },
    limit: async (kind, period, most) => {
      await transaction(db, (tx) =>
        setLimit(
          tx,
          owner,
          { kind, period, most: kind === 'time' && most !== null ? most * MINUTE_MS : most },
          now(),
        ),
      );
    },
    limits: () => limitsOf(db, owner, now()),
    counts: async () => {
      const { rows } = await sql<{ used: number; anew: number }>`
        select l.used, counted.used as anew from play_limits l,
          lateral play_limit_recount(site_key, member_id, kind, counted_from) counted
        where site_key = ${siteKey} and member_id = ${seat.memberId} and kind <> 'deposit'`.execute(db);
      return rows;
    },
  };
}
