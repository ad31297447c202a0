import { randomUUID } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { saoPauloDay } from '@mosaico/shared/rules';
import { selfSignedCertificate } from '../../testing/certificate.ts';
import { type Charge, locationOf } from '../../testing/deposits.ts';
import { sendWebhook } from '../../testing/signed-webhook.ts';
import { useApp } from '../../testing/test-app.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { transaction } from '../db/transaction.ts';
import { balanceOf, memberBalances } from '../ledger/balances.ts';
import { CONTESTATION_WEBHOOK_PATH, PIX_WEBHOOK_PATH } from '../paths.ts';
import {
  accountStatements,
  type AccountStatements,
  paymentProviders,
  payoutProviders,
} from '../providers/payment/institutions.ts';
import { ProviderUnavailable } from '../providers/payment/payment-provider.ts';
import { contestCharge, withdrawContest } from '../providers/payment/sandbox/contest.ts';
import { SANDBOX_SCOPES, sandboxCredentials } from '../providers/payment/sandbox/credentials.ts';
import { endToEndId, payCharge, type Scenario } from '../providers/payment/sandbox/pay.ts';
import { settleDuePayouts } from '../providers/payment/sandbox/payouts.ts';
import { putRefund } from '../providers/payment/sandbox/refunds.ts';
import { sandboxPaymentProvider } from '../providers/payment/sandbox/plugin.ts';
import { registerWebhooks } from './webhook-address.ts';
import { contestationWebhook } from './contestations/webhook.ts';
import { paymentRoutes } from './routes.ts';
import { seedPayments } from './seed.ts';
import { sendDueRefunds } from './refunds.ts';
import { checkUnpaidOrders } from './unpaid-orders.ts';
import { receiveUntold, untoldPix } from './untold-pix.ts';
import { pixWebhook } from './webhook.ts';

const CPF = '52998224725';
const database = useDatabase();
/** The sandbox bank plays the institution, behind a door that asks for a certificate. */
const bank = useApp({ routes: () => [], plugins: [sandboxPaymentProvider] }, {}, database);
const api = useApp(
  { routes: paymentRoutes, plugins: [pixWebhook, contestationWebhook] },
  { paymentProvider: 'pix' },
  database,
);
/** Addresses that the bank was asked at. */
const asked: string[] = [];
const [door, ours] = [selfSignedCertificate('bank'), selfSignedCertificate('us')];
let server: https.Server;

beforeAll(async () => {
  const inner = new URL(await bank.app.listen({ port: 0, host: '127.0.0.1' }));
  server = https.createServer(
    { ...door, ca: ours.cert, requestCert: true, rejectUnauthorized: true },
    (request, response) => {
      const { method, url: path, headers } = request;
      asked.push(path ?? '');
      const passed = http.request(
        { host: inner.hostname, port: inner.port, method, path, headers, agent: false },
        (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        },
      );
      request.pipe(passed);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const institution = {
    apiUrl: `${origin}/psp/v2`,
    tokenUrl: `${origin}/psp/oauth/token`,
    ...sandboxCredentials(bank.deps.config.providerSecret),
    scope: SANDBOX_SCOPES.join(' '),
    tls: { ...ours, ca: door.cert },
    paysOut: true,
    tellsContestations: true,
  };
  Object.assign(api.deps.config, { institution, publicOrigin: 'https://casino.example' });
  const { db } = api.deps;
  await db.updateTable('sites').set({ is_sandbox: false }).where('key', '=', api.siteKey).execute();
  await db.updateTable('members').set({ cpf: CPF }).where('id', '=', api.member.id).execute();
  await transaction(db, (tx) => seedPayments(tx, { siteKeys: [api.siteKey] }));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function start(): Promise<Charge> {
  const body = { money: '50.00', payment_id: 1, payment_type: 'pix' };
  const answer = await api.call('POST /api/recharge/online', { body });
  if (!answer.body.data) throw new Error(`no charge: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

const pay = (charge: Charge, scenario: Scenario) => payCharge(bank.deps, locationOf(charge), scenario);
const look = () => checkUnpaidOrders(api.deps, paymentProviders(api.deps));
/** The institution tells that something was paid into a charge, and is asked what. */
async function hearOf({ txid }: Charge): Promise<void> {
  await hint([{ txid }]);
  await look();
}

const cash = async () => (await memberBalances(api.deps.db, api.siteKey, api.member.id)).cashCentavos;

/** Somebody pays a Pix key without a charge of ours. */
async function payKey(pix_key: string, amount_centavos: number): Promise<string> {
  const { db, clock, random } = bank.deps;
  const txid = random.bytes(16).toString('hex');
  const payer = { payer_cpf: CPF, payer_name: 'Marina Alves', amount_centavos };
  const e2eid = endToEndId(clock.now(), random);
  await db
    .insertInto('psp_charges')
    .values({
      ...payer,
      txid,
      pix_key,
      location_id: txid,
      receiver_name: '',
      br_code: '',
      location: '',
      status: 'CONCLUIDA',
      created_at: clock.now(),
      expires_after_s: 1,
    })
    .execute();
  await db
    .insertInto('psp_pix')
    .values({ ...payer, e2eid, txid, paid_at: clock.now() })
    .execute();
  return e2eid;
}

const refundsAtBank = (e2eid: string) =>
  bank.deps.db.selectFrom('psp_refunds').selectAll().where('e2eid', '=', e2eid).execute();

/** A charge whose deposit is credited. */
async function aPaidCharge(): Promise<Charge> {
  const charge = await start();
  await pay(charge, 'pay');
  await hearOf(charge);
  return charge;
}

/** Somebody pays a charge that is paid already. */
async function payAgain(charge: Charge): Promise<string> {
  const { db, clock, random } = bank.deps;
  const { txid, amount_centavos } = await db
    .selectFrom('psp_charges')
    .selectAll()
    .where('location_id', '=', locationOf(charge))
    .executeTakeFirstOrThrow();
  const e2eid = endToEndId(clock.now(), random);
  await db
    .insertInto('psp_pix')
    .values({
      e2eid,
      txid,
      amount_centavos,
      payer_cpf: CPF,
      payer_name: 'Marina Alves',
      paid_at: clock.now(),
    })
    .execute();
  return e2eid;
}

/** Somebody gives a Pix back in the pages of the bank. */
const giveBackByHand = (e2eid: string, valor: string) =>
  putRefund(bank.deps, { e2eid, refundId: 'byhand', valor });

const refundOf = (e2eid: string) =>
  api.deps.db
    .selectFrom('pix_payments')
    .select(['refund_status', 'refund_refusals'])
    .where('e2eid', '=', e2eid)
    .executeTakeFirst();

const inTheBooks = async () => ({
  psp: await balanceOf(api.deps.db, api.siteKey, 'external:psp'),
  suspended: await balanceOf(api.deps.db, api.siteKey, 'house:suspense'),
  cash: await cash(),
});

const sendRefunds = () => sendDueRefunds(api.deps, paymentProviders(api.deps));

/** Statements of an institution that names the payer in the charge only. */
function withoutPayers(statements: AccountStatements): AccountStatements {
  return async (site) => {
    const statement = await statements(site);
    if (!statement) return null;
    const received: typeof statement.received = async (span) =>
      (await statement.received(span)).map((pix) => ({
        ...pix,
        notice: { ...pix.notice, pagador: undefined },
      }));
    return { ...statement, received };
  };
}

/** A notice as an institution sends it: without a signature. */
async function hint(pix: readonly unknown[]): Promise<number> {
  return (await sendWebhook(api, PIX_WEBHOOK_PATH, JSON.stringify({ pix }))).statusCode;
}

describe('an institution that speaks the Central Bank API, with tokens and certificates [G12]', () => {
  it('makes a charge; a notice of it is a hint to ask, and what the institution says is credited', async () => {
    const charge = await start();
    const before = await cash();
    await pay(charge, 'pay');

    const answer = await hint([{ txid: charge.txid }]);
    const early = await cash();
    await look();

    expect([answer, early]).toEqual([200, before]);
    expect(await cash()).toBe(before + 50_00);
  });

  it('is believed, and not who sends a notice: a made-up one credits nothing', async () => {
    const charge = await start();
    const before = await cash();
    const notice = {
      endToEndId: `E99999004202611021500${'0'.repeat(11)}`,
      txid: charge.txid,
      valor: '50.00',
      chave: `pix@${api.siteKey}.mosaico.example`,
      horario: api.deps.clock.now().toISOString(),
      pagador: { cpf: CPF, nome: 'Marina Alves' },
    };

    const answers = [
      await hint([notice]),
      await hint([{ ...notice, txid: 'a'.repeat(32) }, null, 7, { txid: "'; drop" }]),
    ];
    await look();

    expect(answers).toEqual([200, 200]);
    expect(await cash()).toBe(before);
  });

  it('tells of a second payment of a charge, and sends it back', async () => {
    const charge = await start();
    const before = await cash();
    await pay(charge, 'twice');

    await hearOf(charge);
    await hearOf(charge);
    const refunds = await sendDueRefunds(api.deps, paymentProviders(api.deps));
    const later = await look();

    expect(await cash()).toBe(before + 50_00);
    expect([refunds, later]).toEqual([1, 0]);
  });

  it('[I26] tells of a Pix straight to the key, which no notice names a charge of ours for: it lies in suspense, goes back once, and the books stay the bank’s', async () => {
    const { db, clock } = api.deps;
    const chave = `pix@${api.siteKey}.mosaico.example`;
    const psp = () => balanceOf(db, api.siteKey, 'external:psp');
    const suspended = () => balanceOf(db, api.siteKey, 'house:suspense');
    const bankOf = { statements: accountStatements(api.deps), providers: paymentProviders(api.deps) };
    const before = { psp: await psp(), suspended: await suspended(), cash: await cash() };
    const e2eid = await payKey(chave, 1);

    const answer = await hint([{ endToEndId: e2eid, chave, valor: '0.01' }]);
    clock.advance(5 * 60_000);
    const taken = [await receiveUntold(api.deps, bankOf), await receiveUntold(api.deps, bankOf)];
    const held = { psp: await psp(), suspended: await suspended(), cash: await cash() };
    const refunds = await sendDueRefunds(api.deps, paymentProviders(api.deps));

    expect([answer, taken, refunds]).toEqual([200, [1, 0], 1]);
    expect(held).toEqual({ psp: before.psp - 1, suspended: before.suspended + 1, cash: before.cash });
    expect({ psp: await psp(), suspended: await suspended(), cash: await cash() }).toEqual(before);
    expect(await refundsAtBank(e2eid)).toMatchObject([{ amount_centavos: 1, status: 'DEVOLVIDO' }]);
  });

  it('[G11] [G13] says in the charge who paid: a list that does not say so sends no deposit back', async () => {
    const providers = paymentProviders(api.deps);
    const statements = withoutPayers(accountStatements(api.deps));
    const before = await cash();
    await pay(await start(), 'pay');
    api.deps.clock.advance(60_000);

    const taken = [
      await receiveUntold(api.deps, { statements, providers }),
      await receiveUntold(api.deps, { statements, providers }),
    ];

    expect(taken).toEqual([1, 0]);
    expect(await cash()).toBe(before + 50_00);
  });

  it('[G11] [I26] does not answer about a charge: its Pix waits, no day is compared without it, and the others are taken', async () => {
    const { siteKey, deps } = api;
    const providers = paymentProviders(deps);
    const away: typeof providers = async (site) => {
      const provider = await providers(site);
      const paymentsOf = async () => Promise.reject(new ProviderUnavailable('away'));
      return provider && { ...provider, paymentsOf };
    };
    const before = await cash();
    const charge = await start();
    await pay(charge, 'pay');
    const stray = await payKey(`pix@${siteKey}.mosaico.example`, 1);
    deps.clock.advance(60_000);
    const statement = await accountStatements(deps)(siteKey);
    const to = deps.clock.now();
    const received = await statement?.received({ from: new Date(to.getTime() - 60 * 60_000), to });

    await expect(untoldPix(deps, away)(siteKey, received ?? [])).rejects.toThrow(ProviderUnavailable);
    const meanwhile = await deps.db
      .selectFrom('pix_payments')
      .select('reason')
      .where((where) => where.or([where('txid', '=', charge.txid), where('e2eid', '=', stray)]))
      .execute();
    const taken = await untoldPix(deps, providers)(siteKey, received ?? []);

    expect(meanwhile).toEqual([{ reason: 'unknown_charge' }]);
    expect([taken, await cash()]).toEqual([1, before + 50_00]);
  });

  it('is told where to send its notices, again only when that has changed', async () => {
    const key = `pix@${api.siteKey}.mosaico.example`;
    const address = () =>
      api.deps.db.selectFrom('psp_webhook_addresses').selectAll().where('pix_key', '=', key).execute();
    const providers = paymentProviders(api.deps);

    const first = await registerWebhooks(api.deps, providers);
    const registered = await address();
    api.deps.clock.advance(60_000);
    bank.deps.clock.advance(60_000);
    await registerWebhooks(api.deps, providers);

    expect(first).toBe(1);
    expect(registered).toMatchObject([{ url: 'https://casino.example/api/webhooks' }]);
    expect(await address()).toEqual(registered);
  });

  it('pays out', async () => {
    const provider = await payoutProviders(api.deps)(api.siteKey);
    const payout = {
      payoutId: 'W2611021',
      amountCentavos: 20_00,
      pixKey: { type: 'CPF' as const, key: CPF },
      payeeCpf: CPF,
      description: 'Saque',
    };

    const sent = await provider?.sendPayout(payout);
    bank.deps.clock.advance(5_000);
    await settleDuePayouts(bank.deps);

    expect(sent).toEqual({ status: 'processing' });
    expect(await provider?.payoutState('W2611021')).toMatchObject({ status: 'paid' });
  });

  it('[I22] tells of contestations: unsigned notices are hints, and however many come cost it one request in five seconds', async () => {
    const chave = `pix@${api.siteKey}.mosaico.example`;
    const charge = await aPaidCharge();
    const before = await cash();
    const hints = JSON.stringify({
      infracoes: Array.from({ length: 1_000 }, () => ({ idInfracao: randomUUID(), chave })),
    });
    const tell = async () => (await sendWebhook(api, CONTESTATION_WEBHOOK_PATH, hints)).statusCode;
    await contestCharge(bank.deps, charge.txid);
    asked.length = 0;

    const answers = [await tell(), await tell(), await tell()];
    const held = await cash();
    const requests = asked.filter((path) => path.includes('/infracoes')).length;
    await withdrawContest(bank.deps, charge.txid);
    api.deps.clock.advance(5_000);
    answers.push(await tell());

    expect(answers).toEqual([200, 200, 200, 200]);
    expect([held, requests, await cash()]).toEqual([before - 50_00, 1, before]);
  });

  it('serves no sandbox site', async () => {
    expect(await paymentProviders(api.deps)(bank.siteKey)).toBeNull();
    expect(await payoutProviders(api.deps)(bank.siteKey)).toBeNull();
  });
});

describe('a Pix that people have given back in the pages of the institution [G12]', () => {
  // What tests before have left to go back would move the books.
  beforeAll(sendRefunds);

  it('a second payment of a charge is neither booked nor given back once more, however often the charge is told of', async () => {
    const charge = await aPaidCharge();
    const before = await inTheBooks();
    const e2eid = await payAgain(charge);
    await giveBackByHand(e2eid, '50.00');

    for (const _ of [1, 2]) {
      await hearOf(charge);
    }
    await sendRefunds();

    expect(await refundOf(e2eid)).toBeUndefined();
    expect(await inTheBooks()).toEqual(before);
    expect(await refundsAtBank(e2eid)).toMatchObject([{ refund_id: 'byhand' }]);
  });

  it('[G11] a first payment whose notice was lost is not credited: the money is not here any more', async () => {
    const charge = await start();
    const before = await inTheBooks();
    await pay(charge, 'pay');
    const { e2eid } = await bank.deps.db
      .selectFrom('psp_pix')
      .select('e2eid')
      .where('txid', '=', charge.txid)
      .executeTakeFirstOrThrow();
    await giveBackByHand(e2eid, '50.00');

    await hearOf(charge);

    expect(await inTheBooks()).toEqual(before);
  });

  it('[I26] one that our refund waits for is done with theirs, and the books have what the bank has', async () => {
    const charge = await aPaidCharge();
    const before = await inTheBooks();
    const e2eid = await payAgain(charge);
    await hearOf(charge);
    const held = await inTheBooks();
    await giveBackByHand(e2eid, '50.00');
    asked.length = 0;

    const refunds = await sendRefunds();

    expect(held).toMatchObject({ suspended: before.suspended + 50_00, psp: before.psp - 50_00 });
    expect([refunds, await refundOf(e2eid)]).toMatchObject([1, { refund_status: 'done' }]);
    expect(await inTheBooks()).toEqual(before);
    expect(asked.filter((path) => path.includes('/devolucao/'))).toEqual([]);
    expect(await refundsAtBank(e2eid)).toMatchObject([{ refund_id: 'byhand' }]);
  });

  it('[R196] one that an operator has accepted as a difference is not taken when its charge is told of', async () => {
    const charge = await aPaidCharge();
    const before = await inTheBooks();
    const e2eid = await payAgain(charge);
    const at = api.deps.clock.now();
    const day = { site_key: api.siteKey, day: saoPauloDay(at) };
    await api.deps.db
      .insertInto('reconciliations')
      .values({ ...day, checked_at: at, is_complete: false })
      .execute();
    await api.deps.db
      .insertInto('reconciliation_differences')
      .values({
        ...day,
        kind: 'received',
        reference: e2eid,
        bank_centavos: 50_00,
        books_centavos: 0,
        found_at: at,
        accepted_at: at,
      })
      .execute();

    await hearOf(charge);

    await sendRefunds();

    expect(await refundOf(e2eid)).toBeUndefined();
    expect(await refundsAtBank(e2eid)).toEqual([]);
    expect(await inTheBooks()).toEqual(before);
  });

  it('one that goes back in part is left to people, and nothing more of it is given back', async () => {
    const charge = await start();
    await pay(charge, 'twice');
    await hearOf(charge);
    const { e2eid } = await api.deps.db
      .selectFrom('pix_payments')
      .select('e2eid')
      .where('txid', '=', charge.txid)
      .where('outcome', '=', 'refunded')
      .executeTakeFirstOrThrow();
    await giveBackByHand(e2eid, '20.00');
    asked.length = 0;

    const refunds: number[] = [];
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      refunds.push(await sendRefunds());
      api.deps.clock.advance(45 * 60_000);
    }

    expect(refunds).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await refundOf(e2eid)).toEqual({ refund_status: 'failed', refund_refusals: 5 });
    expect(asked.filter((path) => path.includes('/devolucao/'))).toEqual([]);
    expect(await refundsAtBank(e2eid)).toMatchObject([{ amount_centavos: 20_00 }]);
  });
});
