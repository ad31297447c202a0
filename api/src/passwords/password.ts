import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { HashQueue } from './hash-queue.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

/** The hash to compare with when there is no account, so that the answer takes equally long. */
const NOBODY = { salt: Buffer.alloc(SALT_BYTES), tag: Buffer.alloc(TAG_BYTES) };

const derive = promisify(argon2);
/** All hashing of this process. */
export const hashQueue = new HashQueue();

/**
 * Hash of a password as a PHC string, with a salt of its own. Takes about 0.1 s of a core by design.
 *
 * @throws DomainError unavailable while too many passwords wait for their turn
 */
export async function hashPassword(
  password: string,
  random: { bytes(size: number): Buffer },
): Promise<string> {
  const salt = random.bytes(SALT_BYTES);
  const tag = await tagOf(password, salt);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(salt)}$${base64(tag)}`;
}

/**
 * Whether the password is the one of the hash. Takes the same time for an unknown account (`hash` null), so an answer
 * does not tell whether an account exists. Source: R169.
 *
 * @throws DomainError unavailable while too many passwords wait for their turn
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const stored = partsOf(hash);
  const tag = await tagOf(password, (stored ?? NOBODY).salt);
  return timingSafeEqual(tag, (stored ?? NOBODY).tag) && stored !== null;
}

function tagOf(password: string, salt: Buffer): Promise<Buffer> {
  // Keyboards send accented letters in several Unicode forms; this makes them one.
  const message = Buffer.from(password.normalize('NFKC'));
  return hashQueue.run(() => derive('argon2id', { ...COST, message, nonce: salt, tagLength: TAG_BYTES }));
}

function partsOf(hash: string | null): { salt: Buffer; tag: Buffer } | null {
  const match = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/.exec(
    hash ?? '',
  );
  return match
    ? { salt: Buffer.from(match[1] ?? '', 'base64'), tag: Buffer.from(match[2] ?? '', 'base64') }
    : null;
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
