import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { insertSite } from '../testing/builders.ts';
import { describeOnPostgres, useDatabase } from '../testing/test-database.ts';

const PROGRAM = fileURLToPath(new URL('./verify-books.ts', import.meta.url));

function run(env: Readonly<Record<string, string>>) {
  const { DATABASE_URL: _, DATA_DIR: __, ...others } = process.env;
  return spawnSync(process.execPath, [PROGRAM], { encoding: 'utf8', env: { ...others, ...env } });
}

describe('verify-books', () => {
  it.each([
    [{}, 'verify-books: DATABASE_URL is not set\n'],
    [
      { DATABASE_URL_FILE: '/nowhere' },
      'verify-books: DATABASE_URL_FILE: the file cannot be read (ENOENT)\n',
    ],
  ])('says in one line what is wrong with %j', (env, line) => {
    const { status, stderr } = run(env);

    expect([status, stderr]).toEqual([1, line]);
  });
});

describeOnPostgres('verify-books on a database', () => {
  const test = useDatabase();

  it('prints what it found, and ends with 1 for a fault of the books', async () => {
    const sound = run({ DATABASE_URL: test.url });
    expect(sound.status).toBe(0);
    expect(JSON.parse(sound.stdout)).toMatchObject({ isSound: true, problems: [] });

    const siteKey = await insertSite(test.db);
    await sql`alter table ledger_accounts disable trigger user`.execute(test.db);
    await sql`insert into ledger_accounts (site_key, name, kind, balance_centavos) values (${siteKey}, 'forged', 'house', 5)`.execute(
      test.db,
    );

    const forged = run({ DATABASE_URL: test.url });
    expect(forged.status).toBe(1);
    expect(JSON.parse(forged.stdout)).toMatchObject({ isSound: false });
  });
});
