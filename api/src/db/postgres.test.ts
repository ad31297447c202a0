import { sql } from 'kysely';
import { eventually } from '../../testing/eventually.ts';
import { lossyProxy } from '../../testing/lossy-proxy.ts';
import { useOwnPostgres } from '../../testing/own-postgres.ts';
import { describeOnPostgres, GENEROUS_LIMITS, useDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './open-database.ts';
import { transaction } from './transaction.ts';
import { type Unavailability, unavailabilityOf } from './unavailable.ts';
import { CHECK_EVERY_MS, CHECK_WITHIN_MS, SUSPICIOUS_AFTER_MS, WORK_LIMITS } from './work.ts';

const reasonOf = (work: Promise<unknown>): Promise<Unavailability | null | 'done'> =>
  work.then(() => 'done' as const, unavailabilityOf);

describe('the limits of work', () => {
  it('let a call that moves money be answered before its provider takes the bet back [W7]', () => {
    const { waitMs, wholeMs } = WORK_LIMITS.money;

    expect(waitMs + wholeMs).toBeLessThan(3_000);
    expect(SUSPICIOUS_AFTER_MS + CHECK_WITHIN_MS).toBeLessThan(3_000);
  });

  it('let the server end a statement before the connection is closed over it', () => {
    for (const { lockMs, statementMs, wholeMs } of Object.values(WORK_LIMITS)) {
      expect(lockMs).toBeLessThanOrEqual(statementMs);
      expect(statementMs).toBeLessThanOrEqual(wholeMs);
    }
  });

  it('let the process serve again within a second of the return of its database', () => {
    expect(CHECK_EVERY_MS).toBeLessThan(500);
  });
});

describeOnPostgres('the connections of a kind of work', () => {
  const test = useDatabase();

  it('plan what moves money once, and never to read a whole table', async () => {
    const settings = sql<{ mode: string; scan: string }>`
      select current_setting('plan_cache_mode') as mode, current_setting('enable_seqscan') as scan`;

    const money = await transaction(test.db, (tx) => settings.execute(tx), 'money');
    const reads = await settings.execute(test.db);

    expect(money.rows).toEqual([{ mode: 'force_generic_plan', scan: 'off' }]);
    expect(reads.rows).toEqual([{ mode: 'auto', scan: 'on' }]);
  });
});

describeOnPostgres('a PostgreSQL that fails', () => {
  const own = useOwnPostgres();
  const read = () => sql`select 1`.execute(own.db);
  const write = () => transaction(own.db, (tx) => sql`insert into kept default values`.execute(tx));
  const move = () => transaction(own.db, (tx) => sql`insert into kept default values`.execute(tx), 'money');
  const work = () => transaction(own.database.jobs, (tx) => sql`select 1`.execute(tx));
  const all = () => Promise.all([read(), write(), move(), work()].map(reasonOf));
  beforeAll(() => own.run('create table kept (n int generated always as identity primary key)'));
  afterEach(async () => {
    await own.until(null);
    expect(await all()).toEqual(['done', 'done', 'done', 'done']);
  });

  it('takes connections away: the transactions on them fail as lost, the process lives and goes on', async () => {
    const { promise: allIdle, resolve: terminated } = Promise.withResolvers<void>();
    let open = 0;
    const { promise: opened, resolve: allOpen } = Promise.withResolvers<void>();
    const idle = [1, 2, 3].map(() =>
      transaction(own.db, async (tx) => {
        await sql`insert into kept default values`.execute(tx);
        if (++open === 3) allOpen();
        await allIdle;
        await sql`select 1`.execute(tx);
      }),
    );
    const busy = [1, 2, 3].map(() => sql`select pg_sleep(60)`.execute(own.database.jobs));
    const reasons = Promise.all([...idle, ...busy].map(reasonOf));
    await opened;
    const mine = `application_name like 'mosaico %' and (state like 'idle in%' or query like '%pg_sleep(60)%')`;
    await countWhere(mine, 6);
    await own.run(
      `select pg_terminate_backend(pid) from pg_stat_activity where ${mine} and pid <> pg_backend_pid()`,
    );
    await countWhere(mine, 0);
    terminated();

    expect(await reasons).toEqual(['lost', 'lost', 'lost', 'lost', 'lost', 'lost']);
  });

  it('ends a transaction that does nothing: the process lives, the transaction fails as lost', async () => {
    const idle = transaction(own.db, async (tx) => {
      await sql`set local idle_in_transaction_session_timeout = 50`.execute(tx);
      await countWhere(`application_name = 'mosaico writes' and state like 'idle in%'`, 0);
      await sql`select 1`.execute(tx);
    });

    expect(await reasonOf(idle)).toBe('lost');
  });

  it('crashes and comes back: refused at once meanwhile, served afterwards without a restart', async () => {
    const underway = reasonOf(sql`select pg_sleep(60)`.execute(own.db));
    await countWhere(`query like '%pg_sleep(60)%'`, 1);

    await own.crash();
    await own.until('unreachable');
    expect(await underway).toBe('lost');
    expect(await all()).toEqual(['unreachable', 'unreachable', 'unreachable', 'unreachable']);

    await own.start();
  });

  it('is shutting down: refused as starting or stopping, and told as such', async () => {
    await own.connect();
    await own.run(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'mosaico %'`,
    );
    own.shutDown();

    await own.until('starting');
    expect(await all()).toEqual(['starting', 'starting', 'starting', 'starting']);

    await own.crash();
    await own.start();
  });

  it('stands still: every call is answered while it does, the later ones at once, and its connections are not used again', async () => {
    await all();
    own.freeze();

    const first = await all();
    await own.until('silent');
    const later = await Promise.all(Array.from({ length: 50 }, () => reasonOf(move())));
    own.thaw();

    for (const reason of first) expect(['lost', 'slow', 'silent']).toContain(reason);
    expect(new Set(later)).toEqual(new Set(['silent']));
    await own.until(null);
    const { rows } = await sql<{ n: number }>`select 7 as n`.execute(own.db);
    expect(rows).toEqual([{ n: 7 }]);
  });

  it('refuses writes: they are told so, reads go on', async () => {
    await own.run('alter system set default_transaction_read_only = on');
    await own.run('select pg_reload_conf()');
    await own.until('read_only');

    expect(await all()).toEqual(['done', 'read_only', 'read_only', 'read_only']);

    await own.run('alter system reset default_transaction_read_only');
    await own.run('select pg_reload_conf()');
  });

  it('has a full disk: writes are told so until there is room, reads go on', async () => {
    // What PostgreSQL says when its disk is full, at the same places.
    await own.run(`
      create function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'no space left on device' using errcode = 'disk_full'; end $$;
      create function no_room_for_tables() returns event_trigger language plpgsql as
        $$ begin raise exception 'no space left on device' using errcode = 'disk_full'; end $$;
      create trigger full_disk before insert on kept execute function no_room();
      create event trigger full_disk on ddl_command_start when tag in ('CREATE TABLE AS') execute function no_room_for_tables();`);

    expect(await reasonOf(write())).toBe('full');
    expect(await own.db.trouble()).toBe('full');
    expect(await Promise.all([reasonOf(move()), reasonOf(read())])).toEqual(['full', 'done']);

    await own.run('drop event trigger full_disk; drop trigger full_disk on kept');
  });

  it('takes no more connections: told so, and those that are open are used', async () => {
    await own.run(`create role guest login password 'guest'; grant all on kept to guest`);
    const url = new URL(own.url);
    [url.username, url.password] = ['guest', 'guest'];
    const guest = await openDatabase({ url: url.href });
    await sql`select 1`.execute(guest.db);
    await own.run('alter role guest connection limit 0');

    expect(await guest.db.trouble()).toBe('too_many_connections');
    expect(await reasonOf(sql`select 1`.execute(guest.db))).toBe('done');
    expect(await reasonOf(transaction(guest.db, (tx) => sql`select 1`.execute(tx)))).toBe(
      'too_many_connections',
    );

    await guest.close();
  });

  it('holds a lock: what moves money fails as locked, and its connection goes on being used', async () => {
    await own.run('create table stuck (n int); insert into stuck values (0)');
    const holder = await own.connect();
    await holder.query('begin; update stuck set n = 1');
    const waiting = transaction(own.db, (tx) => sql`update stuck set n = 2`.execute(tx), 'money');

    expect(await reasonOf(waiting)).toBe('locked');
    expect(await own.db.trouble()).toBeNull();

    await holder.query('rollback');
  });

  it('loses the answer to a commit: the transaction fails as lost, though it is written', async () => {
    const proxy = await lossyProxy(own.url);
    const database = await openDatabase({ url: proxy.url, limits: GENEROUS_LIMITS });
    const [before] = await own.run('select count(*) as n from kept');
    proxy.loseAnswerTo('commit');

    const reason = await reasonOf(
      transaction(database.db, (tx) => sql`insert into kept default values`.execute(tx)),
    );
    await database.close();
    await proxy.close();

    expect(reason).toBe('lost');
    const [after] = await own.run('select count(*) as n from kept');
    expect(Number(after?.['n'])).toBe(Number(before?.['n']) + 1);
  });

  /** Waits until so many other sessions are in this state. */
  function countWhere(condition: string, expected: number): Promise<void> {
    const query = `select count(*)::int as n from pg_stat_activity where ${condition} and pid <> pg_backend_pid()`;
    return eventually(async () => (await own.run(query))[0]?.['n'] === expected);
  }
});
