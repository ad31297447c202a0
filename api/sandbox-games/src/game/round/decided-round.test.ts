import type { PlayedRound } from '../../wire/game-wire.ts';
import { Refusal } from '../session/refusal.ts';
import { play, playOnce, type DecidedTable } from './decided-round.ts';

const ROUND: PlayedRound = {
  id: 'r1',
  betCentavos: 300,
  winCentavos: 0,
  picture: null,
  choices: null,
  steps: [],
  isOpen: false,
  elapsedMs: null,
  nonce: 0,
  shownSpins: 0,
};

interface World {
  readonly winCentavos?: number;
  readonly failure?: Error;
  readonly stakes?: number;
  readonly isQuick?: boolean;
  readonly balanceCentavos?: number;
}

function tableWith({
  winCentavos = 0,
  failure,
  stakes = 3,
  isQuick = false,
  balanceCentavos = 1_000,
}: World) {
  const events: string[] = [];
  const say = (text: string) => void events.push(text);
  let balance = balanceCentavos;
  const at = {
    words: { t: (key: string) => key, money: String },
    host: { tell: ({ type }: { type: string }) => say(type) },
    sound: { play: () => {} },
    session: {
      play: async (bet: number) => {
        say(`bets ${bet}`);
        if (failure) throw failure;
        return { round: { ...ROUND, winCentavos }, balanceCentavos: balanceCentavos - bet + winCentavos };
      },
      seen: () => {},
      state: async () => ({ balanceCentavos }),
    },
    table: {
      betCentavos: 100,
      get balanceCentavos() {
        return balance;
      },
      setBalance: (centavos: number) => void (balance = centavos),
      setPlaying: () => {},
      say: (text: string) => text && say(`says ${text}`),
      sayTooLow: (text: string) => say(`says ${text}`),
      announce: () => {},
      showLastWin: (centavos: number) => say(`round won ${centavos}`),
    },
    game: {
      chooseFirst: 'chooseFirst',
      choices: () => null,
      stakes: () => stakes,
      begin: () => say('begins'),
      show: async () => say('shows'),
      hurry: () => say('hurries'),
      abandon: () => say('abandons'),
      describe: () => '',
      celebrate: () => say('marks'),
    },
    celebration: {
      isCounting: false,
      clear: () => {},
      finish: () => say('finishes'),
      celebrate: ({ tier }: { tier: string }) => say(`celebrates ${tier}`),
    },
    isQuick: () => isQuick,
    isAutoplayOn: () => false,
    isPlaying: false,
  };
  return { at: at as unknown as DecidedTable, events, balanceOf: () => balance };
}

const CELEBRATED = /^celebrates/;

describe('a round that is decided with the bet', () => {
  it('costs the bet once for each stake', async () => {
    const { at, events, balanceOf } = tableWith({});

    expect(await playOnce(at)).toMatchObject({ betCentavos: 300, winCentavos: 0 });

    expect(events).toEqual(
      expect.arrayContaining([
        'game:round-started',
        'begins',
        'bets 300',
        'shows',
        'says noWin',
        'game:round-ended',
      ]),
    );
    expect(balanceOf()).toBe(700);
  });

  it.each([
    [100, ['says returned']],
    [300, ['says returned']],
    [301, ['celebrates win']],
    [3_000, ['celebrates big']],
    [15_000, ['celebrates mega']],
  ])('that pays %d of 300 is told by %j', async (winCentavos, told) => {
    const { at, events } = tableWith({ winCentavos });

    await playOnce(at);

    expect(events.filter((event) => event === 'says returned' || CELEBRATED.test(event))).toEqual(told);
    expect(events).toContain('marks');
  });

  it('says at once what it won where nothing is counted up, and otherwise leaves that to the count', async () => {
    const [lost, won] = [tableWith({}), tableWith({ winCentavos: 3_000 })];

    await Promise.all([playOnce(lost.at), playOnce(won.at)]);

    // The first is the beginning: what the round before has won is not that of this one.
    const told = ({ events }: typeof won) => events.filter((event) => event.startsWith('round won'));
    expect(told(lost)).toEqual(['round won 0', 'round won 0']);
    expect(told(won)).toEqual(['round won 0']);
    expect(won.events.filter((event) => event.startsWith('says'))).toEqual([]);
  });

  it('does not begin while something has still to be chosen', async () => {
    const { at, events } = tableWith({ stakes: 0 });

    expect(await playOnce(at)).toBeNull();

    expect(events).toEqual(['says chooseFirst']);
  });

  it('does not begin without the money for all stakes, and offers a deposit', async () => {
    const { at, events } = tableWith({ balanceCentavos: 299 });

    expect(await playOnce(at)).toBeNull();

    expect(events).toEqual(['says noMoney', 'game:no-money']);
  });

  it('stands still when it did not happen, and the balance is the server’s', async () => {
    const { at, events, balanceOf } = tableWith({ failure: new Refusal({ error: 'BET_UNDONE' }) });

    expect(await playOnce(at)).toBeNull();

    expect(events).toEqual(expect.arrayContaining(['abandons', 'says undone', 'game:round-ended']));
    expect(balanceOf()).toBe(1_000);
  });

  it('is hurried from its beginning in quick mode, and by a press while it runs', async () => {
    const quick = tableWith({ isQuick: true });
    await playOnce(quick.at);
    const pressed = tableWith({});
    pressed.at.isPlaying = true;
    await play(pressed.at);

    expect(quick.events).toContain('hurries');
    expect(pressed.events).toEqual(['hurries']);
  });
});
