import type { TicketPurpose } from '@mosaico/shared/rules';
import { transaction } from '../db/transaction.ts';
import { DomainError } from '../domain-error.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { CallerMember } from '../http/route.ts';
import type { Deps } from '../runtime/deps.ts';
import { issueTicket } from '../sessions/tickets.ts';
import { tryPassword } from './password-attempts.ts';

interface VerifyRequest {
  readonly member: CallerMember;
  readonly password: string;
  readonly purpose: TicketPurpose;
}

/**
 * Exchanges the login password for a ticket. Wrong ones lock like those at login, and count by session.
 *
 * @throws DomainError password_required, password_wrong, account_locked, unavailable
 * Source: G2, A39.
 */
export async function verifyPassword(
  deps: Deps,
  limits: RateLimits,
  { member, password, purpose }: VerifyRequest,
): Promise<string> {
  const { siteKey, id, sessionId } = member;
  if (!password) throw refused('password_required');
  const stored = await hashOf(deps.db, siteKey, id);
  const isRight = await tryPassword(limits, { siteKey, sessionId }, password, stored);
  if (!isRight) throw refused('password_wrong');
  return transaction(deps.db, (tx) =>
    issueTicket(tx, { siteKey, sessionId, purpose }, deps.clock.now(), deps.random),
  );
}

function hashOf(db: Deps['db'], siteKey: string, memberId: number) {
  return db
    .selectFrom('members')
    .select('password_hash')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirst();
}

function refused(code: 'password_required' | 'password_wrong'): DomainError {
  return new DomainError(code, { fields: { password: [code] } });
}
