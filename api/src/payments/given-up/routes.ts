import { type Route, route, success } from '../../http/route.ts';
import type { Deps } from '../../runtime/deps.ts';
import { askAboutOrder, decideRefund, refundsOf } from './given-up-refunds.ts';

/** What operators do where a refund was given up or a notice got lost (G12, I26). */
export function givenUpRoutes({ db, clock }: Deps): readonly Route[] {
  return [
    route('GET /api/operator/refunds', async ({ query, caller }) => {
      const { status, page, limit } = query;
      const { list, total } = await refundsOf(db, { siteKey: caller.site.key, status, page, limit });
      return success({ list, total, page, limit });
    }),
    route('POST /api/operator/refunds/retry', async ({ body, caller, operator }) => {
      const { e2eid, note } = body;
      const decision = { siteKey: caller.site.key, e2eid, operator, note, at: clock.now() };
      return success(await decideRefund(db, { ...decision, decision: 'retry' }));
    }),
    route('POST /api/operator/refunds/done', async ({ body, caller, operator }) => {
      const { e2eid, note } = body;
      const decision = { siteKey: caller.site.key, e2eid, operator, note, at: clock.now() };
      return success(await decideRefund(db, { ...decision, decision: 'done' }));
    }),
    route('POST /api/operator/deposits/ask', async ({ body, caller }) => {
      const orderNo = body.order_no;
      await askAboutOrder(db, { siteKey: caller.site.key, orderNo, at: clock.now() });
      return success({ order_no: orderNo });
    }),
  ];
}
