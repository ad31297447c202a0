import { sql } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';

/**
 * What of a member's cash is not paid out, because contested deposits may take it or have taken it already: what is not held of those that are
 * undecided, and what their gifts have become; and what is owed of those whose money has gone back, for their gifts, and for commission that deposits
 * of invited members have brought.
 *
 * Source: I22, I27, A68.
 */
export async function contestedLackingCentavos(
  db: Db | Tx,
  { siteKey, memberId }: { readonly siteKey: string; readonly memberId: number },
): Promise<number> {
  const { lacking } = await db
    .selectFrom('contestations')
    .select((select) => select.fn.sum<string>('lacking_centavos').as('lacking'))
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('lacking_centavos', '>', 0)
    .executeTakeFirstOrThrow();
  const { owed } = await db
    .selectFrom('award_returns')
    .select((select) => select.fn.sum<string>('owed_centavos').as('owed'))
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('owed_centavos', '>', 0)
    .executeTakeFirstOrThrow();
  const { commission } = await db
    .selectFrom('commission_returns')
    .select((select) => select.fn.sum<string>('owed_centavos').as('commission'))
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('owed_centavos', '>', 0)
    .executeTakeFirstOrThrow();
  const gifts = await giftsAtStakeCentavos(db, { siteKey, memberId });
  return Number(lacking ?? 0) + Number(owed ?? 0) + Number(commission ?? 0) + gifts;
}

/** Contestations that may still take their deposit, or have taken it and not its gifts. */
const PENDING = ['open', 'rejected', 'accepted'] as const;

/** What gifts of contested deposits have become as cash: it goes back with the deposit (A68). */
async function giftsAtStakeCentavos(
  db: Db | Tx,
  { siteKey, memberId }: { readonly siteKey: string; readonly memberId: number },
): Promise<number> {
  const { rows } = await sql<{ readonly centavos: string | null }>`
    select sum(case when award.purse = 'bonus' then coalesce(bonus.released_centavos, 0) else award.amount_centavos end) as centavos
    from contestations contested
    join recharge_gifts gift on gift.site_key = contested.site_key and gift.member_id = contested.member_id and gift.order_no = contested.order_no
    join promotion_awards award on award.id = gift.award_id and award.revoked_at is null and award.paid_at is not null
    left join bonuses bonus on bonus.award_id = award.id
    where contested.site_key = ${siteKey} and contested.member_id = ${memberId}
      and contested.status in (${sql.join(PENDING)})`.execute(db);
  return Number(rows[0]?.centavos ?? 0);
}

/** Whether a deposit is contested, and nobody knows yet whether it goes back. Nothing is given for it meanwhile. Source: A68. */
export async function isUnderContestation(db: Db | Tx, siteKey: string, orderNo: string): Promise<boolean> {
  const contested = await db
    .selectFrom('contestations')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('order_no', '=', orderNo)
    .where('status', 'in', PENDING)
    .executeTakeFirst();
  return contested !== undefined;
}
