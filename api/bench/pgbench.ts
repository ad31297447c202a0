import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MONEY_OPTIONS } from '../src/db/postgres.ts';
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

/** @returns postings a second; null where pgbench is not installed */
export async function runPgbench(
  url: string,
  world: World,
  script: Script,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<number | null> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const { postings, text } = SCRIPTS[script];
  const folder = await mkdtemp(join(tmpdir(), 'mosaico-pgbench-'));
  const file = join(folder, 'script.sql');
  await writeFile(file, text(world, world.members[0]?.id ?? 0, world.members.at(-1)?.id ?? 0));
  const options = ['-n', '-M', 'prepared', '-c', String(clients), '-T', String(seconds), '-f', file];
  try {
    const { stdout } = await promisify(execFile)(
      'pgbench',
      ['-h', hostname, '-p', port, '-U', username, ...options, pathname.slice(1)],
      { env: { ...process.env, PGPASSWORD: password, PGOPTIONS: MONEY_OPTIONS } },
    );
    return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1] ?? 0) * postings;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}
