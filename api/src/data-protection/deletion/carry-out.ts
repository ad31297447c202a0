import type { DeletionObstacle } from '@mosaico/shared/rules';
import type { Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { notify } from '../../information/notifications.ts';
import { publishNotification } from '../../information/publish-notification.ts';
import type { Member, MemberKey } from '../../members/tables.ts';
import { keepLimits } from '../../responsible-gaming/former-limits.ts';
import type { Deps } from '../../runtime/deps.ts';
import { anonymise } from './anonymise.ts';
import { keepFormerMember } from './former-member.ts';
import { obstaclesOf } from './obstacles.ts';
import type { DeletionRequest } from './tables.ts';

/**
 * Carries a request out whose days of grace are over: all of it in one transaction, or, where something stands against it by now, not at all; the
 * member is told then. Money cannot move in between: the member’s open charges and purses are held.
 *
 * Source: G42.
 */
export async function carryOut(deps: Deps, request: DeletionRequest): Promise<void> {
  const { db, clock, memberEvents } = deps;
  const at = clock.now();
  const owner = { siteKey: request.site_key, memberId: request.member_id };
  const notificationId = await transaction(
    db,
    async (tx) => {
      const member = await held(tx, owner);
      if (!(await isStillPending(tx, request.id))) return null;
      const [obstacle] = await obstaclesOf(tx, owner, at);
      if (obstacle) return stop(tx, request, obstacle, at);
      await keepFormerMember(tx, deps, member, at);
      await keepLimits(tx, deps.config, { ...owner, cpf: member.cpf }, at);
      await anonymise(tx, deps, member, at);
      await end(tx, request.id, { status: 'done', at });
      return null;
    },
    'jobs',
  );
  if (notificationId !== null) publishNotification(memberEvents, owner.memberId, notificationId, at);
  else memberEvents.publish(owner.memberId, { type: 'revoked', at: at.toISOString() });
}

/** The member, their charges that can still be paid, and their purses, in the order in which payments and the ledger lock them. */
async function held(tx: Tx, { siteKey, memberId }: MemberKey): Promise<Member> {
  await tx
    .selectFrom('recharge_orders')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('status', 'in', ['created', 'pending', 'expired'])
    .orderBy('id')
    .forUpdate()
    .execute();
  await tx
    .selectFrom('ledger_accounts')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return tx
    .selectFrom('members')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function isStillPending(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('deletion_requests')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.status === 'pending';
}

async function stop(
  tx: Tx,
  { id, site_key: siteKey, member_id: memberId }: DeletionRequest,
  obstacle: DeletionObstacle,
  at: Date,
): Promise<number> {
  await end(tx, id, { status: 'stopped', obstacle, at });
  return notify(tx, { siteKey, memberId, kind: 'deletion_stopped', details: { obstacle }, at });
}

type Ending =
  | { readonly status: 'done'; readonly at: Date }
  | { readonly status: 'stopped'; readonly obstacle: DeletionObstacle; readonly at: Date };

async function end(tx: Tx, id: number, { at, ...ending }: Ending): Promise<void> {
  await tx
    .updateTable('deletion_requests')
    .set({ ...ending, ended_at: at })
    .where('id', '=', id)
    .execute();
}
