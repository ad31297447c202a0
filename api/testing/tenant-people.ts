import { insertMember } from './builders.ts';
import type { Signature } from './tenant.ts';
import type { TestApp } from './test-app.ts';
import { hashPassword } from '../src/passwords/password.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The password of everybody of a tenant. */
export const passwordOf = (word: string): string => `${word}-password-1`;

/** The member, whom they invited, and one who forgets the password. */
export async function insertPeople({ deps }: TestApp, siteKey: string, { word, cpfs }: Signature) {
  const password_hash = await hashPassword(passwordOf(word), deps.random);
  const add = (name: string, cpf: string, more: Parameters<typeof insertMember>[2] = {}) =>
    insertMember(deps.db, siteKey, {
      account: `${word}_${name}`,
      nickname: `${word} ${name}`,
      realname: `${word} Realname`,
      email: `${name}@${word}.test`,
      password_hash,
      cpf,
      ...more,
    });
  const member = await add('first', cpfs[0], { picture_id: 1, identity_status: 'none' });
  const guest = await add('guest', cpfs[1], { inviter_id: member.id, root_inviter_id: member.id });
  const forgetful = { ...(await add('lost', cpfs[2])), cpf: cpfs[2], email: `lost@${word}.test` };
  const account = { site_key: siteKey, member_id: member.id, owner_name: `${word} Owner` };
  const payoutAccountIds: number[] = [];
  for (const name of ['pix', 'spare']) {
    const { id } = await deps.db
      .insertInto('payout_accounts')
      .values({
        ...account,
        pix_type: 'EMAIL',
        pix_key: `${name}@${word}.test`,
        // Old enough to take withdrawals.
        created_at: new Date(deps.clock.now().getTime() - 2 * DAY_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    payoutAccountIds.push(id);
  }
  return { member, guest, forgetful, payoutAccountIds };
}
