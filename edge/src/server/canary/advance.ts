import type { FastifyBaseLogger } from 'fastify';
import { shareDue } from '../../registry/canary.ts';
import { changeLive, mayChange } from '../../registry/registry.ts';
import type { Composition } from '../composition.ts';

/** Who takes the steps of strategies, in the history. */
export const EDGE_AUTHOR = 'edge';

interface Parts {
  readonly registry: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly now: () => number;
  /** False: browsers report harm of this version, and it waits. */
  readonly isHealthy: (area: string, version: string) => boolean;
}

/**
 * Takes the steps that are due of the strategies of all canaries. Every edge looks; the one that has the registry's lock first takes the
 * step, and the others find it taken. Who may not change the registry leaves it to those that may.
 */
export async function advanceCanaries(
  live: Pick<Composition, 'canaries'>,
  { registry, log, now, isHealthy }: Parts,
): Promise<void> {
  const at = new Date(now()).toISOString();
  for (const [area, { version, strategy, startedAt, percent }] of Object.entries(live.canaries)) {
    if (!strategy || shareDue(strategy, startedAt, at) <= percent || !isHealthy(area, version)) continue;
    if (!(await mayChange(registry))) return;
    const plan = await changeLive(
      registry,
      { action: 'advance', area, version },
      { by: EDGE_AUTHOR, why: strategy, at },
    );
    if (plan.kind === 'change')
      log.info({ area, version, revision: plan.entry.revision }, 'a canary took its next step');
    if (plan.kind === 'refused')
      log.warn({ area, version, reasons: plan.reasons }, 'a canary cannot take its next step');
  }
}
