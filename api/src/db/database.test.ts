import { sql } from 'kysely';
import { useDatabase } from '../../testing/test-database.ts';
import { isUniqueViolation, sqlState } from './sql-state.ts';
import { transaction } from './transaction.ts';

const test = useDatabase();

async function one(expression: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(test.db);
  return rows[0]?.value;
}

describe('values', () => {
  it('come the same from both engines', async () => {
    expect(await one(sql`9007199254740991::bigint`)).toBe(9007199254740991);
    expect(await one(sql`'2026-02-28'::date`)).toBe('2026-02-28');
    expect(await one(sql`'2026-02-28T21:30:00-03:00'::timestamptz`)).toEqual(
      new Date('2026-03-01T00:30:00Z'),
    );
    expect(await one(sql`0.50::numeric(5,2)`)).toBe('0.50');
    expect(await one(sql`'{"a":[1,null]}'::jsonb`)).toEqual({ a: [1, null] });
    expect(await one(sql`current_setting('timezone')`)).toBe('UTC');
  });

  it('[R2] refuse a number that would lose digits', async () => {
    await expect(one(sql`9007199254740993::bigint`)).rejects.toThrow('not a safe integer');
  });

  it('survive the way in and out', async () => {
    const instant = new Date('2026-03-01T00:30:00.123Z');

    expect(await one(sql`${instant}::timestamptz`)).toEqual(instant);
    expect(await one(sql`${JSON.stringify(['a', 1])}::jsonb`)).toEqual(['a', 1]);
    expect(await one(sql`${[1, 2]}::int[]`)).toEqual([1, 2]);
  });
});

describe('transaction', () => {
  beforeAll(async () => {
    await test.database.withSession((run) =>
      run('create table box (n int unique, parent int references box (n) deferrable initially deferred)'),
    );
  });

  it('keeps all or nothing', async () => {
    const broken = transaction(test.db, async (tx) => {
      await sql`insert into box values (1)`.execute(tx);
      throw new Error('stop');
    });

    await expect(broken).rejects.toThrow('stop');
    expect(await one(sql`(select count(*) from box)`)).toBe(0);
  });

  it('reports a constraint that fails only at commit, and leaves the database fit for use', async () => {
    const broken = transaction(test.db, (tx) => sql`insert into box values (1, 99)`.execute(tx));

    await expect(broken).rejects.toMatchObject({ code: '23503' });
    await transaction(test.db, (tx) => sql`insert into box values (2)`.execute(tx));
    expect(await one(sql`(select count(*) from box)`)).toBe(1);
  });

  it('names the unique index that refused a row', async () => {
    await sql`insert into box values (3)`.execute(test.db);
    const error = await sql`insert into box values (3)`.execute(test.db).catch((caught: unknown) => caught);

    expect(sqlState(error)).toBe('23505');
    expect(isUniqueViolation(error, 'box_n_key')).toBe(true);
    expect(isUniqueViolation(error, 'other')).toBe(false);
    expect(isUniqueViolation(new Error('23505'))).toBe(false);
  });
});
