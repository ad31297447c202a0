/** @jest-environment @mosaico/shared/build/jest/browser-environment.mjs */
import { minesBoard } from './mines-board.ts';

/** A board between two rounds, before the first. */
function atRest() {
  const board = minesBoard(
    'garimpo',
    (key) => key,
    () => {},
  );
  board.lock();
  const isSaid = () => board.view.querySelector<HTMLElement>('.mines-start')?.hidden === false;
  return { board, isSaid };
}

beforeEach(() => {
  // Without motion a round is seen at once.
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

describe('the board says that the button begins the round', () => {
  it('while no field can be opened, and no longer once the bet is on its way', () => {
    const { board, isSaid } = atRest();

    expect([isSaid(), board.view.textContent]).toEqual([true, 'playFirst']);
    board.clear();

    expect(isSaid()).toBe(false);
  });

  it('not while a round is open that was begun elsewhere', () => {
    const { board, isSaid } = atRest();

    board.show([3]);

    expect(isSaid()).toBe(false);
  });

  it('not over the fields of the round before', async () => {
    const { board, isSaid } = atRest();
    board.show([3]);

    await board.reveal([3], [7]);
    board.lock();

    expect(isSaid()).toBe(false);
  });

  it('again after a bet that was not accepted', () => {
    const { board, isSaid } = atRest();
    board.clear();

    board.lock();

    expect(isSaid()).toBe(true);
  });
});
