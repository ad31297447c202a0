import { messageFaults } from '@mosaico/shared/testing';
import { AUTH_TEXTS } from './texts.ts';

it('[R16] [G54] the second step of a login says the same in all eight message sets', () => {
  expect(messageFaults(AUTH_TEXTS)).toEqual({ missing: [], placeholders: [], untranslated: [] });
});
