import { htmlLangOf } from '@mosaico/shared/contract';
import { formatBRL } from '@mosaico/shared/money';
import { ownerOf } from '../http/owner-of.ts';
import { type Caller, type Route, route, success } from '../http/route.ts';
import type { Deps } from '../runtime/deps.ts';
import { cancelWithdrawal } from './cancel.ts';
import { quoteOf } from './quote.ts';
import { withdrawalRecords } from './records.ts';
import { eventsOf, withdrawalOf } from './store.ts';
import { submitWithdrawal } from './submit.ts';
import { tradingRules } from './trading-rules.ts';
import { recordToWire } from './wire.ts';

/** Withdrawals of a member: rules, quote, submission, list, state, cancellation (R198, R199, A36). */
export function withdrawalRoutes(deps: Deps): readonly Route[] {
  const { db, clock } = deps;
  return [
    route('GET /api/tradingrules', async ({ caller }) => success(tradingRules(caller, formatter(caller)))),

    route('GET /api/drawing/quote', async ({ query, member, caller }) =>
      success(await quoteOf(deps, ownerOf(member), { money: query.money, at: clock.now(), caller })),
    ),

    route('POST /api/drawing', async (call) => {
      const { body: form, member, caller } = call;
      const request = { owner: ownerOf(member), form, call, formatMoney: formatter(caller) };
      return success(await submitWithdrawal(deps, request), caller.t('withdrawal.submitted'));
    }),

    route('POST /api/drawing/list', async ({ body, member, caller }) => {
      const { lang: _, ...filter } = body;
      const { list, ...rest } = await withdrawalRecords(db, { ...ownerOf(member), ...filter }, clock.now());
      const { page, limit } = filter;
      return success({ list: list.map((each) => recordToWire(each, caller)), ...rest, page, limit });
    }),

    route('GET /api/drawing/status', async ({ query, member, caller }) => {
      const withdrawal = await withdrawalOf(db, ownerOf(member), query.order_no);
      const events = await eventsOf(db, withdrawal);
      return success({
        record: recordToWire(withdrawal, caller),
        timeline: events.flatMap(({ status, at }) =>
          status === 'approval'
            ? []
            : [{ status, status_text: caller.t(`withdrawal.status.${status}`), at: at.toISOString() }],
        ),
      });
    }),

    route('POST /api/drawing/cancel', async ({ body, member, caller }) => {
      const withdrawal = await cancelWithdrawal(deps, ownerOf(member), body.order_no);
      return success(recordToWire(withdrawal, caller), caller.t('withdrawal.cancelled'));
    }),
  ];
}

function formatter({ messageSet }: Caller): (centavos: number) => string {
  return (centavos) => formatBRL(centavos, htmlLangOf(messageSet));
}
