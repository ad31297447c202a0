import { SESSION_LONGEST_MS } from '../sessions/sessions.ts';

/** A bearer token as the wire has it (R169). */
export function bearer(token: string) {
  return { access_token: token, token_type: 'bearer' as const, expires_in: SESSION_LONGEST_MS / 1_000 };
}
