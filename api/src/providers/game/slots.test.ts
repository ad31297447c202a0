import { randomUUID } from 'node:crypto';
import { recoverRounds } from '@mosaico/sandbox-games';
import { drawsOf } from '@mosaico/shared/fair-games/draws';
import { playLines } from '@mosaico/shared/fair-games/slots/lines/play-lines';
import { LINES_TABLES } from '@mosaico/shared/fair-games/slots/lines/tables';
import { playHold } from '@mosaico/shared/fair-games/slots/hold/play-hold';
import { HOLD_TABLES } from '@mosaico/shared/fair-games/slots/hold/tables';
import { recorded, replayed } from '@mosaico/shared/fair-games/slots/recorded-draws';
import { UNITS_PER_BET } from '@mosaico/shared/fair-games/slots/slot-round';
import { roundOfBook } from '@mosaico/shared/fair-games/slots/ways/book';
import { WAYS_TABLES } from '@mosaico/shared/fair-games/slots/ways/tables';
import { sql } from 'kysely';
import { seatAt, type Answer, type Seat } from '../../../testing/game-seat.ts';
import { useGameWorld, type Player } from '../../../testing/game-world.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { sandboxOf } from './sandbox.ts';

const world = useGameWorld();

/** Under these seeds a bet at the calm table leads to twelve free spins, and wins 31.20 times the bet. */
const LUCKY = { serverSeed: 's', clientSeed: 'c', nonce: 29 };
const BET_CENTAVOS = 100;
const WON_CENTAVOS = 3_120;

/** Sits down at a game: the calm one of lines, if it is not said otherwise. */
async function sit(player: Player, code = 'lines-001'): Promise<Seat> {
  const game = await world.deps.db
    .selectFrom('games')
    .select('id')
    .where('site_key', '=', world.siteKey)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return seatAt(world, player, game.id);
}

/** A player whose next round has free spins. */
async function luckySeat(): Promise<Seat> {
  const seat = await sit(await world.player(10_000));
  await seat.get('state');
  const { serverSeed, clientSeed, nonce } = LUCKY;
  await sql`update prov_seeds set server_seed = ${serverSeed}, client_seed = ${clientSeed}, nonce = ${nonce}
    where player_id = ${String(seat.player.memberId)} and revealed_at is null`.execute(world.deps.db);
  return seat;
}

const NOBODYS = '4b31dcc6-9cee-4766-b649-40f727df4bc7';

const cashOf = async ({ siteKey, memberId }: Player) =>
  (await memberBalances(world.deps.db, siteKey, memberId)).cashCentavos;

const roundsOf = ({ memberId }: Player) =>
  sandboxOf(world.deps)
    .db.selectFrom('prov_rounds')
    .selectAll()
    .where('player_id', '=', String(memberId))
    .execute();

const idOf = (body: Answer['body']) => (body['round'] as { readonly id: string }).id;

describe('a slot of five reels', () => {
  it('[G14] is one bet and one win for the whole round, with all its free spins; anyone can repeat it from the seeds', async () => {
    const seat = await luckySeat();
    const calls: string[] = [];
    world.wire.fault = (call) => {
      calls.push(call);
      return null;
    };

    const { status, body } = await seat.play({ betCentavos: BET_CENTAVOS });

    const { round, draws } = recorded((draw) => playLines(LINES_TABLES.calm, draw), drawsOf(LUCKY));
    expect(round.spins).toHaveLength(13);
    expect((round.units * BET_CENTAVOS) / UNITS_PER_BET).toBe(WON_CENTAVOS);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      round: { betCentavos: BET_CENTAVOS, winCentavos: WON_CENTAVOS, picture: { draws }, shownSpins: 0 },
      balanceCentavos: 10_000 - BET_CENTAVOS + WON_CENTAVOS,
    });
    expect(calls).toEqual(['bet', 'win']);
    expect(await cashOf(seat.player)).toBe(10_000 - BET_CENTAVOS + WON_CENTAVOS);
  });

  it('[G14] goes on where it was left, on another device too; what comes late takes nothing back', async () => {
    const seat = await luckySeat();
    const { body } = await seat.play({ betCentavos: BET_CENTAVOS });
    const roundId = idOf(body);

    await seat.post('shown', { roundId, spins: 5 });
    await seat.post('shown', { roundId, spins: 4 });

    const elsewhere = await sit(seat.player);
    const { body: state } = await elsewhere.get('state');
    expect(state).toMatchObject({ unseen: { id: roundId, winCentavos: WON_CENTAVOS, shownSpins: 5 } });
    await elsewhere.post('seen', { roundId });
    expect((await seat.get('state')).body['unseen']).toBeNull();
  });

  it('[G14] pays a round with free spins exactly once when the process ends before the win is sent', async () => {
    const seat = await luckySeat();
    world.wire.fault = (call) => (call === 'win' ? 'cut' : null);
    const { body } = await seat.play({ betCentavos: BET_CENTAVOS });
    expect(body['balanceCentavos']).toBeNull();
    expect(await cashOf(seat.player)).toBe(10_000 - BET_CENTAVOS);

    world.wire.fault = () => null;
    const provider = { ...sandboxOf(world.deps), wallet: world.wallet };
    world.deps.clock.advance(10_000);
    await recoverRounds(provider);
    world.deps.clock.advance(10_000);
    await recoverRounds(provider);

    expect(await cashOf(seat.player)).toBe(10_000 - BET_CENTAVOS + WON_CENTAVOS);
    expect(await roundsOf(seat.player)).toMatchObject([{ state: 'finished' }]);
  });

  it('[G14] shows its table, lines and odds before the first bet', async () => {
    const { body } = await (await sit(await world.player(1_000))).get('state');

    expect(body).toMatchObject({ rtp: '96.16', rules: { table: 'calm', volatility: 'low' } });
    const { pays, freeSpinsOneIn } = body['rules'] as { pays: { oneIn: number }[]; freeSpinsOneIn: number };
    expect(pays).toHaveLength(27);
    expect(pays.every(({ oneIn }) => oneIn > 1)).toBe(true);
    expect(Math.round(freeSpinsOneIn)).toBe(54);
  });

  it('[G14] of ways is drawn from its book with one draw, and pays what the book says', async () => {
    const seat = await sit(await world.player(100_000), 'ways-002');

    for (let round = 0; round < 5; round += 1) {
      const { body } = await seat.play({ betCentavos: 200 });
      const { picture, winCentavos } = body['round'] as { picture: { draws: number[] }; winCentavos: number };
      const [number = -1, ...more] = picture.draws;
      const { units } = roundOfBook(WAYS_TABLES.wave, number);
      expect([more, winCentavos]).toEqual([[], (units * 200) / UNITS_PER_BET]);
    }
    expect((await seat.get('state')).body).toMatchObject({
      rtp: '96.39',
      rules: { table: 'wave', volatility: 'medium' },
    });
  });

  it('[G14] with hold and spin pays the lines and every coin, as the draws say', async () => {
    const seat = await sit(await world.player(100_000), 'hold-003');

    for (let round = 0; round < 5; round += 1) {
      const { body } = await seat.play({ betCentavos: 200 });
      const { picture, winCentavos } = body['round'] as { picture: { draws: number[] }; winCentavos: number };
      const { units } = replayed((draw) => playHold(HOLD_TABLES.storm, draw), picture.draws);
      expect(winCentavos).toBe((units * 200) / UNITS_PER_BET);
    }
    expect((await seat.get('state')).body).toMatchObject({ rtp: '96.10', rules: { table: 'storm' } });
  });

  it.each([
    ['play', { requestId: NOBODYS, betCentavos: 50 }],
    ['play', { requestId: NOBODYS, betCentavos: -20 }],
    ['shown', { roundId: NOBODYS, spins: 0 }],
    ['shown', { roundId: NOBODYS, spins: 1e9 }],
    ['shown', { roundId: 'x', spins: 1 }],
  ])('refuses what is no call of its page: %s %o', async (path, sent) => {
    const seat = await sit(await world.player(1_000));

    expect(await seat.post(path, sent)).toEqual({ status: 400, body: { error: 'INVALID_REQUEST' } });
    expect(await cashOf(seat.player)).toBe(1_000);
  });

  it('lets nobody say what another player has seen', async () => {
    const [owner, other] = [await luckySeat(), await sit(await world.player(1_000))];
    const { body } = await owner.play({ betCentavos: BET_CENTAVOS });

    await other.post('shown', { roundId: idOf(body), spins: 9 });

    expect(await roundsOf(owner.player)).toMatchObject([{ shown_spins: 0 }]);
  });
});

describe('a slot of five reels', () => {
  it.each([{}, [], 0, 'x', { side: 'low' }])('[G14] has no choices: %j', async (choices) => {
    const seat = await sit(await world.player(1_000));

    expect(await seat.play({ betCentavos: BET_CENTAVOS, choices })).toMatchObject({ status: 400 });
    expect(await cashOf(seat.player)).toBe(1_000);
  });
});

describeOnPostgres('a slot of five reels under concurrency', () => {
  it('[G14] plays one round, however often the same bet is sent at once', async () => {
    const seat = await luckySeat();
    const bet = { requestId: randomUUID(), betCentavos: BET_CENTAVOS };

    const answers = await Promise.all(Array.from({ length: 64 }, () => seat.play(bet)));

    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(await roundsOf(seat.player)).toHaveLength(1);
    expect(await cashOf(seat.player)).toBe(10_000 - BET_CENTAVOS + WON_CENTAVOS);
  });
});
