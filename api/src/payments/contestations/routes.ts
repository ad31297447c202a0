import { type Route, route, success } from '../../http/route.ts';
import type { Deps } from '../../runtime/deps.ts';
import { decide } from './decide.ts';
import { contestationToWire, queueOf, showContestation } from './queue.ts';

/** Contestations of deposits, decided by operators (I22). */
export function contestationRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    route('GET /api/operator/contestations', async ({ query, caller }) => {
      const { status, page, limit } = query;
      const { list, total } = await queueOf(db, { siteKey: caller.site.key, status, page, limit });
      return success({ list, total, page, limit });
    }),
    route('GET /api/operator/contestations/show', async ({ query, caller }) =>
      success(await showContestation(db, caller.site.key, query.number)),
    ),
    route('POST /api/operator/contestations/accept', async ({ body, caller, operator }) => {
      const { number, note } = body;
      const decision = { siteKey: caller.site.key, number, operator, note };
      const decided = await decide(deps, { ...decision, verdict: 'accepted' });
      return success(await contestationToWire(db, decided));
    }),
    route('POST /api/operator/contestations/reject', async ({ body, caller, operator }) => {
      const { number, note } = body;
      const decision = { siteKey: caller.site.key, number, operator, note };
      const decided = await decide(deps, { ...decision, verdict: 'rejected' });
      return success(await contestationToWire(db, decided));
    }),
  ];
}
