import { randomUUID } from 'node:crypto';
import { signatureOf } from '@mosaico/shared/game-wallet';
import { integrationSecret } from '../src/providers/game/integration-secret.ts';
import {
  purposeKey,
  SIGNATURE_HEADER,
  signatureOf as pixSignatureOf,
} from '../src/providers/payment/signature.ts';
import { PROVIDER_SECRET } from './api-processes.ts';
import type { Call } from './callers.ts';
import { noticeOf, PIN, sessionOf, tokenOf, type World } from './world.ts';

/** Orders that wait for their payment in one measurement; it ends when they are paid. */
export const ORDERS = 5_000;

/** A bet, then its win, then the next bet. */
export function player({ siteKey, gameCode, members }: World): (caller: number, turn: number) => Call {
  const secret = integrationSecret(PROVIDER_SECRET, 'sandbox');
  const last = new Map<number, { readonly transaction: string; readonly round: string }>();
  const call = (action: string, fields: object): Call => {
    const body = JSON.stringify({ site: siteKey, request_uuid: randomUUID(), currency: 'BRL', ...fields });
    const timestamp = String(Date.now());
    const signature = signatureOf(secret, { action, timestamp, rawBody: Buffer.from(body) });
    const headers = { 'x-provider': 'sandbox', 'x-timestamp': timestamp, 'x-signature': signature };
    return { kind: action, path: `/api/provider/v1/${action}`, headers, body, expects: '"status":"OK"' };
  };
  return (caller) => {
    const bet = last.get(caller);
    const transaction_uuid = randomUUID();
    if (bet) {
      last.delete(caller);
      const won = { reference_transaction_uuid: bet.transaction, round_id: bet.round, round_closed: true };
      return call('win', { transaction_uuid, ...won, amount_centavos: 120 });
    }
    const round = randomUUID();
    last.set(caller, { transaction: transaction_uuid, round });
    const token = tokenOf(members[caller % members.length]?.id ?? 0);
    return call('bet', {
      transaction_uuid,
      round_id: round,
      token,
      game_code: gameCode,
      amount_centavos: 100,
    });
  };
}

/** Payments of orders, each once. */
export function payer({ members, pixKey }: World, first: number, callers: number) {
  const key = purposeKey(PROVIDER_SECRET, 'pix-webhook');
  return (caller: number, turn: number): Call | null => {
    const number = first + turn * callers + caller;
    if (number >= first + ORDERS) return null;
    const now = new Date();
    const cpf = members[number % members.length]?.cpf ?? '';
    const body = JSON.stringify({ pix: [noticeOf(number, pixKey, cpf, now)] });
    const headers = { [SIGNATURE_HEADER]: pixSignatureOf(key, body, now) };
    return { kind: 'deposit', path: '/api/webhooks/pix', headers, body, expects: '{}' };
  };
}

/** Withdrawals, each of the next member, so that nobody reaches the limit of a day. */
export function withdrawer({ withdrawers }: World, first: number) {
  let next = first;
  const script = (): Call => {
    const { id, accountId } = withdrawers[next % withdrawers.length] ?? { id: 0, accountId: 0 };
    next += 1;
    const form = { money: '20.00', qk_pwd: PIN, payment_type: 'CPF', member_bank_id: accountId };
    const body = JSON.stringify(form);
    const headers = { authorization: `Bearer ${sessionOf(id)}`, 'idempotency-key': randomUUID() };
    return { kind: 'withdrawal', path: '/api/drawing', headers, body, expects: '"pending"' };
  };
  return { script, next: () => next };
}
