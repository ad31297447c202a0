import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describeOnPostgres, useDatabase } from '../../testing/test-database.ts';
import { indexesOf } from './built-indexes.ts';
import { migrate } from './migrate.ts';
import { prepareUpgrade } from './prepare-upgrade.ts';

const test = useDatabase();
const rows = (sql: string) => test.database.withSession((run) => run(sql));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mosaico-migrations-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await rows(`delete from schema_migrations where name like '9%'`);
});
const put = (name: string, sql: string) => writeFile(join(folder, name), sql);
const prepare = async () => {
  const prepared = await prepareUpgrade(test.database, () => 0, folder);
  return prepared.map(({ name, outcome }) => `${name} ${outcome}`);
};
/** Which index this is: another one when it was built anew. */
const indexId = async (name: string) =>
  (
    await rows(
      `select indexrelid::int as id from pg_index where indexrelid = to_regclass('${name}') and indisvalid`,
    )
  )[0]?.['id'];

it('finds the indexes of a migration, whatever lines they take', () => {
  const sql = `-- create index no on t (n);
create index one on t (a, b)
  where a > 0;
create table t2 (n int);
create unique index if not exists two on t2 (lower(n));`;

  expect(indexesOf(sql)).toEqual([
    { name: 'one', statement: 'create index one on t (a, b)\n  where a > 0;' },
    { name: 'two', statement: 'create unique index if not exists two on t2 (lower(n));' },
  ]);
});

describeOnPostgres('an upgrade that is prepared', () => {
  it('has its indexes built while others write, and its migration takes them as they are', async () => {
    await put('9101_a.sql', 'create table ahead (n int); insert into ahead select generate_series(1, 1000);');
    await migrate(test.database, folder);
    await put(
      '9102_b.sql',
      `create index ahead_few on ahead (n) where n < 10;\nalter table ahead add column m int;`,
    );
    await put(
      '9103_c.sql',
      'create index ahead_of_m on ahead (m);\ncreate table later (n int);\ncreate index later_n on later (n);',
    );
    const writer = new pg.Client(test.url);
    await writer.connect();
    await writer.query('begin');
    await writer.query('insert into ahead values (5)');

    const building = prepare();
    // Who writes is neither refused nor waits, before, meanwhile and after.
    await rows('insert into ahead values (6)');
    await writer.query('commit');
    await writer.end();

    expect(await building).toEqual(['ahead_few built', 'ahead_of_m left', 'later_n left']);
    const built = await indexId('ahead_few');
    expect(built).toEqual(expect.any(Number));
    expect(await prepare()).toEqual(['ahead_few standing', 'ahead_of_m left', 'later_n left']);
    expect(await migrate(test.database, folder)).toEqual(['9102_b.sql', '9103_c.sql']);
    expect(await indexId('ahead_few')).toBe(built);
    expect(await indexId('later_n')).toEqual(expect.any(Number));
  });

  it('says what cannot be built, and builds it anew once it can', async () => {
    await put('9201_a.sql', 'create table twice (n int); insert into twice values (1), (1);');
    await migrate(test.database, folder);
    await put('9202_b.sql', 'create unique index twice_n on twice (n);');

    await expect(prepare()).rejects.toThrow(/could not create unique index/);
    await rows('delete from twice where ctid = (select min(ctid) from twice)');

    expect(await prepare()).toEqual(['twice_n built']);
    expect(await migrate(test.database, folder)).toEqual(['9202_b.sql']);
  });

  it('takes no index for its own that is only called the same', async () => {
    await put('9301_a.sql', 'create table named (n int, m int); create index named_m on named (n);');
    await migrate(test.database, folder);
    await put('9302_b.sql', 'create index named_m on named (m);');

    expect(await prepare()).toEqual(['named_m left']);
    await expect(migrate(test.database, folder)).rejects.toThrow(/already exists/);
  });
});
