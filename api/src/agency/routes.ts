import { type Route, route, success } from '../http/route.ts';
import type { Deps } from '../runtime/deps.ts';
import { countClick } from './clicks/count-click.ts';
import { mechanismRoutes } from './mechanism/routes.ts';
import { operatorAgencyRoutes } from './operators/routes.ts';
import { recordRoutes } from './record/routes.ts';
import { subordinateRoutes } from './subordinates/routes.ts';

/** Agents: invitations, what they earn, and whom they register. */
export function agencyRoutes(deps: Deps): readonly Route[] {
  return [
    route('POST /api/agency/click', async ({ body, caller }) => {
      await countClick(deps, caller.site.key, body.invite_code, caller, deps.clock.now());
      return success(null);
    }),
    ...recordRoutes(deps),
    ...mechanismRoutes(deps),
    ...subordinateRoutes(deps),
    ...operatorAgencyRoutes(deps),
  ];
}
