import { messageFaults } from '@mosaico/shared/testing';
import { REALITY_CHECK_TEXTS } from './reality-check-texts.ts';

it('[R16] [G31] the check says the same in all eight message sets', () => {
  expect(messageFaults(REALITY_CHECK_TEXTS)).toEqual({ missing: [], placeholders: [], untranslated: [] });
});
