import { termsNeed, type Terms, type TermsVersion } from './terms-need.ts';

const version = (number: number): TermsVersion => ({
  version: number,
  published_at: '2026-11-01T12:00:00.000Z',
  effective_at: '2026-12-01T12:00:00.000Z',
  summary: '',
});
const terms = (accepted: number | null, next = false): Terms => ({
  current: version(1),
  next: next ? version(2) : null,
  accepted_version: accepted,
});

describe('what the terms ask of a player [R258]', () => {
  it.each([
    ['a visitor, with nothing announced', terms(null), 0, null],
    ['a visitor, with new ones announced', terms(null, true), 0, ['notice', 2, null]],
    ['a visitor who has put them off', terms(null, true), 2, null],
    ['a member who has accepted what is in force', terms(1), 0, null],
    ['a member, with new ones announced', terms(1, true), 0, ['notice', 2, 1]],
    ['a member who has put them off', terms(1, true), 2, null],
    ['a member who has put off earlier ones', terms(1, true), 1, ['notice', 2, 1]],
    ['a member who has accepted the announced ones', terms(2, true), 0, null],
    ['a member who has accepted nothing', terms(0), 0, ['consent', 1, 0]],
    [
      'a member who has accepted nothing, whatever is announced and put off',
      terms(0, true),
      2,
      ['consent', 1, 0],
    ],
  ])('for %s', (_, given, putOff, expected) => {
    const need = termsNeed(given, putOff);

    expect(need && [need.kind, need.terms.version, need.accepted]).toEqual(expected);
  });
});
