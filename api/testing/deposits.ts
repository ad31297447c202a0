import type { Answer } from '@mosaico/shared/api';
import { insertMember, insertSite, type InsertedMember, openToken } from './builders.ts';
import { OPERATORS } from './operators.ts';
import { sendSigned } from './signed-webhook.ts';
import { type TestApp, useApp } from './test-app.ts';
import { PIX_WEBHOOK_PATH } from '../src/paths.ts';
import { transaction } from '../src/db/transaction.ts';
import { memberBalances } from '../src/ledger/balances.ts';
import type { MemberEvent } from '../src/runtime/member-events.ts';
import type { PixNotice } from '../src/providers/payment/pix-wire.ts';
import { payCharge, type Scenario } from '../src/providers/payment/sandbox/pay.ts';
import { sandboxPaymentProvider } from '../src/providers/payment/sandbox/plugin.ts';
import { sendDueWebhooks } from '../src/providers/payment/sandbox/webhooks.ts';
import { paymentProviders } from '../src/providers/payment/institutions.ts';
import { contestationRoutes } from '../src/payments/contestations/routes.ts';
import { contestationWebhook } from '../src/payments/contestations/webhook.ts';
import { sendDueRefunds } from '../src/payments/refunds.ts';
import { paymentRoutes } from '../src/payments/routes.ts';
import { seedPayments } from '../src/payments/seed.ts';
import { pixWebhook } from '../src/payments/webhook.ts';

export type Charge = NonNullable<Answer<'POST /api/recharge/online'>['data']>;

/** A member with a token, and what the test asks of them. */
export interface Player {
  readonly member: InsertedMember;
  readonly token: string;
  /** What the member's open tabs were told, in order. */
  readonly events: MemberEvent[];
}

/** Deposits end to end: the API and the sandbox provider, listening, talking over HTTP. */
export interface Deposits {
  readonly test: TestApp;
  aPlayer(changes?: Parameters<typeof insertMember>[2]): Promise<Player>;
  /** A deposit that got its charge. */
  start(player: Player, money: string | number): Promise<Charge>;
  /** Pays at the sandbox bank; the notice waits in its outbox. */
  pay(charge: Charge, scenario?: Scenario): Promise<boolean>;
  /** Lets webhooks and refunds run, once each. */
  deliver(): Promise<{ webhooks: number; refunds: number }>;
  /** A signed webhook of the test's own making. @returns its status */
  notify(pix: readonly PixNotice[]): Promise<number>;
  /** A notice that pays the charge, as the sandbox would word it. */
  noticeOf(player: Player, charge: Charge, changes?: Partial<PixNotice>): Promise<PixNotice>;
  cashOf(player: Player): Promise<number>;
  statusOf(player: Player, charge: Charge): Promise<string>;
  /** What became of every Pix of the charge, in the order of their ids. */
  outcomesOf(
    charge: Charge,
  ): Promise<readonly { outcome: string; reason: string; refund_status: string | null }[]>;
}

let notices = 0;

export function useDeposits(): Deposits {
  const test = useApp(
    {
      routes: (parts) => [...paymentRoutes(parts), ...contestationRoutes(parts)],
      plugins: [sandboxPaymentProvider, pixWebhook, contestationWebhook],
    },
    { operators: OPERATORS },
  );
  return depositsOn(test);
}

/** The same on an application that serves more. */
export function depositsOn(test: TestApp): Deposits {
  beforeAll(async () => {
    const selfUrl = await test.app.listen({ port: 0, host: '127.0.0.1' });
    Object.assign(test.deps.config, { selfUrl });
    await transaction(test.deps.db, (tx) => seedPayments(tx, { siteKeys: [test.siteKey] }));
  });

  return {
    test,
    async aPlayer(changes) {
      const member = await insertMember(test.deps.db, test.siteKey, changes);
      const events: MemberEvent[] = [];
      test.deps.memberEvents.of(member.id).subscribe((event) => events.push(event));
      return { member, token: await openToken(test.deps.db, member, test.deps.clock.now()), events };
    },
    async start({ token }, money) {
      const { body } = await test.call('POST /api/recharge/online', {
        body: { money, payment_id: 1, payment_type: 'pix' },
        token,
      });
      if (!body.data) throw new Error(`no charge: ${JSON.stringify(body)}`);
      return body.data;
    },
    pay: (charge, scenario = 'pay') => payCharge(test.deps, locationOf(charge), scenario),
    async deliver() {
      const webhooks = await sendDueWebhooks(test.deps);
      return { webhooks, refunds: await sendDueRefunds(test.deps, paymentProviders(test.deps)) };
    },
    async notify(pix) {
      return (await sendSigned(test, PIX_WEBHOOK_PATH, { pix })).statusCode;
    },
    async noticeOf({ member }, charge, changes = {}) {
      const number = (notices += 1);
      const { cpf } = await test.deps.db
        .selectFrom('members')
        .select('cpf')
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow();
      return {
        endToEndId: `E99999004202611021500${String(number).padStart(11, '0')}`,
        txid: charge.txid,
        valor: charge.amount,
        chave: `pix@${test.siteKey}.mosaico.example`,
        horario: test.deps.clock.now().toISOString(),
        pagador: { cpf, nome: 'Marina Alves' },
        ...changes,
      };
    },
    cashOf: async ({ member }) =>
      (await memberBalances(test.deps.db, member.siteKey, member.id)).cashCentavos,
    async statusOf({ token }, charge) {
      const { body } = await test.call('GET /api/recharge/status', {
        query: { order_no: charge.order_no },
        token,
      });
      return body.data.record.status;
    },
    outcomesOf: (charge) =>
      test.deps.db
        .selectFrom('pix_payments')
        .select(['outcome', 'reason', 'refund_status'])
        .where('txid', '=', charge.txid)
        .orderBy('outcome')
        .execute(),
  };
}

/** Id of a charge at the sandbox bank, which is in the address of its payment page, before the key. */
export function locationOf({ sandbox_url: url }: Pick<Charge, 'sandbox_url'>): string {
  return url?.split('/').at(-2) ?? '';
}

/** Another site with its own receiver. */
export async function anotherSite({ deps }: TestApp): Promise<string> {
  const siteKey = await insertSite(deps.db);
  await transaction(deps.db, (tx) => seedPayments(tx, { siteKeys: [siteKey] }));
  return siteKey;
}
