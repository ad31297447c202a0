import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { NONCE_BYTES } from '../prepared-page/template.ts';

const RANDOM_BYTES = 4;
const HEAD_BYTES = 4 + RANDOM_BYTES;
const MAC_BYTES = NONCE_BYTES - HEAD_BYTES;
/** A tab may be open for a day before its reports come. */
const VALID_SECONDS = 24 * 3_600;
/** Clocks of edges differ. */
const AHEAD_SECONDS = 60;
const TEXT = /^[A-Za-z0-9+/]{22}==$/;

/**
 * Issues a name for each page view, and knows again what it has issued. It is the page's nonce at the same time: seconds, four random bytes, and
 * eight of a signature of both with the set of releases. Nobody can guess 96 of its 128 bits without the key.
 */
export interface ViewTokens {
  issue(set: string): string;
  /** Name of the view, if an edge of this site has issued this for this set within a day; else null. */
  read(token: string, set: string): string | null;
}

/** @param key shared by all edges @param now milliseconds since 1970 */
export function createViewTokens(key: Buffer, now: () => number): ViewTokens {
  const mac = (head: Buffer, set: string) =>
    createHmac('sha256', key).update('view ').update(head).update(set).digest().subarray(0, MAC_BYTES);
  return {
    issue(set) {
      const head = Buffer.alloc(HEAD_BYTES);
      head.writeUInt32BE(Math.floor(now() / 1_000));
      randomBytes(RANDOM_BYTES).copy(head, 4);
      return Buffer.concat([head, mac(head, set)]).toString('base64');
    },
    read(token, set) {
      if (!TEXT.test(token)) return null;
      const bytes = Buffer.from(token, 'base64');
      const head = bytes.subarray(0, HEAD_BYTES);
      if (!timingSafeEqual(bytes.subarray(HEAD_BYTES), mac(head, set))) return null;
      const age = now() / 1_000 - head.readUInt32BE();
      return age < -AHEAD_SECONDS || age > VALID_SECONDS ? null : head.toString('base64url');
    },
  };
}
