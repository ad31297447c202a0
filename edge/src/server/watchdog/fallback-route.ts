import type { FastifyInstance } from 'fastify';
import { compositionOf } from '../canary/variants.ts';
import type { EdgeContext } from '../edge-context.ts';
import { shellScripts } from '../page-model.ts';
import { FAILED_PARAMETER, SHELL_FALLBACK_PATH } from '../paths.ts';
import { visitorOf } from '../visitor.ts';
import { compositionWithout } from './composition-without.ts';
import type { OfferedShell } from './facts.ts';

/**
 * Offers another shell to a page in which one has failed: the live one, if the page is older than that, else the last good
 * one. 404 without a body when there is none that has not failed there.
 */
export function shellFallbackRoute(app: FastifyInstance, { composition, previews }: EdgeContext): void {
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(SHELL_FALLBACK_PATH, async (request, reply) => {
    const named = request.query[FAILED_PARAMETER];
    const failed = typeof named === 'string' ? named.split(',') : [];
    const live = await composition.current();
    const visitor = visitorOf(request);
    const preview = await previews.of(visitor);
    const own = preview?.composition ?? (live && compositionOf(live, visitor));
    const offered = own && compositionWithout(failed, own);
    reply.header('cache-control', 'no-store');
    if (!offered) return reply.code(404).send();
    const { map } = offered;
    return { version: map.shell, scripts: shellScripts(offered), map } satisfies OfferedShell;
  });
}
