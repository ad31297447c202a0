import { sql } from 'kysely';
import { useLedger } from '../../testing/ledger-database.ts';
import { nextSiteKey } from '../../testing/test-database.ts';
import { transaction } from '../db/transaction.ts';
import type { Tx } from '../db/tables.ts';
import { entryById } from './entries.ts';
import type { Line } from './entry.ts';
import { balanceOf } from './balances.ts';
import { deposit } from './deposits.ts';
import { post } from './journal.ts';
import { reverse } from './reversal.ts';
import { rebuild, verify } from './verify.ts';
import { holdWithdrawal } from './withdrawals.ts';

const at = new Date('2026-03-01T12:00:00Z');
const test = useLedger();

const transfer = (amountCentavos: number): Line[] => [
  { account: 'external:psp', amountCentavos: -amountCentavos },
  { account: 'member:1:cash', amountCentavos },
];

function credit(siteKey: string, amountCentavos: number, idempotencyKey: string) {
  return transaction(test.db, (tx) =>
    deposit(tx, { siteKey, at, idempotencyKey, memberId: 1, amountCentavos }),
  );
}

/** Writes to the tables without the ledger, as a bug or an intruder would. */
async function insertRaw(
  tx: Tx,
  siteKey: string,
  lines: readonly { account: string; amount: number; currency?: string; site?: string }[],
) {
  const entry = await sql<{
    id: number;
  }>`insert into ledger_entries (site_key, kind, idempotency_key, request_hash, created_at, event_at)
    values (${siteKey}, 'raw', ${`raw:${Math.random()}`}, 'x', now(), now()) returning id`.execute(tx);
  const rows = lines.map(
    ({ account, amount, currency = 'BRL', site = siteKey }) =>
      sql`select ${entry.rows[0]?.id}::bigint, id, ${amount}::bigint, ${currency} from ledger_accounts where site_key = ${site} and name = ${account}`,
  );
  await sql`insert into ledger_lines (entry_id, account_id, amount_centavos, currency) ${sql.join(rows, sql` union all `)}`.execute(
    tx,
  );
}

describe('the ledger', () => {
  it('[I1] refuses lines that do not sum to zero', async () => {
    const lines: Line[] = [
      { account: 'external:psp', amountCentavos: -100 },
      { account: 'member:1:cash', amountCentavos: 99 },
    ];

    const attempt = transaction(test.db, (tx) =>
      post(tx, { siteKey: nextSiteKey(), at, kind: 'test', idempotencyKey: 'k', lines }),
    );

    await expect(attempt).rejects.toThrow('the lines do not sum to zero');
  });

  it('[I1] refuses unbalanced lines, whoever writes them', async () => {
    const siteKey = nextSiteKey();
    await credit(siteKey, 100, 'd1');

    const attempt = transaction(test.db, (tx) =>
      insertRaw(tx, siteKey, [{ account: 'member:1:cash', amount: 5 }]),
    );

    await expect(attempt).rejects.toThrow(/sum to 5, not to zero/);
    expect(await balanceOf(test.db, siteKey, 'member:1:cash')).toBe(100);
  });

  it('[I1] takes the lines of an entry together: of two halves that would sum to zero, the first is refused', async () => {
    const siteKey = nextSiteKey();
    await credit(siteKey, 100, 'd1');

    const attempt = transaction(test.db, async (tx) => {
      await sql`set constraints all deferred`.execute(tx);
      await insertRaw(tx, siteKey, [{ account: 'member:1:cash', amount: 5 }]);
    });

    await expect(attempt).rejects.toThrow(/sum to 5, not to zero/);
  });

  it('[I1] closes an entry with the transaction that wrote it', async () => {
    const siteKey = nextSiteKey();
    const entry = await credit(siteKey, 100, 'd1');

    const attempt =
      sql`insert into ledger_lines (entry_id, account_id, amount_centavos) select ${entry.id}, id, 1
      from ledger_accounts where site_key = ${siteKey}`.execute(test.db);

    await expect(attempt).rejects.toThrow(/is closed/);
  });

  it.each([
    ['update of an entry', sql`update ledger_entries set kind = 'other'`],
    ['delete of an entry', sql`delete from ledger_entries`],
    ['update of a line', sql`update ledger_lines set amount_centavos = 1`],
    ['delete of a line', sql`delete from ledger_lines`],
    ['truncate', sql`truncate ledger_lines`],
    ['truncate by cascade', sql`truncate ledger_entries cascade`],
    ['delete of an account', sql`delete from ledger_accounts`],
    [
      'update of what an account is',
      sql`update ledger_accounts set kind = 'house', may_go_negative = true, name = 'house:cash'`,
    ],
    ['direct update of a balance', sql`update ledger_accounts set balance_centavos = balance_centavos + 1`],
  ])('[I2] refuses in the database: %s', async (_what, statement) => {
    await credit(nextSiteKey(), 100, 'd1');

    await expect(statement.execute(test.db)).rejects.toThrow(/^ledger: /);
  });

  it('[I2] refuses an account that opens with money', async () => {
    const attempt =
      sql`insert into ledger_accounts (site_key, name, kind, balance_centavos) values ('x', 'house:cash', 'house', 5)`.execute(
        test.db,
      );

    await expect(attempt).rejects.toThrow('ledger: an account opens empty');
  });

  it.each([
    ['of no known name', 'house:cellar', null, null],
    ['of another nature than its name says', 'member:1:cash', 'house', null],
    ['of another member than its name says', 'member:1:cash', 'member_cash', 2],
    ['of a member, though its name has none', 'house:fees', 'house', 1],
    ['of a member with a nought before its number', 'member:01:cash', 'member_cash', 1],
    ['of a seventeenth part of the house', 'house:cash:16', 'house', null],
    ['of nobody, on no site', '', null, null],
  ])('[G41] opens no account %s', async (_what, name, kind, memberId) => {
    const attempt =
      sql`insert into ledger_accounts (site_key, name, kind, member_id) values (${name && 'x'}, ${name || 'house:fees'}, ${kind}, ${memberId})`.execute(
        test.db,
      );

    await expect(attempt).rejects.toMatchObject({ code: '23514' });
  });

  it('[I9] decides by the name alone whether an account may go below zero', async () => {
    const siteKey = nextSiteKey();
    await sql`insert into ledger_accounts (site_key, name, may_go_negative) values (${siteKey}, 'member:1:cash', true)`.execute(
      test.db,
    );
    await sql`insert into ledger_accounts (site_key, name, may_go_negative) values (${siteKey}, 'house:fees', false)`.execute(
      test.db,
    );

    const { rows } =
      await sql`select name, kind, member_id, may_go_negative from ledger_accounts where site_key = ${siteKey} order by name`.execute(
        test.db,
      );

    expect(rows).toEqual([
      { name: 'house:fees', kind: 'house', member_id: null, may_go_negative: true },
      { name: 'member:1:cash', kind: 'member_cash', member_id: 1, may_go_negative: false },
    ]);
  });

  it('[I25] lets nobody but the wallet move stakes in play, not even the ledger’s own functions', async () => {
    const siteKey = nextSiteKey();
    await credit(siteKey, 100, 'd1');
    await sql`insert into ledger_accounts (site_key, name) values (${siteKey}, 'member:1:in_play')`.execute(
      test.db,
    );
    const lines = [
      { account: 'member:1:cash', amountCentavos: -5 },
      { account: 'member:1:in_play', amountCentavos: 5 },
    ] as const;
    const byHand = lines.map(({ account, amountCentavos: amount }) => ({ account, amount }));

    await expect(transaction(test.db, (tx) => insertRaw(tx, siteKey, byHand))).rejects.toThrow(
      'ledger: only the wallet moves stakes in play',
    );
    await expect(
      transaction(test.db, (tx) => post(tx, { siteKey, at, kind: 'test', idempotencyKey: 'k', lines })),
    ).rejects.toThrow('ledger: only the wallet moves stakes in play');
    expect(await balanceOf(test.db, siteKey, 'member:1:cash')).toBe(100);
  });

  it.each([
    ['of zero', 0],
    ['beyond what a number holds', Number.MAX_SAFE_INTEGER],
  ])('[I10] refuses in the database a line %s', async (_what, amount) => {
    const siteKey = nextSiteKey();
    await credit(siteKey, 100, 'd1');
    const lines = [
      { account: 'member:1:cash', amount },
      { account: 'external:psp', amount: -amount },
    ];

    await expect(transaction(test.db, (tx) => insertRaw(tx, siteKey, lines))).rejects.toMatchObject({
      code: '23514',
    });
  });

  it.each([
    ['kind', 'Not a kind', 'k'],
    ['key', 'test', 'k'.repeat(201)],
    ['key', 'test', ''],
  ])('refuses in the database an entry without a proper %s', async (_what, kind, key) => {
    const attempt =
      sql`insert into ledger_entries (site_key, kind, idempotency_key, request_hash, created_at, event_at)
      values ('x', ${kind}, ${key}, 'x', now(), now())`.execute(test.db);

    await expect(attempt).rejects.toMatchObject({ code: '23514' });
  });

  it('refuses a line of an entry or an account that does not exist', async () => {
    const siteKey = nextSiteKey();
    const { id } = await credit(siteKey, 100, 'd1');
    const line = (entry: number, account: number) =>
      sql`insert into ledger_lines (entry_id, account_id, amount_centavos) values (${entry}, ${account}, 1)`.execute(
        test.db,
      );

    await expect(line(999_999_999, 1)).rejects.toMatchObject({ code: 'P0002' });
    await expect(line(id, 999_999_999)).rejects.toMatchObject({ code: 'P0002' });
  });

  it('[I4] answers a repeated movement with the first entry and moves nothing', async () => {
    const siteKey = nextSiteKey();

    const first = await credit(siteKey, 100, 'd1');
    const second = await credit(siteKey, 100, 'd1');

    expect(first.isReplay).toBe(false);
    expect(second).toEqual({ ...first, isReplay: true });
    expect(await balanceOf(test.db, siteKey, 'member:1:cash')).toBe(100);
  });

  it('[I4] [G27] refuses a key that comes again with other content', async () => {
    const siteKey = nextSiteKey();
    await credit(siteKey, 100, 'd1');

    await expect(credit(siteKey, 101, 'd1')).rejects.toMatchObject({ code: 'idempotency_conflict' });
    expect(await balanceOf(test.db, siteKey, 'member:1:cash')).toBe(100);
  });

  it('[I10] adds one centavo a thousand times without drift', async () => {
    const siteKey = nextSiteKey();

    await transaction(test.db, async (tx) => {
      for (let i = 0; i < 1000; i++)
        await post(tx, { siteKey, at, kind: 'test', idempotencyKey: `k${i}`, lines: transfer(1) });
    });

    expect(await balanceOf(test.db, siteKey, 'member:1:cash')).toBe(1000);
  });

  it('[I10] [R2] refuses fractions of a centavo and numbers that lose digits', async () => {
    for (const amount of [0.5, Number.NaN, 2 ** 53]) {
      const attempt = transaction(test.db, (tx) =>
        post(tx, { siteKey: nextSiteKey(), at, kind: 'test', idempotencyKey: 'k', lines: transfer(amount) }),
      );
      await expect(attempt).rejects.toThrow(RangeError);
    }
  });

  it('[I11] [R2] holds no currency but BRL, and mixes none into an entry', async () => {
    const siteKey = nextSiteKey();
    await credit(siteKey, 100, 'd1');
    const otherAccount = sql`insert into ledger_accounts (site_key, name, kind, currency) values (${siteKey}, 'house:cash', 'house', 'USD')`;
    const mixed = [
      { account: 'member:1:cash', amount: 5, currency: 'USD' },
      { account: 'external:psp', amount: -5 },
    ];

    await expect(otherAccount.execute(test.db)).rejects.toThrow('ledger: no account in USD');
    await expect(transaction(test.db, (tx) => insertRaw(tx, siteKey, mixed))).rejects.toThrow(
      'ledger: currencies do not mix',
    );
  });

  it('refuses a transfer from one site to another', async () => {
    const [here, there] = [nextSiteKey(), nextSiteKey()];
    await credit(here, 100, 'd1');
    await credit(there, 100, 'd1');
    const across = [
      { account: 'member:1:cash', amount: -5 },
      { account: 'member:1:cash', amount: 5, site: there },
    ];

    await expect(transaction(test.db, (tx) => insertRaw(tx, here, across))).rejects.toThrow(
      'ledger: no transfer crosses sites',
    );
  });

  it('[I12] compensates an entry by its opposite, once, and keeps both', async () => {
    const siteKey = nextSiteKey();
    const entry = await credit(siteKey, 100, 'd1');

    const first = await transaction(test.db, (tx) => reverse(tx, { siteKey, at, entryId: entry.id }));
    const second = await transaction(test.db, (tx) => reverse(tx, { siteKey, at, entryId: entry.id }));

    expect(first).toMatchObject({ reversesId: entry.id, isReplay: false });
    expect(second).toMatchObject({ id: first.id, isReplay: true });
    expect(await balanceOf(test.db, siteKey, 'member:1:cash')).toBe(0);
    const kept = await test.db
      .selectFrom('ledger_entries')
      .select('id')
      .where('site_key', '=', siteKey)
      .orderBy('id')
      .execute();
    expect(kept.map((row) => row.id)).toEqual([entry.id, first.id]);
  });

  it('[I12] finds no entry of another site, and compensates no compensation', async () => {
    const siteKey = nextSiteKey();
    const entry = await credit(siteKey, 100, 'd1');
    const compensation = await transaction(test.db, (tx) => reverse(tx, { siteKey, at, entryId: entry.id }));

    const elsewhere = transaction(test.db, (tx) =>
      reverse(tx, { siteKey: nextSiteKey(), at, entryId: entry.id }),
    );
    const twice = transaction(test.db, (tx) => reverse(tx, { siteKey, at, entryId: compensation.id }));

    await expect(elsewhere).rejects.toMatchObject({ code: 'not_found' });
    await expect(twice).rejects.toThrow(RangeError);
  });

  it('[I15] does not report a refused movement as applied when it is sent again', async () => {
    const siteKey = nextSiteKey();
    const hold = () =>
      transaction(test.db, (tx) =>
        holdWithdrawal(tx, { siteKey, at, memberId: 1, withdrawalId: 'W1', amountCentavos: 500 }),
      );
    await credit(siteKey, 100, 'd1');

    await expect(hold()).rejects.toMatchObject({
      code: 'insufficient_funds',
      details: { values: { availableCentavos: 100 } },
    });
    await expect(hold()).rejects.toMatchObject({ code: 'insufficient_funds' });
    await credit(siteKey, 400, 'd2');
    expect(await hold()).toMatchObject({ isReplay: false });
  });

  it('[I15] writes nothing for a refused movement, even if its transaction goes on', async () => {
    const siteKey = nextSiteKey();

    await transaction(test.db, async (tx) => {
      const refused = holdWithdrawal(tx, {
        siteKey,
        at,
        memberId: 1,
        withdrawalId: 'W1',
        amountCentavos: 500,
      });
      await expect(refused).rejects.toMatchObject({ code: 'insufficient_funds' });
    });

    const entries = await test.db
      .selectFrom('ledger_entries')
      .select('id')
      .where('site_key', '=', siteKey)
      .execute();
    expect(entries).toEqual([]);
  });

  it('[I9] lets no player account go below zero in the database either', async () => {
    const siteKey = nextSiteKey();
    await credit(siteKey, 100, 'd1');
    const drain = [
      { account: 'member:1:cash', amount: -101 },
      { account: 'external:psp', amount: 101 },
    ];

    await expect(transaction(test.db, (tx) => insertRaw(tx, siteKey, drain))).rejects.toThrow(
      /ledger_accounts_not_negative/,
    );
  });

  it('[I8] [I13] [I16] keeps balances that the journal alone yields again', async () => {
    const report = await verify(test.db);
    const accounts = await test.db
      .selectFrom('ledger_accounts')
      .select(['id', 'balance_centavos', 'version'])
      .orderBy('id')
      .execute();

    expect(report).toMatchObject({ isSound: true, problems: [] });
    expect(report.lines).toBeGreaterThan(2000);
    expect(await rebuild(test.db)).toEqual(
      accounts.map((account) => ({
        accountId: account.id,
        balanceCentavos: account.balance_centavos,
        version: account.version,
      })),
    );
  });

  it('rolls every movement of a transaction back with it', async () => {
    const siteKey = nextSiteKey();

    const attempt = transaction(test.db, async (tx) => {
      await deposit(tx, { siteKey, at, idempotencyKey: 'd1', memberId: 1, amountCentavos: 100 });
      throw new Error('something else went wrong');
    });

    await expect(attempt).rejects.toThrow('something else went wrong');
    expect(await balanceOf(test.db, siteKey, 'member:1:cash')).toBe(0);
  });

  it('tells when it happened apart from when it was written', async () => {
    const siteKey = nextSiteKey();
    const eventAt = new Date('2026-02-28T23:59:59Z');

    const entry = await transaction(test.db, (tx) =>
      deposit(tx, { siteKey, at, eventAt, idempotencyKey: 'd1', memberId: 1, amountCentavos: 100 }),
    );

    expect(entry).toMatchObject({ createdAt: at, eventAt });
    expect((await entryById(test.db, siteKey, entry.id))?.entry).toEqual(entry);
  });
});
