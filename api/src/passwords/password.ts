import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { HashQueue } from './hash-queue.ts';

/** What deriving one hash takes. */
export interface HashCost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

interface StoredHash {
  readonly cost: HashCost;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
export const OWASP_COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

const derive = promisify(argon2);
let costOfNew = OWASP_COST;
/** All hashing of this process. */
export const hashQueue = new HashQueue();

/** For tests that make many members: a hash of the full cost takes 0.1 s of a core, and no test is about that. */
export function hashAtCost(cost: HashCost): void {
  costOfNew = cost;
}

/**
 * Hash of a password as a PHC string, with a salt of its own. Takes about 0.1 s of a core by design.
 *
 * @throws DomainError unavailable while too many passwords wait for their turn
 */
export async function hashPassword(
  password: string,
  random: { bytes(size: number): Buffer },
): Promise<string> {
  const cost = costOfNew;
  const salt = random.bytes(SALT_BYTES);
  const tag = await tagOf(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`;
}

/**
 * Whether the password is the one of the hash, which says itself what deriving it takes: a hash from before the cost was raised
 * stays valid. Takes the same time for an unknown account (`hash` null), so an answer
 * does not tell whether an account exists. Source: R169.
 *
 * @throws DomainError unavailable while too many passwords wait for their turn
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const stored = partsOf(hash);
  const { cost, salt, tag } = stored ?? nobody();
  return timingSafeEqual(await tagOf(password, salt, cost), tag) && stored !== null;
}

function tagOf(password: string, salt: Buffer, cost: HashCost): Promise<Buffer> {
  // Keyboards send accented letters in several Unicode forms; this makes them one.
  const message = Buffer.from(password.normalize('NFKC'));
  return hashQueue.run(() => derive('argon2id', { ...cost, message, nonce: salt, tagLength: TAG_BYTES }));
}

/** The hash to compare with when there is no account, so that the answer takes equally long. */
function nobody(): StoredHash {
  return { cost: costOfNew, salt: Buffer.alloc(SALT_BYTES), tag: Buffer.alloc(TAG_BYTES) };
}

function partsOf(hash: string | null): StoredHash | null {
  const [, memory, passes, parallelism, salt = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/.exec(
      hash ?? '',
    ) ?? [];
  if (!salt) return null;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
