import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MONEY_OPTIONS } from '../src/db/postgres.ts';
import { type Latencies, latenciesOf } from './callers.ts';
import { NEXT_ORDER, type World } from './world.ts';

/**
 * Scripts of pgbench that call the functions as the API does, and how many postings one run of each makes. It takes every `:name` for a variable,
 * inside of quotes too: so names of accounts are put together.
 */
const SCRIPTS = {
  'bet, win': {
    postings: 2,
    text: (
      { siteKey, gameCode }: World,
      first: number,
      last: number,
    ) => `\\set member random(${first}, ${last})
select gen_random_uuid() as id, gen_random_uuid() as other \\gset
select wallet_bet('${siteKey}', 'sandbox', :id, :other, :id, encode(sha256(convert_to('bench-token-of-member-' || :member, 'UTF8')), 'hex'), '${gameCode}', 'BRL', 100, date_trunc('milliseconds', now()));
select wallet_win('${siteKey}', 'sandbox', :other, :other, :id, :id, 'BRL', 120, true, date_trunc('milliseconds', now()));
`,
  },
  deposit: {
    postings: 1,
    text: ({ pixKey, members }: World) => `select nextval('${NEXT_ORDER}') as number \\gset
select pix_receive('${pixKey}', true, 'E' || lpad(:number, 31, '0'), 'bench' || lpad(:number, 27, '0'), 1000, now(), (${members[0]?.cpf} + :number::bigint % ${members.length})::text, date_trunc('milliseconds', now()));
`,
  },
  'withdrawal hold': {
    postings: 1,
    text: ({ siteKey }: World, first: number, last: number) => `\\set member random(${first}, ${last})
select ledger_post('${siteKey}', 'withdrawal_hold', 'bench:' || gen_random_uuid(), 'x', null, '{}', now(), now(), array[concat_ws(chr(58), 'member', :member::bigint, 'cash'), concat_ws(chr(58), 'member', :member::bigint, 'hold_withdraw')], array[-1, 1], null);
`,
  },
} as const;

export type Script = keyof typeof SCRIPTS;
export const PGBENCH_SCRIPTS = Object.keys(SCRIPTS) as Script[];

interface Condition {
  readonly clients: number;
  readonly seconds: number;
  /** Runs of the script that begin a second, whether or not those before have ended; as many as it can unless given. */
  readonly roundsPerSecond?: number;
}

/** @returns postings a second, and how long a run of the script took from the time at which it should have begun; null where pgbench is not installed */
export async function runPgbench(
  url: string,
  world: World,
  script: Script,
  { clients, seconds, roundsPerSecond }: Condition,
): Promise<({ readonly perSecond: number } & Latencies) | null> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const { postings, text } = SCRIPTS[script];
  const folder = await mkdtemp(join(tmpdir(), 'mosaico-pgbench-'));
  const file = join(folder, 'script.sql');
  await writeFile(file, text(world, world.members[0]?.id ?? 0, world.members.at(-1)?.id ?? 0));
  const rate = roundsPerSecond === undefined ? [] : ['--rate', String(roundsPerSecond)];
  const options = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(clients),
    '-T',
    String(seconds),
    '-f',
    file,
    '-l',
    ...rate,
  ];
  try {
    const { stdout } = await promisify(execFile)(
      'pgbench',
      ['-h', hostname, '-p', port, '-U', username, ...options, pathname.slice(1)],
      { cwd: folder, env: { ...process.env, PGPASSWORD: password, PGOPTIONS: MONEY_OPTIONS } },
    );
    const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1] ?? 0) * postings;
    return { perSecond, ...latenciesOf(await runsLogged(folder)) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** How long each run took, in milliseconds: the third column of its logs, in microseconds. */
async function runsLogged(folder: string): Promise<number[]> {
  const logs = (await readdir(folder)).filter((name) => name.startsWith('pgbench_log'));
  const texts = await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => Number(line.split(' ')[2]) / 1000),
  );
}
