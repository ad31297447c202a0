import { commitmentOf, drawRound, recoverRounds } from '@mosaico/sandbox-games';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { useGameWorld, type Player } from '../../../testing/game-world.ts';
import { turnoverOf } from '../../turnover/turnover.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { sandboxOf } from './sandbox.ts';

const world = useGameWorld();

interface Seat {
  readonly player: Player;
  get(path: string): Promise<Answer>;
  post(path: string, body: object): Promise<Answer>;
}
interface Answer {
  readonly status: number;
  readonly body: { readonly [name: string]: unknown };
}

/** Follows the launch like a browser: redirect, cookie, page. */
async function sit(player: Player, gameId = 1): Promise<Seat> {
  const query = new URLSearchParams({
    site: world.siteKey,
    token: await world.launch(player, gameId),
    lang: 'pt',
  }).toString();
  const launched = await world.app.inject({ method: 'GET', url: `/provider/launch?${query}` });
  const cookie = String(launched.headers['set-cookie']).split(';')[0] ?? '';
  const session = new URL(String(launched.headers.location), 'http://site.test').searchParams.get('s') ?? '';
  const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const response = await world.app.inject({
      method,
      url: `/provider/api/${path}`,
      headers: { cookie, 'x-game-session': session },
      ...(body && { payload: body }),
    });
    return { status: response.statusCode, body: response.json() };
  };
  return { player, get: (path) => call('GET', path), post: (path, body) => call('POST', path, body) };
}

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

const recover = () => recoverRounds({ ...sandboxOf(world.deps), wallet: world.wallet });

describe('the sandbox game provider', () => {
  it('[R190] exchanges the launch token for a cookie; the page has no secret in its address and a strict policy', async () => {
    const player = await world.player(1_000);
    const query = new URLSearchParams({
      site: world.siteKey,
      token: await world.launch(player),
      lang: 'pt',
    }).toString();
    const url = `/provider/launch?${query}`;

    const launched = await world.app.inject({ method: 'GET', url });
    const cookie = String(launched.headers['set-cookie']);
    const page = await world.app.inject({
      method: 'GET',
      url: String(launched.headers.location),
      headers: { cookie: cookie.split(';')[0] },
    });

    expect(launched.statusCode).toBe(303);
    expect(launched.headers.location).toMatch(/^\/provider\/play\?s=[0-9a-f]{18}&lang=pt$/);
    expect(cookie).toMatch(
      /^prov_[0-9a-f]{18}=[\w-]{43}; Path=\/provider; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    );
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'; style-src 'self'");
    expect(page.body).toContain('data-parent="https://site.test"');
    expect(page.body).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=/);
    expect((await world.app.inject({ method: 'GET', url })).statusCode).toBe(401);
    expect(
      (await world.app.inject({ method: 'GET', url: String(launched.headers.location) })).statusCode,
    ).toBe(401);
    for (const [, address] of page.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
      const file = await world.app.inject({ method: 'GET', url: address ?? '' });
      expect([file.statusCode, file.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  it('[G14] shows return, pay table, bets and balance before the first bet', async () => {
    const seat = await sit(await world.player(1_234), 2);

    const { body } = await seat.get('state');

    expect(body).toMatchObject({ rtp: '95.50', balanceCentavos: 1_234, isExpired: false, unseen: null });
    expect(body['bets']).toEqual([20, 40, 60, 100, 200, 300, 500, 1_000, 2_000, 5_000, 10_000]);
    expect(body['pays']).toContainEqual({
      pattern: 'three',
      symbol: 0,
      multiplier: 1_000,
      oneIn: 1_000_000 / 60,
    });
  });

  it('[G14] plays rounds whose money and results agree, to the centavo, and can all be verified afterwards', async () => {
    const seat = await sit(await world.player(100_000), 3);
    const before = (await seat.get('state')).body['fair'] as { serverSeedHash: string };

    let balance = 100_000;
    for (let index = 0; index < 25; index += 1) {
      const { body } = await seat.post('spin', { betCentavos: 100 });
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
      const drawn = drawRound({ volatility: 'calm' }, { ...revealed, nonce: round.nonce }, 100);
      expect(round).toMatchObject({ reels: drawn.reels, win_centavos: drawn.winCentavos });
    }
    expect(body['fair']).toMatchObject({ clientSeed: 'my-own-words', draws: 0 });
    expect(await turnoverOf(world.deps.db, world.siteKey, seat.player.memberId)).toMatchObject({
      slotWageredCentavos: 2_500,
    });
  });

  it('[G14] refuses a bet without money with the balance, and bets that are not offered', async () => {
    const seat = await sit(await world.player(50));

    expect(await seat.post('spin', { betCentavos: 100 })).toMatchObject({
      status: 409,
      body: { error: 'NOT_ENOUGH_MONEY', balanceCentavos: 50 },
    });
    expect((await seat.post('spin', { betCentavos: 21 })).status).toBe(400);
    expect((await seat.post('spin', { betCentavos: -100 })).status).toBe(400);
    expect((await seat.post('spin', { betCentavos: 20 })).status).toBe(200);
  });

  it.each(['lost', 'cut'] as const)('[G14] takes a bet back when its answer is %s', async (fault) => {
    const seat = await sit(await world.player(1_000));
    world.wire.fault = (call) => (call === 'bet' ? fault : null);

    expect(await seat.post('spin', { betCentavos: 100 })).toMatchObject({
      status: 503,
      body: { error: 'BET_UNDONE' },
    });

    expect(await cashOf(seat.player)).toBe(1_000);
    expect(await roundsOf(seat.player)).toMatchObject([{ state: 'cancelled' }]);
  });

  it('[G14] keeps taking it back until the wallet answers', async () => {
    const seat = await sit(await world.player(1_000));
    world.wire.fault = (call) => (call === 'bet' ? 'lost' : call === 'rollback' ? 'cut' : null);
    await seat.post('spin', { betCentavos: 100 });
    expect(await cashOf(seat.player)).toBe(900);

    expect(await seat.post('spin', { betCentavos: 100 })).toMatchObject({
      status: 409,
      body: { error: 'ROUND_OPEN' },
    });
    world.wire.fault = () => null;
    world.deps.clock.advance(10_000);
    await recover();

    expect(await cashOf(seat.player)).toBe(1_000);
  });

  it('[G14] pays a win whose confirmation was lost exactly once, and shows the round when the game is opened again', async () => {
    const player = await world.player(1_000);
    const seat = await sit(player);
    world.wire.fault = (call) => (call === 'win' ? 'lost' : null);
    const { status, body } = await seat.post('spin', { betCentavos: 100 });
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
    expect((await here.post('spin', { betCentavos: 100 })).body).toEqual({ error: 'BET_UNDONE' });

    expect(await there.post('seeds', { clientSeed: 'mine' })).toEqual({
      status: 409,
      body: { error: 'ROUND_OPEN' },
    });
  });

  it('[G14] finds nothing of another player: the secret of the cookie belongs to its session', async () => {
    const seat = await sit(await world.player(1_000));
    const response = await world.app.inject({
      method: 'GET',
      url: '/provider/api/state',
      headers: { cookie: 'prov_x=y', 'x-game-session': 'x' },
    });

    expect(response.statusCode).toBe(401);
    expect((await seat.get('state')).status).toBe(200);
  });
});

describeOnPostgres('the sandbox game provider under concurrency', () => {
  it('[G14] plays one round at a time per player and game, and uses every number once', async () => {
    const seat = await sit(await world.player(100_000));

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => seat.post('spin', { betCentavos: 100 })),
    );

    const rounds = await roundsOf(seat.player);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(rounds).toHaveLength(answers.filter(({ status }) => status === 200).length);
    expect(new Set(rounds.map(({ nonce }) => nonce)).size).toBe(rounds.length);
    expect(await cashOf(seat.player)).toBe(
      100_000 + rounds.reduce((sum, round) => sum + round.win_centavos - 100, 0),
    );
  });
});
