import { transaction } from '../../db/transaction.ts';
import { type Route, route, success } from '../../http/route.ts';
import type { Deps } from '../../runtime/deps.ts';
import { clearFlag, confirmFlag, type Decision, flagsOf } from './flags.ts';
import { ratesOf, setRate } from './rates.ts';

/** What operators do about agents: flagged invitations, rates (G21, G38). */
export function operatorAgencyRoutes({ db, clock }: Deps): readonly Route[] {
  const decisionOf = ({ body, caller, operator }: DecisionCall): Decision => ({
    siteKey: caller.site.key,
    id: body.id,
    operator,
    reason: body.note,
    at: clock.now(),
  });
  return [
    route('GET /api/operator/agency/flags', async ({ query, caller }) => {
      const { status, page, limit } = query;
      const { list, total } = await flagsOf(db, { siteKey: caller.site.key, status, page, limit });
      return success({ list: [...list], total, page, limit });
    }),
    route('POST /api/operator/agency/flags/clear', async (call) => {
      const decision = decisionOf(call);
      return success(await transaction(db, (tx) => clearFlag(tx, decision), 'money'));
    }),
    route('POST /api/operator/agency/flags/confirm', async (call) => {
      const decision = decisionOf(call);
      return success(await transaction(db, (tx) => confirmFlag(tx, decision), 'money'));
    }),
    route('GET /api/operator/agency/rates', async ({ caller }) =>
      success({ list: [...(await ratesOf(db, caller.site.key))] }),
    ),
    route('POST /api/operator/agency/rates/set', async ({ body, caller, operator }) => {
      const { part, rate } = body;
      return success(await setRate(db, { siteKey: caller.site.key, part, rate, operator, at: clock.now() }));
    }),
  ];
}

interface DecisionCall {
  readonly body: { readonly id: number; readonly note: string };
  readonly caller: { readonly site: { readonly key: string } };
  readonly operator: string;
}
