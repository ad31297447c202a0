import type { PlayedRound, RoundAnswer } from '../../wire/game-wire.ts';
import { Refusal } from '../session/refusal.ts';
import { follow, press, step, type SteppedTable } from './stepped-round.ts';

const OPEN: PlayedRound = {
  id: 'r1',
  betCentavos: 100,
  winCentavos: 0,
  picture: null,
  choices: null,
  steps: [],
  isOpen: true,
  elapsedMs: 0,
  nonce: 0,
  shownSpins: 0,
};
const WON: PlayedRound = { ...OPEN, isOpen: false, winCentavos: 250 };
const LOST: PlayedRound = { ...OPEN, isOpen: false };

type Answer = Partial<RoundAnswer> | Error;

/** A table whose server answers as the test says, and that notes what happens. */
function tableWith(
  answers: { play?: Answer; step?: Answer; watch?: Answer; state?: object },
  balanceCentavos = 1_000,
) {
  const events: string[] = [];
  const say = (text: string) => void events.push(text);
  const answer = async (name: string, value: unknown) => {
    say(name);
    if (value instanceof Error) throw value;
    return value;
  };
  let balance = balanceCentavos;
  const at = {
    words: { t: (key: string) => key, money: String },
    host: {
      isPaused: false,
      tell: ({ type, whenLeft }: { type: string; whenLeft?: string }) =>
        say(whenLeft === undefined ? type : `${type}: ${whenLeft}`),
    },
    sound: { play: () => {} },
    onExpired: () => say('expired'),
    session: {
      play: () => answer('play', answers.play),
      step: () => answer('step', answers.step),
      watch: () => answer('watch', answers.watch),
      state: () => answer('state', answers.state ?? {}),
      seen: () => say('seen'),
    },
    table: {
      betCentavos: 100,
      get balanceCentavos() {
        return balance;
      },
      setBalance: (centavos: number) => void (balance = centavos),
      lock: (isLocked: boolean) => say(isLocked ? 'locked' : 'unlocked'),
      offer: () => {},
      say: (text: string) => text && say(`says ${text}`),
      sayTooLow: (text: string) => say(`says ${text}`),
      announce: () => {},
      showLastWin: (centavos: number | null) => say(`round won ${centavos}`),
      showBet: (centavos: number) => say(`bet ${centavos}`),
    },
    game: {
      choices: () => null,
      restore: (choices: unknown) => say(`restores ${JSON.stringify(choices)}`),
      rest: () => say('rests'),
      begin: () => say('begins'),
      show: () => say('shows'),
      close: async () => say('closes'),
      describe: () => 'description',
      pressed: () => ({ take: true }),
    },
    celebration: {
      isCounting: false,
      clear: () => {},
      celebrate: ({ tier }: { tier: string }) => say(`celebrates ${tier}`),
    },
    resumed: 'goes on',
    round: null as PlayedRound | null,
    isBusy: false,
  };
  return { at: at as unknown as SteppedTable, events, balanceOf: () => balance };
}

it('[G31] a round in steps does not begin while the player has something to answer', async () => {
  const { at, events } = tableWith({});
  Object.assign(at.host, { isPaused: true });

  await press(at);

  expect([events, at.isBusy]).toEqual([[], false]);
});

describe('a round in steps on the page', () => {
  it('opens with the large button, and takes the win with it', async () => {
    const { at, events, balanceOf } = tableWith({
      play: { round: OPEN, balanceCentavos: 900 },
      step: { round: WON, balanceCentavos: 1_150 },
    });

    await press(at);
    expect([at.round, balanceOf()]).toEqual([OPEN, 900]);
    await press(at);

    expect(events).toEqual(
      expect.arrayContaining([
        'locked',
        'begins',
        'play',
        'shows',
        'step',
        'closes',
        'seen',
        'celebrates win',
        'unlocked',
        'rests',
      ]),
    );
    expect([at.round, at.isBusy, balanceOf()]).toEqual([null, false, 1_150]);
    // The beginning, when nothing is won or lost yet; the win is told by the count, as far as it has come.
    expect(events.filter((event) => event.startsWith('round won'))).toEqual(['round won null']);
  });

  it('tells the page around it what becomes of a round that is left, where it does not wait for its player', async () => {
    const { at, events } = tableWith({ play: { round: LOST, balanceCentavos: 900 } });
    await press({ ...at, game: { ...at.game, whenLeft: () => 'you lose the bet' } });
    await press(at);

    expect(events.filter((event) => event.startsWith('game:round-started'))).toEqual([
      'game:round-started: you lose the bet',
      'game:round-started',
    ]);
  });

  it('says how a lost round ended, and celebrates nothing', async () => {
    const { at, events } = tableWith({ play: { round: LOST, balanceCentavos: 900 } });

    await press(at);

    expect(events).toEqual(expect.arrayContaining(['says description', 'round won 0']));
    expect(events.filter((event) => event.startsWith('celebrates'))).toEqual([]);
  });

  it('begins nothing without the money, and offers a deposit', async () => {
    const { at, events } = tableWith({}, 99);

    await press(at);

    expect(events).toEqual(['says noMoney', 'game:no-money']);
  });

  it('gives the choices back when the bet was not accepted, with the balance of the server', async () => {
    const { at, events, balanceOf } = tableWith({
      play: new Refusal({ error: 'BET_UNDONE', balanceCentavos: 1_000 }),
    });

    await press(at);

    expect(events).toEqual(expect.arrayContaining(['unlocked', 'rests', 'says undone', 'game:round-ended']));
    expect(events.filter((event) => event.startsWith('round won'))).toEqual([
      'round won null',
      'round won 0',
    ]);
    expect(balanceOf()).toBe(1_000);
  });

  it('[G14] goes on with a round that another device has begun since, with its bet and its choices', async () => {
    const elsewhere: PlayedRound = { ...OPEN, id: 'r2', betCentavos: 500, choices: { mines: 7 }, steps: [3] };
    const { at, events, balanceOf } = tableWith({
      play: new Refusal({ error: 'ROUND_OPEN' }),
      state: { open: elsewhere, unseen: null, balanceCentavos: 400 },
    });

    await press(at);

    expect(events).toEqual(
      expect.arrayContaining(['bet 500', 'restores {"mines":7}', 'round won null', 'shows', 'says goes on']),
    );
    expect(events).not.toContain('says open');
    expect([at.round, at.isBusy, balanceOf()]).toEqual([elsewhere, false, 400]);
  });

  it('says that the round before is still being ended when there is none to go on with', async () => {
    const { at, events, balanceOf } = tableWith({
      play: new Refusal({ error: 'ROUND_OPEN' }),
      state: { open: null, unseen: null, balanceCentavos: 1_000 },
    });

    await press(at);

    expect(events).toEqual(expect.arrayContaining(['says open', 'unlocked', 'game:round-ended']));
    expect([at.round, balanceOf()]).toEqual([null, 1_000]);
  });

  it('sends one step at a time', async () => {
    const { at, events } = tableWith({ step: { round: OPEN, balanceCentavos: null } });
    at.round = OPEN;

    await Promise.all([step(at, { open: 1 }), step(at, { open: 2 })]);

    expect(events.filter((event) => event === 'step')).toHaveLength(1);
  });

  it('keeps the round when no answer comes', async () => {
    const { at, events } = tableWith({ step: new Refusal({ error: 'OFFLINE' }) });
    at.round = OPEN;

    await step(at, { take: true });

    expect([at.round, at.isBusy]).toEqual([OPEN, false]);
    expect(events).toContain('says offline');
  });

  it('asks where the round stands when a step was refused, and goes on there', async () => {
    const { at, events } = tableWith({
      step: new Refusal({ error: 'INVALID_STEP' }),
      state: { open: null, unseen: WON, balanceCentavos: 1_150 },
    });
    at.round = OPEN;

    await step(at, { take: true });

    expect(events).toEqual(expect.arrayContaining(['state', 'closes', 'celebrates win']));
    expect(at.round).toBeNull();
  });

  it('shows how a round has ended that was over when the step came', async () => {
    const { at, events } = tableWith({
      step: new Refusal({ error: 'ROUND_ENDED' }),
      watch: { round: LOST, balanceCentavos: 900 },
    });
    at.round = OPEN;

    await step(at, { take: true });

    expect(events).toEqual(expect.arrayContaining(['watch', 'closes', 'unlocked']));
    expect([at.round, at.isBusy]).toEqual([null, false]);
  });

  it('says goodbye when the session is over', async () => {
    const { at, events } = tableWith({ step: new Refusal({ error: 'TOKEN_EXPIRED' }) });
    at.round = OPEN;

    await step(at, { take: true });

    expect(events).toContain('expired');
  });

  it('adds the win to the balance while the wallet has not said', async () => {
    const { at, balanceOf } = tableWith({}, 900);

    await follow(at, { round: WON, balanceCentavos: null });

    expect(balanceOf()).toBe(1_150);
  });
});
