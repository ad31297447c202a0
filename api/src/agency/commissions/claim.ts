import type { Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import { moveBetweenPurses } from '../../ledger/rewards.ts';
import type { MemberKey } from '../../members/tables.ts';
import { assertMayPlay } from '../../responsible-gaming/play-bar.ts';
import { lockPurses } from './credit.ts';
import { holdShared } from './held.ts';

/**
 * Moves all commissions that were credited to cash. The agent's invited members are looked at again first: what comes from those who are
 * flagged is held. In a break nothing is claimed; it waits.
 *
 * @param tx open transaction; the caller commits. Copies at the same time wait for each other at the purses.
 * @returns how much, in centavos
 * @throws DomainError nothing_to_claim, account_frozen, self_excluded, play_barred, play_paused, terms_not_accepted, identity_required
 * Source: R214, A36, G31, G32, G38, A69, I18.
 */
export async function claimCommissions(tx: Tx, agent: MemberKey, at: Date): Promise<number> {
  await lockPurses(tx, agent.siteKey, agent.memberId);
  await assertMayPlay(tx, agent, at);
  const amountCentavos = await moveCreditedToCash(tx, agent, at);
  if (amountCentavos === 0) throw new DomainError('nothing_to_claim');
  return amountCentavos;
}

/**
 * @param tx open transaction; the caller commits
 * @returns how much, in centavos; zero when nothing waits but what is held
 */
export async function moveCreditedToCash(tx: Tx, agent: MemberKey, at: Date): Promise<number> {
  const { siteKey, memberId } = agent;
  await holdShared(tx, agent, at);
  const claimed = await tx
    .updateTable('agency_commissions')
    .set({ claimed_at: at })
    .where('site_key', '=', siteKey)
    .where('agent_id', '=', memberId)
    .where('credited_at', 'is not', null)
    .where('claimed_at', 'is', null)
    .returning(['id', 'amount_centavos'])
    .execute();
  if (claimed.length === 0) return 0;
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
