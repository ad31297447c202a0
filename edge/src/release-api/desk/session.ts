import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Credential } from '../../registry/credential.ts';

/** Cookie of the desk's session. */
export const SESSION_COOKIE = 'desk';
export const SESSION_SECONDS = 12 * 3_600;

/**
 * Sessions of the desk, known again by every process of the release API over one registry. A session names a credential and holds nothing of its
 * secret; it ends with the credential, after twelve hours, or when the credential gets another secret.
 */
export interface Sessions {
  open(id: string, credential: Credential): string;
  /** Id of the credential; null when no process has opened this session, or it is over. */
  read(value: string, credentials: Readonly<Record<string, Credential>>): string | null;
}

/** @param key shared by all processes @param now milliseconds since 1970 */
export function createSessions(key: Buffer, now: () => number): Sessions {
  const mac = (id: string, until: string, hash: string) =>
    createHmac('sha256', key).update(`desk session ${id} ${until} ${hash}`).digest();
  return {
    open(id, { hash }) {
      const until = String(now() + SESSION_SECONDS * 1_000);
      return [id, until, mac(id, until, hash).toString('base64url')].join('.');
    },
    read(value, credentials) {
      const [, id = '', until = '', sign = ''] = /^([0-9a-f]{12})\.(\d{13})\.([\w-]{43})$/.exec(value) ?? [];
      const credential = Object.hasOwn(credentials, id) ? credentials[id] : undefined;
      if (!credential) return null;
      const isIt = timingSafeEqual(Buffer.from(sign, 'base64url'), mac(id, until, credential.hash));
      const end = Math.min(Number(until), Date.parse(credential.expiresAt));
      return isIt && now() < end ? id : null;
    },
  };
}
