import { bookOf, type Reels } from '../outcome.ts';
import { VOLATILITIES } from '../volatility.ts';
import { payOf, refusalKey } from './round.js';
import { TEXTS, wordsOf } from './texts.js';

describe('the page of the game', () => {
  it('[R16] speaks all eight message sets, each with every word', () => {
    const sets = TEXTS;

    expect(Object.keys(sets).sort()).toEqual(['ch', 'cn', 'en', 'id', 'msa', 'pt', 'th', 'vi']);
    for (const words of Object.values(sets))
      expect(Object.keys(words)).toEqual(Object.keys(sets['en'] ?? {}));
  });

  it('writes money as the language does', () => {
    expect(wordsOf('pt', 'pt-BR').money(123_450).replace('\u00a0', ' ')).toBe('R$ 1.234,50');
    expect(wordsOf('en', 'en').t('wins', { amount: 'R$2.00' })).toBe('You won R$2.00');
  });

  it('[G14] lights exactly what the pay table pays, for every picture', () => {
    const books = VOLATILITIES.wave;
    for (let picture = 0; picture < 343; picture += 1) {
      const reels: Reels = [Math.floor(picture / 49), Math.floor(picture / 7) % 7, picture % 7];
      expect(payOf(books, reels)).toEqual(bookOf(books, reels));
    }
  });

  it('finds words for every refusal', () => {
    expect(refusalKey({ code: 'NOT_ENOUGH_MONEY' })).toBe('noMoney');
    expect(refusalKey({ code: 'USER_DISABLED' })).toBe('refused');
  });
});
