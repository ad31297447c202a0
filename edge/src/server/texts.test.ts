import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { OFFLINE_TEXTS } from './installable/offline-texts.ts';
import { PAGE_TEXTS } from './page-texts.ts';

describe.each([
  ['the HTML itself', PAGE_TEXTS],
  ['the offline page', OFFLINE_TEXTS],
])('the texts of %s', (_, texts) => {
  const english = Object.entries(texts.en);

  it('[R16] are there in all eight sets, with nothing left in English', () => {
    for (const set of MESSAGE_SETS.filter((name) => name !== 'en')) {
      const others = Object.entries(texts[set]);

      expect(others.map(([key]) => key)).toEqual(english.map(([key]) => key));
      for (const [index, [, text]] of others.entries()) {
        expect(text).not.toBe('');
        expect(text).not.toBe(english[index]?.[1]);
      }
    }
  });

  it('[A1] are the same under both names of Chinese', () => {
    expect(texts.ch).toEqual(texts.cn);
  });
});
