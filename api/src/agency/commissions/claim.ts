import type { Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import { moveBetweenPurses } from '../../ledger/rewards.ts';
import { barOf } from '../../members/status.ts';
import type { MemberKey } from '../../members/tables.ts';
import { lockPurses } from './credit.ts';

/**
 * Moves all commissions that were credited to cash. Who has excluded themselves may: the money is theirs already.
 *
 * @param tx open transaction; the caller commits. Copies at the same time wait for each other at the purses.
 * @returns how much, in centavos
 * @throws DomainError nothing_to_claim, account_frozen
 * Source: R214, A36, I18.
 */
export async function claimCommissions(tx: Tx, { siteKey, memberId }: MemberKey, at: Date): Promise<number> {
  await lockPurses(tx, siteKey, memberId);
  const { status } = await tx
    .selectFrom('members')
    .select('status')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (barOf(status) === 'account_frozen') throw new DomainError('account_frozen');
  const claimed = await tx
    .updateTable('agency_commissions')
    .set({ claimed_at: at })
    .where('site_key', '=', siteKey)
    .where('agent_id', '=', memberId)
    .where('credited_at', 'is not', null)
    .where('claimed_at', 'is', null)
    .returning(['id', 'amount_centavos'])
    .execute();
  if (claimed.length === 0) throw new DomainError('nothing_to_claim');
  const amountCentavos = claimed.reduce((sum, row) => sum + row.amount_centavos, 0);
  await moveBetweenPurses(tx, {
    siteKey,
    memberId,
    at,
    kind: 'agency_claim',
    from: 'commission',
    to: 'cash',
    amountCentavos,
    // A commission is claimed once, so the last of them names the claim.
    idempotencyKey: `agency_claim:${memberId}:${Math.max(...claimed.map(({ id }) => id))}`,
  });
  return amountCentavos;
}
