import { saoPauloDay } from '@mosaico/shared/rules';
import type { MemberKey } from '../members/tables.ts';
import { NoRegisterAnswer } from '../providers/barred-players/barred-register.ts';
import { barredRegisters } from '../providers/barred-players/registers.ts';
import type { Deps } from '../runtime/deps.ts';
import { askAboutMember } from './ask-about-member.ts';

/**
 * Asks the register at the first login of a day, by the days of São Paulo; before the session opens. Without an answer the one before counts, and
 * the job asks at once and until there is one: a login shows a member their money, and that must not depend on the register (A70).
 *
 * Source: G32.
 */
export async function askAtFirstLoginOfDay(deps: Deps, { siteKey, memberId }: MemberKey): Promise<void> {
  const register = await barredRegisters(deps)(siteKey);
  if (!register) return;
  const { db, clock, log } = deps;
  const member = await db
    .selectFrom('members')
    .innerJoin('barred_checks', (join) =>
      join
        .onRef('barred_checks.site_key', '=', 'members.site_key')
        .onRef('barred_checks.member_id', '=', 'members.id'),
    )
    .select(['cpf', 'answered_at'])
    .where('members.site_key', '=', siteKey)
    .where('members.id', '=', memberId)
    .executeTakeFirst();
  const at = clock.now();
  if (!member || (member.answered_at && saoPauloDay(member.answered_at) === saoPauloDay(at))) return;
  try {
    await askAboutMember(deps, register, { siteKey, memberId, cpf: member.cpf });
  } catch (error) {
    if (!(error instanceof NoRegisterAnswer)) throw error;
    log.warn(
      { memberId, reason: error.message },
      'the register of barred players has not answered at a login',
    );
    await db
      .lane('writes')
      .updateTable('barred_checks')
      .set({ due_at: at })
      .where('site_key', '=', siteKey)
      .where('member_id', '=', memberId)
      .where('due_at', '>', at)
      .execute();
  }
}
