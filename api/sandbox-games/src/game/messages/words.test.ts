import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from './load-texts.ts';
import { wordsOf } from './words.ts';

const textsOf = (set: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${set}.json`), 'utf8')) as Texts;

describe('the words of a game', () => {
  it('writes money as the language does', () => {
    expect(wordsOf(textsOf('pt'), 'pt-BR').money(123_450).replace('\u00a0', ' ')).toBe('R$ 1.234,50');
  });

  it('fills in what a text leaves open', () => {
    const { t } = wordsOf(textsOf('en'), 'en');

    expect(t('wins', { amount: 'R$2.00' })).toBe('You won R$2.00');
    expect(t('reels', { a: 'symbol 1', b: '$&', c: 'symbol 3' })).toBe('Reels: symbol 1, $&, symbol 3');
  });
});
