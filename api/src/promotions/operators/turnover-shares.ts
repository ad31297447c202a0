import { type Route, route, success } from '../../http/route.ts';
import type { Deps } from '../../runtime/deps.ts';
import { setTurnoverShare, turnoverShareLines } from '../../turnover/shares.ts';

/** How much of a bet counts towards what deposits and bonuses ask for: what operators see and set of it (G16). */
export function operatorTurnoverRoutes({ db, clock, log }: Deps): readonly Route[] {
  return [
    route('GET /api/operator/turnover/shares', async ({ caller }) =>
      success({ list: [...(await turnoverShareLines(db, caller.site.key))] }),
    ),
    route('POST /api/operator/turnover/shares/set', async ({ body, caller, operator }) => {
      const { game_type: gameType, percent } = body;
      const share = { siteKey: caller.site.key, gameType, percent, operator, at: clock.now() };
      const line = await setTurnoverShare(db, share);
      log.info({ site: caller.site.key, gameType, percent, operator }, 'a share of the turnover was set');
      return success(line);
    }),
  ];
}
