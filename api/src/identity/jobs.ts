import { DomainError } from '../domain-error.ts';
import { transaction } from '../db/transaction.ts';
import { publishNotification } from '../information/publish-notification.ts';
import {
  type IdentityProvider,
  type IdentityVerdict,
  NoIdentityAnswer,
} from '../providers/identity/identity-provider.ts';
import { identityProviders } from '../providers/identity/identity-providers.ts';
import { doInTurn } from '../runtime/batch.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';
import { takeDue } from '../runtime/take-due.ts';
import { decide, type Decision } from './decide.ts';
import { deleteOldPictures, picturesOf } from './pictures.ts';
import type { IdentityCheck } from './tables.ts';

const SECOND_MS = 1_000;
/** Longer than twenty checks may take. */
const LEASE_MS = 10 * 60 * SECOND_MS;
const ASK_AGAIN_MS = 5 * SECOND_MS;
const LONGEST_WAIT_MS = 30 * 60 * SECOND_MS;
/** Then a person looks: about a day of tries. */
const MOST_ATTEMPTS = 60;

/** What identity checks need in the background. */
export function identityJobs(deps: Deps): readonly Job[] {
  return [
    { name: 'identity checks', pauseMs: 3 * SECOND_MS, work: () => workOnChecks(deps) },
    {
      name: 'old identity pictures',
      pauseMs: 60 * 60 * SECOND_MS,
      work: () => deleteOldPictures(deps.db, deps.clock.now()),
    },
  ];
}

/** Sends checks to the provider of their site and fetches its verdicts. Source: G33. */
export async function workOnChecks(deps: Deps): Promise<void> {
  const providerOf = identityProviders(deps);
  await doInTurn(
    {
      items: await takeDueChecks(deps),
      work: async (check) => {
        const provider = await providerOf(check.site_key);
        if (!provider || check.attempts >= MOST_ATTEMPTS) await leaveToOperator(deps, check);
        else await workOnCheck(deps, provider, check);
      },
      failure: 'an identity check could not be worked on',
      tell: ({ site_key: site, number: check }) => ({ site, check }),
    },
    deps.log,
  );
}

async function workOnCheck(deps: Deps, provider: IdentityProvider, check: IdentityCheck): Promise<void> {
  try {
    if (!check.is_sent) return await send(deps, provider, check);
    const verdict = await provider.verdictOf(check.number);
    if (verdict === null) return await tryLater(deps, check);
    await follow(deps, check, verdict);
  } catch (error) {
    if (!(error instanceof NoIdentityAnswer)) throw error;
    deps.log.warn(
      { check: check.number, reason: error.message },
      'the provider of identity checks has not answered',
    );
    await tryLater(deps, check);
  }
}

async function send(deps: Deps, provider: IdentityProvider, check: IdentityCheck): Promise<void> {
  const { db, config, clock } = deps;
  const member = await db
    .selectFrom('members')
    .select(['realname', 'cpf', 'birth_date'])
    .where('site_key', '=', check.site_key)
    .where('id', '=', check.member_id)
    .executeTakeFirstOrThrow();
  const pictures = await picturesOf(db, config.providerSecret, check);
  const [front, back, selfie] = (['front', 'back', 'selfie'] as const).map(
    (place) => pictures.find((each) => each.place === place)?.jpeg,
  );
  // Sealed with another key: nobody can look at them, so the member is asked for new ones.
  if (!front || !back || !selfie) return follow(deps, check, { result: 'rejected', reason: 'unreadable' });
  await provider.submit({
    reference: check.number,
    name: member.realname,
    cpf: member.cpf,
    birthDate: member.birth_date,
    documentType: check.document_type,
    pictures: { front, back, selfie },
  });
  await change(deps, check, {
    is_sent: true,
    next_attempt_at: new Date(clock.now().getTime() + ASK_AGAIN_MS),
  });
}

async function follow(deps: Deps, check: IdentityCheck, verdict: IdentityVerdict): Promise<void> {
  if (verdict.result === 'unsure') return leaveToOperator(deps, check);
  const decision: Decision =
    'reason' in verdict ? { status: 'rejected', reason: verdict.reason } : { status: 'approved' };
  const at = deps.clock.now();
  const of = { siteKey: check.site_key, number: check.number, by: 'provider', at };
  try {
    const { memberId, notificationId } = await transaction(deps.db, (tx) => decide(tx, of, decision));
    publishNotification(deps.memberEvents, memberId, notificationId, at);
  } catch (error) {
    // An operator was faster.
    if (!(error instanceof DomainError) || error.code !== 'identity_decided') throw error;
  }
}

async function leaveToOperator(deps: Deps, check: IdentityCheck): Promise<void> {
  await change(deps, check, { needs_operator: true });
}

async function tryLater(deps: Deps, check: IdentityCheck): Promise<void> {
  const waitMs = Math.min(ASK_AGAIN_MS * 2 ** Math.min(check.attempts, 10), LONGEST_WAIT_MS);
  await change(deps, check, {
    attempts: check.attempts + 1,
    next_attempt_at: new Date(deps.clock.now().getTime() + waitMs),
  });
}

type Changes = Partial<Pick<IdentityCheck, 'is_sent' | 'needs_operator' | 'next_attempt_at' | 'attempts'>>;

async function change({ db }: Deps, { id }: IdentityCheck, changes: Changes): Promise<void> {
  await db
    .lane('jobs')
    .updateTable('identity_checks')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

function takeDueChecks(deps: Deps) {
  return takeDue(deps, {
    rows: (tx, now) =>
      tx
        .selectFrom('identity_checks')
        .selectAll()
        .where('status', '=', 'pending')
        .where('needs_operator', '=', false)
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at'),
    postpone: (tx, { id }, next_attempt_at) =>
      tx.updateTable('identity_checks').set({ next_attempt_at }).where('id', '=', id).execute(),
    leaseMs: LEASE_MS,
  });
}
