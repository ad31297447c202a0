import { htmlLangOf } from '@mosaico/shared/contract';
import { formatBRL } from '@mosaico/shared/money';
import { type Route, route, success } from '../../http/route.ts';
import type { Deps } from '../../runtime/deps.ts';
import { approve } from './approve.ts';
import { queueOf, reviewedOf, showWithdrawal } from './queue.ts';
import { reject } from './reject.ts';

/** The review of withdrawals, by operators (R122, R123). */
export function reviewRoutes(deps: Deps): readonly Route[] {
  const { db, clock } = deps;
  return [
    route('GET /api/operator/withdrawals', async ({ query, caller }) => {
      const { status, page, limit } = query;
      const viewer = { caller, at: clock.now() };
      const { list, total } = await queueOf(db, { siteKey: caller.site.key, status, page, limit }, viewer);
      return success({ list, total, page, limit });
    }),
    route('GET /api/operator/withdrawals/show', async ({ query, caller }) =>
      success(await showWithdrawal(db, caller.site.key, query.order_no, { caller, at: clock.now() })),
    ),
    route('POST /api/operator/withdrawals/approve', async ({ body, caller, operator }) => {
      const { order_no: orderNo, note } = body;
      const formatMoney = (centavos: number) => formatBRL(centavos, htmlLangOf(caller.messageSet));
      const decision = { siteKey: caller.site.key, orderNo, operator, note, formatMoney };
      const approved = await approve(deps, decision);
      return success(await reviewedOf(db, approved, { caller, at: clock.now() }));
    }),
    route('POST /api/operator/withdrawals/reject', async ({ body, caller, operator }) => {
      const { order_no: orderNo, note, reason } = body;
      const rejected = await reject(deps, { siteKey: caller.site.key, orderNo, operator, note, reason });
      return success(await reviewedOf(db, rejected, { caller, at: clock.now() }));
    }),
  ];
}
