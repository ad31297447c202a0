import { deleteExpiredCaptchas } from '../auth/captcha/captcha.ts';
import { deleteOldCodes } from '../auth/password-reset/codes.ts';
import type { Db } from '../db/tables.ts';
import { deleteOldAnswers } from '../http/idempotency.ts';
import { deleteOldMessages } from '../providers/message/sandbox/sandbox-messages.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';
import { deleteEndedSessions } from '../sessions/sessions.ts';

/** Deletes what is over, now and then. */
export function housekeepingJob({ db, clock }: Deps): Job {
  return { name: 'housekeeping', pauseMs: 10 * 60_000, work: () => deleteWhatIsOver(db, clock.now()) };
}

/** Works on all sites: it looks at age alone. */
export async function deleteWhatIsOver(db: Db, at: Date): Promise<void> {
  await deleteEndedSessions(db, at);
  await deleteExpiredCaptchas(db, at);
  await deleteOldCodes(db, at);
  await deleteOldMessages(db, at);
  await deleteOldAnswers(db, at);
}
