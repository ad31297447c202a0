/** See `pnpm bench:ledger` in CONTRIBUTING.md. */
import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signatureOf } from '@mosaico/shared/game-wallet';
import { openDatabase } from '../src/db/open-database.ts';
import { verify } from '../src/ledger/verify.ts';
import { integrationSecret } from '../src/providers/game/integration-secret.ts';
import {
  purposeKey,
  SIGNATURE_HEADER,
  signatureOf as pixSignatureOf,
} from '../src/providers/payment/signature.ts';
import { createDatabase, databaseUrl } from '../testing/postgres-databases.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { PROVIDER_SECRET, startApis } from './api-processes.ts';
import { type Call, type Figures, measure } from './callers.ts';
import { processorMs } from './processor-time.ts';
import { PGBENCH_SCRIPTS, runPgbench } from './pgbench.ts';
import {
  addEntries,
  countOrdersFrom,
  gatherStatistics,
  noticeOf,
  order,
  pay,
  PIN,
  sessionOf,
  settle,
  tokenOf,
  type World,
} from './world.ts';

/** Above this share of the processors that others use, a figure says less. */
const DISTURBED_ABOVE = 0.15;
/** Orders that wait for their payment in one measurement; it ends when they are paid. */
const ORDERS = 5_000;
/** More than pgbench can pay, so that it never comes to their end. */
const MOST_PAID_A_SECOND = 4_000;

const { values: options } = parseArgs({
  options: {
    callers: { type: 'string', default: '1,8,48,200' },
    processes: { type: 'string', default: '1,2' },
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '2' },
    entries: { type: 'string', default: '0' },
    against: { type: 'string' },
  },
});
const numbers = (list: string) => list.split(',').map(Number);
const seconds = Number(options.seconds);

interface Variant {
  readonly name: string;
  readonly folder: string;
  readonly url: string;
  readonly world: World;
  nextOrder: number;
  nextWithdrawal: number;
}

const server = await startPostgres();
try {
  const here = await prepare('this version', resolve(import.meta.dirname, '../..'));
  const variants = options.against
    ? [here, await prepare('the other one', resolve(options.against))]
    : [here];
  say(
    '| version | APIs | callers | call | postings/s | p50 ms | p99 ms | processor ms a posting: API | PostgreSQL | others used |',
  );
  say('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  // Versions take turns within each condition, so that a busy moment of the machine does not fall on one alone.
  for (const processes of numbers(options.processes))
    for (let round = 0; round < Number(options.rounds); round += 1)
      for (const callers of numbers(options.callers)) {
        for (const variant of variants) await measureVariant(variant, processes, callers);
        if (processes === 1) await measureFunctions(here, callers);
      }
  for (const { name, url } of variants) await audit(name, url);
} finally {
  await server.stop();
}

async function prepare(name: string, folder: string): Promise<Variant> {
  const database = `bench_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(server.url, database);
  const url = databaseUrl(server.url, database);
  const apis = await startApis(folder, url, 1);
  await apis.stop();
  const world = await settle(url);
  await pay(url, world);
  await addEntries(url, world, Number(options.entries));
  return { name, folder, url, world, nextOrder: 1, nextWithdrawal: 0 };
}

async function measureVariant(variant: Variant, processes: number, callers: number): Promise<void> {
  const { name, folder, url, world } = variant;
  const apis = await startApis(folder, url, processes);
  try {
    const condition = { callers, seconds };
    await measure(apis.ports, { callers, seconds: 1 }, player(world));
    await gatherStatistics(url);
    const others = await busyShare();
    const counted = async (script: Parameters<typeof measure>[2]) => {
      const before = [processorMs(apis.pids), processorMs([server.pid()])];
      const figures = await measure(apis.ports, condition, script);
      const after = [processorMs(apis.pids), processorMs([server.pid()])];
      const used = after.map((ms, index) => ((ms ?? NaN) - (before[index] ?? NaN)) / figures.postings);
      report([name, processes, callers], figures, [...used.map((ms) => ms.toFixed(2)), shown(others)]);
    };
    await counted(player(world));
    const first = await orderMore(variant, ORDERS);
    await counted(payer(world, first, callers));
    const withdrawals = withdrawer(world, variant.nextWithdrawal);
    await counted(withdrawals.script);
    variant.nextWithdrawal = withdrawals.next();
  } finally {
    await apis.stop();
  }
}

/** @returns the first of them */
async function orderMore(variant: Variant, count: number): Promise<number> {
  const first = variant.nextOrder;
  variant.nextOrder += count;
  await order(variant.url, variant.world, first, count);
  return first;
}

async function measureFunctions(variant: Variant, clients: number): Promise<void> {
  const { url, world } = variant;
  await countOrdersFrom(url, await orderMore(variant, seconds * MOST_PAID_A_SECOND));
  for (const script of PGBENCH_SCRIPTS) {
    const others = await busyShare();
    // The server takes 200 connections, of which some are its own.
    const perSecond = await runPgbench(url, world, script, { clients: Math.min(clients, 150), seconds });
    say(
      `| pgbench | | ${Math.min(clients, 150)} | ${script} | ${perSecond?.toFixed(0) ?? 'not installed'} | | | | | ${shown(others)} |`,
    );
  }
}

/** A bet, then its win, then the next bet. */
function player({ siteKey, gameCode, members }: World): (caller: number, turn: number) => Call {
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
function payer({ members, pixKey }: World, first: number, callers: number) {
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
function withdrawer({ withdrawers }: World, first: number) {
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

function report(
  condition: readonly (string | number)[],
  { perSecond, latencies, failures }: Figures,
  rest: readonly string[],
): void {
  for (const [kind, { p50, p99 }] of Object.entries(latencies)) {
    const cells = [...condition, kind, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), ...rest];
    say(`| ${cells.join(' | ')} |`);
  }
  for (const [answer, times] of Object.entries(failures)) say(`${times} times answered: ${answer}`);
}

/** What share of the processors is in use while nothing is measured. */
async function busyShare(): Promise<number> {
  const before = ticks();
  await setTimeout(500);
  const after = ticks();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function ticks(): { readonly idle: number; readonly all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const idle = times.reduce((sum, time) => sum + time.idle, 0);
  return {
    idle,
    all: times.reduce((sum, time) => sum + time.idle + time.user + time.nice + time.sys + time.irq, 0),
  };
}

function shown(share: number): string {
  return `${Math.round(share * 100)} %${share > DISTURBED_ABOVE ? ', disturbed' : ''}`;
}

async function audit(name: string, url: string): Promise<void> {
  // Another version may have rules of its own for what is right.
  if (name !== 'this version') return;
  const database = await openDatabase({ url });
  const { problems, entries } = await verify(database.jobs);
  await database.close();
  say(problems.length === 0 ? `The books are right after ${entries} entries.` : JSON.stringify(problems));
  if (problems.length > 0) process.exitCode = 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
