import type { Answer, Data } from '@mosaico/shared/api';
import { htmlLangOf } from '@mosaico/shared/contract';
import { formatBRL, wireFromCentavos } from '@mosaico/shared/money';
import { transaction } from '../db/transaction.ts';
import { DomainError } from '../domain-error.ts';
import { idempotent } from '../http/idempotency.ts';
import { type Caller, type Route, route, success } from '../http/route.ts';
import type { Deps } from '../runtime/deps.ts';
import { bringReward } from './bring-reward.ts';
import { hasFee, type PaymentMethod, paymentMethods } from './methods.ts';
import { type Order, orderByNumber, statusAt } from './orders.ts';
import { hasPaymentProvider, paymentProviders } from '../providers/payment/institutions.ts';
import { rechargeRecord, type RechargeRecord, rechargeRecords } from './records.ts';
import { placeOrder, requestCharge } from './start-deposit.ts';

type Record = Data<'GET /api/recharge/status'>['record'];
type Charge = NonNullable<Answer<'POST /api/recharge/online'>['data']>;

/** Deposits: methods, start, list, state (R194 to R197, G10). */
export function paymentRoutes(deps: Deps): readonly Route[] {
  const { db, clock, config } = deps;
  const providers = paymentProviders(deps);
  // A way to pay that nobody carries out is none.
  const methodsOf = async ({ site }: Caller) =>
    (await hasPaymentProvider(db, config, site.key)) ? paymentMethods(db, site.key) : [];
  return [
    route('GET /api/payments/list', async ({ caller }) =>
      success((await methodsOf(caller)).map((method) => methodToWire(method, caller))),
    ),

    route('GET /api/payment/online/list', async ({ caller }) =>
      success(
        (await methodsOf(caller)).map(({ id, type, name, min_centavos, max_centavos }) => ({
          id,
          payment_type: type,
          name,
          bank_codes: [],
          min: wireFromCentavos(min_centavos),
          max: wireFromCentavos(max_centavos),
        })),
      ),
    ),

    route('POST /api/recharge/online', async (call) => {
      const { body, member, caller } = call;
      if (body.payment_id === 0) return bringReward(deps, call);
      const now = clock.now();
      const formatMoney = (centavos: number) => formatBRL(centavos, htmlLangOf(caller.messageSet));
      const request = { siteKey: member.siteKey, memberId: member.id, form: body, formatMoney };
      const { orderNo } = await transaction(
        db,
        (tx) =>
          idempotent(tx, call, now, async () => ({
            orderNo: (await placeOrder(tx, request, deps)).order_no,
          })),
        'money',
      );
      const placed = await orderByNumber(db, member.siteKey, orderNo);
      const order = await requestCharge(deps, providers, placed);
      // Its time went by while the provider gave no answer: the next try needs a key of its own, so this is no `unavailable`.
      if (order.failure === 'unavailable') throw new DomainError('deposit_not_started');
      return {
        code: 200,
        status: 'success',
        message: caller.t('recharge.created'),
        pay_url: null,
        data: chargeToWire(order, now),
      };
    }),

    route('POST /api/recharge/list?lang=zh_cn', async ({ body, member, caller }) => {
      const now = clock.now();
      const { page, limit, before, status, period } = body;
      const { list, total, next } = await rechargeRecords(
        db,
        { siteKey: member.siteKey, memberId: member.id, status, period, page, limit, before },
        now,
      );
      return success({
        list: list.map((order) => recordToWire(order, caller, now)),
        total,
        page,
        limit,
        next,
      });
    }),

    route('GET /api/recharge/status', async ({ query, member, caller }) => {
      const now = clock.now();
      const order = await rechargeRecord(
        db,
        { siteKey: member.siteKey, memberId: member.id },
        query.order_no,
      );
      const isPayable = order.br_code !== '' && statusAt(order, now) === 'pending';
      return success({
        record: recordToWire(order, caller, now),
        charge: isPayable ? chargeToWire(order, now) : null,
      });
    }),
  ];
}

function methodToWire(
  method: PaymentMethod,
  { t, messageSet }: Caller,
): Data<'GET /api/payments/list'>[number] {
  const limit = (centavos: number) => formatBRL(centavos, htmlLangOf(messageSet));
  return {
    id: method.id,
    name: method.name,
    type: method.type,
    icon: method.icon,
    min: wireFromCentavos(method.min_centavos),
    max: wireFromCentavos(method.max_centavos),
    fee_rate: (method.fee_basis_points / 10_000).toFixed(4),
    fee_fixed: wireFromCentavos(method.fee_fixed_centavos),
    turnover: String(method.turnover_percent / 100),
    quick_amounts: method.quick_amounts.map(wireFromCentavos),
    desc: t(`payment.${method.type}.${hasFee(method) ? 'charged' : 'desc'}`, {
      minimum: limit(method.min_centavos),
      maximum: limit(method.max_centavos),
    }),
  };
}

function recordToWire(order: RechargeRecord, { t }: Caller, now: Date): Record {
  const status = statusAt(order, now);
  return {
    order_no: order.order_no,
    money: wireFromCentavos(order.amount_centavos),
    ...feeToWire(order),
    turnover_amount: wireFromCentavos(order.turnover_centavos),
    payment_type: order.payment_type,
    status,
    status_text: t(`recharge.status.${status}`),
    reason: status === 'failed' && order.failure !== '' ? t(`recharge.cause.${order.failure}`) : '',
    created_at: order.created_at.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
    txid: order.txid,
    e2eid: order.e2eid,
  };
}

function feeToWire({ amount_centavos: paid, fee_centavos: fee }: Order): Pick<Record, 'fee' | 'net'> {
  return { fee: wireFromCentavos(fee), net: wireFromCentavos(paid - fee) };
}

function chargeToWire(order: Order, now: Date): Charge {
  return {
    order_no: order.order_no,
    txid: order.txid,
    br_code: order.br_code,
    expires_at: order.expires_at.toISOString(),
    expires_in_seconds: Math.max(0, Math.floor((order.expires_at.getTime() - now.getTime()) / 1000)),
    amount: wireFromCentavos(order.amount_centavos),
    ...feeToWire(order),
    turnover_amount: wireFromCentavos(order.turnover_centavos),
    ...(order.payment_page && { sandbox_url: order.payment_page }),
  };
}
