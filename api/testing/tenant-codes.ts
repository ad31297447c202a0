import type { InsertedMember } from './builders.ts';
import type { Tenant } from './tenant.ts';
import type { TestApp } from './test-app.ts';
import { issueCode } from '../src/auth/codes.ts';
import { transaction } from '../src/db/transaction.ts';
import { messagesTo } from '../src/providers/message/sandbox/sandbox-messages.ts';

const CODES_SENT_BEFORE_MS = 2 * 60_000;

/** A code for a new password that was just sent. */
export async function forgetPassword(
  api: TestApp,
  siteKey: string,
  { account, cpf, email }: InsertedMember & { readonly cpf: string; readonly email: string },
): Promise<Tenant['forgetful']> {
  const body = { name: account, cpf_id: cpf, captcha: '7777', key: 'any' };
  await api.call('POST /api/auth/password/forgot', { host: `${siteKey}.test`, token: null, body });
  const [message] = await messagesTo(api.deps.db, siteKey, email, api.deps.clock.now());
  const code = /\b\d{6}\b/.exec(message?.body ?? '')?.[0];
  if (!code) throw new Error('no code was sent');
  return { account, cpf, code };
}

/** Codes that were sent some minutes ago: others can be asked for again. */
export async function contactCodesOf(
  { deps: { db, clock, config, random } }: TestApp,
  member: InsertedMember,
  word: string,
): Promise<Tenant['contactCodes']> {
  const email = `bound@${word}.test`;
  const sentAt = new Date(clock.now().getTime() - CODES_SENT_BEFORE_MS);
  const { siteKey, id: memberId } = member;
  const { phone } = await db
    .selectFrom('members')
    .select('phone')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const code = (purpose: 'email' | 'phone', about: string) =>
    transaction(db, (tx) =>
      issueCode(tx, config.providerSecret, { siteKey, memberId, purpose, about }, sentAt, random),
    );
  return {
    email,
    emailCode: (await code('email', email)) ?? '',
    phoneCode: (await code('phone', phone)) ?? '',
  };
}
