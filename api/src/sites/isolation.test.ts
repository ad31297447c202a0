import { endpointOf, endpoints, type ApiKey } from '@mosaico/shared/api';
import { sql } from 'kysely';
import { insertSite, openToken } from '../../testing/builders.ts';
import { useApp, type Called, type CallInput } from '../../testing/test-app.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { seedGames } from '../games/seed.ts';
import { seedPayments } from '../payments/seed.ts';
import { product } from '../start/product.ts';
import { CALLS } from '../../testing/calls.ts';
import { operatorKey, OPERATORS } from '../../testing/operators.ts';
import { marksOf, rowsOfSite, tablesWithSite, type RowsOfSite } from '../../testing/rows-of-site.ts';
import { beginIdsAt, fillTenant, type Tenant } from '../../testing/tenant.ts';

/** What others need does not work after these, so they come last: the password, and being let in to play. */
const BARRING: readonly ApiKey[] = [
  'POST /api/auth/password/modify',
  'POST /api/rg/pause',
  'POST /api/rg/self-exclude',
];
const KEYS = (Object.keys(endpoints) as ApiKey[]).sort(
  (one, other) => BARRING.indexOf(one) - BARRING.indexOf(other),
);
/** What everybody may know of a site. */
const APPEARANCE = ['sites', 'site_links', 'site_advertisements'];
const DIRECTORY_FRESH_MS = 10_000;

describe('two sites in one database', () => {
  const api = useApp(product, { operators: OPERATORS });
  /** The site whose data is protected, and the site whose members try to see it. */
  let ours: Tenant;
  let theirs: Tenant;
  let before: RowsOfSite;
  let marks: readonly string[];

  beforeAll(async () => {
    const { db, clock, config } = api.deps;
    const selfUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
    Object.assign(config, { selfUrl });
    const siteKeys = [await insertSite(db, 'theirs'), await insertSite(db, 'ours')];
    clock.advance(DIRECTORY_FRESH_MS);
    await db.transaction().execute(async (tx) => {
      await seedGames(tx, { siteKeys });
      await seedPayments(tx, { siteKeys });
    });
    const fill = async (siteKey: string, other: string, signature: Parameters<typeof fillTenant>[2]) =>
      fillTenant(api, siteKey, signature, await gameOnlyOn(siteKey, other));
    theirs = await fill('theirs', 'ours', {
      word: 'wanderer',
      firstId: 5_000_001,
      deposit: '142.00',
      cpfs: ['11144477735', '39053344705', '86288366757'],
    });
    ours = await fill('ours', 'theirs', {
      word: 'quartzite',
      firstId: 880_000_001,
      deposit: '321.45',
      cpfs: ['12345678909', '98765432100', '15350946056'],
    });
    // What the walk adds has ids of neither.
    await beginIdsAt(api, 7_000_001);
    clock.advance(DIRECTORY_FRESH_MS);
    before = await rowsOfSite(db, 'ours');
    marks = [...marksOf(before, await rowsOfSite(db, 'theirs')), ...ours.wireMarks];
  });

  async function gameOnlyOn(siteKey: string, other: string): Promise<Tenant['game']> {
    const elsewhere = api.deps.db.selectFrom('games').select('id').where('site_key', '=', other);
    const { id, provider_key: platType } = await api.deps.db
      .selectFrom('games')
      .select(['id', 'provider_key'])
      .where('site_key', '=', siteKey)
      .where('id', 'not in', elsewhere)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    return { id, platType };
  }

  /** A call by the member of `who`, each with a session of its own: one of the endpoints ends it. */
  async function callAs(who: Tenant, key: ApiKey, what: Tenant, host = who.host): Promise<Called<unknown>> {
    const token = await openToken(api.deps.db, who.member, api.deps.clock.now());
    const input = { ...CALLS[key].input(who, what), host };
    if (endpointOf(key).access === 'operator') return send(key, { ...input, token: operatorKey('ana') });
    const ticket = await ticketOf(who, key, { token, host });
    return send(key, { ...input, token, ...(ticket && { body: { ...(input.body as object), ticket } }) });
  }

  /** The ticket that an endpoint asks for; on the other site the member gets none. */
  async function ticketOf({ password }: Tenant, key: ApiKey, as: CallInput): Promise<string | null> {
    const purpose = CALLS[key].ticketFor;
    if (!purpose) return null;
    const { status, body } = await api.call('POST /api/auth/password/verify', {
      ...as,
      body: { password, purpose },
    });
    return status === 200 ? body.data.ticket : 'none';
  }

  /** The answer; of a stream what it has told until the caller's own event has come. */
  async function send(key: ApiKey, input: CallInput): Promise<Called<unknown>> {
    if (endpointOf(key).kind !== 'stream') return api.send(key, input);
    const refusal = await refusalOfStream(input);
    return refusal ?? { status: 200, body: await streamed(input), response: null as never };
  }

  async function refusalOfStream(input: CallInput): Promise<Called<unknown> | null> {
    const hasMember = await api.send('POST /api/auth/me', input);
    return hasMember.status === 200 ? null : api.send('GET /api/stream', input);
  }

  async function streamed({ token, host }: CallInput): Promise<string> {
    const leave = new AbortController();
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-host': host ?? '' };
    const { body } = await fetch(`${api.deps.config.selfUrl}/api/stream`, { headers, signal: leave.signal });
    let text = '';
    for await (const chunk of body ?? []) {
      if (text === '') tellBoth();
      text += Buffer.from(chunk as Uint8Array).toString();
      if (text.includes('data:')) break;
    }
    leave.abort();
    return text;
  }

  /** The members of both sites hear of their balance at the same time, ours first. */
  function tellBoth(): void {
    const at = api.deps.clock.now().toISOString();
    for (const { member, deposit } of [ours, theirs])
      api.deps.memberEvents.publish(member.id, { type: 'balance', balance: deposit, version: 1, at });
  }

  /** What a call has shown that it must not: anything of ours, or, where anybody may ask for a site by name, of our members. */
  const leaksOf = (answer: Called<unknown>, key: ApiKey) => {
    const isPublic = CALLS[key].foreign === 'public';
    const appearance = Object.entries(before).filter(([table]) => APPEARANCE.includes(table));
    const allowed = isPublic ? marksOf(Object.fromEntries(appearance), {}) : [];
    return marksIn(answer).filter((mark) => !allowed.includes(mark));
  };

  const marksIn = ({ body, response }: Called<unknown>) => {
    const told = JSON.stringify([body, response?.headers ?? {}]);
    return marks.filter((mark) => told.includes(JSON.stringify(mark).slice(1, -1)));
  };

  /** What becomes of a call about one's own things. */
  const ownStatus = (key: ApiKey) => Number.parseInt(CALLS[key].heardOnly ?? '200', 10);

  it('the walk knows every endpoint of the catalogue [R13]', () => {
    expect(Object.keys(CALLS).sort()).toEqual([...KEYS].sort());
  });

  it('there is something to find in every table of members’ data [R13]', async () => {
    const empty = Object.keys(before).filter((table) => before[table]?.length === 0);

    expect(marks.length).toBeGreaterThan(100);
    // The game provider's own books, which begin when its page is loaded.
    expect(empty.filter((table) => !table.startsWith('prov_'))).toEqual([]);
  });

  describe.each(KEYS)('%s', (key) => {
    it('does not know a member of the other site [R14]', async () => {
      const answer = await callAs(ours, key, ours, theirs.host);

      const isTurnedAway =
        answer.status === 401 && JSON.stringify(answer.body).includes('"message":"Unauthenticated."');
      expect(isTurnedAway).toBe(endpointOf(key).access === 'member');
      expect(leaksOf(answer, key)).toEqual([]);
    });

    it('tells the other site’s members nothing [R13, R14]', async () => {
      const answer = await callAs(theirs, key, theirs);

      expect([answer.status, marksIn(answer)]).toEqual([ownStatus(key), []]);
    });

    it('refuses what belongs to the other site, and leaves it as it is [R13, R160]', async () => {
      const { foreign } = CALLS[key];

      const answer = await callAs(theirs, key, ours);

      expect(answer.status).toBe(typeof foreign === 'number' ? foreign : ownStatus(key));
      expect(leaksOf(answer, key)).toEqual([]);
    });
  });

  it('the sandbox’s mailbox, too, is one for each site [R13, G9]', async () => {
    const query = { to: `lost@${ours.word}.test` };

    const [own, foreign] = [
      await api.send('GET /mailbox/messages', { host: ours.host, token: null, query }),
      await api.send('GET /mailbox/messages', { host: theirs.host, token: null, query }),
    ];

    expect(JSON.stringify(own.body)).toContain(ours.forgetful.code);
    expect(foreign.body).toEqual({ messages: [] });
  });

  it('none of these calls has written anything on the site [R13]', async () => {
    const { sessions: _, ...after } = await rowsOfSite(api.deps.db, 'ours');
    const { sessions: __, ...untouched } = before;

    expect(after).toEqual(untouched);
  });

  // Last: it proves that the walk would have seen the marks, and changes the site's rows.
  describe.each(KEYS)('%s', (key) => {
    it(`shows its own member ${CALLS[key].isTelling ? 'what is theirs' : 'nothing recognisable'} [R13]`, async () => {
      const answer = await callAs(ours, key, ours);

      expect([answer.status, marksIn(answer).length > 0]).toEqual([ownStatus(key), CALLS[key].isTelling]);
    });
  });
});

describe('the schema', () => {
  const test = useDatabase();

  /** Tables without a site, each for a reason. */
  const SITELESS = {
    data_export_parts: 'a piece is its export’s, and sealed',
    jobs: 'which process does which job, for all sites',
    ledger_lines: 'a line is its entry’s and its account’s, and a trigger keeps these on one site',
    psp_charges: 'books of the payment provider, which knows receivers, not sites',
    psp_infractions: 'books of the payment provider',
    psp_payouts: 'books of the payment provider',
    psp_pix: 'books of the payment provider',
    psp_refunds: 'books of the payment provider',
    psp_webhook_addresses: 'books of the payment provider',
    psp_webhooks: 'outbox of the payment provider',
    rate_limits: 'counters; the site is part of the key',
    sandbox_barred: 'book of the sandbox of the register, by hashes of CPFs',
    sandbox_identity_checks: 'book of the sandbox of identity checks',
    schema_migrations: 'of the database itself',
    sites: 'the sites themselves',
  };

  it('says of every row whose it is [R13]', async () => {
    const { rows } = await sql<{ table_name: string }>`
      select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(test.db);
    const withSite = await tablesWithSite(test.db);

    const siteless = rows.map(({ table_name }) => table_name).filter((name) => !withSite.includes(name));

    expect(siteless).toEqual(Object.keys(SITELESS));
  });

  it('holds members’ data only beside the key of their site [R13, R14]', async () => {
    const { rows } = await sql<{ table_name: string; site: string | null }>`
      select owner.table_name, site.is_nullable as site from information_schema.columns owner
      left join information_schema.columns site on site.table_schema = owner.table_schema
        and site.table_name = owner.table_name and site.column_name = 'site_key'
      join information_schema.tables kind on kind.table_schema = owner.table_schema and kind.table_name = owner.table_name
      where owner.table_schema = 'public' and owner.column_name = 'member_id' and kind.table_type = 'BASE TABLE'
      order by owner.table_name`.execute(test.db);

    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ site }) => site !== 'NO')).toEqual([]);
  });

  it('points to members of the same site alone [R13, R14]', async () => {
    const { rows } = await sql<{ name: string; columns: string[]; targets: string[] }>`
      select conrelid::regclass || '.' || conname as name,
        (select array_agg(attname::text order by place) from unnest(conkey) with ordinality as own (number, place)
          join pg_attribute on attrelid = conrelid and attnum = own.number) as columns,
        (select array_agg(attname::text order by place) from unnest(confkey) with ordinality as far (number, place)
          join pg_attribute on attrelid = confrelid and attnum = far.number) as targets
      from pg_constraint where contype = 'f' and confrelid = 'members'::regclass order by 1`.execute(test.db);

    expect(rows.length).toBeGreaterThan(5);
    for (const { name, columns, targets } of rows) {
      expect([name, targets]).toEqual([name, ['site_key', 'id']]);
      expect([name, columns[0]]).toEqual([name, 'site_key']);
    }
  });
});
