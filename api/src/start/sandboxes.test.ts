import { randomUUID } from 'node:crypto';
import { signatureOf as walletSignature } from '@mosaico/shared/game-wallet';
import { insertMember, insertSite, openToken } from '../../testing/builders.ts';
import { useApp, type TestApp } from '../../testing/test-app.ts';
import { readConfig, type Config } from '../config/config.ts';
import { transaction } from '../db/transaction.ts';
import { seedGames } from '../games/seed.ts';
import { memberBalances } from '../ledger/balances.ts';
import { seedPayments } from '../payments/seed.ts';
import { integrationSecret } from '../providers/game/integration-secret.ts';
import { payCharge } from '../providers/payment/sandbox/pay.ts';
import { sendDueWebhooks } from '../providers/payment/sandbox/webhooks.ts';
import { purposeKey, SIGNATURE_HEADER, signatureOf } from '../providers/payment/signature.ts';
import { locationOf } from '../../testing/deposits.ts';
import { testDeps } from '../../testing/test-deps.ts';
import { buildApp } from '../serving/app.ts';
import { product } from './product.ts';

const DIRECTORY_FRESH_MS = 10_000;
const SANDBOX_PATHS = /^\/(psp|provider|mailbox)\//;
const PROVIDER_CALLS = /^\/api\/(webhooks|provider)\//;
const DEPOSIT = { money: '50.00', payment_id: 1, payment_type: 'pix' };

interface Address {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
}

/** Every address of the product with sandboxes whose path fits, with something in place of its parameters. */
async function addresses({ deps }: TestApp, paths: RegExp): Promise<Address[]> {
  const found: Address[] = [];
  const app = buildApp(testDeps(deps.db), product);
  app.addHook('onRoute', ({ method, url }) => {
    if (!paths.test(`${url}/`)) return;
    for (const each of [method].flat().filter((name) => name !== 'HEAD'))
      found.push({ method: each as Address['method'], url: url.replaceAll(/:\w+|\*/g, 'x') });
  });
  await app.ready();
  await app.close();
  return found;
}

/** What the addresses answer on a host to who signs nothing; `METHOD path status error`. */
function answersOf({ app }: TestApp, tried: readonly Address[], host: string): Promise<string[]> {
  return Promise.all(
    tried.map(async ({ method, url }) => {
      const response = await app.inject({
        method,
        url,
        headers: { host, 'content-type': 'application/json' },
        ...(method !== 'GET' && { payload: '{"scenario":"pay"}' }),
      });
      const { error } = response.json<{ error?: string }>();
      return `${method} ${url} ${response.statusCode} ${error}`;
    }),
  );
}

const unknown = (tried: readonly Address[]) =>
  tried.map(({ method, url }) => `${method} ${url} 404 not_found`);

/** A site with games and a way to pay, and a member of it. */
async function aSite(api: TestApp) {
  const { db, clock } = api.deps;
  const siteKey = await insertSite(db);
  await transaction(db, async (tx) => {
    await seedGames(tx, { siteKeys: [siteKey] });
    await seedPayments(tx, { siteKeys: [siteKey] });
  });
  const member = await insertMember(db, siteKey);
  clock.advance(DIRECTORY_FRESH_MS);
  return { siteKey, member, host: `${siteKey}.test`, token: await openToken(db, member, clock.now()) };
}
type Site = Awaited<ReturnType<typeof aSite>>;

async function becomeReal({ deps: { db, clock } }: TestApp, { siteKey }: Site): Promise<void> {
  await db.updateTable('sites').set({ is_sandbox: false }).where('key', '=', siteKey).execute();
  clock.advance(DIRECTORY_FRESH_MS);
}

const centavosOf = async ({ deps }: TestApp, { siteKey, member }: Site) =>
  (await memberBalances(deps.db, siteKey, member.id)).visibleCentavos;

function launch(api: TestApp, { host, token }: Site) {
  const body = {
    game_id: 1,
    platType: 'calcada',
    currency: 'BRL',
    device: 'mobile',
    return_url: `http://${host}/`,
  };
  return api.call('POST /api/day7/day7LoginV2', { host, token, body });
}

/** A webhook that is signed as the sandbox bank signs it. */
async function webhook(api: TestApp, { siteKey, member }: Site, txid: string): Promise<number> {
  const { cpf } = await api.deps.db
    .selectFrom('members')
    .select('cpf')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const notice = {
    endToEndId: `E99999004202611021500${randomUUID().replaceAll('-', '').slice(0, 11)}`,
    txid,
    valor: '50.00',
    chave: `pix@${siteKey}.mosaico.example`,
    horario: api.deps.clock.now().toISOString(),
    pagador: { cpf, nome: 'Marina Alves' },
  };
  const payload = JSON.stringify({ pix: [notice] });
  const key = purposeKey(api.deps.config.providerSecret, 'pix-webhook');
  const headers = {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: signatureOf(key, payload, api.deps.clock.now()),
  };
  return (await api.app.inject({ method: 'POST', url: '/api/webhooks/pix', headers, payload })).statusCode;
}

/** A win that is signed as the sandbox games sign it. */
async function walletCall(api: TestApp, { siteKey }: Site) {
  const rawBody = Buffer.from(
    JSON.stringify({
      site: siteKey,
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: randomUUID(),
      round_id: randomUUID(),
      currency: 'BRL',
      amount_centavos: 100_00,
      round_closed: true,
    }),
  );
  const timestamp = String(api.deps.clock.now().getTime());
  const secret = integrationSecret(api.deps.config.providerSecret, 'sandbox');
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/provider/v1/win',
    headers: {
      'content-type': 'application/json',
      'x-provider': 'sandbox',
      'x-timestamp': timestamp,
      'x-signature': walletSignature(secret, { action: 'win', timestamp, rawBody }),
    },
    payload: rawBody,
  });
  return [response.statusCode, response.json<{ status?: string }>().status];
}

/** What a process decides by itself when it is told its secret, and nothing else but that it is in production. */
function inProduction(): Partial<Config> {
  const secret = 'a-secret-for-tests-only';
  const config = readConfig({ NODE_ENV: 'production', PROVIDER_SECRET: secret }, () => secret);
  const { isProduction, paymentProvider, gameProvider, messageProvider } = config;
  return { isProduction, paymentProvider, gameProvider, messageProvider };
}

describe('a production process without ALLOW_SANDBOX', () => {
  const api = useApp(product, inProduction());

  it('knows no address of a sandbox and none that a provider calls, also on sites that are sandboxes', async () => {
    const tried = [...(await addresses(api, SANDBOX_PATHS)), ...(await addresses(api, PROVIDER_CALLS))];

    expect(tried.length).toBeGreaterThan(20);
    expect(await answersOf(api, tried, `${api.siteKey}.test`)).toEqual(unknown(tried));
  });

  it('offers no way to pay, takes no deposit and credits no notice, whoever signs it', async () => {
    const site = await aSite(api);

    const methods = await api.call('GET /api/payments/list', { host: site.host });
    const deposit = await api.call('POST /api/recharge/online', { ...site, body: DEPOSIT });
    const orders = await api.deps.db
      .selectFrom('recharge_orders')
      .select('id')
      .where('site_key', '=', site.siteKey)
      .execute();

    expect(methods.body.data).toEqual([]);
    expect([deposit.status, deposit.body.error]).toEqual([503, 'unavailable']);
    expect(orders).toEqual([]);
    expect(await webhook(api, site, randomUUID().replaceAll('-', ''))).toBe(404);
    expect(await centavosOf(api, site)).toBe(0);
  });

  it('opens no game and sends no code', async () => {
    const site = await aSite(api);
    const form = { name: site.member.account, cpf_id: '52998224725', captcha: '7777', key: 'any' };

    const opened = await launch(api, site);
    const forgot = await api.call('POST /api/auth/password/forgot', { ...site, token: null, body: form });

    expect([opened.status, opened.body.error]).toEqual([400, 'game_unavailable']);
    expect([forgot.status, forgot.body.error]).toEqual([503, 'unavailable']);
  });
});

describe('a site that is no sandbox, in development', () => {
  const api = useApp(product);
  beforeAll(async () => {
    const selfUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
    Object.assign(api.deps.config, { selfUrl });
  });

  it('has no address of a sandbox; a sandbox beside it has', async () => {
    const [real, sandbox] = [await aSite(api), await aSite(api)];
    await becomeReal(api, real);
    const tried = await addresses(api, SANDBOX_PATHS);

    expect(await answersOf(api, tried, real.host)).toEqual(unknown(tried));
    expect((await api.app.inject({ url: '/mailbox', headers: { host: sandbox.host } })).statusCode).toBe(200);
  });

  it('has no way to pay; a deposit is refused and leaves nothing behind', async () => {
    const site = await aSite(api);
    expect((await api.call('GET /api/payments/list', { host: site.host })).body.data).toHaveLength(1);
    await becomeReal(api, site);

    const deposit = await api.call('POST /api/recharge/online', { ...site, body: DEPOSIT });
    const list = await api.call('POST /api/recharge/list?lang=zh_cn', site);

    expect((await api.call('GET /api/payments/list', { host: site.host })).body.data).toEqual([]);
    expect([deposit.status, deposit.body.error]).toEqual([503, 'unavailable']);
    expect(list.body.data.total).toBe(0);
  });

  it('is credited nothing that the sandbox bank paid or could still be told, and asks it for nothing', async () => {
    const site = await aSite(api);
    const start = async () => {
      const { body } = await api.call('POST /api/recharge/online', { ...site, body: DEPOSIT });
      if (!body.data) throw new Error(`no charge: ${JSON.stringify(body)}`);
      return body.data;
    };
    const [paid, open] = [await start(), await start()];
    await payCharge(api.deps, locationOf(paid), 'pay');
    await becomeReal(api, site);

    const page = await api.app.inject({
      method: 'POST',
      url: `${open.sandbox_url}/scenario`,
      headers: { host: site.host, 'content-type': 'application/json' },
      payload: '{"scenario":"pay"}',
    });

    expect(page.statusCode).toBe(404);
    expect(await sendDueWebhooks(api.deps)).toBe(0);
    expect(await webhook(api, site, open.txid)).toBe(403);
    expect(await centavosOf(api, site)).toBe(0);
  });

  it('opens no game, and its wallet takes no call of the sandbox games', async () => {
    const site = await aSite(api);
    expect((await launch(api, site)).status).toBe(200);
    expect(await walletCall(api, site)).toEqual([404, 'TRANSACTION_DOES_NOT_EXIST']);
    await becomeReal(api, site);

    expect((await launch(api, site)).body.error).toBe('game_unavailable');
    expect(await walletCall(api, site)).toEqual([401, 'INVALID_SIGNATURE']);
  });

  it('sends no code that anyone could read', async () => {
    const site = await aSite(api);
    await becomeReal(api, site);
    const form = { name: site.member.account, cpf_id: '52998224725', captcha: '7777', key: 'any' };

    const forgot = await api.call('POST /api/auth/password/forgot', { ...site, token: null, body: form });

    expect([forgot.status, forgot.body.error]).toEqual([503, 'unavailable']);
  });
});
