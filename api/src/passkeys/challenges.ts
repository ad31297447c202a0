import type { Db, Tx } from '../db/tables.ts';

/** How long a browser has to sign. */
const CHALLENGE_MS = 10 * 60_000;

/** What a challenge is for: a member adds a passkey, or somebody logs in. */
export interface ChallengeUse {
  readonly siteKey: string;
  readonly memberId: number | null;
}

/** Remembers a challenge that a browser has to sign. */
export async function keepChallenge(
  db: Pick<Db, 'insertInto'>,
  challenge: string,
  use: ChallengeUse,
  at: Date,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge,
      site_key: use.siteKey,
      member_id: use.memberId,
      expires_at: new Date(at.getTime() + CHALLENGE_MS),
    })
    .execute();
}

/** Uses a challenge up. @returns false for one that is unknown, used, too old, of another site, or for something else */
export async function useChallenge(tx: Tx, challenge: string, use: ChallengeUse, at: Date): Promise<boolean> {
  const used = await tx
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('site_key', '=', use.siteKey)
    .where('member_id', use.memberId === null ? 'is' : '=', use.memberId)
    .where('expires_at', '>', at)
    .returning('challenge')
    .executeTakeFirst();
  return used !== undefined;
}

/** Deletes the challenges of all sites that are too old. */
export async function deleteOldPasskeyChallenges(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', at).execute();
}
