import { publishNotification } from '../information/publish-notification.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';
import { applyRaises } from './apply-raises.ts';
import { forgetFormerLimits } from './former-limits.ts';
import { endExclusions } from './end-exclusions.ts';

const PAUSE_MS = 60_000;

/** What responsible gaming needs in the background: raised limits whose time has come, exclusions that are over. */
export function responsibleGamingJobs({ db, clock, memberEvents }: Deps): readonly Job[] {
  return [
    {
      name: 'raised limits',
      pauseMs: PAUSE_MS,
      work: async () => {
        const at = clock.now();
        for (const { memberId, notificationId } of await applyRaises(db, at))
          publishNotification(memberEvents, memberId, notificationId, at);
      },
    },
    { name: 'former limits', pauseMs: 60 * PAUSE_MS, work: () => forgetFormerLimits(db, clock.now()) },
    { name: 'ended exclusions', pauseMs: PAUSE_MS, work: () => endExclusions(db, clock.now()) },
  ];
}
