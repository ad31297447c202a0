import type { Data } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import { LIMIT_KINDS, LIMIT_PERIODS } from '@mosaico/shared/rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import type { MemberKey } from '../members/tables.ts';
import type { PlayLimit } from './tables.ts';

type Limit = Data<'GET /api/rg/limits'>['limits'][number];

const MINUTE_MS = 60_000;

/** A limit as it stands at an instant. */
type LimitNow = Pick<PlayLimit, 'kind' | 'period' | 'pending_from' | 'pending_most'> & {
  readonly most: number;
  readonly used: number;
  readonly is_used_up: boolean;
  readonly resets_at: Date;
};

/**
 * The limits in force of a member, with what is used of each and what waits. A raise counts from its instant on, whether the job has
 * come by or not. Time is counted from bet to bet and said in whole minutes, as everywhere (`played_minutes`). It is used up as soon as the next
 * bet would be refused with what it adds, as `wallet_bet_refusal` judges it (0145).
 *
 * Source: G31, A38, A60.
 */
export async function limitsOf(db: Db | Tx, { siteKey, memberId }: MemberKey, at: Date): Promise<Limit[]> {
  const { rows } = await sql<LimitNow>`
    select * from (
      select kind, period, play_limit_most(l, ${at}) as most,
        case when pending_from > ${at} then pending_from end as pending_from, pending_most,
        play_limit_used(l, ${at}) as used,
        kind = 'time' and play_time_with_bet(l, ${at}) >= play_limit_most(l, ${at}) as is_used_up,
        play_period_end(period, ${at}) as resets_at
      from play_limits l where site_key = ${siteKey} and member_id = ${memberId}
    ) limits where most is not null`.execute(db);
  return rows.sort((one, other) => rankOf(one) - rankOf(other)).map(limitToWire);
}

function rankOf({ kind, period }: LimitNow): number {
  return LIMIT_KINDS.indexOf(kind) * LIMIT_PERIODS.length + LIMIT_PERIODS.indexOf(period);
}

function limitToWire(limit: LimitNow): Limit {
  const { kind, period, most, used, pending_from, pending_most } = limit;
  const common = { period, resets_at: limit.resets_at.toISOString() };
  const effective_at = pending_from?.toISOString();
  if (kind === 'time') {
    const minutes = (ms: number) => Math.floor(ms / MINUTE_MS);
    const pending = effective_at
      ? { minutes: pending_most === null ? null : minutes(pending_most), effective_at }
      : null;
    return {
      kind,
      ...common,
      minutes: minutes(most),
      used: minutes(used),
      is_used_up: limit.is_used_up,
      pending,
    };
  }
  const amount = (centavos: number | null) => (centavos === null ? null : wireFromCentavos(centavos));
  const pending = effective_at ? { amount: amount(pending_most), effective_at } : null;
  return { kind, ...common, amount: wireFromCentavos(most), used: wireFromCentavos(used), pending };
}
