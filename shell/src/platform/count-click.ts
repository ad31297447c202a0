import type { ApiCaller } from '@mosaico/shared/api';

interface Opened {
  readonly api: ApiCaller;
  readonly inviteCode: string;
  readonly session: { isLoggedIn(): boolean };
}

/** Says that a visitor came by an invite link; the server counts them once a day. Nobody waits for it, and a failure is nobody's business (G22). */
export function countClick({ api, inviteCode, session }: Opened): void {
  if (!inviteCode || session.isLoggedIn()) return;
  api.call('POST /api/agency/click', { body: { invite_code: inviteCode } }).catch(() => undefined);
}
