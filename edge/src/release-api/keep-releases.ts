import type { FastifyBaseLogger } from 'fastify';
import { canariesOf } from '../registry/canary-plan.ts';
import { readMap } from '../registry/registry.ts';
import { advanceCanaries } from '../server/canary/advance.ts';
import { startSteward } from '../server/canary/steward.ts';
import type { LoopSettings } from '../server/loop/loop-settings.ts';
import { openLoop, type Loop } from '../server/loop/loop.ts';
import { watchOutcomes } from '../server/loop/watch-outcomes.ts';
import { sharedKey } from '../server/loop/shared-key.ts';

/**
 * Takes the steps of canaries, and takes back what fails in browsers, by what the edges of the registry have written down: so edges need no right
 * to change what is live. Where they have it, whoever has the registry's lock first does it.
 */
export async function keepReleases(
  registry: string,
  { automaticRollback, rollbackWebhook }: LoopSettings,
  log: FastifyBaseLogger,
): Promise<{ readonly loop: Loop; close(): Promise<void> }> {
  const parts = { registry, log, now: Date.now };
  const key = await sharedKey(registry);
  const loop = openLoop({ ...parts, key, takesBack: automaticRollback, webhook: rollbackWebhook });
  const steward = startSteward(async () => {
    await loop.round();
    const map = await readMap(registry);
    await advanceCanaries({ canaries: canariesOf(map) }, { ...parts, isHealthy: loop.isHealthy });
  }, log);
  const watching = await watchOutcomes(registry, steward.soon);
  return {
    loop,
    async close() {
      watching.close();
      await steward.close();
    },
  };
}
