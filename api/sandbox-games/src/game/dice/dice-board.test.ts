/** @jest-environment @mosaico/shared/build/jest/browser-environment.mjs */
import { ENGLISH } from '../../../testing/english-texts.ts';
import { wordsOf } from '../messages/words.ts';
import { diceBoard } from './dice-board.ts';

const HALF = { side: 'low', winningRolls: 5_000 } as const;
const TENTH = { side: 'high', winningRolls: 1_000 } as const;

/** A board at which half of the rolls win. */
function aimed() {
  const board = diceBoard('orla', wordsOf(ENGLISH, 'en'), document.createElement('div'));
  board.aim(HALF);
  return { board, width: () => board.view.querySelector<HTMLElement>('.dice-zone')?.style.width };
}

beforeEach(() => {
  // Without motion a round is seen at once.
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

describe('what a player chooses at the dice', () => {
  it('is drawn at once between two rounds', () => {
    const { board, width } = aimed();

    board.aim(TENTH);

    expect(width()).toBe('10%');
  });

  it('is drawn after the round that runs: that is shown by what it was begun with', async () => {
    const { board, width } = aimed();
    board.roll();

    board.aim(TENTH);
    expect(width()).toBe('50%');
    await board.land(2_000, HALF);

    expect(width()).toBe('10%');
  });

  it('is drawn when the round did not happen', () => {
    const { board, width } = aimed();
    board.roll();
    board.aim(TENTH);

    board.stop();

    expect(width()).toBe('10%');
  });
});
