import type { FastifyBaseLogger } from 'fastify';
import type { RollbackEvidence } from '../../registry/rollback-evidence.ts';
import { changeLive, mayChange } from '../../registry/registry.ts';
import { EDGE_AUTHOR } from '../canary/advance.ts';
import type { Trial } from './trials.ts';

interface Parts {
  readonly registry: string;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly now: () => number;
}

/**
 * Takes a version back that does worse than the one before. Of all edges that come to this, one has the registry's lock first; for the others the map is
 * at another revision by then, and they look again. Who may not change it leaves it to those that may, and goes on telling them.
 */
export async function takeBack(
  { area, version, isCanary }: Trial,
  evidence: RollbackEvidence,
  revision: number,
  { registry, log, now }: Parts,
): Promise<void> {
  if (!(await mayChange(registry)))
    return log.warn(
      { area, version, evidence },
      'a version fails, and is left to who may change the registry',
    );
  const { failed, views } = evidence.fared;
  const { failed: failedBefore, views: viewsBefore } = evidence.faredBefore;
  const why = `${failed} of ${views} page views failed with ${version}; with ${evidence.before}, ${failedBefore} of ${viewsBefore}`;
  const plan = await changeLive(
    registry,
    { action: 'rollback', areas: [{ area, from: version }] },
    { by: EDGE_AUTHOR, why, at: new Date(now()).toISOString(), evidence },
    { expectedRevision: revision },
  );
  if (plan.kind === 'change')
    log.error(
      { area, version, isCanary, evidence, revision: plan.entry.revision },
      'a version was taken back',
    );
  if (plan.kind === 'refused' && !plan.reasons.some((reason) => reason.startsWith('the map is at revision')))
    log.error({ area, version, evidence, reasons: plan.reasons }, 'a version fails and cannot be taken back');
}
