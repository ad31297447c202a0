import { FAULTS, recoverRounds, type Fault } from '@mosaico/sandbox-games';
import { seatAt } from '../../../testing/game-seat.ts';
import { useGameWorld, type Player } from '../../../testing/game-world.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { verify } from '../../ledger/verify.ts';
import { seededRandom } from '../../start/seed/seeded-random.ts';
import { sandboxGames, sandboxOf } from './sandbox.ts';

/** Rounds that stay open so long are taken up by the job. */
const STALE_MS = 10_000;
const START = 10_000;

const world = useGameWorld();
const diceId = sandboxGames.games.findIndex(({ code }) => code === 'dice-001') + 1;

/** The first call of a name meets the fault, all others none. */
function once(name: string, fault: Fault): (call: string) => Fault | null {
  let isDue = true;
  return (call) => {
    if (!isDue || call !== name) return null;
    isDue = false;
    return fault;
  };
}

async function recover(): Promise<void> {
  world.deps.clock.advance(STALE_MS);
  await recoverRounds({ ...sandboxOf(world.deps), wallet: world.wallet });
}

const cashOf = async ({ siteKey, memberId }: Player) =>
  (await memberBalances(world.deps.db, siteKey, memberId)).cashCentavos;

async function roundsOf({ memberId }: Player) {
  return sandboxOf(world.deps)
    .db.selectFrom('prov_rounds')
    .selectAll()
    .where('player_id', '=', String(memberId))
    .execute();
}

/** What the player must have: every round that stands has cost its bet and paid its win, the others nothing. */
async function owed(player: Player): Promise<number> {
  const rounds = await roundsOf(player);
  const played = rounds.filter(({ state }) => state !== 'cancelled');
  return played.reduce((cash, round) => cash - round.bet_centavos + round.win_centavos, START);
}

const DICE = { betCentavos: 100, choices: { side: 'high', winningRolls: 99 } };

beforeAll(async () => void (await world.app.listen({ host: '127.0.0.1', port: 0 })));
afterEach(async () => {
  expect((await verify(world.deps.db)).problems).toEqual([]);
});

// The application listens, so calls go over sockets.
describe('between the provider and the wallet', () => {
  it.each(FAULTS)('[G14] [W7] a bet that is %s is played once or not at all', async (fault) => {
    const player = await world.player(START);
    const seat = await seatAt(world, player, diceId);
    world.wire.fault = once('bet', fault);

    const { status } = await seat.play(DICE);
    world.wire.fault = () => null;
    await recover();

    const rounds = await roundsOf(player);
    expect(status).toBe(fault === 'twice' ? 200 : 503);
    expect(rounds.map(({ state }) => state)).toEqual([fault === 'twice' ? 'finished' : 'cancelled']);
    expect(await cashOf(player)).toBe(await owed(player));
  });

  it('[G14] [W3] a bet that comes after its rollback is refused: the member keeps the money', async () => {
    const player = await world.player(START);
    const outcomes: number[] = [];
    world.wire.answered = ({ statusCode }) => void outcomes.push(statusCode);
    const seat = await seatAt(world, player, diceId);
    outcomes.length = 0;
    world.wire.fault = once('bet', 'late');

    await seat.play(DICE);
    world.wire.fault = () => null;
    world.wire.answered = () => {};

    // The rollback of a bet that is not known, then the bet itself.
    expect(outcomes).toEqual([404, 409]);
    expect(await cashOf(player)).toBe(START);
  });

  it.each(FAULTS)('[G14] [W2] a win that is %s is paid once', async (fault) => {
    const player = await world.player(START);
    const seat = await seatAt(world, player, diceId);
    world.wire.fault = once('win', fault);

    const { status } = await seat.play(DICE);
    world.wire.fault = () => null;
    await recover();

    expect(status).toBe(200);
    expect((await roundsOf(player)).map(({ state }) => state)).toEqual(['finished']);
    expect(await cashOf(player)).toBe(await owed(player));
  });

  it.each(FAULTS)('[G14] [W3] a rollback that is %s gives back once', async (fault) => {
    const player = await world.player(START);
    const seat = await seatAt(world, player, diceId);
    const rollback = once('rollback', fault);
    world.wire.fault = (call) => (call === 'bet' ? 'lost' : rollback(call));

    await seat.play(DICE);
    world.wire.fault = () => null;
    await recover();
    await recover();

    expect((await roundsOf(player)).map(({ state }) => state)).toEqual(['cancelled']);
    expect(await cashOf(player)).toBe(START);
  });

  it('[G14] [W7] with any fault at any call, every round comes to one end and the money is right', async () => {
    const chance = seededRandom('a faulty wire');
    // The wait of a slow answer is tested above; here it would only take long.
    const quick = FAULTS.filter((fault) => fault !== 'slow');
    const any = () => (chance.int(3) === 0 ? (quick[chance.int(quick.length)] ?? null) : null);
    const player = await world.player(START);
    const seat = await seatAt(world, player, diceId);
    world.wire.fault = any;

    for (let turn = 0; turn < 40; turn += 1) {
      await seat.play(DICE);
      if (turn % 5 === 4) await recover();
    }
    world.wire.fault = () => null;
    for (let turn = 0; turn < 5; turn += 1) await recover();

    const rounds = await roundsOf(player);
    const states = new Set(rounds.map(({ state }) => state));
    expect(states).toEqual(new Set(['finished', 'cancelled']));
    expect(await cashOf(player)).toBe(await owed(player));
  });
});
