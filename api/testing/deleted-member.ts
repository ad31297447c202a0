import { workOnDeletions } from '../src/data-protection/deletion/jobs.ts';
import type { MemberKey } from '../src/members/tables.ts';
import { transaction } from '../src/db/transaction.ts';
import { setLimit } from '../src/responsible-gaming/set-limit.ts';
import { insertMember } from './builders.ts';
import type { TestDeps } from './test-deps.ts';

const FORMER_CPF = '52998224725';
const DAY_MS = 24 * 60 * 60_000;

/** A member who has asked for the deletion of their account, which is due after so many days. */
export async function askedDeletion(
  { db, clock }: TestDeps,
  { siteKey, memberId }: MemberKey,
  days = 14,
): Promise<void> {
  const at = clock.now();
  const due = new Date(at.getTime() + days * DAY_MS);
  await db
    .insertInto('deletion_requests')
    .values({
      site_key: siteKey,
      member_id: memberId,
      status: 'pending',
      requested_at: at,
      due_at: due,
      next_attempt_at: due,
    })
    .execute();
}

/** Somebody whose account was deleted, and whose record was opened once. @returns their CPF */
export async function deletedMember(deps: TestDeps, siteKey: string, word: string): Promise<string> {
  const realname = `${word} Former`;
  const { id: memberId } = await insertMember(deps.db, siteKey, { realname, cpf: FORMER_CPF });
  const limit = { kind: 'bet', period: 'day', most: 100_00 } as const;
  await transaction(deps.db, (tx) => setLimit(tx, { siteKey, memberId }, limit, deps.clock.now()));
  await askedDeletion(deps, { siteKey, memberId }, 0);
  await workOnDeletions(deps);
  await deps.db
    .insertInto('former_member_views')
    .values({
      site_key: siteKey,
      member_id: memberId,
      operator: 'ana',
      reason: `${word} asked by the court`,
      viewed_at: deps.clock.now(),
    })
    .execute();
  return FORMER_CPF;
}
