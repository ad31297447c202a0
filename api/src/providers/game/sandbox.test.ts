import { randomUUID } from 'node:crypto';
import { drawRound, recoverRounds } from '@mosaico/sandbox-games';
import { commitmentOf } from '@mosaico/shared/fair-games/draws';
import { sql } from 'kysely';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { seatAt } from '../../../testing/game-seat.ts';
import { useGameWorld, type Player } from '../../../testing/game-world.ts';
import { turnoverOf } from '../../turnover/turnover.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { sandboxOf } from './sandbox.ts';

const world = useGameWorld();

const hostOfSite = () => `${world.siteKey}.test`;

const get = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url, headers: { host: hostOfSite(), ...headers } });

/** What a browser sends to open a game: the token, and what cookies it has. */
function open(token: string, cookie = '') {
  return world.app.inject({
    method: 'POST',
    url: '/provider/api/launch',
    headers: { host: hostOfSite(), cookie },
    payload: { site: world.siteKey, token },
  });
}

const cookieOf = (opened: Awaited<ReturnType<typeof open>>) =>
  String(opened.headers['set-cookie']).split(';')[0] ?? '';

const sit = (player: Player, gameId = 1) => seatAt(world, player, gameId);

/** What the symbols are called that an answer tells of. */
const namesIn = (answer: unknown) =>
  (answer as { readonly pictures: readonly { readonly name: string }[] }).pictures.map(({ name }) => name);

async function cashOf({ siteKey, memberId }: Player): Promise<number> {
  return (await memberBalances(world.deps.db, siteKey, memberId)).cashCentavos;
}

async function roundsOf({ memberId }: Player) {
  return sandboxOf(world.deps)
    .db.selectFrom('prov_rounds')
    .selectAll()
    .where('player_id', '=', String(memberId))
    .orderBy('nonce')
    .execute();
}

/** Rounds of other players whose rollback never gets an answer. */
async function addStuckRounds(player: Player, count: number): Promise<void> {
  const [round] = await roundsOf(player);
  if (!round) throw new Error('the player has no round');
  const stuck = Array.from({ length: count }, (_, index) => ({
    ...round,
    id: `stuck-${index}`,
    request_id: randomUUID(),
    player_id: `stuck-${index}`,
    reels: JSON.stringify(round.reels),
    steps: '[]',
    choices: null,
  }));
  await sandboxOf(world.deps).db.insertInto('prov_rounds').values(stuck).execute();
}

const recover = () => recoverRounds({ ...sandboxOf(world.deps), wallet: world.wallet });

describe('the sandbox game provider', () => {
  it('[R190] exchanges the launch token for a cookie; the page has no secret in its address and a strict policy', async () => {
    const player = await world.player(1_000);
    const token = await world.launch(player);
    const launchUrl = `/provider/launch?${new URLSearchParams({ site: world.siteKey, token, lang: 'pt' }).toString()}`;

    const launched = await get(launchUrl);
    const opened = await open(token);
    const { session } = opened.json<{ session: string }>();
    const url = `/provider/play?s=${session}&lang=pt`;
    const page = await get(url, { cookie: cookieOf(opened) });

    expect(launched.statusCode).toBe(200);
    expect(launched.headers['set-cookie']).toBeUndefined();
    expect(launched.headers['referrer-policy']).toBe('no-referrer');
    expect(opened.json()).toEqual({
      session: expect.stringMatching(/^[0-9a-f]{18}$/),
      parent: 'https://site.test',
      engine: 'reels',
      look: 'sea',
      name: 'Onda Dourada',
    });
    expect(String(opened.headers['set-cookie'])).toMatch(
      /^prov_[0-9a-f]{18}=[\w-]{43}; Path=\/provider; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    );
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('data-parent="https://site.test"');
    expect((await open(token)).statusCode).toBe(401);
    expect((await get(url)).statusCode).toBe(401);
    for (const { headers, body } of [launched, page]) {
      expect(headers['content-security-policy']).toContain("script-src 'self'; style-src 'self'");
      expect(body).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=/);
      expect(body).not.toContain(token);
      for (const [, address] of body.matchAll(/(?:src|href)="([^"]+)"/g)) {
        const file = await get(address ?? '');
        expect([file.statusCode, file.headers['cache-control']]).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
      }
    }
  });

  it('[G46] plays a game by itself for anybody: no session, no money, nothing kept', async () => {
    const { body: preview } = await world.call('GET /api/games/preview', {
      token: null,
      query: { game_id: 1 },
    });
    const rows = async () =>
      Number(
        (
          await sandboxOf(world.deps)
            .db.selectFrom('prov_rounds')
            .select(({ fn }) => fn.countAll<string>().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      );
    const before = await rows();

    const page = await get(preview.data.path ?? '');
    const demo = await get('/provider/api/demo?code=slot-001&lang=en');

    expect(preview.data.path).toBe('/provider/demo?code=slot-001&lang=en');
    expect([page.statusCode, page.headers['set-cookie']]).toEqual([200, undefined]);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(page.body).toContain('data-demo="slot-001"');
    expect(demo.json()).toMatchObject({ engine: 'reels', look: 'sea', name: 'Onda Dourada', rtp: '96.50' });
    expect(demo.json<{ rounds: unknown[] }>().rounds).toHaveLength(12);
    expect(namesIn(demo.json())).toEqual([
      'golden wave',
      'sun',
      'shell',
      'anchor',
      'crab',
      'starfish',
      'fish',
    ]);
    expect(await rows()).toBe(before);
  });

  it('[G46] knows no demonstration of a game that it does not have', async () => {
    expect((await get('/provider/demo?code=%22%3E')).statusCode).toBe(404);
    expect((await get('/provider/api/demo?code=none')).statusCode).toBe(404);
    const { status, body } = await world.call('GET /api/games/preview', {
      token: null,
      query: { game_id: 999_999 },
    });
    expect([status, body.error]).toEqual([404, 'not_found']);
  });

  describe('a launch that comes more than once [R190]', () => {
    const sessions = () =>
      sandboxOf(world.deps)
        .db.selectFrom('prov_sessions')
        .select('id')
        .where('site_key', '=', world.siteKey)
        .execute();

    it('still opens when a browser has fetched the page beforehand, and fetched it again', async () => {
      const token = await world.launch(await world.player(1_000));
      const url = `/provider/launch?${new URLSearchParams({ site: world.siteKey, token }).toString()}`;

      const pages = await Promise.all([1, 2, 3].map(() => get(url)));
      const opened = await open(token);

      expect([...pages.map(({ statusCode }) => statusCode), opened.statusCode]).toEqual([200, 200, 200, 200]);
    });

    it('answers the browser that opened it again, with the same session and no new secret', async () => {
      const token = await world.launch(await world.player(1_000));
      const opened = await open(token);
      const before = (await sessions()).length;

      const again = await open(token, cookieOf(opened));

      expect(again.statusCode).toBe(200);
      expect(again.json()).toEqual(opened.json());
      expect(again.headers['set-cookie']).toBeUndefined();
      expect(await sessions()).toHaveLength(before);
    });

    it('is of no use to anybody else: without the cookie, with a guess at it, or with the cookie of another game', async () => {
      const victim = await world.launch(await world.player(1_000));
      const opened = await open(victim);
      const name = cookieOf(opened).split('=')[0] ?? '';
      const own = cookieOf(await open(await world.launch(await world.player(1_000))));
      const ownSecret = own.split('=')[1] ?? '';

      for (const cookie of ['', `${name}=`, `${name}=guess`, own, `${name}=${ownSecret}`]) {
        const answer = await open(victim, cookie);
        expect([cookie, answer.statusCode, answer.json()]).toEqual([cookie, 401, { error: 'INVALID_TOKEN' }]);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    });

    it('opens one session only when two browsers send the token at the same moment', async () => {
      const token = await world.launch(await world.player(1_000));

      const answers = await Promise.all([1, 2, 3].map(() => open(token)));

      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    });

    it('refuses a token that is over, one of another site, and bodies that are none', async () => {
      const token = await world.launch(await world.player(1_000));
      const other = await world.app.inject({
        method: 'POST',
        url: '/provider/api/launch',
        headers: { host: hostOfSite() },
        payload: { site: 'elsewhere', token },
      });
      world.deps.clock.advance(61_000);

      expect(other.statusCode).toBe(401);
      expect((await open(token)).statusCode).toBe(401);
      expect((await open('')).statusCode).toBe(400);
      expect((await open('x'.repeat(300))).statusCode).toBe(400);
    });
  });

  it('[G14] shows return, pay table, bets and balance before the first bet', async () => {
    const seat = await sit(await world.player(1_234), 2);

    const { body } = await seat.get('state');

    expect(body).toMatchObject({ rtp: '95.50', balanceCentavos: 1_234, isExpired: false, unseen: null });
    expect(body['bets']).toEqual([20, 40, 60, 100, 200, 300, 500, 1_000, 2_000, 5_000, 10_000]);
    expect((body['rules'] as { pays: unknown[] }).pays).toContainEqual({
      pattern: 'three',
      symbol: 0,
      multiplier: 1_000,
      oneIn: 1_000_000 / 60,
    });
  });

  it('[G14] plays rounds whose money and results agree, to the centavo, and can all be verified afterwards', async () => {
    const seat = await sit(await world.player(100_000), 3);
    type Promised = { readonly serverSeedHash: string; readonly nextServerSeedHash: string };
    const before = (await seat.get('state')).body['fair'] as Promised;

    let balance = 100_000;
    for (let index = 0; index < 25; index += 1) {
      const { body } = await seat.play({ betCentavos: 100 });
      balance += (body['round'] as { winCentavos: number }).winCentavos - 100;
      expect(body['balanceCentavos']).toBe(balance);
    }
    const { body } = await seat.post('seeds', { clientSeed: 'my-own-words' });

    const revealed = body['revealed'] as {
      serverSeed: string;
      serverSeedHash: string;
      clientSeed: string;
      draws: number;
    };
    expect(await cashOf(seat.player)).toBe(balance);
    expect(revealed).toMatchObject({ serverSeedHash: before.serverSeedHash, draws: 25 });
    expect(commitmentOf(revealed.serverSeed)).toBe(before.serverSeedHash);
    for (const round of await roundsOf(seat.player)) {
      const drawn = drawRound(
        { engine: 'reels', table: 'calm' },
        { ...revealed, nonce: round.nonce },
        {
          betCentavos: 100,
          choices: null,
        },
      );
      expect(round).toMatchObject({ reels: drawn.picture, win_centavos: drawn.winCentavos });
    }
    // Promised before the words were known.
    expect(body['fair']).toMatchObject({
      serverSeedHash: before.nextServerSeedHash,
      clientSeed: 'my-own-words',
      draws: 0,
    });
    expect((body['fair'] as Promised).nextServerSeedHash).not.toBe(before.nextServerSeedHash);
    expect(await turnoverOf(world.deps.db, world.siteKey, seat.player.memberId)).toMatchObject({
      slotWageredCentavos: 2_500,
    });
  });

  it('[G14] refuses a bet without money with the balance, and bets that are not offered', async () => {
    const seat = await sit(await world.player(50));

    expect(await seat.play({ betCentavos: 100 })).toMatchObject({
      status: 409,
      body: { error: 'NOT_ENOUGH_MONEY', balanceCentavos: 50 },
    });
    expect((await seat.play({ betCentavos: 21 })).status).toBe(400);
    expect((await seat.play({ betCentavos: -100 })).status).toBe(400);
    expect((await seat.play({ betCentavos: 20 })).status).toBe(200);
  });

  it.each(['lost', 'cut'] as const)('[G14] takes a bet back when its answer is %s', async (fault) => {
    const seat = await sit(await world.player(1_000));
    world.wire.fault = (call) => (call === 'bet' ? fault : null);

    expect(await seat.play({ betCentavos: 100 })).toMatchObject({
      status: 503,
      body: { error: 'BET_UNDONE' },
    });

    expect(await cashOf(seat.player)).toBe(1_000);
    expect(await roundsOf(seat.player)).toMatchObject([{ state: 'cancelled' }]);
  });

  it('[G14] keeps taking it back until the wallet answers', async () => {
    const seat = await sit(await world.player(1_000));
    world.wire.fault = (call) => (call === 'bet' ? 'lost' : call === 'rollback' ? 'cut' : null);
    await seat.play({ betCentavos: 100 });
    expect(await cashOf(seat.player)).toBe(900);

    expect(await seat.play({ betCentavos: 100 })).toMatchObject({
      status: 409,
      body: { error: 'ROUND_OPEN' },
    });
    world.wire.fault = () => null;
    world.deps.clock.advance(10_000);
    await recover();

    expect(await cashOf(seat.player)).toBe(1_000);
  });

  it('[G14] mends a round beside one that breaks, and behind any number that cannot be mended yet', async () => {
    const [broken, sound] = [await sit(await world.player(1_000)), await sit(await world.player(1_000))];
    world.wire.fault = (call) => (call === 'bet' ? 'lost' : call === 'rollback' ? 'cut' : null);
    await broken.play({ betCentavos: 100 });
    await addStuckRounds(broken.player, 60);
    world.deps.clock.advance(1_000);
    await sound.play({ betCentavos: 100 });
    world.wire.fault = () => null;
    const id = (await roundsOf(broken.player))[0]?.id;
    const { wallet } = world;
    const provider = {
      ...sandboxOf(world.deps),
      wallet: {
        ...wallet,
        rollback: async (request: Parameters<typeof wallet.rollback>[0]) => {
          if (request.round_id === id) throw new TypeError('a defect');
          return request.round_id.startsWith('stuck')
            ? { kind: 'unknown' as const }
            : wallet.rollback(request);
        },
      },
    };

    const finished: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      world.deps.clock.advance(10_000);
      finished.push(await recoverRounds(provider));
    }

    expect(finished).toEqual([0, 1]);
    expect(await cashOf(sound.player)).toBe(1_000);
    expect(new Set(world.deps.log.errors.map(({ fields }) => fields['round']))).toEqual(new Set([id]));
    await sandboxOf(world.deps).db.deleteFrom('prov_rounds').where('id', 'like', 'stuck%').execute();
    world.deps.clock.advance(10_000);
    await recover();
    expect(await cashOf(broken.player)).toBe(1_000);
  });

  it('[G14] pays a win whose confirmation was lost exactly once, and shows the round when the game is opened again', async () => {
    const player = await world.player(1_000);
    const seat = await sit(player);
    world.wire.fault = (call) => (call === 'win' ? 'lost' : null);
    const { status, body } = await seat.play({ betCentavos: 100 });
    expect([status, body['balanceCentavos']]).toEqual([200, null]);

    world.wire.fault = () => null;
    const again = await sit(player);
    const reopened = await again.get('state');

    const round = body['round'] as { id: string; winCentavos: number };
    expect(reopened.body).toMatchObject({
      unseen: { id: round.id },
      balanceCentavos: 900 + round.winCentavos,
    });
    expect(await roundsOf(player)).toMatchObject([{ state: 'finished' }]);
    await again.post('seen', { roundId: round.id });
    expect((await again.get('state')).body['unseen']).toBeNull();
  });

  it('[G14] reveals no seed while a round of any game of the player is open: all draw from the same seeds', async () => {
    const player = await world.player(1_000);
    const [here, there] = [await sit(player), await sit(player, 2)];
    await there.get('state');
    world.wire.fault = () => 'cut';
    expect((await here.play({ betCentavos: 100 })).body).toEqual({ error: 'BET_UNDONE' });

    expect(await there.post('seeds', { clientSeed: 'mine' })).toEqual({
      status: 409,
      body: { error: 'ROUND_OPEN' },
    });
  });

  it('[G14] tells the page of a slot of three reels its symbols, named in its language; other pages know theirs', async () => {
    const player = await world.player(1_000);
    const [slot, dice] = [await sit(player), await sit(player, 61)];

    const [asked, unasked, others] = [
      await slot.get('state?lang=vi'),
      await slot.get('state'),
      await dice.get('state'),
    ];

    expect(namesIn(asked.body)[0]).toBe('con sóng vàng');
    expect(namesIn(unasked.body)[0]).toBe('onda dourada');
    expect(namesIn(unasked.body)).toHaveLength(7);
    expect(namesIn(others.body)).toEqual([]);
  });

  it('[G14] finds nothing of another player: the secret of the cookie belongs to its session', async () => {
    const seat = await sit(await world.player(1_000));
    const response = await world.app.inject({
      method: 'GET',
      url: '/provider/api/state',
      headers: { host: hostOfSite(), cookie: 'prov_x=y', 'x-game-session': 'x' },
    });

    expect(response.statusCode).toBe(401);
    expect((await seat.get('state')).status).toBe(200);
  });
});

describeOnPostgres('the sandbox game provider under concurrency', () => {
  it('[G14] reveals no seed to who asks while a round takes its number', async () => {
    const player = await world.player(1_000);
    const seat = await sit(player);
    await seat.play({ betCentavos: 100 });
    const [round] = await roundsOf(player);
    if (!round) throw new Error('the player has no round');
    const next = {
      ...round,
      id: 'the-next-round',
      request_id: randomUUID(),
      nonce: round.nonce + 1,
      state: 'betting' as const,
      reels: JSON.stringify(round.reels),
      steps: '[]',
      choices: null,
    };

    const asked = await sandboxOf(world.deps)
      .db.transaction()
      .execute(async (tx) => {
        await tx
          .updateTable('prov_seeds')
          .set({ nonce: next.nonce + 1 })
          .where('id', '=', round.seed_id)
          .execute();
        const asking = seat.post('seeds', { clientSeed: 'mine' });
        await isWaitingForLock();
        await tx.insertInto('prov_rounds').values(next).execute();
        return { asking };
      });

    expect(await asked.asking).toEqual({ status: 409, body: { error: 'ROUND_OPEN' } });
    await sandboxOf(world.deps).db.deleteFrom('prov_rounds').where('id', '=', next.id).execute();
  });

  it('[G14] plays on with the new seeds when they are replaced at the same time', async () => {
    const seat = await sit(await world.player(100_000));
    await seat.play({ betCentavos: 20 });

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => [
        seat.play({ betCentavos: 20 }),
        seat.post('seeds', { clientSeed: `mine-${index}` }),
      ]).flat(),
    );

    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  });

  it('[G14] plays one round at a time per player and game, and uses every number once', async () => {
    const seat = await sit(await world.player(100_000));

    const answers = await Promise.all(Array.from({ length: 20 }, () => seat.play({ betCentavos: 100 })));

    const rounds = await roundsOf(seat.player);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(rounds).toHaveLength(answers.filter(({ status }) => status === 200).length);
    expect(new Set(rounds.map(({ nonce }) => nonce)).size).toBe(rounds.length);
    expect(await cashOf(seat.player)).toBe(
      100_000 + rounds.reduce((sum, round) => sum + round.win_centavos - 100, 0),
    );
  });
});

/** Waits until a query of this database waits for the lock of another. */
async function isWaitingForLock(): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await waiting.execute(world.deps.db)).rows.length === 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
}
