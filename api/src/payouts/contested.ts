import type { Db, Tx } from '../db/tables.ts';

/**
 * What contestations of a member's deposits lack: what is not held of those that are undecided, and what is owed of those whose money has gone
 * back, for their gifts, and for commission that deposits of invited members have brought. It is taken from the member's cash as that comes in, so as much of it is not paid out.
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
  return Number(lacking ?? 0) + Number(owed ?? 0) + Number(commission ?? 0);
}
