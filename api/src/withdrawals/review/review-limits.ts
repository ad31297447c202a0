import type { Data } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { WithdrawalTables } from '../tables.ts';

type Listed = Data<'GET /api/operator/withdrawals/limit'>['list'][number];

/** How many changes are shown. */
const MOST_SHOWN = 50;

/** The amount above which two people approve a withdrawal, and its changes, the newest first. Source: R123. */
export async function reviewLimits(db: Db, siteKey: string): Promise<{ limit: string; list: Listed[] }> {
  const { second_review_centavos: limit } = await db
    .selectFrom('sites')
    .select('second_review_centavos')
    .where('key', '=', siteKey)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('review_limits')
    .selectAll()
    .where('site_key', '=', siteKey)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return { limit: wireFromCentavos(limit), list: rows.map(toWire) };
}

/** Who does it, and when. */
interface Act {
  readonly siteKey: string;
  readonly operator: string;
  readonly at: Date;
}

/**
 * Proposes another limit. Nothing is in force by that. A proposal that stands open gives way, so that there is one thing to confirm.
 *
 * Source: R123.
 */
export async function proposeReviewLimit(
  tx: Tx,
  {
    siteKey,
    operator,
    at,
    limitCentavos,
    note,
  }: Act & { readonly limitCentavos: number; readonly note: string },
): Promise<Listed> {
  await lockLimit(tx, siteKey);
  await tx
    .updateTable('review_limits')
    .set({ status: 'replaced', decided_by: operator, decided_at: at })
    .where('site_key', '=', siteKey)
    .where('status', '=', 'proposed')
    .execute();
  const proposal = await tx
    .insertInto('review_limits')
    .values({
      site_key: siteKey,
      status: 'proposed',
      limit_centavos: limitCentavos,
      proposed_by: operator,
      proposed_at: at,
      note,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toWire(proposal);
}

/**
 * Puts a proposed limit in force, for every approval from then on.
 *
 * @throws DomainError not_found, proposal_decided, second_operator_needed (it is the operator's own); nothing is changed
 * Source: R123.
 */
export async function confirmReviewLimit(
  tx: Tx,
  { siteKey, operator, at, id }: Act & { readonly id: number },
): Promise<Listed> {
  const before = await lockLimit(tx, siteKey);
  const proposal = await tx
    .selectFrom('review_limits')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!proposal) throw new DomainError('not_found');
  if (proposal.status !== 'proposed') throw new DomainError('proposal_decided');
  if (proposal.proposed_by === operator) throw new DomainError('second_operator_needed');
  await tx
    .updateTable('sites')
    .set({ second_review_centavos: proposal.limit_centavos })
    .where('key', '=', siteKey)
    .execute();
  const confirmed = await tx
    .updateTable('review_limits')
    .set({ status: 'confirmed', before_centavos: before, decided_by: operator, decided_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toWire(confirmed);
}

/** Who changes the limit or its proposals does so one after the other. Rows that refer to the site are written meanwhile. */
async function lockLimit(tx: Tx, siteKey: string): Promise<number> {
  const { second_review_centavos: limit } = await tx
    .selectFrom('sites')
    .select('second_review_centavos')
    .where('key', '=', siteKey)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return limit;
}

function toWire(row: Selectable<WithdrawalTables['review_limits']>): Listed {
  return {
    id: row.id,
    status: row.status,
    limit: wireFromCentavos(row.limit_centavos),
    before: row.before_centavos === null ? null : wireFromCentavos(row.before_centavos),
    proposed_by: row.proposed_by,
    proposed_at: row.proposed_at.toISOString(),
    note: row.note,
    decided_by: row.decided_by ?? '',
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}
