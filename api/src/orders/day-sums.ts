import { sql } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import {
  AFTER_ALL,
  category,
  entryOfMoved,
  feeOfMoved,
  movedEntries,
  type OrderOwner,
  since,
} from './order-sql.ts';

/** What came in and went out, in centavos; what each is: `sums` of the contract. */
export interface OrderSums {
  readonly rechargeCentavos: number;
  readonly withdrawCentavos: number;
  readonly bonusCentavos: number;
  readonly feeCentavos: number;
}

export interface DaySums extends OrderSums {
  /** Calendar day in America/Sao_Paulo, `2026-11-20`. */
  readonly day: string;
}

/**
 * A member's orders day by day, oldest first, without days that have none. Bets and wins are not among them and are not read.
 *
 * @param from first instant of the period; null for all
 * Source: R108, R220, G24.
 */
export async function daySums(db: Db | Tx, owner: OrderOwner, from: Date | null): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`with ${movedEntries(owner, AFTER_ALL)}, orders as (
      select ${category} as category, entry.created_at, moved.own_centavos, ${feeOfMoved} as fee_centavos
      from moved ${entryOfMoved} where entry.created_at >= ${since(from)}
    )
    select (created_at at time zone 'America/Sao_Paulo')::date as day,
      coalesce(sum(own_centavos + fee_centavos) filter (where category = 'recharge'), 0)::bigint as "rechargeCentavos",
      coalesce(-sum(own_centavos) filter (where category = 'withdraw'), 0)::bigint as "withdrawCentavos",
      coalesce(sum(own_centavos) filter (where category = 'bonus'), 0)::bigint as "bonusCentavos",
      sum(fee_centavos)::bigint as "feeCentavos"
    from orders group by day order by day`.execute(db);
  return rows.filter((day) => Object.values(day).some((value) => typeof value === 'number' && value !== 0));
}

/** The sums of a period, of those of its days. */
export function totalOf(days: readonly DaySums[]): OrderSums {
  const sum = (name: keyof OrderSums) => days.reduce((total, day) => total + day[name], 0);
  return {
    rechargeCentavos: sum('rechargeCentavos'),
    withdrawCentavos: sum('withdrawCentavos'),
    bonusCentavos: sum('bonusCentavos'),
    feeCentavos: sum('feeCentavos'),
  };
}
