import { sql } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';

/** Contestations of which nobody knows yet whether they take their deposit: that of an operator is not the last word. */
export const UNDECIDED = ['open', 'rejected'] as const;

/** Contestations that may still take their deposit, or have taken it and not its gifts yet. */
export const PENDING = [...UNDECIDED, 'accepted'] as const;

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
  const owner = sql`site_key = ${siteKey} and member_id = ${memberId}`;
  const { rows } = await sql<{ readonly lacking: number; readonly isPending: boolean }>`
    select (coalesce((select sum(lacking_centavos) from contestations where ${owner} and lacking_centavos > 0), 0)
        + coalesce((select sum(owed_centavos) from award_returns where ${owner} and owed_centavos > 0), 0)
        + coalesce((select sum(owed_centavos) from commission_returns where ${owner} and owed_centavos > 0), 0))::bigint as lacking,
      exists (select from contestations where ${owner} and status in (${sql.join(PENDING)})) as "isPending"`.execute(
    db,
  );
  const { lacking, isPending } = rows[0] ?? { lacking: 0, isPending: false };
  return isPending ? lacking + (await giftsAtStakeCentavos(db, siteKey, memberId)) : lacking;
}

/** What gifts of contested deposits have become as cash: it goes back with the deposit (A68). */
async function giftsAtStakeCentavos(db: Db | Tx, siteKey: string, memberId: number): Promise<number> {
  const { rows } = await sql<{ readonly centavos: number }>`
    select coalesce(sum(case when award.purse = 'bonus' then coalesce(bonus.released_centavos, 0) else award.amount_centavos end), 0)::bigint
      as centavos
    from contestations contested
    join recharge_gifts gift on gift.site_key = contested.site_key and gift.member_id = contested.member_id and gift.order_no = contested.order_no
    join promotion_awards award on award.id = gift.award_id and award.revoked_at is null and award.paid_at is not null
    left join bonuses bonus on bonus.award_id = award.id
    where contested.site_key = ${siteKey} and contested.member_id = ${memberId}
      and contested.status in (${sql.join(PENDING)})`.execute(db);
  return rows[0]?.centavos ?? 0;
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
