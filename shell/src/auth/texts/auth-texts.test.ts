import { messageFaults } from '@mosaico/shared/testing';
import { AUTH_TEXTS } from './auth-texts.ts';

it('[R16] [G54] the forms of the login say the same in all eight message sets', () => {
  expect(messageFaults(AUTH_TEXTS)).toEqual({ missing: [], placeholders: [], untranslated: [] });
});
