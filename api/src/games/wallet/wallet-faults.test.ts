import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type GameWorld, useGameWorld } from '../../../testing/game-world.ts';
import { useOwnPostgres } from '../../../testing/own-postgres.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { PIX_WEBHOOK_PATH } from '../../paths.ts';
import { purposeKey, SIGNATURE_HEADER, signatureOf } from '../../providers/payment/signature.ts';
import { balanceOf } from '../../ledger/balances.ts';
import { verify } from '../../ledger/verify.ts';

describe('a bet on a database whose disk is full', () => {
  const world = useGameWorld();

  it('is answered as unknown, with a 503, on every engine [W10]', async () => {
    const { memberId, token } = await seated(world);
    const statuses: number[] = [];
    world.wire.answered = ({ statusCode }) => void statuses.push(statusCode);
    await sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'no space left on device' using errcode = 'disk_full'; end $$`.execute(
      world.deps.db,
    );
    await sql`create trigger full_disk before insert on ledger_entries execute function no_room()`.execute(
      world.deps.db,
    );

    const bet = await world.wallet.bet(betOf(world, token));
    await sql`drop trigger full_disk on ledger_entries`.execute(world.deps.db);

    expect(bet.kind).toBe('unknown');
    expect(statuses).toEqual([503]);
    expect(await balanceOf(world.deps.db, world.siteKey, `member:${memberId}:cash`)).toBe(10_000);
  });
});

describeOnPostgres('play on a database that fails', () => {
  // Bets on a row that is held wait so long; what does not wait with them is done before.
  const own = useOwnPostgres({ waitMs: 5_000, lockMs: 5_000 });
  const world = useGameWorld(own);
  const wallet: Record<string, number> = {};
  const retryAfter: (string | undefined)[] = [];
  beforeEach(() => {
    for (const status of Object.keys(wallet)) delete wallet[status];
    world.wire.answered = ({ statusCode, headers }) => {
      wallet[statusCode] = (wallet[statusCode] ?? 0) + 1;
      if (statusCode !== 200) retryAfter.push(headers['retry-after'] as string | undefined);
    };
  });
  afterEach(async () => {
    await own.until(null);
    expect((await verify(own.db)).problems).toEqual([]);
    expect(world.deps.log.errors).toEqual([]);
    expect(retryAfter.every((seconds) => Number(seconds) > 0)).toBe(true);
  });

  it('answers 40 bets on a row that is held, each in time and for another try, while everybody can read [W7, G41]', async () => {
    const { memberId, token } = await seatedAndCounted();
    const holder = await own.connect();
    await holder.query('begin');
    await holder.query(`select 1 from ledger_accounts where name = 'member:${memberId}:cash' for update`);

    let waiting = 40;
    const bets = Array.from({ length: 40 }, () =>
      world.wallet.bet(betOf(world, token)).finally(() => (waiting -= 1)),
    );
    const reads = await Promise.all(
      Array.from({ length: 10 }, () =>
        world.call('GET /api/day7/getAllBalance', { query: { currency: 'BRL' } }),
      ),
    );
    const waitingAfterReads = waiting;
    const results = await Promise.all(bets);
    await holder.query('rollback');

    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
    expect(waitingAfterReads).toBe(40);
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['unknown']));
    expect(wallet).toEqual({ 503: 40 });
    expect(await cashOf(memberId)).toBe(10_000);
  });

  it('answers every call while the database stands still, and a bet that is sent again afterwards counts once [W2]', async () => {
    const { memberId, token } = await seatedAndCounted();
    const bets = Array.from({ length: 10 }, () => betOf(world, token));
    own.freeze();

    const first = await Promise.all(bets.map((bet) => world.wallet.bet(bet)));
    const calls = await Promise.all([
      world.call('GET /api/games/popular'),
      world.call('GET /api/day7/getAllBalance', { query: { currency: 'BRL' } }),
      world.send('GET /readyz', { token: null }),
    ]);
    await own.until('silent');
    const webhook = await world.app.inject(aReceivedPix());
    const ready = await world.send('GET /readyz', { token: null });
    own.thaw();

    expect(new Set(first.map(({ kind }) => kind))).toEqual(new Set(['unknown']));
    expect(calls.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(calls[0].body).toMatchObject({ code: 503, error: 'unavailable', message: expect.any(String) });
    expect(webhook.statusCode).toBe(503);
    expect(webhook.headers['retry-after']).toBe('1');
    expect(ready).toMatchObject({ status: 503, body: { reason: 'silent' } });
    await own.until(null);
    const again = await Promise.all(bets.map((bet) => world.wallet.bet(bet)));
    expect(new Set(again.map(({ kind }) => kind))).toEqual(new Set(['ok']));
    expect(await cashOf(memberId)).toBe(9_000);
  });

  it('survives a crash in the middle of bets: sent again after the restart, each counts once [W2]', async () => {
    const { memberId, token } = await seatedAndCounted();
    const bets = Array.from({ length: 30 }, () => betOf(world, token));

    const underway = bets.map((bet) => world.wallet.bet(bet));
    await Promise.race(underway);
    await own.crash();
    await Promise.all(underway);
    await own.until('unreachable');
    const refused = await world.wallet.bet(betOf(world, token));
    await own.start();
    await own.until(null);
    const again = await Promise.all(bets.map((bet) => world.wallet.bet(bet)));

    expect(refused.kind).toBe('unknown');
    expect(Object.keys(wallet).sort()).toEqual(['200', '503']);
    expect(new Set(again.map(({ kind }) => kind))).toEqual(new Set(['ok']));
    expect(await cashOf(memberId)).toBe(7_000);
  });

  it('takes no bet while nothing can be written, and shows the balance all the same', async () => {
    const { memberId, token } = await seatedAndCounted();
    await own.run('alter system set default_transaction_read_only = on');
    await own.run('select pg_reload_conf()');
    await own.until('read_only');
    // Later than the session's last use is written, so that the call would like to write it.
    world.deps.clock.advance(60_000);

    const bet = await world.wallet.bet(betOf(world, token));
    const read = await world.call('GET /api/day7/getAllBalance', { query: { currency: 'BRL' } });
    const write = await world.call('POST /api/games/follow/set', {
      body: { member_id: world.member.id, game_id: 1 },
    });
    const ready = await world.send('GET /readyz', { token: null });

    await own.run('alter system reset default_transaction_read_only');
    await own.run('select pg_reload_conf()');
    expect(bet.kind).toBe('unknown');
    expect(wallet).toEqual({ 503: 1 });
    expect(read.status).toBe(200);
    expect(write.status).toBe(503);
    expect(write.response.headers['retry-after']).toBe('5');
    expect(ready).toMatchObject({ status: 503, body: { reason: 'read_only' } });
    expect(await cashOf(memberId)).toBe(10_000);
  });

  /** The answers of the wallet are counted from then on. */
  async function seatedAndCounted() {
    const seat = await seated(world);
    for (const status of Object.keys(wallet)) delete wallet[status];
    return seat;
  }

  /** A signed notice, as the payment provider sends it. */
  function aReceivedPix() {
    const notice = {
      endToEndId: 'E99999004202611021500ABCDEFGHIJK',
      txid: 'a'.repeat(32),
      valor: '10.00',
      chave: 'pix@nobody.example',
      horario: world.deps.clock.now().toISOString(),
    };
    const payload = JSON.stringify({ pix: [notice] });
    const key = purposeKey(world.deps.config.providerSecret, 'pix-webhook');
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signatureOf(key, payload, world.deps.clock.now()),
    };
    return { method: 'POST' as const, url: PIX_WEBHOOK_PATH, headers, payload };
  }

  const cashOf = (memberId: number) => balanceOf(own.db, world.siteKey, `member:${memberId}:cash`);
});

async function seated(world: GameWorld) {
  const player = await world.player(10_000);
  const token = await world.launch(player);
  const opened = await world.wallet.authenticate({ site: world.siteKey, token });
  if (opened.kind !== 'ok') throw new Error('no session');
  return { memberId: player.memberId, token: opened.answer.session_token };
}

function betOf({ siteKey }: GameWorld, token: string) {
  const ids = { transaction_uuid: randomUUID(), round_id: randomUUID() };
  return { ...ids, site: siteKey, token, game_code: 'slot-001', currency: 'BRL', amount_centavos: 100 };
}
