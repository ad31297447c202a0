import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { eventually } from '../../testing/eventually.ts';
import { describeOnPostgres, useDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './open-database.ts';
import { migrate, MigrationChanged, MigrationOutOfOrder } from './migrate.ts';

const test = useDatabase();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mosaico-migrations-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await rows(`delete from schema_migrations where name like '9%'`);
});

const put = (name: string, sql: string) => writeFile(join(folder, name), sql);
const rows = (sql: string) => test.database.withSession((run) => run(sql));

describe('migrate', () => {
  it('applies what is missing in order, and nothing the second time', async () => {
    await put('9102_b.sql', 'insert into order_kept values (2); insert into order_kept values (3);');
    await put('9101_a.sql', 'create table order_kept (n int);');
    await put('readme.md', 'not a migration');

    expect(await migrate(test.database, folder)).toEqual(['9101_a.sql', '9102_b.sql']);
    expect(await migrate(test.database, folder)).toEqual([]);
    expect(await rows('select n from order_kept order by n')).toEqual([{ n: 2 }, { n: 3 }]);
  });

  it('leaves nothing of a file that fails, keeps the files before it, and can go on later', async () => {
    await put('9201_good.sql', 'create table good (n int);');
    await put('9202_bad.sql', 'create table half (n int); select 1 / 0;');

    await expect(migrate(test.database, folder)).rejects.toThrow(
      /^migration 9202_bad.sql failed: division by zero/,
    );
    await put('9202_bad.sql', 'create table half (n int);');

    expect(await migrate(test.database, folder)).toEqual(['9202_bad.sql']);
  });

  it('refuses a file that was changed after it was applied, but not other line ends', async () => {
    await put('9301_a.sql', 'create table changed (\n  n int);\n');
    await migrate(test.database, folder);

    await put('9301_a.sql', 'create table changed (\r\n  n int);\r\n');
    expect(await migrate(test.database, folder)).toEqual([]);
    await put('9301_a.sql', 'create table changed (\n  n bigint);\n');
    await expect(migrate(test.database, folder)).rejects.toThrow(MigrationChanged);
  });

  it('refuses a file that comes before one that is applied, and applies nothing', async () => {
    await put('9502_b.sql', 'create table second (n int);');
    await migrate(test.database, folder);
    await put('9501_a.sql', 'create table first (n int);');
    await put('9503_c.sql', 'create table third (n int);');

    const late = migrate(test.database, folder);

    await expect(late).rejects.toThrow(MigrationOutOfOrder);
    await expect(late).rejects.toThrow('9501_a.sql comes before 9502_b.sql, which is applied already');
    expect(await rows(`select to_regclass('third') as found`)).toEqual([{ found: null }]);
  });

  it('refuses a second file of the number that is applied', async () => {
    await put('9601_b.sql', 'create table here (n int);');
    await migrate(test.database, folder);
    await put('9601_c.sql', 'create table there (n int);');

    await expect(migrate(test.database, folder)).rejects.toThrow(MigrationOutOfOrder);
  });

  it('leaves a database alone that is ahead of the files of an older release', async () => {
    await put('9702_b.sql', 'create table ahead (n int);');
    await put('9701_a.sql', 'create table before_it (n int);');
    await migrate(test.database, folder);
    await rm(join(folder, '9702_b.sql'));

    expect(await migrate(test.database, folder)).toEqual([]);
  });

  it('finds the schema of the product up to date after a start', async () => {
    expect(await migrate(test.database)).toEqual([]);
  });
});

describeOnPostgres('migrate from several processes at once', () => {
  it('applies each file once', async () => {
    await put('9401_a.sql', 'create table together (n int); select pg_sleep(0.2);');
    const others = await Promise.all([1, 2, 3].map(() => openDatabase({ url: test.url })));

    const applied = await Promise.all(others.map((other) => migrate(other, folder)));
    await Promise.all(others.map((other) => other.close()));

    expect(applied.flat()).toEqual(['9401_a.sql']);
  });
});

describeOnPostgres('migrate while the site is in use', () => {
  it('gives way to those who read the table, and applies the file when they have ended', async () => {
    await rows('create table in_use (n int)');
    await put('9801_a.sql', 'alter table in_use add column m int;');
    const reader = new pg.Client({ connectionString: test.url });
    await reader.connect();
    await reader.query('begin; select * from in_use');

    const migrating = migrate(test.database, folder);
    const isWaiting = `select 1 from pg_locks where relation = 'in_use'::regclass and not granted`;
    await eventually(async () => (await rows(isWaiting)).length > 0);
    // Stands in line behind the migration, until that gives up.
    await rows('select * from in_use');
    await reader.query('commit');
    await reader.end();

    expect(await migrating).toEqual(['9801_a.sql']);
  });
});
