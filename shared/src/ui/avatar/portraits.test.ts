import { PORTRAITS, PORTRAIT_IDS, portraitIdOf } from './portraits.ts';

describe('portraitIdOf', () => {
  it.each([
    ['/assets/avatars/f3.svg', 1, 'f3'],
    ['m6', 2, 'm6'],
    ['avatar:m2', 0, 'm2'],
    [null, 1, 'm1'],
    [null, 2, 'f1'],
    [null, 0, 'n1'],
    ['https://elsewhere.example/photo.jpg', 0, 'n1'],
  ])('of %j and gender %d is %s [R93]', (url, gender, id) => {
    expect(portraitIdOf(url, gender)).toBe(id);
  });

  it('offers six male and six female portraits, each with its art [R92]', () => {
    const ids = [...PORTRAIT_IDS.male, ...PORTRAIT_IDS.female];

    expect(ids).toHaveLength(12);
    expect(ids.every((id) => id in PORTRAITS)).toBe(true);
  });
});
