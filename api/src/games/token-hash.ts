import { createHash } from 'node:crypto';
import type { Random } from '../runtime/random.ts';

/** A secret of 256 bits for a URL or a header; only its hash is stored. */
export function newToken(random: Random): string {
  return random.bytes(32).toString('base64url');
}

/** sha-256 (hex). The token is 256 bits of chance, so it needs no salt. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
