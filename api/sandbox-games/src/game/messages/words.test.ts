import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from './load-texts.ts';
import { SHAPES } from '../../art/symbols/shapes.ts';
import { THEMES } from '../../art/themes/themes.ts';
import { wordsOf } from './words.ts';

const textsOf = (set: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../art/messages', `${set}.json`), 'utf8')) as Texts;

describe('the words of a game', () => {
  it('writes money as the language does', () => {
    expect(wordsOf(textsOf('pt'), 'pt-BR').money(123_450).replace('\u00a0', ' ')).toBe('R$ 1.234,50');
  });

  it('writes a bet as short as it can be', () => {
    const { short } = wordsOf(textsOf('pt'), 'pt-BR');

    expect([short(20), short(100), short(10_000)]).toEqual(['0,20', '1', '100']);
  });

  it('fills in what a text leaves open', () => {
    const { t } = wordsOf(textsOf('en'), 'en');

    expect(t('wins', { amount: 'R$2.00' })).toBe('You won R$2.00');
    expect(t('reels', { a: 'sun', b: '$&', c: 'moon' })).toBe('Reels: sun, $&, moon');
  });

  it('joins what is said together as the language does', () => {
    expect(wordsOf(textsOf('pt'), 'pt-BR').list(['um', 'dois', 'três'])).toBe('um, dois e três');
  });

  it('has a name for every symbol that is drawn', () => {
    const drawn = THEMES.flatMap(({ wild, scatter, pictures }) => [wild, scatter, ...pictures]);
    const names = new Set([...Object.keys(SHAPES), ...drawn.map(({ name }) => name)]);

    expect(Object.keys(textsOf('pt').symbols).sort()).toEqual([...names].sort());
  });
});
