import { recoverRounds } from '@mosaico/sandbox-games';
import { crashLastsMs, timeOf } from '@mosaico/shared/fair-games/crash/crash';
import { MINES_FIELDS, minesLadder } from '@mosaico/shared/fair-games/mines/mines';
import { marksOf } from '../../../testing/marks-of.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { seatAt, type Answer, type Seat } from '../../../testing/game-seat.ts';
import { useGameWorld, type Player } from '../../../testing/game-world.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { MEMBER_STATUS } from '../../members/tables.ts';
import { sandboxGames, sandboxOf } from './sandbox.ts';

const world = useGameWorld();

const DAY_MS = 24 * 3_600_000;

/** Opens the first title of a kind of game. */
async function sitAt(player: Player, code: string): Promise<Seat> {
  return seatAt(world, player, sandboxGames.games.findIndex((game) => game.code === code) + 1);
}

async function cashOf({ siteKey, memberId }: Player): Promise<number> {
  return (await memberBalances(world.deps.db, siteKey, memberId)).cashCentavos;
}

/** What is stored of the player's last round, also what is secret. */
async function lastRound({ memberId }: Player) {
  return sandboxOf(world.deps)
    .db.selectFrom('prov_rounds')
    .selectAll()
    .where('player_id', '=', String(memberId))
    .orderBy('nonce', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

const recover = () => recoverRounds({ ...sandboxOf(world.deps), wallet: world.wallet });

interface Shown {
  readonly id: string;
  readonly isOpen: boolean;
  readonly winCentavos: number;
  readonly picture: unknown;
  readonly steps: readonly number[];
  readonly elapsedMs: number | null;
}
const roundIn = ({ body }: Answer) => body['round'] as Shown;

/** A round of mines with three mines that has begun. */
async function mines(seat: Seat, betCentavos = 100) {
  const answer = await seat.play({ betCentavos, choices: { mines: 3 } });
  const { mined } = (await lastRound(seat.player)).reels as { mined: readonly number[] };
  const safe = Array.from({ length: MINES_FIELDS }, (_, field) => field).filter(
    (field) => !mined.includes(field),
  );
  const { id } = roundIn(answer);
  const step = (sent: unknown) => seat.post('step', { roundId: id, step: sent });
  return { answer, id, mined, safe, step };
}

/** A round of crash that bursts at this multiplier or beyond it. */
async function crash(seat: Seat, leastHundredths: number, autoHundredths: number | null = null) {
  for (;;) {
    const answer = await seat.play({ betCentavos: 100, choices: { autoHundredths } });
    const stored = await lastRound(seat.player);
    const picture = stored.reels as { burstHundredths: number };
    if (picture.burstHundredths >= leastHundredths) return { answer, id: stored.id, ...picture };
    world.deps.clock.advance(crashLastsMs(picture, { autoHundredths }));
    await seat.get('state');
  }
}

describe('games with choices', () => {
  it.each([
    ['dice-001', { side: 'low', winningRolls: 4_950 }, 100],
    ['plinko-001', { rows: 12, risk: 'high' }, 100],
    ['wheel-001', { kinds: [0, 2, 5] }, 300],
    ['duel-001', { sides: ['home', 'tie'] }, 200],
  ])(
    '[G14] %s plays rounds whose money and results agree, to the centavo',
    async (code, choices, betCentavos) => {
      const seat = await sitAt(await world.player(100_000), code);
      let balance = 100_000;

      for (let nonce = 0; nonce < 10; nonce += 1) {
        const answer = await seat.play({ betCentavos, choices });
        const round = roundIn(answer);
        balance += round.winCentavos - betCentavos;
        expect(answer).toMatchObject({
          status: 200,
          body: { balanceCentavos: balance, round: { choices, isOpen: false, nonce } },
        });
      }

      expect(await cashOf(seat.player)).toBe(balance);
    },
  );

  it.each([
    ['dice-001', { side: 'low', winningRolls: 4_951 }, 100],
    ['dice-001', { side: 'middle', winningRolls: 4_950 }, 100],
    ['dice-001', null, 100],
    ['dice-001', { side: 'low', winningRolls: 4_950, more: 1 }, 100],
    ['plinko-001', { rows: 9, risk: 'high' }, 100],
    ['plinko-001', { rows: 8, risk: 'constructor' }, 100],
    ['wheel-001', { kinds: [] }, 100],
    ['wheel-001', { kinds: [2, 0] }, 200],
    ['wheel-001', { kinds: [0, 0] }, 200],
    ['wheel-001', { kinds: [6] }, 100],
    ['wheel-001', { kinds: [0, 1, 2] }, 100],
    ['wheel-001', { kinds: [0, 1, 2, 3, 4, 5] }, 60_000],
    ['duel-001', { sides: [] }, 100],
    ['duel-001', { sides: ['tie', 'home'] }, 200],
    ['duel-001', { sides: ['away', 'away'] }, 200],
    ['duel-001', { sides: ['nobody'] }, 100],
    ['mines-001', { mines: 0 }, 100],
    ['mines-001', { mines: 25 }, 100],
    ['mines-001', { mines: 3 }, 60],
    ['crash-001', { autoHundredths: 100 }, 100],
    ['crash-001', { autoHundredths: 1.5 }, 100],
    ['crash-001', { autoHundredths: null }, 20],
  ])(
    '[G14] %s refuses %j with a bet of %d centavos, and moves nothing',
    async (code, choices, betCentavos) => {
      const seat = await sitAt(await world.player(100_000), code);

      expect(await seat.play({ betCentavos, choices })).toEqual({
        status: 400,
        body: { error: 'INVALID_REQUEST' },
      });
      expect(await cashOf(seat.player)).toBe(100_000);
    },
  );

  it.each([undefined, null, '', 'not-an-id', 7])(
    '[G14] refuses a bet that could not be told from the next one: its id is %j',
    async (requestId) => {
      const seat = await sitAt(await world.player(1_000), 'dice-001');

      expect(
        await seat.post('play', { requestId, betCentavos: 100, choices: { side: 'high', winningRolls: 99 } }),
      ).toEqual({ status: 400, body: { error: 'REQUEST_ID_REQUIRED' } });
      expect(await cashOf(seat.player)).toBe(1_000);
    },
  );

  it('[G14] plays a bet once, however often the page sends it', async () => {
    const seat = await sitAt(await world.player(1_000), 'dice-001');
    const bet = {
      requestId: world.deps.random.uuid(),
      betCentavos: 100,
      choices: { side: 'high', winningRolls: 9_000 },
    };

    const [first, again] = [await seat.play(bet), await seat.play(bet)];

    expect(again).toEqual(first);
    expect(await cashOf(seat.player)).toBe(900 + roundIn(first).winCentavos);
    // Another bet is not the one that was played, nor are other choices, nor the same in another game.
    const elsewhere = await sitAt(seat.player, 'mines-001');
    const others = [
      await seat.play({ ...bet, betCentavos: 200 }),
      await seat.play({ ...bet, choices: { side: 'low', winningRolls: 9_000 } }),
      await elsewhere.play({ ...bet, choices: { mines: 3 } }),
    ];
    expect(others.map(({ status, body }) => [status, body])).toEqual(
      others.map(() => [400, { error: 'INVALID_REQUEST' }]),
    );
    expect(await cashOf(seat.player)).toBe(900 + roundIn(first).winCentavos);
  });
});

describe('a round of mines', () => {
  it('[G14] is open until the player takes the win, keeps its mines secret, and pays what the ladder says', async () => {
    const seat = await sitAt(await world.player(1_000), 'mines-001');
    const { answer, safe, mined, step } = await mines(seat);
    const [first = 0, second = 0] = safe;
    expect(answer.body).toMatchObject({
      balanceCentavos: 900,
      round: { isOpen: true, picture: { mined: [] }, steps: [] },
    });

    const opened = await step({ open: first });
    await step({ open: second });
    const taken = await step({ take: true });

    expect(roundIn(opened)).toMatchObject({
      isOpen: true,
      picture: { mined: [] },
      steps: [first],
      winCentavos: 0,
    });
    const winCentavos = minesLadder(3)[1] ?? 0;
    expect(taken.body).toMatchObject({
      balanceCentavos: 900 + winCentavos,
      round: { isOpen: false, picture: { mined }, steps: [first, second], winCentavos },
    });
    expect(await lastRound(seat.player)).toMatchObject({ state: 'finished' });
  });

  it.each([
    ['in a break', { paused_until: new Date('2099-01-01T00:00:00Z') }],
    ['self-excluded', marksOf(MEMBER_STATUS.selfExcluded)],
  ])(
    '[G31] [G14] is finished by somebody %s, also on another device, who begins none after it',
    async (_, changes) => {
      const seat = await sitAt(await world.player(1_000), 'mines-001');
      const { safe, step } = await mines(seat);
      await step({ open: safe[0] ?? 0 });
      await world.deps.db
        .updateTable('members')
        .set(changes)
        .where('id', '=', seat.player.memberId)
        .execute();

      const elsewhere = await sitAt(seat.player, 'mines-001');
      const roundId = (await lastRound(seat.player)).id;
      const taken = await elsewhere.post('step', { roundId, step: { take: true } });
      const next = await elsewhere.play({ betCentavos: 100, choices: { mines: 3 } });

      expect(taken).toMatchObject({ status: 200, body: { round: { isOpen: false } } });
      expect(next).toMatchObject({ status: 409, body: { error: 'USER_DISABLED' } });
      await expect(sitAt(seat.player, 'mines-001')).rejects.toThrow(/play_paused|self_excluded/);
    },
  );

  it('[G31] opens the way to its own game alone, and not to who is frozen', async () => {
    const seat = await sitAt(await world.player(1_000), 'mines-001');
    await mines(seat);
    const set = (changes: object) =>
      world.deps.db.updateTable('members').set(changes).where('id', '=', seat.player.memberId).execute();

    await set({ paused_until: new Date('2099-01-01T00:00:00Z') });
    await expect(sitAt(seat.player, 'dice-001')).rejects.toThrow('play_paused');
    await set(marksOf(MEMBER_STATUS.frozen));
    await expect(sitAt(seat.player, 'mines-001')).rejects.toThrow('account_frozen');
  });

  it('[G14] ends with a mine, for nothing', async () => {
    const seat = await sitAt(await world.player(1_000), 'mines-001');
    const { mined, step } = await mines(seat);

    const ended = await step({ open: mined[0] ?? 0 });

    expect(ended.body).toMatchObject({
      balanceCentavos: 900,
      round: { isOpen: false, winCentavos: 0, picture: { mined } },
    });
    expect(await cashOf(seat.player)).toBe(900);
  });

  it('[G14] is paid at once when the last step of the ladder is reached', async () => {
    const seat = await sitAt(await world.player(10_000), 'mines-001');
    await seat.play({ betCentavos: 100, choices: { mines: 24 } });
    const { id, reels } = await lastRound(seat.player);
    const { mined } = reels as { mined: readonly number[] };
    const open = Array.from({ length: MINES_FIELDS }, (_, field) => field).find(
      (field) => !mined.includes(field),
    );

    const ended = await seat.post('step', { roundId: id, step: { open } });

    expect(roundIn(ended)).toMatchObject({ isOpen: false, winCentavos: 2_475 });
  });

  it('[G14] takes each step once, and none after its end', async () => {
    const seat = await sitAt(await world.player(1_000), 'mines-001');
    const { safe, step } = await mines(seat);
    const [first = 0, second = 0] = safe;

    const [once, twice] = [await step({ open: first }), await step({ open: first })];
    const [taken, again] = [await step({ take: true }), await step({ take: true })];
    const [sentAgain, late] = [await step({ open: first }), await step({ open: second })];

    expect(roundIn(twice).steps).toEqual(roundIn(once).steps);
    expect([roundIn(again), roundIn(sentAgain)]).toEqual([roundIn(taken), roundIn(taken)]);
    expect(late).toEqual({ status: 409, body: { error: 'ROUND_ENDED' } });
    expect(await cashOf(seat.player)).toBe(900 + roundIn(taken).winCentavos);
  });

  it.each([{ take: true }, { open: 25 }, { open: -1 }, { open: '3' }, { open: 1, take: true }, {}, null])(
    '[G14] does not begin with %j',
    async (sent) => {
      const seat = await sitAt(await world.player(1_000), 'mines-001');
      const { step } = await mines(seat);

      expect(await step(sent)).toEqual({ status: 409, body: { error: 'INVALID_STEP' } });
      expect(await lastRound(seat.player)).toMatchObject({ state: 'playing', steps: [] });
    },
  );

  it('[G14] goes on where it was, also on another device, and lets no other begin', async () => {
    const player = await world.player(1_000);
    const here = await sitAt(player, 'mines-001');
    const { id, safe, step } = await mines(here);
    await step({ open: safe[0] ?? 0 });

    const there = await sitAt(player, 'mines-001');

    expect((await there.get('state')).body).toMatchObject({
      open: { id, isOpen: true, steps: [safe[0]] },
      unseen: null,
    });
    expect(await there.play({ betCentavos: 100, choices: { mines: 3 } })).toMatchObject({
      status: 409,
    });
    const taken = await there.post('step', { roundId: id, step: { take: true } });
    expect(roundIn(taken)).toMatchObject({ isOpen: false, winCentavos: 112 });
  });

  it('[G14] belongs to its player and its game', async () => {
    const seat = await sitAt(await world.player(1_000), 'mines-001');
    const { id, safe } = await mines(seat);
    const [stranger, elsewhere] = [
      await sitAt(await world.player(1_000), 'mines-001'),
      await sitAt(seat.player, 'mines-002'),
    ];

    for (const other of [stranger, elsewhere]) {
      const refused = await other.post('step', { roundId: id, step: { open: safe[0] } });
      expect(refused).toEqual({ status: 404, body: { error: 'INVALID_REQUEST' } });
    }
  });

  it('[G14] reveals no seed while it is played, whoever asks the database for it', async () => {
    const seat = await sitAt(await world.player(1_000), 'mines-001');
    const { step, safe } = await mines(seat);

    expect(await seat.post('seeds', { clientSeed: 'mine' })).toEqual({
      status: 409,
      body: { error: 'ROUND_OPEN' },
    });
    const { db } = sandboxOf(world.deps);
    const { seed_id: seedId } = await lastRound(seat.player);
    const reveal = () =>
      db
        .updateTable('prov_seeds')
        .set({ revealed_at: world.deps.clock.now() })
        .where('id', '=', seedId)
        .execute();
    await expect(reveal()).rejects.toThrow('stay secret');
    await step({ open: safe[0] ?? 0 });
    await step({ take: true });
    expect((await seat.post('seeds', { clientSeed: 'mine' })).status).toBe(200);
  });

  it.each(['lost', 'cut'] as const)(
    '[G14] pays by the job when the answer to the win is %s',
    async (fault) => {
      const seat = await sitAt(await world.player(1_000), 'mines-001');
      const { safe, step } = await mines(seat);
      await step({ open: safe[0] ?? 0 });
      world.wire.fault = (call) => (call === 'win' ? fault : null);
      expect((await step({ take: true })).body).toMatchObject({
        balanceCentavos: null,
        round: { winCentavos: 112 },
      });

      world.wire.fault = () => null;
      world.deps.clock.advance(10_000);
      await recover();

      expect(await cashOf(seat.player)).toBe(1_012);
      expect(await lastRound(seat.player)).toMatchObject({ state: 'finished' });
    },
  );

  it('[G14] whose player is gone for a day is paid what was won until then, or was never a round', async () => {
    const [stayed, left] = [
      await sitAt(await world.player(1_000), 'mines-001'),
      await sitAt(await world.player(1_000), 'mines-001'),
    ];
    const { safe, step } = await mines(stayed);
    await step({ open: safe[0] ?? 0 });
    await mines(left);

    world.deps.clock.advance(DAY_MS - 1);
    await recover();
    expect(await lastRound(stayed.player)).toMatchObject({ state: 'playing' });
    world.deps.clock.advance(1);
    await recover();

    expect([await cashOf(stayed.player), await cashOf(left.player)]).toEqual([1_012, 1_000]);
    expect(await lastRound(left.player)).toMatchObject({ state: 'cancelled' });
    expect((await (await sitAt(stayed.player, 'mines-001')).get('state')).body).toMatchObject({
      open: null,
      unseen: { winCentavos: 112 },
    });
  });
});

describe('a round of crash', () => {
  it('[G14] says nothing of its end before it, and pays the multiplier of the server’s clock', async () => {
    const seat = await sitAt(await world.player(10_000), 'crash-001');
    const { answer, id } = await crash(seat, 151);
    expect(roundIn(answer)).toMatchObject({ isOpen: true, picture: null, elapsedMs: 0 });
    const before = await cashOf(seat.player);

    world.deps.clock.advance(timeOf(150));
    const taken = await seat.post('step', { roundId: id, step: { take: true } });

    expect(roundIn(taken)).toMatchObject({ isOpen: false, winCentavos: 150, steps: [150] });
    expect(await cashOf(seat.player)).toBe(before + 150);
  });

  it('[G14] cannot be left before 1.01, and not after its burst', async () => {
    const seat = await sitAt(await world.player(10_000), 'crash-001');
    const { id, burstHundredths } = await crash(seat, 101);
    const take = () => seat.post('step', { roundId: id, step: { take: true } });
    expect(await take()).toEqual({ status: 409, body: { error: 'INVALID_STEP' } });

    world.deps.clock.advance(timeOf(burstHundredths + 1));

    const [late, again] = [await take(), await take()];
    expect(late).toEqual({ status: 409, body: { error: 'ROUND_ENDED' } });
    expect(again).toEqual(late);
    expect(roundIn(await seat.post('watch', { roundId: id }))).toMatchObject({
      isOpen: false,
      winCentavos: 0,
      picture: { burstHundredths },
    });
    expect(await lastRound(seat.player)).toMatchObject({ state: 'finished' });
  });

  it('[G14] takes the win at the player’s own point exactly, though the page is gone', async () => {
    const seat = await sitAt(await world.player(10_000), 'crash-001');
    await crash(seat, 130, 130);
    const before = await cashOf(seat.player);

    world.deps.clock.advance(timeOf(130) + 60_000);
    await recover();

    expect(await lastRound(seat.player)).toMatchObject({ state: 'finished', win_centavos: 130 });
    expect(await cashOf(seat.player)).toBe(before + 130);
  });

  it('[G14] without an own point bursts when the page is gone', async () => {
    const seat = await sitAt(await world.player(10_000), 'crash-001');
    const { burstHundredths } = await crash(seat, 101);

    world.deps.clock.advance(timeOf(burstHundredths + 1));
    await recover();

    expect(await lastRound(seat.player)).toMatchObject({ state: 'finished', win_centavos: 0 });
    expect((await seat.get('state')).body).toMatchObject({
      open: null,
      unseen: { picture: { burstHundredths } },
    });
  });

  it('[G14] tells who watches when it has ended', async () => {
    const seat = await sitAt(await world.player(10_000), 'crash-001');
    const { id, burstHundredths } = await crash(seat, 101);
    world.deps.clock.advance(timeOf(burstHundredths + 1));

    expect(roundIn(await seat.post('watch', { roundId: id }))).toMatchObject({
      isOpen: false,
      picture: { burstHundredths },
    });
    expect((await seat.post('watch', { roundId: world.deps.random.uuid() })).status).toBe(404);
    expect((await seat.post('watch', { roundId: 'none' })).status).toBe(400);
  });
});

describeOnPostgres('rounds in steps under concurrency', () => {
  it('[G14] pays a win once when 64 presses take it at the same moment', async () => {
    const seat = await sitAt(await world.player(1_000), 'mines-001');
    const { safe, step } = await mines(seat);
    await step({ open: safe[0] ?? 0 });

    const answers = await Promise.all(Array.from({ length: 64 }, () => step({ take: true })));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await cashOf(seat.player)).toBe(1_012);
  });

  it('[G14] opens each field once when all are pressed together, and the round has one end', async () => {
    const seat = await sitAt(await world.player(1_000), 'mines-001');
    const { step, safe, mined } = await mines(seat);
    // Mines that chance has put last would let all safe fields be opened, and the round be won.
    const fields = [...safe.slice(0, 11), ...mined, ...safe.slice(11)];

    const answers = await Promise.all(fields.map((open) => step({ open })));

    const { steps, state } = await lastRound(seat.player);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(new Set(steps).size).toBe(steps.length);
    expect(steps.filter((field) => mined.includes(field as number))).toEqual([steps.at(-1)]);
    expect(state).toBe('finished');
    expect(await cashOf(seat.player)).toBe(900);
  });

  it('[G14] makes one round of 64 copies of a bet', async () => {
    const seat = await sitAt(await world.player(10_000), 'dice-001');
    const bet = {
      requestId: world.deps.random.uuid(),
      betCentavos: 100,
      choices: { side: 'high', winningRolls: 99 },
    };

    const answers = await Promise.all(Array.from({ length: 64 }, () => seat.play(bet)));

    const { win_centavos: winCentavos } = await lastRound(seat.player);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await cashOf(seat.player)).toBe(9_900 + winCentavos);
  });

  it('[G14] has one end when the job and the player come at the same moment', async () => {
    const seat = await sitAt(await world.player(10_000), 'crash-001');
    const { id } = await crash(seat, 130, 130);
    const before = await cashOf(seat.player);
    world.deps.clock.advance(timeOf(130));

    await Promise.all([
      recover(),
      seat.post('step', { roundId: id, step: { take: true } }),
      recover(),
      seat.get('state'),
    ]);

    expect(await lastRound(seat.player)).toMatchObject({ state: 'finished', win_centavos: 130 });
    expect(await cashOf(seat.player)).toBe(before + 130);
  });
});
