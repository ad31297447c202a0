/** See `pnpm bench:ledger` in CONTRIBUTING.md. */
import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/db/open-database.ts';
import { verify } from '../src/ledger/verify.ts';
import { createDatabase, databaseUrl } from '../testing/postgres-databases.ts';
import { startPostgres } from '@mosaico/shared/server/testing';
import { startApis } from './api-processes.ts';
import { type Figures, measure } from './callers.ts';
import { measureRate } from './open-loop.ts';
import { processorMs } from './processor-time.ts';
import { PGBENCH_SCRIPTS, runPgbench } from './pgbench.ts';
import { ORDERS, payer, player, withdrawer } from './scripts.ts';
import { addEntries, countOrdersFrom, gatherStatistics, order, pay, settle, type World } from './world.ts';

/** Above this share of the processors that others use, a figure says less. */
const DISTURBED_ABOVE = 0.15;
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
    /** Rounds a second that begin whether or not the ones before have ended; nothing else is measured then. */
    rates: { type: 'string' },
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
  if (options.rates) await measureRates(here, numbers(options.rates));
  else await measureAll(variants);
  for (const { name, url } of variants) await audit(name, url);
} finally {
  await server.stop();
}

async function measureAll(variants: readonly Variant[]): Promise<void> {
  say(
    '| version | APIs | callers | call | postings/s | p50 ms | p99 ms | processor ms a posting: API | PostgreSQL | others used |',
  );
  say('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  // Versions take turns within each condition, so that a busy moment of the machine does not fall on one alone.
  for (const processes of numbers(options.processes))
    for (let round = 0; round < Number(options.rounds); round += 1)
      for (const callers of numbers(options.callers)) {
        for (const variant of variants) await measureVariant(variant, processes, callers);
        if (processes === 1 && variants[0]) await measureFunctions(variants[0], callers);
      }
}

/** Rounds that begin at a rate, over signed HTTP and by pgbench with the same functions at the same rate; beside them what pgbench does without a limit. */
async function measureRates({ folder, url, world }: Variant, rates: readonly number[]): Promise<void> {
  say(
    '| processes | rounds/s asked for | done | bet p50, p99 ms | win p50, p99 ms | round p50, p99 ms | others used |',
  );
  say('| --- | --- | --- | --- | --- | --- | --- |');
  const row = (name: string, rate: string, { perSecond, latencies }: Rated, others: number) => {
    const cells = ['bet', 'win', 'round'].map((kind) => {
      const found = latencies[kind];
      return found ? `${found.p50.toFixed(1)}, ${found.p99.toFixed(1)}` : '';
    });
    say(`| ${[name, rate, perSecond.toFixed(0), ...cells, shown(others)].join(' | ')} |`);
  };
  for (const processes of numbers(options.processes)) {
    const apis = await startApis(folder, url, processes);
    try {
      await measure(apis.ports, { callers: 8, seconds: 2 }, player(world));
      await gatherStatistics(url);
      for (const rate of rates) {
        const others = await busyShare();
        const rated = await measureRate(apis.ports, { perSecond: rate, seconds }, player(world));
        row(`API, ${processes}`, String(rate), rated, others);
        for (const [answer, times] of Object.entries(rated.failures))
          say(`${times} times answered: ${answer}`);
      }
    } finally {
      await apis.stop();
    }
  }
  for (const rate of [...rates, null]) {
    const others = await busyShare();
    const clients = { clients: 48, seconds, ...(rate !== null && { roundsPerSecond: rate }) };
    const done = await runPgbench(url, world, 'bet, win', clients);
    if (done === null) return say('pgbench is not installed');
    const rated = { perSecond: done.perSecond / 2, latencies: { round: done } };
    row('pgbench, 48 connections', rate === null ? 'as many as it can' : String(rate), rated, others);
  }
}

interface Rated {
  readonly perSecond: number;
  readonly latencies: Figures['latencies'];
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
    const done = await runPgbench(url, world, script, { clients: Math.min(clients, 150), seconds });
    say(
      `| pgbench | | ${Math.min(clients, 150)} | ${script} | ${done?.perSecond.toFixed(0) ?? 'not installed'} | ${done?.p50.toFixed(1) ?? ''} | ${done?.p99.toFixed(1) ?? ''} | | | ${shown(others)} |`,
    );
  }
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
