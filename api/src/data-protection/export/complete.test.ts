import { sql } from 'kysely';
import { useDatabase } from '../../../testing/test-database.ts';
import { EXPORTED, NOT_EXPORTED } from './catalogue/catalogue.ts';

/** Columns that say whose a row is, beside references to `members`. */
const OWNER_COLUMNS = ['member_id', 'agent_id', 'other_id', 'inviter_id', 'player_id'];
/** Columns that say by an address, a document or a name whose a row is, or whose content is sealed, so that nobody sees whose it is. */
const CONTACT_COLUMNS = ['recipient', 'email', 'phone', 'cpf', 'account', 'payer_cpf', 'sealed'];
/** In every table, and no news to its member. */
const UNDERSTOOD = ['site_key', 'member_id', 'agent_id'];

describe('the archive of a member', () => {
  const test = useDatabase();

  interface Column {
    readonly table: string;
    readonly column: string;
  }
  const columnsOfSchema = async () =>
    (
      await sql<Column>`select c.table_name as "table", c.column_name as "column" from information_schema.columns c
        join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
        where c.table_schema = 'public'`.execute(test.db)
    ).rows;
  const references = async () =>
    (
      await sql<{
        from: string;
        to: string;
      }>`select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(test.db)
    ).rows;

  /** Tables that lead to a member: by a column, by a reference, or by a reference to one that does. */
  async function tablesAboutMembers(): Promise<ReadonlySet<string>> {
    const columns = await columnsOfSchema();
    const edges = await references();
    const found = new Set([
      'members',
      ...columns
        .filter(({ column }) => OWNER_COLUMNS.includes(column) || CONTACT_COLUMNS.includes(column))
        .map(({ table }) => table),
    ]);
    for (let before = 0; before !== found.size;) {
      before = found.size;
      for (const { from, to } of edges) if (found.has(to)) found.add(from);
    }
    return found;
  }

  it('[G42] has every table that leads to a member, or says why not', async () => {
    const about = await tablesAboutMembers();
    const decided = new Set([...EXPORTED.map(({ table }) => table), ...Object.keys(NOT_EXPORTED)]);

    expect(about.size).toBeGreaterThan(50);
    // Nothing but an address, and nothing at all that can be read, says whose these are.
    expect([...about]).toEqual(expect.arrayContaining(['sandbox_messages', 'outgoing_mails']));
    expect([...about].filter((table) => !decided.has(table))).toEqual([]);
  });

  it('[G42] has every column of these tables, or says why not', async () => {
    const columns = await columnsOfSchema();

    const undecided = EXPORTED.flatMap(({ table, columns: taken, withheld }) =>
      columns
        .filter((each) => each.table === table && !UNDERSTOOD.includes(each.column))
        .filter(({ column }) => taken.includes(column) === column in withheld)
        .map(({ column }) => `${table}.${column}`),
    );

    expect(undecided).toEqual([]);
  });

  it('[G42] names no table and no column that there is not', async () => {
    const columns = await columnsOfSchema();
    const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    const tables = new Set(columns.map(({ table }) => table));

    const named = EXPORTED.flatMap(({ table, columns: taken, order, withheld }) =>
      [...taken, ...order, ...Object.keys(withheld)].map((column) => `${table}.${column}`),
    );

    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(Object.keys(NOT_EXPORTED).filter((table) => !tables.has(table))).toEqual([]);
  });

  it('[G42] takes nothing whose name says that it is secret', () => {
    const named = EXPORTED.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));

    // What was promised of a spin that is over is public.
    const secret = named.filter((name) =>
      /password_hash|secret|token|seed|hash|sealed|public_key/.test(name),
    );

    expect(secret).toEqual(['wheel_spins.seed_hash', 'wheel_spins.client_seed']);
  });
});
