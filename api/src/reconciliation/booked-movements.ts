import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { Span } from '../providers/payment/account-statement.ts';

/** A received Pix as the books have it. */
export interface BookedPix {
  readonly receivedCentavos: number;
  readonly returnedCentavos: number;
  /** Whether it still has to go back, so that the bank may have done it already. */
  readonly isReturning: boolean;
}

/** What moved on `external:psp`. */
export interface BookedMovements {
  /** By end-to-end id. */
  readonly received: ReadonlyMap<string, BookedPix>;
  /** Centavos by id of the payout. */
  readonly paidOut: ReadonlyMap<string, number>;
}

/** What the bank names: the books are asked for it, whatever its day is there. */
interface Named {
  readonly e2eids: readonly string[];
  readonly payoutIds: readonly string[];
}

/** What the books of a site have of a span of time, and of what the bank names. */
export async function bookedMovements(
  db: Db,
  siteKey: string,
  span: Span,
  { e2eids, payoutIds }: Named,
): Promise<BookedMovements> {
  const keys = [
    ...e2eids.flatMap((e2eid) => [`deposit:${e2eid}`, `pix_suspense:${e2eid}`]),
    ...payoutIds.map((payoutId) => `withdrawal:${payoutId}:outcome`),
  ];
  const { rows } = await sql<Moved>`
    with moved as (
      select id, kind, idempotency_key from ledger_entries
        where site_key = ${siteKey} and kind in ('deposit', 'pix_suspense', 'withdrawal_settle')
          and event_at >= ${span.from} and event_at < ${span.to}
      union
      select id, kind, idempotency_key from ledger_entries
        where site_key = ${siteKey} and idempotency_key = any (${keys})
          and kind in ('deposit', 'pix_suspense', 'withdrawal_settle'))
    select moved.kind, moved.idempotency_key as key, line.amount_centavos as centavos
    from moved join ledger_lines line on line.entry_id = moved.id
      join ledger_accounts account on account.id = line.account_id and account.name = 'external:psp'`.execute(
    db,
  );
  const arrivals = rows.filter(({ kind }) => kind !== 'withdrawal_settle');
  const returns = await returnsOf(
    db,
    siteKey,
    arrivals.map(({ key }) => e2eidOf(key)),
  );
  return {
    received: new Map(
      arrivals.map(({ key, centavos }) => {
        const kept = { returnedCentavos: 0, isReturning: false };
        return [e2eidOf(key), { receivedCentavos: -centavos, ...(returns.get(e2eidOf(key)) ?? kept) }];
      }),
    ),
    paidOut: new Map(
      rows
        .filter(({ kind }) => kind === 'withdrawal_settle')
        .map(({ key, centavos }) => [key.split(':')[1] ?? '', centavos]),
    ),
  };
}

interface Moved {
  readonly kind: string;
  readonly key: string;
  /** Below zero for what came in. */
  readonly centavos: number;
}

/** Of what arrived, what goes back or has gone. */
async function returnsOf(
  db: Db,
  siteKey: string,
  e2eids: readonly string[],
): Promise<ReadonlyMap<string, Pick<BookedPix, 'returnedCentavos' | 'isReturning'>>> {
  if (e2eids.length === 0) return new Map();
  const rows = await db
    .selectFrom('pix_payments')
    .select(['e2eid', 'amount_centavos', 'refund_status'])
    .where('site_key', '=', siteKey)
    .where('e2eid', 'in', e2eids)
    .where('outcome', '=', 'refunded')
    .execute();
  return new Map(
    rows.map(({ e2eid, amount_centavos, refund_status }) => [
      e2eid,
      {
        returnedCentavos: refund_status === 'done' ? amount_centavos : 0,
        isReturning: refund_status === 'requested' || refund_status === 'processing',
      },
    ]),
  );
}

/** Keys end with the id of what they are about. */
function e2eidOf(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}
