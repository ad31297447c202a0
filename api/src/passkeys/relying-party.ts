import { createHmac } from 'node:crypto';
import type { MemberKey } from '../members/tables.ts';
import type { Deps } from '../runtime/deps.ts';

/** Whom a passkey is for: the host of the site, so that a passkey of one site is of no use on another. */
export interface RelyingParty {
  readonly id: string;
  /** Origin that the browser has to be at. */
  readonly origin: string;
}

/** Of the host that is called. Scheme and port are those of the installation. Source: R13, G55. */
export function relyingParty({ config }: Pick<Deps, 'config'>, host: string): RelyingParty {
  const { protocol, port } = new URL(config.publicOrigin);
  return { id: host, origin: `${protocol}//${host}${port && `:${port}`}` };
}

/** What an authenticator knows a member by: it says nothing of them, and is the same for all their passkeys. */
export function userHandle({ config }: Pick<Deps, 'config'>, { siteKey, memberId }: MemberKey) {
  return new Uint8Array(
    createHmac('sha256', config.dataKey).update(`passkey-user|${siteKey}|${memberId}`).digest(),
  );
}
