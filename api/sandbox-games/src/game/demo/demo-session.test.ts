import type { DemoRound } from '../../wire/game-wire.ts';
import { demoSession } from './demo-session.ts';

const DECIDED: DemoRound = {
  id: 'demo-0',
  betCentavos: 100,
  winCentavos: 250,
  picture: [1, 2, 3],
  choices: null,
  steps: [],
  shownSpins: 0,
  isOpen: false,
  elapsedMs: null,
  nonce: 0,
  lastsMs: null,
};
const MINES: DemoRound = { ...DECIDED, id: 'demo-1', picture: { mined: [9] }, steps: [4, 7] };
const BLOWN: DemoRound = { ...MINES, id: 'demo-2', steps: [4, 9], winCentavos: 0 };
const CRASH: DemoRound = { ...DECIDED, id: 'demo-3', picture: { burstHundredths: 210 }, lastsMs: 6_931 };

describe('a session that is played by nobody', () => {
  it('[G46] tells its rounds one after the other, and then from the first again', async () => {
    const session = demoSession({ rounds: [DECIDED, { ...DECIDED, id: 'demo-9' }] });

    const told = [await session.play(100), await session.play(100), await session.play(100)];

    expect(told.map(({ round }) => round.id)).toEqual(['demo-0', 'demo-9', 'demo-0']);
    expect(told[0]).toEqual({ round: DECIDED, balanceCentavos: null });
  });

  it('[G46] shows nothing of a round in steps before its time, and takes the win at the end', async () => {
    const session = demoSession({ rounds: [MINES] });

    const opened = await session.play(100);
    const steps: unknown[] = [];
    let now = opened;
    while (now.round.isOpen) {
      const step = session.nextStep();
      steps.push(step);
      now = await session.step('demo-1', step);
    }

    expect(opened.round).toMatchObject({ isOpen: true, steps: [], picture: { mined: [] }, winCentavos: 0 });
    expect(steps).toEqual([{ open: 4 }, { open: 7 }, { take: true }]);
    expect(now.round).toEqual(MINES);
    expect(session.nextStep()).toBeNull();
  });

  it('[G46] ends a round of mines at the mine', async () => {
    const session = demoSession({ rounds: [BLOWN] });
    await session.play(100);

    const safe = await session.step('demo-2', session.nextStep());
    const blown = await session.step('demo-2', session.nextStep());

    expect([safe.round.isOpen, blown.round]).toEqual([true, BLOWN]);
    await expect(session.step('demo-2', { open: 1 })).rejects.toMatchObject({ code: 'ROUND_ENDED' });
  });

  it('[G46] lets a round against time last as long as it does', async () => {
    const waited: number[] = [];
    const session = demoSession({ rounds: [CRASH] }, async (ms) => void waited.push(ms));

    const opened = await session.play(100);
    const ended = await session.watch('demo-3');

    expect(opened.round).toMatchObject({ isOpen: true, elapsedMs: 0, picture: null });
    expect([waited, ended.round]).toEqual([[6_931], CRASH]);
  });
});
