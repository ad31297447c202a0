import { createHmac } from 'node:crypto';
import type { Db, Tx } from '../db/tables.ts';
import type { MemberKey } from '../members/tables.ts';
import type { Deps } from '../runtime/deps.ts';

const CODES = 10;
const LENGTH = 10;
/** Without what is misread: 0 and O, 1, I and L, U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Makes recovery codes in place of those before. They are shown once; only keyed hashes are stored.
 *
 * @returns such as `7KQ2M-X9RTB`
 * Source: G54.
 */
export async function newRecoveryCodes(
  tx: Tx,
  { config, random }: Pick<Deps, 'config' | 'random'>,
  owner: MemberKey,
): Promise<readonly string[]> {
  const { siteKey, memberId } = owner;
  const codes = Array.from({ length: CODES }, () =>
    Array.from({ length: LENGTH }, () => ALPHABET.charAt(random.int(ALPHABET.length))).join(''),
  );
  await tx
    .deleteFrom('recovery_codes')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .execute();
  await tx
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({
        site_key: siteKey,
        member_id: memberId,
        code_hash: hashOf(config.dataKey, owner, code),
      })),
    )
    .execute();
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Uses a recovery code up, however it is spelled. @returns whether it was one */
export async function useRecoveryCode(
  tx: Tx,
  dataKey: string,
  owner: MemberKey,
  given: string,
): Promise<boolean> {
  const used = await tx
    .deleteFrom('recovery_codes')
    .where('site_key', '=', owner.siteKey)
    .where('member_id', '=', owner.memberId)
    .where('code_hash', '=', hashOf(dataKey, owner, given.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')))
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** How many are left. */
export async function recoveryCodesLeft(db: Db | Tx, { siteKey, memberId }: MemberKey): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

function hashOf(dataKey: string, { siteKey, memberId }: MemberKey, code: string): string {
  return createHmac('sha256', dataKey).update(`recovery-code|${siteKey}|${memberId}|${code}`).digest('hex');
}
