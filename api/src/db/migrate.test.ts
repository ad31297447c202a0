import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeOnPostgres, useDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './open-database.ts';
import { migrate, MigrationChanged } from './migrate.ts';

const test = useDatabase();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mosaico-migrations-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
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
