import { randomUUID } from 'node:crypto';
import { walletClient, type WalletClient } from '@mosaico/sandbox-games';
import { agencyMoneyCalls } from './agency-money-calls.ts';
import type { Deposits } from './deposits.ts';
import { answered, comparable, type MoneyCalls } from './money-call.ts';
import { operatorCalls } from './operator-money-calls.ts';
import { promotionCalls } from './promotion-money-calls.ts';
import { insertGame, takeSeat } from './seat.ts';
import { playMoneyCalls } from './play-money-calls.ts';
import { sendSigned } from './signed-webhook.ts';
import type { TestApp } from './test-app.ts';
import type { Withdrawals } from './withdrawals.ts';
import { memberBalances } from '../src/ledger/balances.ts';
import { CONTESTATION_WEBHOOK_PATH, PAYOUT_WEBHOOK_PATH, PIX_WEBHOOK_PATH } from '../src/paths.ts';
import { contestCharge } from '../src/providers/payment/sandbox/contest.ts';
import { settleDuePayouts } from '../src/providers/payment/sandbox/payouts.ts';
import { integrationSecret } from '../src/providers/game/integration-secret.ts';
import { payoutProviders } from '../src/providers/payment/institutions.ts';
import { payOutDue } from '../src/withdrawals/payout/pay-out.ts';

/** Deposits and withdrawals of the same application (`depositsOn`, `withdrawalsOn`). */
interface Players {
  readonly deposits: Deposits;
  readonly withdrawals: Withdrawals;
}

/** Every way in which money is started, moved or decided about. */
export function moneyCalls(test: TestApp, { deposits, withdrawals }: Players): MoneyCalls {
  beforeAll(() => insertGame(test.deps.db, test.siteKey));
  return {
    ...depositCalls(test, deposits),
    ...withdrawalCalls(test, withdrawals),
    ...operatorCalls(test, withdrawals),
    ...webhookCalls(test, { deposits, withdrawals }),
    ...walletCalls(test),
    ...playMoneyCalls(test),
    ...agencyMoneyCalls(test),
    ...promotionCalls(test, deposits),
  };
}

function depositCalls(test: TestApp, deposits: Deposits): MoneyCalls {
  return {
    'POST /api/recharge/online': async () => {
      const { member, token } = await deposits.aPlayer();
      const headers = { 'idempotency-key': randomUUID() };
      const body = { money: '50.00', payment_id: 1, payment_type: 'pix' };
      return {
        send: () => answered(test, 'POST /api/recharge/online', { token, headers, body }),
        effect: async () =>
          (
            await test.deps.db
              .selectFrom('recharge_orders')
              .select('status')
              .where('member_id', '=', member.id)
              .execute()
          ).map(({ status }) => status),
        expected: ['pending'],
      };
    },
  };
}

function withdrawalCalls(test: TestApp, { aPlayer, ask, balances, submit }: Withdrawals): MoneyCalls {
  return {
    'POST /api/drawing': async () => {
      const player = await aPlayer(90_00);
      const headers = { 'idempotency-key': randomUUID() };
      const send = async (): Promise<string> => {
        const { status, body } = await ask(player, '50.00', {}, { headers });
        return status === 503 ? send() : comparable(status, body);
      };
      return { send, effect: async () => (await balances(player)).heldCentavos, expected: 50_00 };
    },
    'POST /api/drawing/cancel': async () => {
      const player = await aPlayer(90_00);
      const body = { order_no: await submit(player, '50.00') };
      return {
        send: () => answered(test, 'POST /api/drawing/cancel', { token: player.token, body }),
        effect: async () => (await balances(player)).cashCentavos,
        expected: 90_00,
      };
    },
  };
}

function webhookCalls(test: TestApp, { deposits, withdrawals }: Players): MoneyCalls {
  const chave = () => `pix@${test.siteKey}.mosaico.example`;
  const hook = (path: string, body: unknown) => ({
    webhook: { path, body },
    send: async () => {
      const { statusCode, body: text } = await sendSigned(test, path, body);
      return `${statusCode} ${text}`;
    },
  });
  return {
    [PIX_WEBHOOK_PATH]: async () => {
      const player = await deposits.aPlayer();
      const notice = await deposits.noticeOf(player, await deposits.start(player, '50.00'));
      return {
        ...hook(PIX_WEBHOOK_PATH, { pix: [notice] }),
        effect: () => deposits.cashOf(player),
        expected: 50_00,
      };
    },
    [PAYOUT_WEBHOOK_PATH]: async () => {
      const orderNo = await withdrawals.submit(await withdrawals.aPlayer(90_00), '50.00');
      await withdrawals.review('ana', 'approve', orderNo);
      await payOutDue(test.deps, payoutProviders(test.deps));
      test.deps.clock.advance(5_000);
      await settleDuePayouts(test.deps);
      return {
        ...hook(PAYOUT_WEBHOOK_PATH, { envios: [{ idEnvio: orderNo, chave: chave() }] }),
        effect: async () => (await withdrawals.history(orderNo)).slice(-2),
        expected: ['processing bank', 'paid bank'],
      };
    },
    [CONTESTATION_WEBHOOK_PATH]: async () => {
      const player = await deposits.aPlayer();
      const charge = await deposits.start(player, '50.00');
      await deposits.pay(charge);
      await deposits.deliver();
      await contestCharge(test.deps, charge.txid);
      const { infraction_id: idInfracao } = await test.deps.db
        .selectFrom('psp_infractions')
        .innerJoin('psp_pix', 'psp_pix.e2eid', 'psp_infractions.e2eid')
        .select('infraction_id')
        .where('txid', '=', charge.txid)
        .executeTakeFirstOrThrow();
      const { db } = test.deps;
      return {
        ...hook(CONTESTATION_WEBHOOK_PATH, { infracoes: [{ idInfracao, chave: chave() }] }),
        effect: async () => (await memberBalances(db, test.siteKey, player.member.id)).disputedCentavos,
        expected: 50_00,
      };
    },
  };
}

/** Longer than any machine is busy. */
const PATIENT_MS = 300_000;

function walletCalls(test: TestApp): MoneyCalls {
  const client = (): WalletClient =>
    walletClient({
      baseUrl: test.deps.config.selfUrl,
      integration: 'sandbox',
      secret: integrationSecret(test.deps.config.providerSecret, 'sandbox'),
      clock: test.deps.clock,
      random: test.deps.random,
      timeoutMs: PATIENT_MS,
    });
  const seated = async () => {
    const { db } = test.deps;
    const seat = await takeSeat(db, test.siteKey, { centavos: 90_00 });
    const effect = async () => (await memberBalances(db, test.siteKey, seat.memberId)).cashCentavos;
    return { seat, effect, action: { site: test.siteKey, transaction_uuid: randomUUID() } };
  };
  const told = async (result: ReturnType<WalletClient['bet']>) =>
    JSON.stringify(await result).replace(/"request_uuid":"[^"]*",?/, '');
  return {
    'wallet bet': async () => {
      const { seat, effect, action } = await seated();
      const stake = { game_code: 'game-1', currency: 'BRL', amount_centavos: 20_00 };
      const request = { ...action, ...stake, token: seat.token, round_id: randomUUID() };
      return { send: () => told(client().bet(request)), effect, expected: 70_00 };
    },
    'wallet win': async () => {
      const { seat, effect, action } = await seated();
      const stake = await seat.stake({ amount: 20_00 });
      const paid = { currency: 'BRL', amount_centavos: 30_00, round_closed: true };
      const request = {
        ...action,
        ...paid,
        round_id: stake.round,
        reference_transaction_uuid: stake.transaction,
      };
      return { send: () => told(client().win(request)), effect, expected: 100_00 };
    },
    'wallet rollback': async () => {
      const { seat, effect, action } = await seated();
      const stake = await seat.stake({ amount: 20_00 });
      const request = { ...action, round_id: stake.round, reference_transaction_uuid: stake.transaction };
      return { send: () => told(client().rollback(request)), effect, expected: 90_00 };
    },
  };
}
