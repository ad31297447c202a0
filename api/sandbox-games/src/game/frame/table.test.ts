/** @jest-environment @mosaico/shared/build/jest/browser-environment.mjs */
import { ENGLISH } from '../../../testing/english-texts.ts';
import '../../../testing/no-layout.ts';
import { wordsOf } from '../messages/words.ts';
import type { Sound } from '../sound/sound.ts';
import { tableOf } from './table.ts';

/** A table at which R$ 2 are bet, by somebody who has R$ 1. */
function withTooLittle() {
  const table = tableOf({
    words: wordsOf(ENGLISH, 'en'),
    name: 'A game',
    rtp: '96.00',
    sound: { play: () => {} } as unknown as Sound,
    betsCentavos: [100, 200],
    balanceCentavos: 100,
    game: [],
    playLabel: 'Spin',
    hurryLabel: 'Faster',
    onPlay: () => {},
    onRules: () => {},
  });
  table.showBet(200);
  table.sayTooLow('Your balance is too low');
  return { table, said: () => table.view.querySelector('.said')?.textContent };
}

describe('what a table says of a balance that is too low', () => {
  it.each([
    ['stays while the balance is too low still', 150, 'Your balance is too low'],
    ['ends with a deposit that pays for the bet', 200, ''],
  ])('%s', (_, balanceCentavos, expected) => {
    const { table, said } = withTooLittle();

    table.setBalance(balanceCentavos);

    expect(said()).toBe(expected);
  });

  it('gives way to what is said next, which stays', () => {
    const { table, said } = withTooLittle();

    table.say('Your last round');
    table.setBalance(1_000);

    expect(said()).toBe('Your last round');
  });
});
