import { transaction } from '../db/transaction.ts';
import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { notificationPublisher } from '../information/publish-notification.ts';
import type { MemberKey } from '../members/tables.ts';
import { doAll } from '../runtime/batch.ts';
import type { Deps } from '../runtime/deps.ts';
import { type Award, lockPursesOfAward, payAward } from './award.ts';
import { tellBalance } from './claim.ts';
import { tellOfAward } from './tell-of-award.ts';
import { RECHARGE_REBATE } from './recharge-rebate/rebates.ts';

const BATCH = 20;
/** How long a promise waits for the call that brings it. */
const WAITS_MS = 5 * 60_000;

/**
 * Pays a claimed recharge rebate of exactly this amount, the oldest: what a recharge with `payment_id` 0 asks for.
 *
 * @returns null when the member was promised none: then nothing moves, because such a recharge would make money
 * @throws DomainError self_excluded: bonus money is for playing, which the member has ruled out meanwhile
 * Source: R129, A3, docs/decisions/0084.
 */
export async function payPromised(
  tx: Tx,
  { siteKey, memberId }: MemberKey,
  { amountCentavos, at }: { readonly amountCentavos: number; readonly at: Date },
): Promise<Award | null> {
  // Then calls at the same time do not find the same promise.
  await lockPursesOfAward(tx, siteKey, memberId);
  const award = await tx
    .selectFrom('promotion_awards')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('kind', '=', RECHARGE_REBATE)
    .where('amount_centavos', '=', amountCentavos)
    .where('paid_at', 'is', null)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!award) return null;
  if (award.purse === 'bonus' && (await isExcluded(tx, { siteKey, memberId })))
    throw new DomainError('self_excluded');
  await payAward(tx, award, at);
  return award;
}

async function isExcluded(tx: Tx, { siteKey, memberId }: MemberKey): Promise<boolean> {
  const member = await tx
    .selectFrom('members')
    .select('excluded_at')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return member.excluded_at !== null;
}

/**
 * Pays awards whose second call was lost, and those that have waited for the end of a break. One that fails is logged and tried again, and
 * keeps no other from its turn.
 *
 * Source: A3, A36, G31.
 */
export async function payPromisedAwards(deps: Deps): Promise<number> {
  const { db, clock, log } = deps;
  const now = clock.now();
  const before = new Date(now.getTime() - WAITS_MS);
  const due = await db
    .selectFrom('promotion_awards as award')
    .innerJoin('members', (join) =>
      join.onRef('members.site_key', '=', 'award.site_key').onRef('members.id', '=', 'award.member_id'),
    )
    .select(['award.id', 'award.site_key', 'award.member_id'])
    .where('award.paid_at', 'is', null)
    .where('award.revoked_at', 'is', null)
    .where('award.created_at', '<=', before)
    // A rebate was claimed before its member's break began.
    .where((row) =>
      row.or([
        row('award.kind', '=', RECHARGE_REBATE),
        row('members.paused_until', 'is', null),
        row('members.paused_until', '<=', now),
      ]),
    )
    .orderBy('award.created_at')
    .limit(BATCH)
    .execute();
  const paid = await doAll(
    {
      items: due,
      work: ({ id, site_key: siteKey, member_id: memberId }) => pay(deps, { id, siteKey, memberId }),
      failure: 'a promised award could not be paid',
      tell: ({ site_key: site, id: award }) => ({ site, award }),
    },
    log,
  );
  return paid.length;
}

async function pay(deps: Deps, { id, ...owner }: MemberKey & { readonly id: number }): Promise<void> {
  const { db, clock } = deps;
  const notificationId = await transaction(
    db,
    async (tx) => {
      const award = await tx
        .selectFrom('promotion_awards')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const isPaid = await payAward(tx, award, clock.now());
      return isPaid ? tellOfAward(tx, award, clock.now()) : null;
    },
    'money',
  );
  notificationPublisher(deps)(owner.memberId, notificationId);
  await tellBalance(deps, owner);
}
