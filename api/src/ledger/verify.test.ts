import { type RawBuilder, sql } from 'kysely';
import { useLedger } from '../../testing/ledger-database.ts';
import { nextSiteKey } from '../../testing/test-database.ts';
import { transaction } from '../db/transaction.ts';
import { deposit } from './deposits.ts';
import { type LedgerCheck, verify } from './verify.ts';

const at = new Date('2026-03-01T12:00:00Z');
const test = useLedger();

/** Changes the tables with their protection switched off, looks, and takes it all back. */
async function problemsAfter(damage: readonly RawBuilder<unknown>[]): Promise<LedgerCheck[]> {
  const checks = new Set<LedgerCheck>();
  const guarded = ['ledger_entries', 'ledger_lines', 'ledger_accounts'];
  const snapshot = guarded.map(
    (table) => sql`create table ${sql.table(`${table}_kept`)} as select * from ${sql.table(table)}`,
  );
  for (const statement of snapshot) await statement.execute(test.db);
  for (const table of guarded)
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(test.db);
  for (const statement of damage) await statement.execute(test.db);

  for (const problem of (await verify(test.db)).problems) checks.add(problem.check);

  await sql`update ledger_entries e set metadata = k.metadata from ledger_entries_kept k where k.id = e.id`.execute(
    test.db,
  );
  await sql`update ledger_lines l set amount_centavos = k.amount_centavos, account_version = k.account_version,
    balance_before = k.balance_before, balance_after = k.balance_after, hash = k.hash from ledger_lines_kept k where k.id = l.id`.execute(
    test.db,
  );
  await sql`update ledger_accounts a set balance_centavos = k.balance_centavos from ledger_accounts_kept k where k.id = a.id`.execute(
    test.db,
  );
  for (const table of guarded) {
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(test.db);
    await sql`drop table ${sql.table(`${table}_kept`)}`.execute(test.db);
  }
  return [...checks].sort();
}

describe('verify', () => {
  beforeAll(async () => {
    const siteKey = nextSiteKey();
    await transaction(test.db, async (tx) => {
      for (let i = 1; i <= 3; i++)
        await deposit(tx, { siteKey, at, idempotencyKey: `d${i}`, memberId: 1, amountCentavos: i * 100 });
    });
  });

  afterEach(async () => {
    expect(await verify(test.db)).toMatchObject({ isSound: true, accounts: 2, entries: 3, lines: 6 });
  });

  const cash = sql`(select id from ledger_accounts where name = 'member:1:cash')`;
  const lastCashLine = sql`(select max(id) from ledger_lines where account_id = ${cash})`;

  it('[I3] finds an altered entry by the hash chain', async () => {
    expect(
      await problemsAfter([
        sql`update ledger_entries set metadata = '{"member":2}' where idempotency_key = 'd2'`,
      ]),
    ).toEqual(['hash_chain']);
  });

  it('[I3] finds an altered entry whose own hashes were made to fit: the lines after it do not', async () => {
    const forged = [
      sql`update ledger_entries set metadata = '{"member":2}' where idempotency_key = 'd1'`,
      sql`update ledger_lines l set hash = ledger_line_hash('', e, l) from ledger_entries e where e.id = l.entry_id and e.idempotency_key = 'd1'`,
    ];

    expect(await problemsAfter(forged)).toEqual(['hash_chain']);
  });

  it('[I1] [I8] [I16] finds an altered amount', async () => {
    const damage = [
      sql`update ledger_lines set amount_centavos = amount_centavos + 1 where id = ${lastCashLine}`,
    ];

    expect(await problemsAfter(damage)).toEqual(['entry_sum', 'hash_chain', 'projection', 'running_balance']);
  });

  it('[I8] [I16] finds a balance that the journal does not explain', async () => {
    expect(
      await problemsAfter([sql`update ledger_accounts set balance_centavos = 601 where id = ${cash}`]),
    ).toEqual(['projection', 'site_sum']);
  });

  it('[I14] finds a gap in the order of an account', async () => {
    expect(
      await problemsAfter([sql`update ledger_lines set account_version = 9 where id = ${lastCashLine}`]),
    ).toEqual(['hash_chain', 'running_balance']);
  });

  it('[I9] finds a player’s account below zero', async () => {
    const drained = [
      sql`alter table ledger_accounts drop constraint ledger_accounts_not_negative`,
      sql`update ledger_accounts set balance_centavos = -1 where id = ${cash}`,
    ];

    const problems = await problemsAfter(drained);
    await sql`alter table ledger_accounts add constraint ledger_accounts_not_negative
      check (balance_centavos >= 0 or may_go_negative)`.execute(test.db);

    expect(problems).toEqual(['negative', 'projection', 'site_sum']);
  });

  it('[I16] names the site of every fault, also of a site behind one with more faults than are told', async () => {
    const broken = ['a-site-of-many', 'b-site-of-one'];
    await sql`alter table ledger_accounts disable trigger user`.execute(test.db);
    for (const [site, count] of [
      [broken[0], 21],
      [broken[1], 1],
    ])
      await sql`insert into ledger_accounts (site_key, name, kind, balance_centavos)
        select ${site}, 'forged:' || number, 'house', 5 from generate_series(1, ${count}::int) number`.execute(
        test.db,
      );

    const { problems } = await verify(test.db);
    await sql`delete from ledger_accounts where site_key in (${sql.join(broken)})`.execute(test.db);
    await sql`alter table ledger_accounts enable trigger user`.execute(test.db);

    const sitesOf = (wanted: LedgerCheck) =>
      problems.filter(({ check }) => check === wanted).map(({ siteKey }) => siteKey);
    expect(sitesOf('site_sum')).toEqual(broken);
    expect(sitesOf('projection')).toHaveLength(21);
    expect(new Set(sitesOf('projection'))).toEqual(new Set(broken));
  });

  it.each([
    ['stakes of open rounds that are in no purse', 5, null],
    ['what is left of a closed round', 5, at],
  ])('[I25] finds %s', async (_what, stakeCentavos, closedAt) => {
    await sql`alter table game_rounds drop constraint game_rounds_stake`.execute(test.db);
    await sql`insert into game_rounds (site_key, integration, round_id, member_id, game_id, opened_at, closed_at, stake_centavos)
      values ('somewhere', 'sandbox', 'r1', 1, 1, ${at}, ${closedAt}, ${stakeCentavos})`.execute(test.db);

    const { problems } = await verify(test.db);
    await sql`delete from game_rounds`.execute(test.db);
    await sql`alter table game_rounds add constraint game_rounds_stake
      check (stake_centavos >= 0 and (closed_at is null or stake_centavos = 0))`.execute(test.db);

    expect(problems).toEqual([{ check: 'in_play', subject: 'somewhere 1', siteKey: 'somewhere' }]);
  });

  it('[I26] finds a Pix that still has to go back and lies nowhere', async () => {
    await sql`alter table pix_payments disable trigger user`.execute(test.db);
    await sql`insert into pix_payments (site_key, e2eid, txid, amount_centavos, outcome, reason, paid_at, received_at, refund_status, refund_at)
      values ('somewhere', ${'E'.repeat(32)}, '', 5, 'refunded', 'too_late', ${at}, ${at}, 'requested', ${at})`.execute(
      test.db,
    );

    const { problems } = await verify(test.db);
    await sql`delete from pix_payments`.execute(test.db);
    await sql`alter table pix_payments enable trigger user`.execute(test.db);

    expect(problems).toEqual([{ check: 'suspense', subject: 'somewhere', siteKey: 'somewhere' }]);
  });
});
