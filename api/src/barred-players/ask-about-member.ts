import { transaction } from '../db/transaction.ts';
import { publishNotification } from '../information/publish-notification.ts';
import { holdBets } from '../ledger/hold-bets.ts';
import type { MemberKey } from '../members/tables.ts';
import type { BarredRegister } from '../providers/barred-players/barred-register.ts';
import type { Deps } from '../runtime/deps.ts';
import { recordAnswer } from './record-answer.ts';

/**
 * Asks the register about a member, writes its answer down, and tells the member's open tabs.
 *
 * @throws NoRegisterAnswer; nothing is written then
 * Source: G32.
 */
export async function askAboutMember(
  { db, clock, memberEvents }: Deps,
  register: BarredRegister,
  { cpf, ...who }: MemberKey & { readonly cpf: string },
): Promise<void> {
  const askedAt = clock.now();
  const answer = await register.answerFor(cpf);
  const at = clock.now();
  const told = await transaction(db, async (tx) => {
    if (answer !== 'not_barred') await holdBets(tx, who);
    return recordAnswer(tx, who, answer, { askedAt, at });
  });
  if (told === null) return;
  publishNotification(memberEvents, who.memberId, told, at);
  memberEvents.publish(who.memberId, { type: 'revoked', at: at.toISOString() });
}
