import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Tx } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import { isUniqueViolation } from '../db/sql-state.ts';
import { DomainError } from '../domain-error.ts';
import type { CallerMember } from '../http/route.ts';
import type { MemberKey } from '../members/tables.ts';
import type { Deps } from '../runtime/deps.ts';
import { useTicket } from '../sessions/tickets.ts';
import { warnMember } from '../warnings/warn.ts';
import { keepChallenge, useChallenge } from './challenges.ts';
import { challengeIn } from './client-data.ts';
import { MOST_PASSKEYS } from './passkeys.ts';
import { relyingParty, userHandle } from './relying-party.ts';

type Parts = Pick<Deps, 'db' | 'config' | 'clock' | 'random'>;

/**
 * What a browser needs to make a passkey of the member.
 *
 * @throws DomainError ticket_invalid, passkeys_full (values.count)
 * Source: A39, A63, G55.
 */
export async function beginPasskey(
  deps: Parts,
  member: CallerMember,
  { ticket, host }: { readonly ticket: string; readonly host: string },
) {
  const owner = { siteKey: member.siteKey, memberId: member.id };
  const at = deps.clock.now();
  return transaction(deps.db, async (tx) => {
    const { siteKey, sessionId } = member;
    await useTicket(tx, { siteKey, sessionId, purpose: 'second_factor' }, ticket, at);
    const known = await credentialsOf(tx, owner);
    if (known.length >= MOST_PASSKEYS) throw full();
    const options = await generateRegistrationOptions({
      rpName: host,
      rpID: relyingParty(deps, host).id,
      userName: member.name,
      userID: userHandle(deps, owner),
      challenge: new Uint8Array(deps.random.bytes(32)),
      attestationType: 'none',
      excludeCredentials: known.map(({ credential_id: id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await keepChallenge(tx, options.challenge, owner, at);
    return options;
  });
}

/**
 * Saves the passkey that a browser has made, and warns the member (A65).
 *
 * @returns the id of the notification
 * @throws DomainError passkey_refused for anything that was not made for this member, on this site, just now, with the user verified;
 *   passkey_known, passkeys_full
 * Source: A63, G55.
 */
export async function addPasskey(
  deps: Parts,
  member: CallerMember,
  { credential, name, host }: { readonly credential: unknown; readonly name: string; readonly host: string },
): Promise<number> {
  const owner = { siteKey: member.siteKey, memberId: member.id };
  const at = deps.clock.now();
  const response = credential as RegistrationResponseJSON;
  const challenge = challengeIn(response);
  const { id, origin } = relyingParty(deps, host);
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw new DomainError('passkey_refused');
  const { credential: made, credentialBackedUp } = verified.registrationInfo;
  return transaction(deps.db, async (tx) => {
    // Passkeys of a member are added one after the other: so many and no more.
    await tx
      .selectFrom('members')
      .select('id')
      .where('site_key', '=', owner.siteKey)
      .where('id', '=', owner.memberId)
      .forNoKeyUpdate()
      .execute();
    if (!(await useChallenge(tx, challenge, owner, at))) throw new DomainError('passkey_refused');
    if ((await credentialsOf(tx, owner)).length >= MOST_PASSKEYS) throw full();
    await tx
      .insertInto('passkeys')
      .values({
        site_key: owner.siteKey,
        member_id: owner.memberId,
        credential_id: made.id,
        public_key: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        transports: (made.transports ?? []).join(','),
        name,
        is_synced: credentialBackedUp,
        created_at: at,
        last_used_at: null,
      })
      .execute()
      .catch((error: unknown) => {
        if (isUniqueViolation(error, 'passkeys_site_key_credential_id_key'))
          throw new DomainError('passkey_known');
        throw error;
      });
    return warnMember(tx, deps, { ...owner, kind: 'passkey_added', details: { name }, at });
  });
}

function credentialsOf(tx: Tx, { siteKey, memberId }: MemberKey) {
  return tx
    .selectFrom('passkeys')
    .select('credential_id')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .execute();
}

function full(): DomainError {
  return new DomainError('passkeys_full', { values: { count: MOST_PASSKEYS } });
}
