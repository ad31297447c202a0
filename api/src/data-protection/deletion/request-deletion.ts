import type { Data } from '@mosaico/shared/api';
import { DELETION_GRACE_DAYS } from '@mosaico/shared/rules';
import { warn } from '../../warnings/warn.ts';
import { holdMember } from '../../auth/hold-member.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { DomainError } from '../../domain-error.ts';
import type { CallerMember } from '../../http/route.ts';
import { notify } from '../../information/notifications.ts';
import type { MemberKey } from '../../members/tables.ts';
import type { Deps } from '../../runtime/deps.ts';
import { holdFactor, judgeCode } from '../../second-factor/judge-code.ts';
import { isSecondFactorOn } from '../../second-factor/second-factor.ts';
import { revokeOtherSessionsOf } from '../../sessions/end-sessions.ts';
import { checkTicket, useTicket } from '../../sessions/tickets.ts';
import { obstaclesToAskOf } from './obstacles.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Where the member's request stands, and what stands against one now. Source: G42. */
export async function deletionOf(db: Db, owner: MemberKey, at: Date): Promise<Data<'GET /api/me/deletion'>> {
  const row = await db
    .selectFrom('deletion_requests')
    .selectAll()
    .where('site_key', '=', owner.siteKey)
    .where('member_id', '=', owner.memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    // Who can ask is there.
    status: row && row.status !== 'done' ? row.status : 'none',
    requested_at: row?.requested_at.toISOString() ?? null,
    due_at: row?.due_at.toISOString() ?? null,
    stopped_by: row?.obstacle ?? null,
    obstacles: [...(await obstaclesToAskOf(db, owner, at))],
    needs_code: await isSecondFactorOn(db, owner),
  };
}

interface Request {
  readonly ticket: string;
  readonly code: string;
}

/**
 * Asks for the deletion of the account, which comes after the days of grace. All other sessions end, and the member is warned by mail as well:
 * it may be somebody else who asks. The session of the request goes on, so that it can be taken back at once.
 *
 * @returns the id of the notification, for the member event after the commit
 * @throws DomainError code_required, ticket_invalid, second_factor_wrong, second_factor_locked, deletion_pending, deletion_not_yet
 * Source: G42, A39, A63.
 */
export async function requestDeletion(
  deps: Deps,
  caller: CallerMember,
  { ticket, code }: Request,
): Promise<number> {
  const { db, clock } = deps;
  const { siteKey, id: memberId, sessionId } = caller;
  const owner = { siteKey, memberId };
  const at = clock.now();
  const of = { siteKey, sessionId, purpose: 'deletion' } as const;
  const outcome = await transaction(db, async (tx) => {
    await checkTicket(tx, of, ticket, at);
    const member = await holdMember(tx, siteKey, memberId);
    if (!member) throw new DomainError('unauthenticated');
    await assertFree(tx, owner, at);
    // No exception: a wrong try is written.
    const refusal = await refusalOfCode(tx, deps, owner, code, at);
    if (refusal) return refusal;
    await useTicket(tx, of, ticket, at);
    const due = new Date(at.getTime() + DELETION_GRACE_DAYS * DAY_MS);
    await tx
      .insertInto('deletion_requests')
      .values({
        site_key: siteKey,
        member_id: memberId,
        status: 'pending',
        requested_at: at,
        due_at: due,
        next_attempt_at: due,
      })
      .execute();
    await revokeOtherSessionsOf(tx, { siteKey, memberId, sessionId });
    return warn(tx, deps, { ...owner, kind: 'deletion_requested', details: {}, at }, member);
  });
  if (outcome instanceof DomainError) throw outcome;
  return outcome;
}

/**
 * Takes the request back. It needs no ticket: who is being robbed should not have to hurry.
 *
 * @returns the id of the notification
 * @throws DomainError deletion_none
 * Source: G42.
 */
export async function cancelDeletion({ db, clock }: Deps, owner: MemberKey): Promise<number> {
  const at = clock.now();
  return transaction(db, async (tx) => {
    const cancelled = await tx
      .updateTable('deletion_requests')
      .set({ status: 'cancelled', ended_at: at })
      .where('site_key', '=', owner.siteKey)
      .where('member_id', '=', owner.memberId)
      .where('status', '=', 'pending')
      .returning('id')
      .executeTakeFirst();
    if (!cancelled) throw new DomainError('deletion_none');
    return notify(tx, { ...owner, kind: 'deletion_cancelled', details: {}, at });
  });
}

async function assertFree(tx: Tx, owner: MemberKey, at: Date): Promise<void> {
  const pending = await tx
    .selectFrom('deletion_requests')
    .select('id')
    .where('site_key', '=', owner.siteKey)
    .where('member_id', '=', owner.memberId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (pending) throw new DomainError('deletion_pending');
  if ((await obstaclesToAskOf(tx, owner, at)).length > 0) throw new DomainError('deletion_not_yet');
}

async function refusalOfCode(
  tx: Tx,
  deps: Deps,
  owner: MemberKey,
  code: string,
  at: Date,
): Promise<DomainError | null> {
  const factor = await holdFactor(tx, owner);
  if (!factor?.enabled_at) return null;
  if (!code.trim()) return new DomainError('code_required', { fields: { code: ['code_required'] } });
  return judgeCode(tx, deps, owner, factor, code, at);
}
