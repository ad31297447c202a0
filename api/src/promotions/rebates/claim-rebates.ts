import type { Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import { moveBetweenPurses } from '../../ledger/rewards.ts';
import { barOf } from '../../members/status.ts';
import type { MemberKey } from '../../members/tables.ts';

/**
 * Moves all rebates that wait to cash. Who has excluded themselves may: the money is theirs already.
 *
 * @param tx open transaction; the caller commits. Copies at the same time wait for each other at the rows.
 * @returns how much, in centavos
 * @throws DomainError nothing_to_claim, account_frozen
 * Source: G19, A36, I18.
 */
export async function claimRebates(tx: Tx, { siteKey, memberId }: MemberKey, at: Date): Promise<number> {
  const { status } = await tx
    .selectFrom('members')
    .select('status')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (barOf(status) === 'account_frozen') throw new DomainError('account_frozen');
  const claimed = await tx
    .with('waiting', (query) =>
      query
        .selectFrom('rebates')
        .select('id')
        .where('site_key', '=', siteKey)
        .where('member_id', '=', memberId)
        .where('claimed_at', 'is', null)
        .orderBy('id')
        .forUpdate(),
    )
    .updateTable('rebates')
    .set({ claimed_at: at })
    .from('waiting')
    .whereRef('rebates.id', '=', 'waiting.id')
    .returning(['rebates.id', 'rebates.amount_centavos'])
    .execute();
  if (claimed.length === 0) throw new DomainError('nothing_to_claim');
  const amountCentavos = claimed.reduce((sum, row) => sum + row.amount_centavos, 0);
  const last = Math.max(...claimed.map(({ id }) => id));
  await moveBetweenPurses(tx, {
    siteKey,
    memberId,
    at,
    kind: 'rebate_claim',
    from: 'rebate',
    to: 'cash',
    amountCentavos,
    // A rebate is claimed once, so the last of them names the claim.
    idempotencyKey: `rebate_claim:${memberId}:${last}`,
  });
  return amountCentavos;
}
