import { deleteExpiredCaptchas } from '../auth/captcha/captcha.ts';
import { deleteOldCodes } from '../auth/codes.ts';
import type { Db } from '../db/tables.ts';
import { deleteOldAnswers } from '../http/idempotency.ts';
import { deleteOldMessages } from '../providers/message/sandbox/sandbox-messages.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';
import { deleteEndedSessions } from '../sessions/sessions.ts';
import { deleteOldTickets } from '../sessions/tickets.ts';

/** Deletes expired rows. */
export function housekeepingJob({ db, clock }: Deps): Job {
  return { name: 'housekeeping', pauseMs: 10 * 60_000, work: () => deleteExpired(db, clock.now()) };
}

/** Deletes the expired rows of all sites. */
export async function deleteExpired(db: Db, at: Date): Promise<void> {
  await deleteEndedSessions(db, at);
  await deleteExpiredCaptchas(db, at);
  await deleteOldCodes(db, at);
  await deleteOldMessages(db, at);
  await deleteOldAnswers(db, at);
  await deleteOldTickets(db, at);
}
