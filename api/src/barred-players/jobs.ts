import { NoRegisterAnswer } from '../providers/barred-players/barred-register.ts';
import { barredRegisters } from '../providers/barred-players/registers.ts';
import { doInTurn } from '../runtime/batch.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';
import { takeDue } from '../runtime/take-due.ts';
import { askAboutMember } from './ask-about-member.ts';

const MINUTE_MS = 60_000;
const PAUSE_MS = 30_000;
const FIRST_RETRY_MS = 2 * MINUTE_MS;
const LONGEST_RETRY_MS = 6 * 60 * MINUTE_MS;
const MOST_DOUBLINGS = 8;

/** Longer than the register may take for all that are taken at once. */
const LEASE_MS = 5 * MINUTE_MS;

/** Asks the register about everybody every 15 days, about who is new, and again about whom it has not answered. Source: G32. */
export function barredPlayersJob(deps: Deps): Job {
  return { name: 'barred players', pauseMs: PAUSE_MS, work: () => askAboutDue(deps) };
}

/** Asks about those whose time has come. */
export async function askAboutDue(deps: Deps): Promise<void> {
  await doInTurn(
    {
      items: await takeDueChecks(deps),
      work: (check) => askAbout(deps, check),
      failure: 'the register of barred players could not be asked',
      tell: ({ site_key: site, member_id: member }) => ({ site, member }),
    },
    deps.log,
  );
}

async function askAbout(
  deps: Deps,
  { site_key: siteKey, member_id: memberId, failures }: Awaited<ReturnType<typeof takeDueChecks>>[number],
): Promise<void> {
  const register = await barredRegisters(deps)(siteKey);
  const member = await deps.db
    .selectFrom('members')
    .select('cpf')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!register || !member) return;
  try {
    await askAboutMember(deps, register, { siteKey, memberId, cpf: member.cpf });
  } catch (error) {
    if (!(error instanceof NoRegisterAnswer)) throw error;
    deps.log.warn({ memberId, reason: error.message }, 'the register of barred players has not answered');
    await askLater(deps, { siteKey, memberId, failures });
  }
}

/** Who is due, on sites that are sandboxes: no others have a register. */
function takeDueChecks(deps: Deps) {
  return takeDue(deps, {
    rows: (tx, now) =>
      tx
        .selectFrom('barred_checks')
        .select(['site_key', 'member_id', 'failures'])
        .where('due_at', '<=', now)
        .where('site_key', 'in', (row) =>
          row.selectFrom('sites').select('key').where('is_sandbox', '=', true),
        )
        .orderBy('due_at'),
    postpone: (tx, { site_key, member_id }, due_at) =>
      tx
        .updateTable('barred_checks')
        .set({ due_at })
        .where('site_key', '=', site_key)
        .where('member_id', '=', member_id)
        .execute(),
    leaseMs: LEASE_MS,
  });
}

interface Failed {
  readonly siteKey: string;
  readonly memberId: number;
  readonly failures: number;
}

async function askLater({ db, clock }: Deps, { siteKey, memberId, failures }: Failed): Promise<void> {
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** Math.min(failures, MOST_DOUBLINGS), LONGEST_RETRY_MS);
  await db
    .lane('jobs')
    .updateTable('barred_checks')
    .set({ due_at: new Date(clock.now().getTime() + waitMs), failures: failures + 1 })
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .execute();
}
