import type { Data } from '@mosaico/shared/api';
import { holdMember } from '../../auth/hold-member.ts';
import { warn } from '../../warnings/warn.ts';
import { isUniqueViolation } from '../../db/sql-state.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { DomainError } from '../../domain-error.ts';
import type { CallerMember } from '../../http/route.ts';
import type { MemberKey } from '../../members/tables.ts';
import type { Deps } from '../../runtime/deps.ts';
import { useTicket } from '../../sessions/tickets.ts';
import { dropParts } from './export-parts.ts';
import type { DataExport } from './tables.ts';

const NUMBER_BYTES = 16;

/** Where the member's archive stands. Source: G42. */
export async function exportOf(db: Db, owner: MemberKey, at: Date): Promise<Data<'GET /api/me/export'>> {
  const row = await latest(db, owner);
  if (!row) return { status: 'none', requested_at: null, ready_at: null, expires_at: null, size_bytes: 0 };
  const isOver = row.status === 'ready' && row.expires_at !== null && row.expires_at <= at;
  return {
    status: isOver ? 'expired' : row.status,
    requested_at: row.requested_at.toISOString(),
    ready_at: row.ready_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    size_bytes: row.size_bytes,
  };
}

/**
 * Asks for a new archive. One that is ready gives way to it. The member is warned by mail as well: it may be somebody else who asks.
 *
 * @returns the id of the notification, for the member event after the commit
 * @throws DomainError ticket_invalid; export_pending while one is being made
 * Source: G42, A39.
 */
export async function requestExport(deps: Deps, member: CallerMember, ticket: string): Promise<number> {
  const { db, clock, random } = deps;
  const owner = { siteKey: member.siteKey, memberId: member.id };
  const at = clock.now();
  return transaction(db, async (tx) => {
    const { siteKey, sessionId } = member;
    await useTicket(tx, { siteKey, sessionId, purpose: 'data_export' }, ticket, at);
    const held = await holdMember(tx, siteKey, member.id);
    if (!held) throw new DomainError('unauthenticated');
    await replaceReady(tx, owner, at);
    await tx
      .insertInto('data_exports')
      .values({
        number: random.bytes(NUMBER_BYTES).toString('hex'),
        site_key: siteKey,
        member_id: member.id,
        status: 'pending',
        requested_at: at,
        next_attempt_at: at,
      })
      .execute()
      .catch((error: unknown) => {
        if (isUniqueViolation(error, 'data_exports_current')) throw new DomainError('export_pending');
        throw error;
      });
    return warn(tx, deps, { ...owner, kind: 'export_requested', details: {}, at }, held);
  });
}

async function replaceReady(tx: Tx, { siteKey, memberId }: MemberKey, at: Date): Promise<void> {
  const replaced = await tx
    .updateTable('data_exports')
    .set({ status: 'expired', expires_at: at })
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('status', '=', 'ready')
    .returning('id')
    .execute();
  await dropParts(
    tx,
    replaced.map(({ id }) => id),
  );
}

/** The newest one of the member. */
export async function latest(db: Db | Tx, { siteKey, memberId }: MemberKey): Promise<DataExport | undefined> {
  return db
    .selectFrom('data_exports')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
