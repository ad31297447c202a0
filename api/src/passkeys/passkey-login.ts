import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server';
import { timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import { askAtFirstLoginOfDay } from '../barred-players/ask-at-login.ts';
import type { Db, Tx } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import { DomainError } from '../domain-error.ts';
import { type Arrival, enter, type Entered, holdEntering } from '../entry/enter.ts';
import type { Deps } from '../runtime/deps.ts';
import { keepChallenge, useChallenge } from './challenges.ts';
import { challengeIn } from './client-data.ts';
import type { PasskeyTables } from './tables.ts';
import { relyingParty, userHandle } from './relying-party.ts';

type Parts = Pick<Deps, 'db' | 'config' | 'clock' | 'random'>;

/** What a browser needs to find a passkey of this site; which one there is it does not tell. Source: G55. */
export async function beginPasskeyLogin(deps: Parts, siteKey: string, host: string) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps, host).id,
    challenge: new Uint8Array(deps.random.bytes(32)),
    userVerification: 'required',
  });
  await keepChallenge(
    deps.db.lane('writes'),
    options.challenge,
    { siteKey, memberId: null },
    deps.clock.now(),
  );
  return options;
}

interface PasskeyLogin {
  readonly siteKey: string;
  readonly host: string;
  readonly credential: unknown;
  readonly arrival: Omit<Arrival, 'method'>;
}

/**
 * Logs a member in with a passkey. It counts as two factors: the device, and what unlocks it.
 *
 * @throws DomainError passkey_refused, alike for every reason: unknown, of another site or origin, signed before, without the user
 *   verified, with a counter that went back; account_frozen only for the right passkey
 * Source: A63, G55, G26.
 */
export async function passkeyLogin(
  deps: Deps,
  { siteKey, host, credential, arrival }: PasskeyLogin,
): Promise<Entered & { readonly memberId: number }> {
  const response = credential as AuthenticationResponseJSON;
  const challenge = challengeIn(response);
  const at = deps.clock.now();
  // The challenge is used up whatever comes of it.
  const isOurs = await transaction(deps.db, (tx) =>
    useChallenge(tx, challenge, { siteKey, memberId: null }, at),
  );
  if (!isOurs) throw new DomainError('passkey_refused');
  const judge = { deps, host, challenge, response };
  const found = await passkeysNamed(deps.db, siteKey, response.id).executeTakeFirst();
  assertKnown(found);
  await verified(judge, found);
  const owner = { siteKey, memberId: found.member_id };
  await askAtFirstLoginOfDay(deps, owner);
  return transaction(deps.db, async (tx) => {
    // The member first, then their passkey: the order in which everything else takes them.
    await holdEntering(tx, owner);
    const passkey = await passkeysNamed(tx, siteKey, response.id).forUpdate().executeTakeFirst();
    assertKnown(passkey);
    // Once more: the counter may have gone up, or the passkey may be gone.
    const { newCounter, credentialBackedUp } = await verified(judge, passkey);
    await tx
      .updateTable('passkeys')
      .set({ counter: newCounter, is_synced: credentialBackedUp, last_used_at: at })
      .where('site_key', '=', siteKey)
      .where('id', '=', passkey.id)
      .execute();
    const entered = await enter(tx, deps, owner, { ...arrival, method: 'passkey' }, at);
    return { ...entered, memberId: owner.memberId };
  });
}

type Passkey = Selectable<PasskeyTables['passkeys']>;

function assertKnown(passkey: Passkey | undefined): asserts passkey is Passkey {
  if (!passkey) throw new DomainError('passkey_refused');
}

interface Judging {
  readonly deps: Parts;
  readonly host: string;
  readonly challenge: string;
  readonly response: AuthenticationResponseJSON;
}

/** @throws DomainError passkey_refused unless this passkey has signed this challenge, here, with the user verified */
async function verified({ deps, host, challenge, response }: Judging, passkey: Passkey) {
  const owner = { siteKey: passkey.site_key, memberId: passkey.member_id };
  if (!isHandleOf(userHandle(deps, owner), response)) throw new DomainError('passkey_refused');
  const { id, origin } = relyingParty(deps, host);
  const judged = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => null);
  if (!judged?.verified) throw new DomainError('passkey_refused');
  return judged.authenticationInfo;
}

function passkeysNamed(db: Db | Tx, siteKey: string, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('credential_id', '=', credentialId);
}

/** A passkey that says whose it is has to say the right member. */
function isHandleOf(handle: Uint8Array, { response }: AuthenticationResponseJSON): boolean {
  const given = Buffer.from(response.userHandle ?? '', 'base64url');
  return given.length === handle.length && timingSafeEqual(given, handle);
}
