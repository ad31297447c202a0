import { type InsertedMember, insertMember } from './builders.ts';
import type { TestApp } from './test-app.ts';

/** A member whom an operator has frozen and let in again. */
export async function onceFrozen({ deps }: TestApp, siteKey: string, word: string): Promise<InsertedMember> {
  const member = await insertMember(deps.db, siteKey, { account: `${word}_suspect` });
  const at = deps.clock.now();
  await deps.db
    .insertInto('member_freezes')
    .values({
      site_key: siteKey,
      member_id: member.id,
      frozen_at: at,
      frozen_by: 'ana',
      reason: `${word} lost a phone`,
      lifted_at: at,
      lifted_by: 'ana',
      lift_reason: `${word} has it back`,
    })
    .execute();
  return member;
}
