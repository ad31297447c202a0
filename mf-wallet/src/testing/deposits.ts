import type { DepositRecord } from '../deposits/deposit-records.ts';
import type { Charge } from '../recharge/useStartDeposit.ts';

export const PIX = {
  id: 1,
  name: 'Pix',
  type: 'pix',
  icon: 'pix',
  min: '10.00',
  max: '20000.00',
  fee_rate: '0.0000',
  fee_fixed: '0.00',
  turnover: '1',
  quick_amounts: ['20.00', '50.00'],
  desc: 'In seconds',
};
export const CHARGE: Charge = {
  order_no: 'R1',
  txid: 'a'.repeat(32),
  br_code: '00020101021226710014br.gov.bcb.pix6304ABCD',
  expires_at: '2026-11-02T15:30:00.000Z',
  expires_in_seconds: 1800,
  amount: '50.00',
  turnover_amount: '50.00',
  sandbox_url: '/psp/pay/abc',
};

export function aRecord(changes: Partial<DepositRecord> = {}): DepositRecord {
  return {
    order_no: 'R1',
    money: '50.00',
    turnover_amount: '50.00',
    payment_type: 'pix',
    status: 'pending',
    status_text: 'Waiting for payment',
    created_at: '2026-11-02T15:00:00.000Z',
    paid_at: null,
    txid: CHARGE.txid,
    e2eid: '',
    ...changes,
  };
}
export const PAID = aRecord({
  status: 'paid',
  status_text: 'Paid',
  paid_at: '2026-11-02T15:01:00.000Z',
  e2eid: 'E99999004202611021500abcdefghijk',
});

export const started = (changes: object = {}) => ({
  code: 200 as const,
  status: 'success' as const,
  message: 'Your Pix code is ready',
  pay_url: null,
  data: CHARGE,
  ...changes,
});
export const listOf = (...list: DepositRecord[]) => ({
  code: 200 as const,
  message: 'OK',
  data: { list, total: list.length, page: 1, limit: 5, next: null },
});
