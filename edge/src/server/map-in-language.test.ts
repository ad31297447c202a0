import type { ReleasedArea } from '@mosaico/shared/contract';
import { mapInLanguage } from './map-in-language.ts';

const asset = (url: string) => ({ url, integrity: 'sha384-x' });
const games = {
  area: 'games',
  version: '2',
  messages: { pt: asset('pt2.js'), en: asset('en2.js') },
  lastKnownGood: { version: '1', messages: { pt: asset('pt1.js'), en: asset('en1.js') } },
} as unknown as ReleasedArea;
const map = { revision: 3, shell: '1', areas: [games] };

describe('the release map of a page', () => {
  it('names the texts of its language only, of the live version and of the last good one', () => {
    expect(mapInLanguage(map, 'en')).toEqual({
      revision: 3,
      shell: '1',
      areas: [
        {
          ...games,
          messages: { en: asset('en2.js') },
          lastKnownGood: { version: '1', messages: { en: asset('en1.js') } },
        },
      ],
    });
  });

  it('names none of a language that a release does not have, and adds no last good version', () => {
    const { lastKnownGood: _, ...only } = games;

    expect(mapInLanguage({ ...map, areas: [only] }, 'th').areas).toEqual([{ ...only, messages: {} }]);
  });
});
