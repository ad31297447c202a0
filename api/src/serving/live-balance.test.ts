import { sql } from 'kysely';
import { accountRoutes } from '../../testing/account-routes.ts';
import { useDeposits, type Player } from '../../testing/deposits.ts';
import { StreamListener, until } from '../../testing/stream-listener.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { testDeps, testLog } from '../../testing/test-deps.ts';
import { transaction } from '../db/transaction.ts';
import { deposit } from '../ledger/deposits.ts';
import { MemberEventRelay } from '../runtime/member-event-relay.ts';
import { MemberEvents } from '../runtime/member-events.ts';
import { buildApp } from './app.ts';
import { memberStream } from './member-stream.ts';

const AT = '2026-11-02T15:00:00.000Z';
const HEARTBEAT_MS = 50;

const deposits = useDeposits();
const { test } = deposits;

/** Another process of the API on the same database. */
async function another(limits: Parameters<typeof memberStream>[2] = {}) {
  const deps = testDeps(test.deps.db);
  const app = buildApp(deps, {
    routes: accountRoutes,
    streams: [(scope, parts) => memberStream(scope, parts, limits)],
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    deps,
    app,
    listen: async ({ token }: Pick<Player, 'token'>) => {
      const listener = new StreamListener(`${address}/api/stream`, `${test.siteKey}.test`, token);
      await until(() => listener.text.includes(': connected'));
      return listener;
    },
  };
}

type Process = Awaited<ReturnType<typeof another>>;

const balanceOf = (balance: string, version: number) =>
  ({ type: 'balance', balance, version, at: AT }) as const;

describe('the balance on a stream', () => {
  let other: Process;
  let beating: Process;
  beforeAll(async () => {
    other = await another();
    beating = await another({ heartbeatMs: HEARTBEAT_MS });
  });
  afterAll(() => Promise.all([other.app.close(), beating.app.close()]));

  it('is never an older one after a newer one [A42]', async () => {
    const player = await deposits.aPlayer();
    const listener = await other.listen(player);

    for (const [balance, version] of [
      ['10.00', 4],
      ['90.00', 3],
      ['12.00', 5],
    ] as const)
      other.deps.memberEvents.publish(player.member.id, balanceOf(balance, version));

    await until(() => listener.text.includes('"12.00"'));
    expect(listener.text).toContain('"10.00"');
    expect(listener.text).not.toContain('"90.00"');
    listener.leave();
  });

  it('is read from the books when the process that changed it could not tell it any more [A42, G10]', async () => {
    const player = await deposits.aPlayer();
    const listener = await beating.listen(player);

    await transaction(test.deps.db, (tx) =>
      deposit(tx, {
        siteKey: test.siteKey,
        memberId: player.member.id,
        amountCentavos: 2_500,
        at: test.deps.clock.now(),
        idempotencyKey: 'deposit:untold',
      }),
    );

    await until(() => listener.text.includes('"balance":"25.00"'));
    const beats = () => listener.text.split(': still here').length;
    const then = beats();
    await until(() => beats() > then + 3);
    expect(listener.text.split('"balance":"25.00"')).toHaveLength(2);
    listener.leave();
  });

  it('may have been missed: the stream ends, and says when to come back', async () => {
    const listener = await other.listen(await deposits.aPlayer());

    other.deps.memberEvents.miss();

    await until(() => listener.isOver);
    expect(Number(/retry: (\d+)\n\n$/.exec(listener.text)?.[1])).toBeGreaterThanOrEqual(1_000);
  });
});

describe('streams from one network', () => {
  it('are limited, whoever they are for: one more is answered 429, and when to come back [G25]', async () => {
    const { app, listen } = await another({ mostPerNetwork: 3 });
    const players = [await deposits.aPlayer(), await deposits.aPlayer()] as const;
    const open = [await listen(players[0]), await listen(players[0]), await listen(players[1])];

    const refused = await app.inject({
      url: '/api/stream?lang=en',
      headers: { host: `${test.siteKey}.test`, authorization: `Bearer ${players[1].token}` },
    });

    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
      429,
      '30',
      { error: 'too_many_requests' },
    ]);
    for (const listener of open) listener.leave();
    await app.close();
  });
});

describeOnPostgres('a deposit that one process confirms', () => {
  const log = testLog();
  let other: Process;
  let relays: MemberEventRelay[];
  beforeAll(async () => {
    other = await another();
    relays = [
      new MemberEventRelay(test.databaseUrl, 'one', test.deps.memberEvents, log),
      new MemberEventRelay(test.databaseUrl, 'other', other.deps.memberEvents, log),
    ];
    await Promise.all(relays.map((relay) => relay.open()));
  });
  afterAll(async () => {
    await Promise.all(relays.map((relay) => relay.close()));
    await other.app.close();
  });

  async function confirm(player: Player): Promise<void> {
    await deposits.pay(await deposits.start(player, 30));
    await deposits.deliver();
  }

  it('is told beside what a whole site is told: that reaches the streams at another one, too [G10, G56]', async () => {
    const listener = await other.listen(await deposits.aPlayer());

    test.deps.memberEvents.publishToSite(test.siteKey, { type: 'notification', id: 77, at: AT });

    await until(() => listener.text.includes('"id":77'));
    expect(listener.text.split('"id":77')).toHaveLength(2);
    listener.leave();
  });

  it('reaches a stream at another one, once, with all that was told [G10, R196]', async () => {
    const player = await deposits.aPlayer();
    const listener = await other.listen(player);

    await confirm(player);

    await until(() => listener.text.includes('"notification"'));
    for (const part of ['"status":"paid"', '"balance":"30.00"', '"notification"'])
      expect(listener.text.split(part)).toHaveLength(2);
    expect(player.events.filter(({ type }) => type === 'balance')).toHaveLength(1);
    listener.leave();
  });

  it('reaches it again after the connections between the two were cut; streams of before end [G10]', async () => {
    const player = await deposits.aPlayer();
    const before = await other.listen(player);

    await cutNewest(2);
    await confirm(player);

    await until(() => before.isOver);
    expect(before.text).toMatch(/retry: \d+\n\n$/);
    const after = await other.listen(player);
    await confirm(player);
    await until(() => after.text.includes('"balance":"60.00"'));
    after.leave();
  });

  it('is told when the connection is back, if it was cut before', async () => {
    const [here, there] = [new MemberEvents(), new MemberEvents()];
    const [receiving, sending] = [
      new MemberEventRelay(test.databaseUrl, 'there', there, log),
      new MemberEventRelay(test.databaseUrl, 'here', here, log),
    ];
    await receiving.open();
    await sending.open();
    const told: unknown[] = [];
    there.of(1).subscribe((event) => told.push(event));

    await cutNewest(1);
    here.publish(1, balanceOf('7.00', 7));

    await until(() => told.length > 0);
    expect(told).toEqual([balanceOf('7.00', 7)]);
    await Promise.all([receiving.close(), sending.close()]);
  });

  /** PostgreSQL ends the connections of the relays that were opened last. */
  async function cutNewest(count: number): Promise<void> {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from (
        select pid from pg_stat_activity
         where datname = current_database() and application_name = 'mosaico-events'
         order by backend_start desc limit ${count}) as relays`.execute(test.deps.db);
    expect(rows).toHaveLength(count);
  }
});
