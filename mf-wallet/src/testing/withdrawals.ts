import type { Data } from '@mosaico/shared/api';
import type { WithdrawalStatus } from '@mosaico/shared/rules';
import type { PayoutAccount, Quote, WithdrawalRecord } from '../withdraw/withdrawal-facts.ts';

export const SUCCESS =
  'The withdrawal application has been submitted successfully.Please wait for the administrators review.';

export const CPF_KEY: PayoutAccount = {
  id: 3,
  bank_name: 'Pix',
  bank_type: 'CPF',
  owner_name: 'Marina Alves',
  owner_cpf: '***.982.247-**',
  card_no: '***.982.247-**',
  pix_type: 'CPF',
  is_default: 1,
  usable_at: null,
};
export const EMAIL_KEY: PayoutAccount = {
  ...CPF_KEY,
  id: 4,
  bank_type: 'EMAIL',
  card_no: 'm***@mosaico.example',
  pix_type: 'EMAIL',
  is_default: 0,
};
export const WAITING_KEY: PayoutAccount = {
  ...CPF_KEY,
  id: 5,
  bank_type: 'PHONE',
  card_no: '+55 11 9****-4321',
  pix_type: 'PHONE',
  is_default: 0,
  usable_at: '2026-11-03T15:00:00.000Z',
};

/** R$ 350 to withdraw, nothing locked, the first withdrawal of the day. */
export function aQuote(changes: Partial<Quote> = {}): Quote {
  return {
    money: '350.00',
    withdrawable: '350.00',
    available: '350.00',
    locked: [],
    turnover: { left: '0.00', parts: [] },
    min: '20.00',
    max: '10000.00',
    day: {
      count_limit: 5,
      count_left: 5,
      amount_limit: '50000.00',
      amount_left: '50000.00',
      free_left: 3,
    },
    fee_percent: '0.00',
    arrives_within_seconds: 1800,
    has_qk_pwd: true,
    qk_pwd_locked_until: null,
    quote: null,
    ...changes,
  };
}

/** The quote of an amount: with a fee of 2 % where nothing is free any more. */
export function quoteOf(money: string, quote = aQuote()): Quote {
  const asked = Number(money);
  const fee = quote.day.free_left > 0 ? 0 : asked * 0.02;
  return {
    ...quote,
    quote: {
      money: asked.toFixed(2),
      fee: fee.toFixed(2),
      net: (asked - fee).toFixed(2),
      withdrawable_after: (Number(quote.withdrawable) - asked).toFixed(2),
    },
  };
}

export function aWithdrawal(changes: Partial<WithdrawalRecord> = {}): WithdrawalRecord {
  return {
    order_no: 'W1',
    money: '100.00',
    fee: '0.00',
    net: '100.00',
    payment_type: 'CPF',
    account: '***.982.247-**',
    status: 'pending',
    status_text: 'Waiting for review',
    created_at: '2026-11-02T15:00:00.000Z',
    reviewed_at: null,
    paid_at: null,
    reason: '',
    e2eid: '',
    can_cancel: true,
    ...changes,
  };
}
export const PAID_WITHDRAWAL = aWithdrawal({
  status: 'paid',
  status_text: 'Paid out',
  reviewed_at: '2026-11-02T15:01:00.000Z',
  paid_at: '2026-11-02T15:02:00.000Z',
  e2eid: 'E99999004202611021502abcdefghijk',
  can_cancel: false,
});

type Timeline = Data<'GET /api/drawing/status'>['timeline'];

/** A record with the states that it has had, a minute apart. */
export function followed(record: WithdrawalRecord, ...states: WithdrawalStatus[]) {
  const timeline: Timeline = states.map((status, minute) => ({
    status,
    status_text: status === record.status ? record.status_text : `Was ${status}`,
    at: `2026-11-02T15:0${minute}:00.000Z`,
  }));
  return { record, timeline };
}
