import { messageFaults } from '@mosaico/shared/testing';
import { TERMS_TEXTS } from './terms-texts.ts';

it('[R16] [R258] the notice of new terms says the same in all eight message sets', () => {
  expect(messageFaults(TERMS_TEXTS)).toEqual({ missing: [], placeholders: [], untranslated: [] });
});
