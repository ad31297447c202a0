import { transaction } from '../../db/transaction.ts';
import { DomainError } from '../../domain-error.ts';
import type { Caller, CallerMember } from '../../http/route.ts';
import { messageProvider } from '../../providers/message/provider-of-site.ts';
import type { Deps } from '../../runtime/deps.ts';
import { checkTicket } from '../../sessions/tickets.ts';
import { CODE_SECONDS, issueCode, RESEND_SECONDS, secondsToNextCode } from '../codes.ts';
import { holdMember } from '../hold-member.ts';
import { siteName } from '../../sites/site-name.ts';
import { addressOf, holderOf, type ContactKind } from './contact.ts';

export interface CodeRequest {
  /** As it was typed; undefined: the number that the member has registered with. */
  readonly typed: string | undefined;
  readonly ticket: string;
}

/**
 * Sends a code to an address that the member wants to prove. When the address is another member's, no code is sent: whoever reads
 * that address is told that somebody has asked, and the caller gets the same answer as always, and waits as long for the next one.
 *
 * @param t texts in the caller's language
 * @throws DomainError of a wrong address; ticket_invalid; email_is_own or phone_verified; code_too_soon (values.seconds);
 *   unavailable when nobody carries such messages of this site
 * Source: G4, G53, A39, A65.
 */
export async function sendContactCode(
  deps: Deps,
  kind: ContactKind,
  { siteKey, id: memberId, sessionId }: CallerMember,
  { typed, ticket }: CodeRequest,
  t: Caller['t'],
): Promise<{ expires_in: number; resend_in: number }> {
  const { db, clock, random, config } = deps;
  const { field: purpose, channel } = kind;
  const at = clock.now();
  const wanted = typed === undefined ? null : addressOf(kind, typed);
  await transaction(db, async (tx) => {
    const messages = await messageProvider(tx, deps, siteKey);
    if (!messages.carries(channel)) throw new DomainError('unavailable');
    const member = await holdMember(tx, siteKey, memberId);
    if (!member) throw new DomainError('unauthenticated');
    await checkTicket(tx, { siteKey, sessionId, purpose }, ticket, at);
    const own = member[purpose];
    const address = wanted ?? own;
    const isProven = purpose === 'email' || member.phone_verified_at !== null;
    if (address === own && isProven)
      throw new DomainError(kind.proven, { fields: { [purpose]: [kind.proven] } });
    const owner = { siteKey, memberId, purpose } as const;
    const seconds = await secondsToNextCode(tx, owner, at);
    if (seconds > 0)
      throw new DomainError('code_too_soon', { values: { seconds, retryAfterSeconds: seconds } });
    const isTaken = (await holderOf(tx, kind, owner, address)) !== null;
    // A code that nobody gets counts like any other.
    const about = isTaken ? `nobody's ${address}` : address;
    const code = await issueCode(tx, config.providerSecret, { ...owner, about }, at, random);
    const values = { site: await siteName(tx, siteKey), code: code ?? '', minutes: CODE_SECONDS / 60 };
    const text = isTaken ? `${purpose}_in_use` : `${purpose}_code`;
    await messages.send({
      siteKey,
      channel,
      to: address,
      subject: t(`${text}.subject`, values),
      text: t(`${text}.text`, values),
      at,
      worthMs: CODE_SECONDS * 1_000,
    });
  });
  return { expires_in: CODE_SECONDS, resend_in: RESEND_SECONDS };
}
