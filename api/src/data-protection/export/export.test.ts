import type { ApiKey } from '@mosaico/shared/api';
import { EXPORT_KEPT_DAYS } from '@mosaico/shared/rules';
import { unzipSync, zipSync } from 'fflate';
import { sql } from 'kysely';
import { insertMember, insertSite, openToken } from '../../../testing/builders.ts';
import { archivedRows, openedArchive } from '../../../testing/opened-archive.ts';
import { askedExport, readyExport } from '../../../testing/ready-export.ts';
import { samplePictures } from '../../../testing/sample-jpeg.ts';
import { fillTenant, type Tenant } from '../../../testing/tenant.ts';
import { useApp } from '../../../testing/test-app.ts';
import { seedGames } from '../../games/seed.ts';
import { seedPayments } from '../../payments/seed.ts';
import { submitIdentity } from '../../identity/submit.ts';
import { hashPassword } from '../../passwords/password.ts';
import { product } from '../../start/product.ts';
import { EXPORTED } from './catalogue/catalogue.ts';
import { expireExports, workOnExports } from './jobs.ts';
import { makeExport } from './make-export.ts';

const DAY_MS = 24 * 60 * 60_000;
const LEASE_MS = 5 * 60_000;
const PASSWORD = 'quartz-password-1';

describe('a copy of all that is kept about a member', () => {
  const api = useApp(product);
  let filled: Tenant;

  beforeAll(async () => {
    const { db, clock, config } = api.deps;
    Object.assign(config, { selfUrl: await api.app.listen({ port: 0, host: '127.0.0.1' }) });
    const siteKey = await insertSite(db, 'filled');
    clock.advance(10_000);
    await db.transaction().execute(async (tx) => {
      await seedGames(tx, { siteKeys: [siteKey] });
      await seedPayments(tx, { siteKeys: [siteKey] });
    });
    const game = await db
      .selectFrom('games')
      .select(['id', 'provider_key as platType'])
      .where('site_key', '=', siteKey)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const signature = { word: 'basalt', firstId: 7_000_001, deposit: '214.00' };
    filled = await fillTenant(
      api,
      siteKey,
      { ...signature, cpfs: ['11144477735', '39053344705', '86288366757'] },
      game,
    );
  });

  async function aPerson() {
    const { db, clock, random } = api.deps;
    const password_hash = await hashPassword(PASSWORD, random);
    return by(await insertMember(db, api.siteKey, { password_hash }), PASSWORD, clock.now());
  }

  async function by(member: { siteKey: string; id: number }, password: string, at: Date) {
    const token = await openToken(api.deps.db, member, at);
    const host = `${member.siteKey}.test`;
    const call = <K extends ApiKey>(key: K, body: object = {}) => api.call(key, { token, host, body });
    const ticketFor = async (purpose: string) =>
      (await call('POST /api/auth/password/verify', { password, purpose })).body.data.ticket;
    return {
      memberId: member.id,
      siteKey: member.siteKey,
      call,
      ticketFor,
      ask: async () => call('POST /api/me/export', { ticket: await ticketFor('data_export') }),
      state: async () => (await api.call('GET /api/me/export', { token, host })).body.data,
      part: (ticket: string, part = 1) => call('POST /api/me/export/download', { ticket, part }),
      told: async () =>
        (
          await api.deps.db
            .selectFrom('notifications')
            .select('kind')
            .where('member_id', '=', member.id)
            .orderBy('id')
            .execute()
        ).map(({ kind }) => kind),
    };
  }

  /** The archive, put together from its pieces. */
  async function downloaded(person: Awaited<ReturnType<typeof by>>): Promise<Buffer> {
    const ticket = await person.ticketFor('data_download');
    const pieces: Buffer[] = [];
    for (let part = 1, parts = 1; part <= parts; part += 1) {
      const { status, body } = await person.part(ticket, part);
      expect(status).toBe(200);
      parts = body.data.parts;
      pieces.push(Buffer.from(body.data.data, 'base64'));
    }
    return Buffer.concat(pieces);
  }

  const partsOf = async (id: number) =>
    (await api.deps.db.selectFrom('data_export_parts').selectAll().where('export_id', '=', id).execute())
      .length;

  it('[G42] is asked for with a ticket, made by the job, and downloaded with another ticket', async () => {
    const person = await aPerson();
    expect((await person.state()).status).toBe('none');

    const asked = await person.ask();
    const waiting = await person.state();
    await workOnExports(api.deps);
    const ready = await person.state();
    const files = openedArchive(await downloaded(person));

    expect([asked.status, waiting.status, ready.status]).toEqual([200, 'pending', 'ready']);
    expect(ready.size_bytes).toBeGreaterThan(1_000);
    expect(JSON.parse(files['about.json'] ?? '')).toMatchObject({
      member_id: person.memberId,
      site: api.siteKey,
    });
    expect(await person.told()).toEqual(['export_requested', 'export_ready', 'export_downloaded']);
  });

  it('[G42] has a JSON and a CSV file of every table, with all rows of the member and nobody else’s', async () => {
    const person = await by(filled.member, filled.password, api.deps.clock.now());
    await readyAnew(person);

    const files = openedArchive(await downloaded(person));

    let filledTables = 0;
    for (const { table, owner } of EXPORTED) {
      const rows = archivedRows(files, table);
      expect(files[`csv/${table}.csv`]?.trim().split('\r\n').length).toBeGreaterThanOrEqual(1);
      if (rows.length > 0) filledTables += 1;
      if (typeof owner !== 'string') continue;
      // Downloading writes a notification, and making the archive ends: these came after.
      if (table === 'notifications' || table === 'data_exports') continue;
      const stored = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
        where site_key = ${person.siteKey} and ${sql.ref(owner)} = ${person.memberId}`.execute(api.deps.db);
      expect([table, rows.length]).toEqual([table, stored.rows[0]?.count]);
    }
    // So that the comparison is about something.
    expect(filledTables).toBeGreaterThan(25);
    expect(archivedRows(files, 'ledger_lines').length).toBeGreaterThan(5);
  });

  it('[G42] has what the member is called and reached by, and no secret of theirs', async () => {
    const person = await by(filled.member, filled.password, api.deps.clock.now());
    await readyAnew(person);

    const all = Object.values(openedArchive(await downloaded(person))).join('\n');

    expect(all).toContain('basalt Realname');
    expect(all).toContain('11144477735');
    const { db } = api.deps;
    const hashes = await db
      .selectFrom('members')
      .select('password_hash as value')
      .where('id', '=', person.memberId)
      .execute();
    const tokens = await db
      .selectFrom('sessions')
      .select('token_hash as value')
      .where('member_id', '=', person.memberId)
      .execute();
    const secrets = await db
      .selectFrom('second_factors')
      .select('secret as value')
      .where('member_id', '=', person.memberId)
      .execute();
    const withheld = [...hashes, ...tokens, ...secrets].map(({ value }) => value).filter(Boolean);
    expect(withheld.length).toBeGreaterThan(2);
    expect(withheld.filter((value) => all.includes(value))).toEqual([]);
    expect(all).not.toContain('argon2');
  });

  it('[G42] has notifications in the words that the member has read, and what was staked in closed rounds', async () => {
    const person = await by(filled.member, filled.password, api.deps.clock.now());
    await readyAnew(person);

    const files = openedArchive(await downloaded(person));

    const notes = archivedRows(files, 'notifications');
    expect(notes.length).toBeGreaterThan(0);
    for (const { title, content } of notes)
      expect([title, content]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
    const closed = archivedRows(files, 'game_rounds').filter(({ closed_at: at }) => at !== null);
    const staked = await sql<{
      staked: number;
    }>`select coalesce(sum(amount_centavos), 0)::bigint as staked from game_transactions
      where site_key = ${person.siteKey} and member_id = ${person.memberId} and kind = 'bet' and rolled_back_at is null`.execute(
      api.deps.db,
    );
    expect(closed.length).toBeGreaterThan(0);
    expect(
      archivedRows(files, 'game_rounds').reduce((sum, round) => sum + Number(round['staked_centavos']), 0),
    ).toBe(staked.rows[0]?.staked);
    expect(closed.every((round) => Number(round['staked_centavos']) > 0)).toBe(true);
  });

  it('[G42] has the pictures that are kept of the member, and messages to addresses that they have shown to be theirs', async () => {
    const person = await aPerson();
    const { db, clock } = api.deps;
    await db
      .updateTable('members')
      .set({ email: 'Own@example.test', phone: '+5511911112222', identity_status: 'none' })
      .where('id', '=', person.memberId)
      .execute();
    await db
      .insertInto('sandbox_messages')
      .values(
        ['own@example.test', '+5511911112222', 'other@example.test'].map((recipient) => ({
          site_key: person.siteKey,
          channel: 'email' as const,
          recipient,
          subject: 'Subject',
          body: `to ${recipient}`,
          sent_at: clock.now(),
        })),
      )
      .execute();
    const picture = samplePictures('export');
    await submitIdentity(api.deps, {
      siteKey: person.siteKey,
      memberId: person.memberId,
      document_type: 'rg',
      ...picture,
    });
    await readyExport(api.deps, person);

    const bytes = unzipSync(await downloaded(person));
    const files = openedArchive(zipSync(bytes));

    // The phone is not proved: it may be somebody else’s.
    expect(archivedRows(files, 'sandbox_messages').map(({ body }) => body)).toEqual(['to own@example.test']);
    const [check] = archivedRows(files, 'identity_checks');
    const kept = bytes[`pictures/${String(check?.['number'])}-selfie.jpg`] ?? new Uint8Array();
    expect(Buffer.from(kept.subarray(0, 2)).toString('hex')).toBe('ffd8');
    expect(Object.keys(bytes).filter((name) => name.startsWith('pictures/'))).toHaveLength(3);
  });

  it.each([
    ['is removed with its pictures', 27, 3, 3],
    ['has no pictures whose time is over', 30, 0, EXPORT_KEPT_DAYS],
  ])('[G42] [G33] %s: %d days after the decision', async (_what, daysAgo, pictures, keptDays) => {
    const person = await aPerson();
    const { db, clock } = api.deps;
    const owner = { siteKey: person.siteKey, memberId: person.memberId };
    await db
      .updateTable('members')
      .set({ identity_status: 'none' })
      .where('id', '=', person.memberId)
      .execute();
    await submitIdentity(api.deps, { ...owner, document_type: 'rg', ...samplePictures('ending') });
    await db
      .updateTable('identity_checks')
      .set({
        status: 'approved',
        decided_by: 'sandbox',
        decided_at: new Date(clock.now().getTime() - daysAgo * DAY_MS),
      })
      .where('member_id', '=', person.memberId)
      .execute();
    await readyExport(api.deps, person);

    const files = Object.keys(unzipSync(await downloaded(person)));

    expect(files.filter((name) => name.startsWith('pictures/'))).toHaveLength(pictures);
    expect((await person.state()).expires_at).toBe(
      new Date(clock.now().getTime() + keptDays * DAY_MS).toISOString(),
    );
  });

  it('[G42] has every row once where a table has more than fits in one reading', async () => {
    const person = await aPerson();
    const many = 2_345;
    await sql`insert into notifications (site_key, member_id, kind, details, created_at)
      select ${person.siteKey}, ${person.memberId}, 'welcome', '{}', now() from generate_series(1, ${sql.lit(many)})`.execute(
      api.deps.db,
    );
    await sql`insert into game_rounds (site_key, integration, round_id, member_id, game_id, opened_at)
      select ${person.siteKey}, 'sandbox', 'many-' || ${person.memberId} || '-' || n, ${person.memberId}, 1,
        timestamptz '2026-10-01 00:00:00.000001' + (n / 3) * interval '1 microsecond' from generate_series(1, ${sql.lit(many)}) n`.execute(
      api.deps.db,
    );
    await readyExport(api.deps, person);

    const files = openedArchive(await downloaded(person));

    expect(new Set(archivedRows(files, 'notifications').map(({ id }) => id)).size).toBe(many);
    expect(new Set(archivedRows(files, 'game_rounds').map(({ round_id: id }) => id)).size).toBe(many);
    expect(archivedRows(files, 'game_rounds')).toHaveLength(many);
  });

  it('[G42] [A39] takes no ticket twice, none for something else, and none of another session', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    const ticket = await person.ticketFor('data_export');

    const answers = [
      await person.call('POST /api/me/export', { ticket: await person.ticketFor('second_factor') }),
      await other.call('POST /api/me/export', { ticket }),
      await person.call('POST /api/me/export', { ticket }),
      await person.call('POST /api/me/export', { ticket }),
    ];
    await workOnExports(api.deps);
    const download = await person.ticketFor('data_download');
    const parts = [await person.part(download), await person.part(download), await other.part(download)];

    expect(answers.map(({ body }) => body.error ?? 'done')).toEqual([
      'ticket_invalid',
      'ticket_invalid',
      'done',
      'ticket_invalid',
    ]);
    expect(parts.map(({ body }) => body.error ?? 'done')).toEqual([
      'done',
      'ticket_invalid',
      'ticket_invalid',
    ]);
  });

  it('[G42] is one at a time: of many who ask at once, one does', async () => {
    const person = await aPerson();
    const tickets = await Promise.all(Array.from({ length: 5 }, () => person.ticketFor('data_export')));

    const answers = await Promise.all(
      tickets.map((ticket) => person.call('POST /api/me/export', { ticket })),
    );

    expect(answers.map(({ body }) => body.error ?? 'done').sort()).toEqual([
      'done',
      ...Array.from({ length: 4 }, () => 'export_pending'),
    ]);
  });

  it('[G42] gives way to a newer one, and is removed after a week', async () => {
    const person = await aPerson();
    const first = await readyExport(api.deps, person);
    await person.ask();
    expect(await partsOf(first)).toBe(0);
    await workOnExports(api.deps);
    api.deps.clock.advance(EXPORT_KEPT_DAYS * DAY_MS);
    const again = await by({ siteKey: person.siteKey, id: person.memberId }, PASSWORD, api.deps.clock.now());

    const late = await again.part(await again.ticketFor('data_download'));
    expect([late.status, late.body.error]).toEqual([409, 'export_gone']);
    expect((await again.state()).status).toBe('expired');
    await expireExports(api.deps);

    const left = await api.deps.db
      .selectFrom('data_export_parts')
      .innerJoin('data_exports', 'data_exports.id', 'export_id')
      .select('part')
      .where('member_id', '=', person.memberId)
      .execute();
    expect(left).toEqual([]);
  });

  it('[G42] is made by the next process where one was killed, and the first one’s pieces do not count', async () => {
    const person = await aPerson();
    const id = await askedExport(api.deps, person);
    const { db, clock } = api.deps;
    // The first process has taken it, written a piece, and is gone.
    const row = await db
      .updateTable('data_exports')
      .set({ attempts: 1, next_attempt_at: new Date(clock.now().getTime() + LEASE_MS) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await db
      .insertInto('data_export_parts')
      .values({ export_id: id, attempt: 1, part: 1, sealed: 'half' })
      .execute();
    await workOnExports(api.deps);
    expect((await person.state()).status).toBe('pending');

    clock.advance(LEASE_MS);
    await workOnExports(api.deps);
    // It was only slow, and comes to its end now.
    await makeExport(api.deps, row);

    const again = await by({ siteKey: person.siteKey, id: person.memberId }, PASSWORD, clock.now());
    expect((await again.state()).status).toBe('ready');
    expect(openedArchive(await downloaded(again))['about.json']).toContain(`"member_id": ${person.memberId}`);
    expect((await again.told()).filter((kind) => kind === 'export_ready')).toHaveLength(1);
  });

  it('[G42] is made once by two processes that look at the same time', async () => {
    const person = await aPerson();
    const id = await askedExport(api.deps, person);

    await Promise.all([workOnExports(api.deps), workOnExports(api.deps)]);

    expect((await person.state()).status).toBe('ready');
    expect((await person.told()).filter((kind) => kind === 'export_ready')).toHaveLength(1);
    expect(await partsOf(id)).toBe(1);
  });

  it('[G42] says that it failed after five attempts, and can be asked for again', async () => {
    const person = await aPerson();
    const id = await askedExport(api.deps, person);
    await api.deps.db.updateTable('data_exports').set({ attempts: 5 }).where('id', '=', id).execute();

    await workOnExports(api.deps);

    expect((await person.state()).status).toBe('failed');
    expect((await person.ask()).status).toBe(200);
  });

  it('[G42] is not readable in the database', async () => {
    const person = await aPerson();
    const id = await readyExport(api.deps, person);

    const parts = await api.deps.db
      .selectFrom('data_export_parts')
      .select('sealed')
      .where('export_id', '=', id)
      .execute();

    // A ZIP archive begins so.
    expect(
      Buffer.from(parts[0]?.sealed ?? '', 'base64')
        .subarray(0, 2)
        .toString(),
    ).not.toBe('PK');
    expect(parts).toHaveLength(1);
  });

  /** Another one, whatever state the last one is in. */
  async function readyAnew(owner: { siteKey: string; memberId: number }) {
    await api.deps.db
      .updateTable('data_exports')
      .set({ status: 'expired' })
      .where('member_id', '=', owner.memberId)
      .where('status', '=', 'ready')
      .execute();
    await readyExport(api.deps, owner);
  }
});
