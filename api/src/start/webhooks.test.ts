import { randomUUID } from 'node:crypto';
import { anotherSite, type Charge, type Deposits, depositsOn, type Player } from '../../testing/deposits.ts';
import { moneyCalls } from '../../testing/money-calls.ts';
import { OPERATORS } from '../../testing/operators.ts';
import { sendSigned, sendWebhook, signatureFor } from '../../testing/signed-webhook.ts';
import { useApp } from '../../testing/test-app.ts';
import { withdrawalsOn } from '../../testing/withdrawals.ts';
import { memberBalances } from '../ledger/balances.ts';
import { verify } from '../ledger/verify.ts';
import { CONTESTATION_WEBHOOK_PATH, PAYOUT_WEBHOOK_PATH, PIX_WEBHOOK_PATH } from '../paths.ts';
import { askForContestations } from '../payments/contestations/notices.ts';
import { contestationProviders, payoutProviders } from '../providers/payment/institutions.ts';
import type { PixNotice } from '../providers/payment/pix-wire.ts';
import { contestCharge, withdrawContest } from '../providers/payment/sandbox/contest.ts';
import { settleDuePayouts } from '../providers/payment/sandbox/payouts.ts';
import { purposeKey, signatureOf } from '../providers/payment/signature.ts';
import { payOutDue } from '../withdrawals/payout/pay-out.ts';
import { product } from './product.ts';

const api = useApp(product, { operators: OPERATORS, rateLimitFactor: 1_000_000 });
const deposits = depositsOn(api);
const withdrawals = withdrawalsOn(api);
const prepare = moneyCalls(api, { deposits, withdrawals });
const WEBHOOKS = [PIX_WEBHOOK_PATH, PAYOUT_WEBHOOK_PATH, CONTESTATION_WEBHOOK_PATH] as const;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const accountOf = (siteKey: string) => `pix@${siteKey}.mosaico.example`;

afterEach(async () => {
  expect((await verify(api.deps.db)).problems).toEqual([]);
  expect(api.deps.log.errors).toEqual([]);
});

/** A webhook that would do something, and what it is without it. */
async function aWebhook(path: string) {
  const call = await prepare[path]?.();
  if (!call?.webhook) throw new Error(`nothing prepared for ${path}`);
  const payload = JSON.stringify(call.webhook.body);
  return { ...call, path, payload, before: await call.effect() };
}

type Prepared = Awaited<ReturnType<typeof aWebhook>>;

/** Each is refused, and does nothing. */
const REFUSED: readonly (readonly [string, number, (call: Prepared) => Promise<{ statusCode: number }>])[] = [
  ['without a signature', 401, ({ path, payload }) => sendWebhook(api, path, payload)],
  ['with a signature that is none', 401, ({ path, payload }) => sendWebhook(api, path, payload, 't=1,v1=00')],
  [
    'signed by somebody else',
    401,
    ({ path, payload }) => forged(path, payload, 'another secret', 'pix-webhook'),
  ],
  [
    'signed for another purpose',
    401,
    ({ path, payload }) => forged(path, payload, api.deps.config.providerSecret, 'pix-token'),
  ],
  [
    'with other bytes than were signed',
    401,
    ({ path, payload }) => sendWebhook(api, path, `${payload} `, signatureFor(api, payload)),
  ],
  [
    'recorded and played again six minutes later',
    401,
    ({ path, payload }) => sendWebhook(api, path, payload, signatureFor(api, payload, 6 * MINUTE_MS)),
  ],
  [
    'signed six minutes ahead of time',
    401,
    ({ path, payload }) => sendWebhook(api, path, payload, signatureFor(api, payload, -6 * MINUTE_MS)),
  ],
  ['that is no JSON', 400, ({ path, payload }) => sendSigned(api, path, payload.slice(1))],
  ['that is empty', 400, ({ path }) => sendSigned(api, path, '')],
  ['of another shape', 400, ({ path }) => sendSigned(api, path, { pix: {}, envios: {}, infracoes: {} })],
  ['for another webhook', 400, ({ path }) => sendSigned(api, path, { notices: [] })],
  [
    'with more than a thousand notices',
    400,
    ({ path, payload }) => sendSigned(api, path, repeated(payload, 1_001)),
  ],
  ['above a megabyte', 413, ({ path, payload }) => sendSigned(api, path, payload + ' '.repeat(1024 * 1024))],
  [
    'of another type',
    415,
    ({ path, payload }) =>
      api.app.inject({ method: 'POST', url: path, headers: { 'content-type': 'text/plain' }, payload }),
  ],
  ['asked for with GET', 404, ({ path }) => api.app.inject({ method: 'GET', url: path })],
];

function forged(path: string, payload: string, secret: string, purpose: 'pix-webhook' | 'pix-token') {
  const signature = signatureOf(purposeKey(secret, purpose), payload, api.deps.clock.now());
  return sendWebhook(api, path, payload, signature);
}

function repeated(payload: string, times: number): unknown {
  const [[name, notices] = ['', []]] = Object.entries(JSON.parse(payload) as Record<string, unknown[]>);
  return { [name]: Array.from({ length: times }, () => notices[0]) };
}

describe.each(WEBHOOKS)('%s [G12]', (path) => {
  it.each(REFUSED)('refuses a notice %s', async (_, status, send) => {
    const call = await aWebhook(path);

    const { statusCode } = await send(call);

    expect(statusCode).toBe(status);
    expect(await call.effect()).toEqual(call.before);
  });

  it('[I5] takes a notice once, however often it comes, also much later', async () => {
    const call = await aWebhook(path);

    const answers = [await call.send(), await call.send()];
    api.deps.clock.advance(10 * MINUTE_MS);
    answers.push(await call.send());

    expect(answers).toEqual(['200 {}', '200 {}', '200 {}']);
    expect(await call.effect()).toEqual(call.expected);
  });

  it('[I5] takes a notice once that stands in one body twice', async () => {
    const call = await aWebhook(path);

    const { statusCode } = await sendSigned(api, path, repeated(call.payload, 2));

    expect([statusCode, await call.effect()]).toEqual([200, call.expected]);
  });

  it('takes an empty list', async () => {
    const { payload } = await aWebhook(path);

    expect((await sendSigned(api, path, repeated(payload, 0))).statusCode).toBe(200);
  });
});

const purses = async ({ member }: Player) => {
  const { cashCentavos, disputedCentavos } = await memberBalances(api.deps.db, member.siteKey, member.id);
  return [cashCentavos, disputedCentavos];
};

async function started(): Promise<{ player: Player; charge: Charge }> {
  const player = await deposits.aPlayer();
  return { player, charge: await deposits.start(player, '50.00') };
}

/** A notice of a Pix, changed; what becomes of its charge, and the member's cash. */
const PIX: readonly (readonly [
  string,
  (player: Player, charge: Charge) => Promise<Partial<PixNotice>> | Partial<PixNotice>,
  status: string,
  cash: number,
  outcomes: readonly string[],
])[] = [
  ['that pays', () => ({}), 'paid', 50_00, ['credited ']],
  ['of another amount', () => ({ valor: '50.01' }), 'failed', 0, ['refunded wrong_amount']],
  [
    'from another CPF',
    () => ({ pagador: { cpf: '11144477735', nome: 'Outra Pessoa' } }),
    'failed',
    0,
    ['refunded other_payer'],
  ],
  ['whose payer is not told', () => ({ pagador: undefined }), 'failed', 0, ['refunded other_payer']],
  ['of an unknown charge', () => ({ txid: 'a'.repeat(32) }), 'pending', 0, []],
  ['without a charge', () => ({ txid: '' }), 'pending', 0, []],
  [
    'that came within a day after the expiry',
    () => ({ horario: new Date(api.deps.clock.now().getTime() + 20 * 60 * MINUTE_MS).toISOString() }),
    'paid',
    50_00,
    ['credited '],
  ],
  [
    'that came later than that',
    () => ({ horario: new Date(api.deps.clock.now().getTime() + 2 * DAY_MS).toISOString() }),
    'pending',
    0,
    ['refunded too_late'],
  ],
  ['for the key of nobody', () => ({ chave: 'pix@nobody.example' }), 'pending', 0, []],
  [
    'for the key of the other site, with the charge of this one',
    async () => ({ chave: accountOf(await anotherSite(api)) }),
    'pending',
    0,
    [],
  ],
];

describe(`a notice at ${PIX_WEBHOOK_PATH}`, () => {
  it.each(PIX)('[G11] [G13] [R13] %s', async (_, change, status, cash, outcomes) => {
    const { player, charge } = await started();
    const { siteKey } = api;
    const changes = await change(player, charge);

    const code = await deposits.notify([
      (await deposits.noticeOf(player, charge, changes as Partial<PixNotice>)) satisfies PixNotice,
    ]);

    const found = await api.deps.db
      .selectFrom('pix_payments')
      .select(['outcome', 'reason'])
      .where('site_key', '=', siteKey)
      .where('txid', '=', charge.txid)
      .execute();
    expect([code, await deposits.statusOf(player, charge)]).toEqual([200, status]);
    expect([
      await deposits.cashOf(player),
      found.map(({ outcome, reason }) => `${outcome} ${reason}`),
    ]).toEqual([cash, outcomes]);
  });

  it('[G11] [I21] credits the first of two and sends the other one back, in whatever order they come', async () => {
    const { player, charge } = await started();
    const [one, two] = [await deposits.noticeOf(player, charge), await deposits.noticeOf(player, charge)];

    expect(await deposits.notify([two, one, two])).toBe(200);
    expect(await deposits.notify([one])).toBe(200);

    expect(await deposits.cashOf(player)).toBe(50_00);
    expect((await outcomesOf(deposits, charge)).sort()).toEqual(['credited ', 'refunded paid_twice']);
  });
});

async function outcomesOf({ outcomesOf: all }: Deposits, charge: Charge): Promise<string[]> {
  return (await all(charge)).map(({ outcome, reason }) => `${outcome} ${reason}`);
}

describe(`a notice at ${PAYOUT_WEBHOOK_PATH}`, () => {
  const ended = (idEnvio: string, siteKey = api.siteKey) =>
    sendSigned(api, PAYOUT_WEBHOOK_PATH, { envios: [{ idEnvio, chave: accountOf(siteKey) }] });

  async function sent(): Promise<string> {
    const orderNo = await withdrawals.submit(await withdrawals.aPlayer(90_00), '50.00');
    await withdrawals.review('ana', 'approve', orderNo);
    await payOutDue(api.deps, payoutProviders(api.deps));
    return orderNo;
  }

  const stateOf = async (orderNo: string) => (await withdrawals.row(orderNo)).status;

  it('of an unknown payout, or of one that was never sent, changes nothing', async () => {
    const waiting = await withdrawals.submit(await withdrawals.aPlayer(90_00), '50.00');

    expect([(await ended('UNKNOWN')).statusCode, (await ended(waiting)).statusCode]).toEqual([200, 200]);
    expect(await stateOf(waiting)).toBe('pending');
  });

  it('[I20] that comes before the bank has paid changes nothing: what it says is asked of the bank', async () => {
    const orderNo = await sent();

    expect((await ended(orderNo)).statusCode).toBe(200);
    expect(await stateOf(orderNo)).toBe('processing');
  });

  it('[I20] [R13] that names the key of another site books what the bank of this one says', async () => {
    const [unpaid, paid] = [await sent(), await sent()];
    const other = await anotherSite(api);
    await api.deps.db
      .updateTable('psp_payouts')
      .set({ settles_at: new Date(api.deps.clock.now().getTime() + DAY_MS) })
      .where('payout_id', '=', unpaid)
      .execute();
    api.deps.clock.advance(5_000);
    await settleDuePayouts(api.deps);

    for (const orderNo of [unpaid, paid]) expect((await ended(orderNo, other)).statusCode).toBe(200);

    expect([await stateOf(unpaid), await stateOf(paid)]).toEqual(['processing', 'paid']);
  });
});

describe(`a notice at ${CONTESTATION_WEBHOOK_PATH}`, () => {
  const told = (idInfracao: string, siteKey = api.siteKey) =>
    sendSigned(api, CONTESTATION_WEBHOOK_PATH, { infracoes: [{ idInfracao, chave: accountOf(siteKey) }] });

  async function contested() {
    const { player, charge } = await started();
    await deposits.pay(charge);
    await deposits.deliver();
    await contestCharge(api.deps, charge.txid);
    const { id } = await api.deps.db
      .selectFrom('psp_infractions')
      .innerJoin('psp_pix', 'psp_pix.e2eid', 'psp_infractions.e2eid')
      .select('infraction_id as id')
      .where('txid', '=', charge.txid)
      .executeTakeFirstOrThrow();
    return { player, charge, id };
  }

  it('of an unknown id, of the key of nobody and of the key of another site changes nothing [R13]', async () => {
    const { player, id } = await contested();

    const answers = [
      await told(randomUUID()),
      await told(id, 'nobody'),
      await told(id, await anotherSite(api)),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await purses(player)).toEqual([50_00, 0]);
  });

  it('that comes after the payer has taken the contestation back holds nothing', async () => {
    const { player, charge, id } = await contested();
    await withdrawContest(api.deps, charge.txid);

    expect((await told(id)).statusCode).toBe(200);
    expect(await purses(player)).toEqual([50_00, 0]);
  });

  it('[I22] that comes before the notice of the Pix itself is not lost: the bank is asked again', async () => {
    const { player, charge } = await started();
    await deposits.pay(charge);
    await contestCharge(api.deps, charge.txid);
    const { id } = await api.deps.db
      .selectFrom('psp_infractions')
      .innerJoin('psp_pix', 'psp_pix.e2eid', 'psp_infractions.e2eid')
      .select('infraction_id as id')
      .where('txid', '=', charge.txid)
      .executeTakeFirstOrThrow();

    const early = await told(id);
    const before = await purses(player);
    await deposits.deliver();
    await askForContestations(api.deps, contestationProviders(api.deps));

    expect([early.statusCode, before]).toEqual([200, [0, 0]]);
    expect(await purses(player)).toEqual([0, 50_00]);
  });
});
