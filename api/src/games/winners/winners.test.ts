import { randomUUID } from 'node:crypto';
import { WHEEL_KINDS } from '@mosaico/shared/fair-games/wheel/wheel';
import { marksOf } from '../../../testing/marks-of.ts';
import { useGameWorld, type GameWorld, type Player } from '../../../testing/game-world.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { sql } from 'kysely';

const WHEEL_PAYS = WHEEL_KINDS.map(({ multiplier }) => multiplier);
const WINNERS = 'GET /api/games/winners';
const DIRECTORY_FRESH_MS = 10_000;

describe('the winners of a site with real money', () => {
  const world = useGameWorld();
  const shown = async () => {
    world.deps.clock.advance(DIRECTORY_FRESH_MS);
    return (await world.call(WINNERS, { token: null })).body.data;
  };
  const becomes = (isSandbox: boolean) =>
    world.deps.db
      .updateTable('sites')
      .set({ is_sandbox: isSandbox })
      .where('key', '=', world.siteKey)
      .execute();
  /** The provider of the sandbox plays while the site is one. */
  const plays = async (player: Player, bet: number, win: number) => {
    await becomes(true);
    world.deps.clock.advance(DIRECTORY_FRESH_MS);
    await playedRound(world, player, bet, win);
    await becomes(false);
  };

  it('[G49] are its members’ latest wins from R$ 10 on, the newest first, with nothing of a name but a letter', async () => {
    const player = await world.player(50_000);
    await plays(player, 500, 4_000);
    await plays(player, 500, 900);
    await plays(player, 2_000, 1_500);
    await plays(player, 100, 1_000);

    const { list, is_simulated: isSimulated } = await shown();

    expect(isSimulated).toBe(0);
    expect(list.map(({ bet, win }) => [bet, win])).toEqual([
      ['1.00', '10.00'],
      ['5.00', '40.00'],
    ]);
    expect(list[0]).toMatchObject({
      game_id: 1,
      game_name: 'Onda Dourada',
      platType: 'calcada',
      img: 'cover:sea:101',
    });
    for (const { player: name } of list) expect(name).toMatch(/^.\*\*\*$/);
  });

  it('[G49] [R160] leave out members who may not play, and those of other sites', async () => {
    const player = await world.player(50_000);
    await plays(player, 500, 7_700);
    const before = await shown();
    await world.deps.db.updateTable('members').set(marksOf(2)).where('id', '=', player.memberId).execute();

    const after = await shown();

    expect(before.list[0]?.win).toBe('77.00');
    expect(after.list.map(({ win }) => win)).not.toContain('77.00');
  });

  it('[G49] are read once in ten seconds, however many ask', async () => {
    await shown();
    const player = await world.player(50_000);
    await playedRoundWithoutClock(player);

    const kept = (await world.call(WINNERS, { token: null })).body.data.list;
    const anew = (await shown()).list;

    expect(kept.map(({ win }) => win)).not.toContain('88.00');
    expect(anew.map(({ win }) => win)).toContain('88.00');
  });

  describeOnPostgres('their query', () => {
    it('[G49] reads the wins by an index', async () => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select integration from game_transactions where site_key = ${world.siteKey} and kind = 'win'
          and amount_centavos >= 1000 and created_at >= now() order by created_at desc limit 100`.execute(
        world.deps.db,
      );

      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('game_transactions_large_wins');
    });
  });

  /** The site is known as a real one for some seconds yet; the rows say what was won. */
  async function playedRoundWithoutClock({ siteKey, memberId }: Player): Promise<void> {
    const bet = randomUUID();
    const row = {
      site_key: siteKey,
      integration: 'sandbox',
      request_uuid: randomUUID(),
      round_id: randomUUID(),
      member_id: memberId,
      game_id: 1,
      content_hash: 'x',
      created_at: world.deps.clock.now(),
    };
    await world.deps.db
      .insertInto('game_transactions')
      .values([
        {
          ...row,
          transaction_uuid: bet,
          kind: 'bet',
          amount_centavos: 100,
          reference_transaction_uuid: null,
          session_id: null,
        },
        {
          ...row,
          transaction_uuid: randomUUID(),
          kind: 'win',
          amount_centavos: 8_800,
          reference_transaction_uuid: bet,
          session_id: null,
        },
      ])
      .execute();
  }
});

describe('the winners of a sandbox site', () => {
  const world = useGameWorld();

  it('[G49] are drawn, say so, and are the same in every process; of games that are offered', async () => {
    await playedRound(world, await world.player(50_000), 500, 66_600);

    const { body } = await world.call(WINNERS, { token: null });
    const games = await world.call('GET /api/games/listsv2', { query: { limit: 100 } });

    expect(body.data.is_simulated).toBe(1);
    expect(body.data.list).toHaveLength(20);
    expect(body.data.list.map(({ win }) => win)).not.toContain('666.00');
    const offered = new Map(games.body.data.list.map((game) => [game.game_id, game]));
    for (const { game_id: id, bet, win } of body.data.list) {
      expect(Number(bet)).toBeGreaterThanOrEqual(Number(offered.get(id)?.min_bet));
      expect(Number(win)).toBeGreaterThan(Number(bet));
      expect(Number(win)).toBeGreaterThanOrEqual(10);
    }
    const instants = body.data.list.map(({ at }) => at);
    expect(instants).toEqual([...instants].sort().reverse());
    expect(instants.every((at) => at <= world.deps.clock.now().toISOString())).toBe(true);
  });

  it('[G49] pay what their tables pay: at every instant a high card doubles the stake, and the wheel gives what a segment says', async () => {
    const games = await world.deps.db
      .selectFrom('games')
      .select(['id', 'game_type', 'cover'])
      .where('site_key', '=', world.siteKey)
      .execute();
    const live = new Map(
      games
        .filter(({ game_type: type }) => type === 'live')
        .map(({ id, cover }) => [id, cover.startsWith('cover:cards:') ? [2, 13] : WHEEL_PAYS]),
    );
    const seen: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      world.deps.clock.advance(20 * 7_000);
      const { list } = (await world.call(WINNERS, { token: null })).body.data;
      expect(list).toHaveLength(20);
      for (const { game_id: id, bet, win } of list) {
        const pays = live.get(id);
        if (!pays) continue;
        seen.push(id);
        expect(pays).toContain(Number(win) / Number(bet));
      }
    }

    expect(new Set(seen).size).toBeGreaterThan(1);
  });

  it('[G49] move on with the time', async () => {
    const before = (await world.call(WINNERS, { token: null })).body.data.list;
    world.deps.clock.advance(14_000);
    const after = (await world.call(WINNERS, { token: null })).body.data.list;

    expect(after.slice(2)).toEqual(before.slice(0, -2));
    expect(after.slice(0, 2)).not.toEqual(before.slice(0, 2));
  });
});

async function playedRound(world: GameWorld, player: Player, bet: number, win: number): Promise<void> {
  const { siteKey: site } = player;
  const opened = await world.wallet.authenticate({ site, token: await world.launch(player) });
  if (opened.kind !== 'ok') throw new Error('no session');
  const [round_id, stake] = [randomUUID(), randomUUID()];
  const common = { site, round_id, currency: 'BRL' };
  const { session_token: token } = opened.answer;
  const placed = await world.wallet.bet({
    ...common,
    token,
    transaction_uuid: stake,
    game_code: 'slot-001',
    amount_centavos: bet,
  });
  const paid = await world.wallet.win({
    ...common,
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: stake,
    amount_centavos: win,
    round_closed: true,
  });
  if (placed.kind !== 'ok' || paid.kind !== 'ok') throw new Error('the round was refused');
}
