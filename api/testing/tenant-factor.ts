import { createHash } from 'node:crypto';
import { TOTP } from 'otpauth';
import { noteDevice } from '../src/sessions/devices.ts';
import { newSecret } from '../src/second-factor/secret.ts';
import { newRecoveryCodes } from '../src/second-factor/recovery-codes.ts';
import type { InsertedMember } from './builders.ts';
import type { TestApp } from './test-app.ts';

const STEP_MS = 30_000;
const DAY_MS = 24 * 60 * 60_000;

/** A second factor that a member has begun, and a login that waits for its code. */
export interface TenantFactor {
  /** The code of this time step, counted from now. */
  code(steps: -1 | 0 | 1): string;
  /** A code of a step after all others: time goes on by one step. */
  laterCode(): string;
  readonly challenge: string;
  /** A browser that the member has logged in from. */
  readonly device: string;
}

export async function beginFactor({ deps }: TestApp, { siteKey, id }: InsertedMember): Promise<TenantFactor> {
  const { db, clock, config, random } = deps;
  const owner = { siteKey, memberId: id };
  const { secret, sealed } = newSecret(deps, owner);
  const challenge = `challenge-of-${siteKey}`;
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const at = clock.now();
  const device = random.uuid();
  const tomorrow = new Date(at.getTime() + DAY_MS);
  await db.transaction().execute(async (tx) => {
    const { password_hash } = await tx
      .selectFrom('members')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const key = { site_key: siteKey, member_id: id };
    await tx
      .insertInto('second_factors')
      .values({ ...key, secret: sealed, begun_at: at })
      .execute();
    await newRecoveryCodes(tx, deps, owner);
    await noteDevice(tx, owner, { dataKey: config.dataKey, device, at });
    await tx
      .insertInto('login_challenges')
      .values({
        ...key,
        challenge_hash: sha256(challenge),
        judged_hash: sha256(password_hash),
        expires_at: tomorrow,
      })
      .execute();
  });
  const totp = new TOTP({ secret });
  const code = (steps: number) => totp.generate({ timestamp: clock.now().getTime() + steps * STEP_MS });
  return {
    code,
    challenge,
    device,
    laterCode() {
      clock.advance(STEP_MS);
      return code(1);
    },
  };
}
