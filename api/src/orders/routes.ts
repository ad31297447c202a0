import type { Data } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import { type RecordPeriod, startOfPeriod } from '@mosaico/shared/rules';
import { ownerOf } from '../http/owner-of.ts';
import { type Route, route, success } from '../http/route.ts';
import type { Deps } from '../runtime/deps.ts';
import { associatedOrders } from './association.ts';
import { type DaySums, daySums, totalOf } from './day-sums.ts';
import { orderFees, percentText } from './fees.ts';
import type { OrderRange } from './order-sql.ts';
import { statement } from './statement.ts';
import { titleOf } from './title.ts';

/** The order centre: statement, fees, and what belongs together (R63 to R65, R220 to R222). */
export function orderRoutes({ db, clock }: Deps): readonly Route[] {
  return [
    route('GET /api/ordercenter/details', async ({ query, member, caller }) => {
      const [owner, range] = [ownerOf(member), rangeOf(query, clock.now())];
      const { rows, next } = await statement(db, owner, range);
      const days = await daySums(db, owner, range.from);
      const total = totalOf(days);
      return success({
        details: rows.map((row) => ({
          id: row.entryId,
          type: row.type,
          title: titleOf(row.type, row.isLess ? `${row.kind}_less_bonus` : row.kind, caller),
          game: row.game,
          order_no: row.orderNo,
          amount: wireFromCentavos(row.amountCentavos),
          balance: wireFromCentavos(row.balanceCentavos),
          created_at: row.createdAt.toISOString(),
        })),
        next,
        total_recharge_amount: wireFromCentavos(total.rechargeCentavos),
        total_withdraw_amount: wireFromCentavos(total.withdrawCentavos),
        total_bonus_amount: wireFromCentavos(total.bonusCentavos),
        total_fee_amount: wireFromCentavos(total.feeCentavos),
        days: days.map(dayToWire),
      });
    }),

    route('GET /api/ordercenter/fee', async ({ query, member }) => {
      const { rows, next } = await orderFees(db, ownerOf(member), rangeOf(query, clock.now()));
      const fee = rows.map((row) => ({
        id: row.entryId,
        type: row.type,
        order_no: row.orderNo,
        amount: wireFromCentavos(row.amountCentavos),
        fee: wireFromCentavos(row.feeCentavos),
        rate: percentText(row),
        created_at: row.createdAt.toISOString(),
      }));
      return success({ fee, next });
    }),

    route('GET /api/ordercenter/association', async ({ query, member, caller }) => {
      const { rows, next } = await associatedOrders(db, ownerOf(member), rangeOf(query, clock.now()));
      const association = rows.map((row) => ({
        id: row.entryId,
        type: row.type,
        title: titleOf(row.type, row.kind, caller),
        order_no: row.orderNo,
        related_order_no: row.relatedOrderNo,
        deposit_order_no: row.depositOrderNo,
        amount: wireFromCentavos(row.amountCentavos),
        created_at: row.createdAt.toISOString(),
      }));
      return success({ association, next });
    }),
  ];
}

interface Place {
  readonly period?: RecordPeriod | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

function rangeOf({ period, before, limit }: Place, now: Date): OrderRange {
  return { from: period ? startOfPeriod(period, now) : null, before, limit };
}

function dayToWire(day: DaySums): Data<'GET /api/ordercenter/details'>['days'][number] {
  return {
    day: day.day,
    recharge_amount: wireFromCentavos(day.rechargeCentavos),
    withdraw_amount: wireFromCentavos(day.withdrawCentavos),
    bonus_amount: wireFromCentavos(day.bonusCentavos),
    fee_amount: wireFromCentavos(day.feeCentavos),
  };
}
