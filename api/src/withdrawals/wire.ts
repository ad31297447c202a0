import type { Data } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import { concealPixKey } from '@mosaico/shared/rules';
import type { Caller } from '../http/route.ts';
import type { Withdrawal } from './tables.ts';

type Record = Data<'GET /api/drawing/status'>['record'];

/** A withdrawal as its member sees it; the key is masked. Source: R98, A36. */
export function recordToWire(withdrawal: Withdrawal, { t }: Pick<Caller, 't'>): Record {
  const { amount_centavos, fee_centavos, status } = withdrawal;
  return {
    order_no: withdrawal.order_no,
    money: wireFromCentavos(amount_centavos),
    fee: wireFromCentavos(fee_centavos),
    net: wireFromCentavos(amount_centavos - fee_centavos),
    payment_type: withdrawal.pix_type,
    account: concealPixKey(withdrawal.pix_type, withdrawal.pix_key),
    status,
    status_text: t(`withdrawal.status.${status}`),
    created_at: withdrawal.created_at.toISOString(),
    reviewed_at: withdrawal.reviewed_at?.toISOString() ?? null,
    paid_at: withdrawal.paid_at?.toISOString() ?? null,
    reason: withdrawal.reason === '' ? '' : t(`withdrawal.cause.${causeOf(withdrawal.reason)}`),
    e2eid: withdrawal.e2eid,
    can_cancel: status === 'pending',
  };
}

/** What the member is told; that the site's account was empty is none of their business. */
export function causeOf(reason: string): string {
  return reason === 'insufficient_balance' ? 'refused' : reason;
}
