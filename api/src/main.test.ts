import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { walletClient } from '@mosaico/sandbox-games';
import { openToken } from '../testing/builders.ts';
import { takeSeat } from '../testing/seat.ts';
import { describeOnPostgres, useDatabase } from '../testing/test-database.ts';
import { integrationSecret } from './providers/game/integration-secret.ts';
import { systemClock } from './runtime/clock.ts';
import { systemRandom } from './runtime/random.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly exit: Promise<number | null>;
}

const folders: string[] = [];
const runs: Run[] = [];
const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'mosaico-main-'));
  folders.push(folder);
  return folder;
};
afterAll(async () => {
  for (const { child } of runs) child.kill('SIGKILL');
  await Promise.all(runs.map(({ exit }) => exit));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string>): Run {
  const { NODE_OPTIONS: _jest, ...outer } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: { ...outer, NODE_ENV: 'development', API_PORT: '0', ...env },
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const run = { child, output: () => text, exit };
  runs.push(run);
  return run;
}

async function addressOf(run: Run): Promise<string> {
  let hasEnded = false;
  void run.exit.then(() => (hasEnded = true));
  while (!hasEnded) {
    const address = /"address":"([^"]+)"/.exec(run.output())?.[1];
    if (address) return address;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`not ready: ${run.output()}`);
}

interface OpenCall {
  readonly call: ClientRequest;
  /** Status of the answer, and what becomes of the connection. */
  readonly answer: Promise<unknown>;
}

/** Sends the head of a request. @returns it when the API has read that and waits for the body */
async function begin(url: string): Promise<OpenCall> {
  const headers = { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' };
  const call = request(url, { method: 'POST', headers });
  const answer = new Promise((resolve) => {
    call.once('response', ({ statusCode, headers: { connection } }) => resolve([statusCode, connection]));
    call.once('error', resolve);
  });
  call.flushHeaders();
  await new Promise((resolve) => call.once('continue', resolve));
  return { call, answer };
}

async function untilRefused(address: string): Promise<void> {
  const isAnswered = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  while (await isAnswered()) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('node api/src/main.ts', () => {
  const filled = aFolder();
  /** The data of a site that was filled before: filling it is most of a first start. */
  const aFilledFolder = () => {
    const folder = aFolder();
    cpSync(filled, folder, { recursive: true });
    return folder;
  };
  beforeAll(async () => {
    const run = start({ DATA_DIR: filled });
    await addressOf(run);
    run.child.kill('SIGTERM');
    await run.exit;
  });

  it('serves, refuses a second process on its folder, keeps its data and its secret over a restart, and ends when asked', async () => {
    const dataDir = aFilledFolder();
    const first = start({ DATA_DIR: dataDir, CAPTCHA_FIXED_CODE: '7777' });
    const address = await addressOf(first);
    const body = JSON.stringify({ name: 'demo', password: 'demo123456', captcha: '7777', key: 'k' });
    const login = await fetch(`${address}/api/auth/login2`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const { data } = (await login.json()) as { data: { access_token: string } };

    const second = start({ DATA_DIR: dataDir });
    expect(await second.exit).toBe(1);
    expect(second.output()).toMatch(/^mosaico-api: The data folder .* is in use by process \d+\..*\n$/);

    const secret = readFileSync(join(dataDir, 'provider-secret'), 'utf8');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(join(dataDir, 'provider-secret')).mode & 0o077).toBe(0);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    for (const hidden of [secret, data.access_token, 'demo123456'])
      expect(first.output()).not.toContain(hidden);

    const again = start({ DATA_DIR: dataDir });
    const me = await fetch(`${await addressOf(again)}/api/auth/me`, {
      method: 'POST',
      headers: { authorization: `Bearer ${data.access_token}` },
    });
    // R$ 1.000,00, and what the settlement of the seeded play has paid meanwhile.
    const money = expect.stringMatching(/^10\d\d\.\d\d$/);
    expect(await me.json()).toMatchObject({ data: { name: 'demo', money } });
    again.child.kill('SIGINT');
    expect(await again.exit).toBe(0);
  });

  it('answers what is under way when it is told to end', async () => {
    const run = start({ DATA_DIR: aFilledFolder(), RATE_LIMIT_FACTOR: '1000' });
    const address = await addressOf(run);
    const calls = await Promise.all(Array.from({ length: 30 }, () => begin(`${address}/api/auth/captcha`)));

    run.child.kill('SIGTERM');
    await untilRefused(address);
    for (const { call } of calls) call.end('{}');

    for (const { answer } of calls) expect(await answer).toEqual([200, 'close']);
    expect(await run.exit).toBe(0);
  });

  it('serves its metrics on a port of their own, and names no secret there', async () => {
    const secret = 'a-secret-for-this-test';
    const run = start({ DATA_DIR: aFilledFolder(), METRICS_PORT: '0', PROVIDER_SECRET: secret });
    const address = await addressOf(run);
    await fetch(`${address}/api/games/popular?token=secret-of-a-player`);
    const metrics = /"metrics":"([^"]+)"/.exec(run.output())?.[1];

    const text = await (await fetch(`${metrics}/metrics`)).text();

    expect(text).toContain(
      'mosaico_http_request_duration_seconds_count{method="GET",route="/api/games/popular",status="200"} 1',
    );
    expect(text).toContain('mosaico_ledger_faults');
    expect(text).not.toMatch(/secret|demo123456/);
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    run.child.kill('SIGTERM');
    expect(await run.exit).toBe(0);
    await expect(fetch(`${metrics}/metrics`)).rejects.toThrow('fetch failed');
  });

  it('says in one line that its port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const { port } = holder.address() as { port: number };

    const run = start({ DATA_DIR: aFilledFolder(), API_PORT: String(port) });

    expect(await run.exit).toBe(1);
    expect(run.output()).toContain(
      `mosaico-api: port ${port} is taken by another program; stop it or set API_PORT\n`,
    );
    holder.close();
  });

  it.each([
    ['a wrong setting', () => ({ API_PORT: 'x' }), 'mosaico-api: wrong configuration: API_PORT\n'],
    [
      'a sandbox in production that nobody has allowed',
      () => ({ NODE_ENV: 'production', DATA_DIR: aFolder(), PAYMENT_PROVIDER: 'sandbox' }),
      'mosaico-api: PAYMENT_PROVIDER: a sandbox makes money out of nothing; in production it needs ALLOW_SANDBOX=yes',
    ],
    [
      'a folder that is a file',
      () => {
        const file = join(aFolder(), 'file');
        writeFileSync(file, '');
        return { DATA_DIR: file };
      },
      'mosaico-api: The data folder',
    ],
    [
      'a database that does not answer',
      () => ({ DATABASE_URL: 'postgres://u@127.0.0.1:1/d', PROVIDER_SECRET: 'a-long-given-secret' }),
      'mosaico-api: the database at DATABASE_URL does not answer\n',
    ],
  ])('says in one line that there is %s', async (_what, env, line) => {
    const run = start(env());

    expect(await run.exit).toBe(1);
    expect(run.output()).toContain(line);
    expect(run.output().trim().split('\n')).toHaveLength(1);
  });
});

describeOnPostgres('two processes of node api/src/main.ts on one empty database', () => {
  const test = useDatabase();
  const env = { PROVIDER_SECRET: 'a-secret-for-both', CAPTCHA_FIXED_CODE: '7777' };
  let processes: readonly Run[];
  let addresses: readonly string[];
  beforeAll(async () => {
    processes = [1, 2].map(() => start({ ...env, DATABASE_URL: test.url }));
    addresses = await Promise.all(processes.map(addressOf));
  });

  it('fill it once and share sessions [R14]', async () => {
    const [one, other] = addresses;
    const body = JSON.stringify({ name: 'demo', password: 'demo123456', captcha: '7777', key: 'k' });
    const login = await fetch(`${one}/api/auth/login2`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const { data } = (await login.json()) as { data: { access_token: string } };
    const me = await fetch(`${other}/api/auth/me`, {
      method: 'POST',
      headers: { authorization: `Bearer ${data.access_token}` },
    });

    // R$ 1.000,00, and what the settlement of the seeded play has paid meanwhile.
    const money = expect.stringMatching(/^10\d\d\.\d\d$/);
    expect(await me.json()).toMatchObject({ data: { name: 'demo', money } });
    expect(processes.filter((run) => run.output().includes('demonstration sites'))).toHaveLength(1);
  });

  it.each([
    ['limit', { kind: 'bet', period: 'day', amount: '30.00' }, 'LIMIT_REACHED'],
    ['self-exclude', { months: 6 }, 'USER_DISABLED'],
    ['pause', { hours: 24 }, 'USER_DISABLED'],
  ])(
    '[G31] [R85] take no bet in either of them after one has answered POST /api/rg/%s',
    async (name, body, refusal) => {
      const [one = ''] = addresses;
      const { memberId, token, bet } = await aPlayerOfBoth();
      const firstTaken = Promise.withResolvers<void>();
      const early = Array.from({ length: 100 }, async (_, index) => {
        const answer = await bet(index);
        if (answer === 'ok') firstTaken.resolve();
        return answer;
      });
      await firstTaken.promise;

      const barred = await untilItHasTime(() =>
        fetch(`${one}/api/rg/${name === 'limit' ? 'limits' : name}`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': `bar-${memberId}`,
          },
          body: JSON.stringify(body),
        }),
      );
      const before = await roundsOf(memberId);
      const late = await Promise.all(Array.from({ length: 20 }, (_, index) => bet(index)));

      expect([barred.status, await barred.json()]).toEqual([200, expect.anything()]);
      const taken = (await Promise.all(early)).filter((answer) => answer === 'ok').length;
      const lateTaken = late.filter((answer) => answer === 'ok').length;
      expect(await roundsOf(memberId)).toBe(taken + lateTaken);
      expect(taken + lateTaken).toBeLessThanOrEqual(name === 'limit' ? Math.max(30, before) : before);
      expect(await bet(0)).toBe(refusal);
      expect(await bet(1)).toBe(refusal);
    },
  );

  it('end when they are told to', async () => {
    for (const { child } of processes) child.kill('SIGTERM');

    expect(await Promise.all(processes.map(({ exit }) => exit))).toEqual([0, 0]);
  });

  /** What answers 503 has written nothing, and may be sent again: a hundred bets wait for the same row (0024). */
  async function untilItHasTime(send: () => Promise<Response>): Promise<Response> {
    const answer = await send();
    return answer.status === 503 ? untilItHasTime(send) : answer;
  }

  /** Somebody with R$ 1,000 who sits at a game, and bets R$ 1 through one process and the other in turn. */
  async function aPlayerOfBoth() {
    const site = 'demo';
    const game = await test.db
      .selectFrom('games')
      .select(['id', 'code'])
      .where('site_key', '=', site)
      .where('is_available', '=', true)
      .where('min_bet_centavos', '<=', 1_00)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const seat = await takeSeat(test.db, site, { centavos: 1_000_00, gameId: game.id });
    const now = systemClock.now();
    await test.db
      .updateTable('game_sessions')
      .set({ token_expires_at: new Date(now.getTime() + 20 * 60_000) })
      .where('member_id', '=', seat.memberId)
      .execute();
    const wallets = addresses.map((baseUrl) =>
      walletClient({
        baseUrl,
        integration: 'sandbox',
        secret: integrationSecret(env.PROVIDER_SECRET, 'sandbox'),
        clock: systemClock,
        random: systemRandom,
        timeoutMs: 120_000,
      }),
    );
    const bet = async (index: number) => {
      const wallet = wallets[index % wallets.length];
      const result = await wallet?.bet({
        site,
        token: seat.token,
        transaction_uuid: randomUUID(),
        round_id: randomUUID(),
        game_code: game.code,
        currency: 'BRL',
        amount_centavos: 1_00,
      });
      return result?.kind === 'refused' ? result.code : result?.kind;
    };
    const token = await openToken(test.db, { id: seat.memberId, siteKey: site }, now);
    return { memberId: seat.memberId, token, bet };
  }

  async function roundsOf(memberId: number): Promise<number> {
    const rounds = await test.db
      .selectFrom('game_rounds')
      .select('round_id')
      .where('member_id', '=', memberId)
      .execute();
    return rounds.length;
  }
});
