import type { Db, Tx } from '../db/tables.ts';

/**
 * What contestations of a member's deposits lack: what is not held of those that are undecided, and what is owed of those whose money has gone
 * back. It is taken from the member's cash as that comes in, so as much of it is not paid out.
 *
 * Source: I22, I27.
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
  return Number(lacking ?? 0);
}
