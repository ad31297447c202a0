import { userHandle } from '../src/passkeys/relying-party.ts';
import type { InsertedMember } from './builders.ts';
import { softAuthenticator } from './soft-authenticator.ts';
import type { TestApp } from './test-app.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Two passkeys of a member, and what the browser has signed to make another one and to log in. */
export interface TenantPasskeys {
  readonly used: number;
  readonly spare: number;
  readonly made: object;
  readonly signed: object;
}

/** As when another member had lost theirs once, and has lost them again. */
export async function loseFactors(
  { deps }: TestApp,
  { siteKey, id }: InsertedMember,
  word: string,
): Promise<void> {
  const at = deps.clock.now();
  const of = { site_key: siteKey, member_id: id };
  await deps.db
    .insertInto('factor_removals')
    .values({
      ...of,
      operator: 'ana',
      reason: `${word} lost it`,
      had_app: true,
      passkey_count: 0,
      removed_at: at,
    })
    .execute();
  await deps.db
    .insertInto('passkeys')
    .values({
      ...of,
      credential_id: `lost-of-${siteKey}`,
      public_key: softAuthenticator().publicKey,
      counter: 0,
      name: `${word} lost`,
      is_synced: false,
      created_at: at,
      last_used_at: null,
    })
    .execute();
}

export async function savePasskeys(
  { deps }: TestApp,
  { siteKey, id }: InsertedMember,
  word: string,
): Promise<TenantPasskeys> {
  const { db, clock } = deps;
  const at = clock.now();
  const rpId = `${siteKey}.test`;
  const origin = `http://${rpId}:4000`;
  const device = softAuthenticator();
  const save = async (name: string, credentialId: string, publicKey: string) => {
    const { id: passkeyId } = await db
      .insertInto('passkeys')
      .values({
        site_key: siteKey,
        member_id: id,
        credential_id: credentialId,
        public_key: publicKey,
        counter: 0,
        name: `${word} ${name}`,
        is_synced: false,
        created_at: at,
        last_used_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return passkeyId;
  };
  const [used, spare] = [
    await save('phone', device.credentialId, device.publicKey),
    await save('spare', `spare-of-${siteKey}`, device.publicKey),
  ];
  const challenges = { add: `add-a-passkey-of-${siteKey}`, login: `log-in-with-one-of-${siteKey}` };
  await db
    .insertInto('passkey_challenges')
    .values(
      Object.entries(challenges).map(([use, challenge]) => ({
        challenge,
        site_key: siteKey,
        member_id: use === 'add' ? id : null,
        expires_at: new Date(at.getTime() + DAY_MS),
      })),
    )
    .execute();
  const handle = Buffer.from(userHandle(deps, { siteKey, memberId: id })).toString('base64url');
  return {
    used,
    spare,
    made: softAuthenticator().make({ challenge: challenges.add, origin, rpId }),
    signed: device.sign({ challenge: challenges.login, origin, rpId }, handle),
  };
}
