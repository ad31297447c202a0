/** @jest-environment @mosaico/shared/build/jest/browser-environment.mjs */
import { ENGLISH } from '../../../testing/english-texts.ts';
import '../../../testing/no-layout.ts';
import { BET_STEPS_CENTAVOS } from '../../wire/bet-steps.ts';
import { wordsOf } from '../messages/words.ts';
import { betChips } from './bet-chips.ts';

/** What each chip says, and its colour. */
function coloursOf(betsCentavos: readonly number[]) {
  const { view } = betChips({
    betsCentavos,
    balanceCentavos: 10_000,
    words: wordsOf(ENGLISH, 'en'),
    onChange: () => {},
  });
  return Array.from(view.querySelectorAll('.chip'), ({ textContent, className }) => [textContent, className]);
}

it('an amount has the same colour in a game with all bets and in one whose bets begin higher', () => {
  const all = coloursOf(BET_STEPS_CENTAVOS);
  const fromOneReal = coloursOf(BET_STEPS_CENTAVOS.slice(3));

  expect(fromOneReal).toHaveLength(8);
  expect(fromOneReal).toEqual(all.slice(3));
});

it('chips beside each other differ in colour', () => {
  const colours = coloursOf(BET_STEPS_CENTAVOS).map(([, colour]) => colour);

  const alike = colours.filter((colour, index) => colour === colours[index + 1]);

  expect(alike).toEqual([]);
});
