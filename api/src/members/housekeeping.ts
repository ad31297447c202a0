import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { MESSAGE_KEPT_MS } from '../providers/message/sandbox/sandbox-messages.ts';
import { pollEvery } from '../providers/payment/polling.ts';
import { CODE_WINDOW_MS } from '../auth/password-reset/codes.ts';
import { SESSION_IDLE_MS, SESSION_LONGEST_MS } from '../auth/sessions.ts';

const EVERY_MS = 10 * 60_000;
/** How long the answer of an `Idempotency-Key` is kept. */
const IDEMPOTENCY_MS = 7 * 24 * 60 * 60_000;

/** Clears away what is over, now and then. @returns stops it */
export function startHousekeepingJob(deps: Deps): () => void {
  return pollEvery(EVERY_MS, () => clearAway(deps.db, deps.clock.now()), {
    log: deps.log,
    name: 'housekeeping',
  });
}

/** Deletes expired sessions, codes of all kinds, sandbox messages and kept answers. It works on all sites: it looks at age alone. */
export async function clearAway(db: Db, at: Date): Promise<void> {
  const before = (ms: number) => new Date(at.getTime() - ms);
  await db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([
        row('created_at', '<', before(SESSION_LONGEST_MS)),
        row('last_used_at', '<', before(SESSION_IDLE_MS)),
      ]),
    )
    .execute();
  await db.deleteFrom('captchas').where('expires_at', '<', at).execute();
  await db.deleteFrom('password_codes').where('created_at', '<', before(CODE_WINDOW_MS)).execute();
  await db.deleteFrom('sandbox_messages').where('sent_at', '<', before(MESSAGE_KEPT_MS)).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before(IDEMPOTENCY_MS)).execute();
}
