import type { MessageSet } from '@mosaico/shared/contract';
import { siteData } from '../testing/site-data.ts';
import { drawnValues } from './drawn-values.ts';

const drawnIn = (messageSet: MessageSet) =>
  drawnValues({ path: '/', messageSet, viewer: 'visitor', siteData: siteData(), host: 'localhost' }).language;

describe('the values of a drawn page', () => {
  it.each([
    ['pt', 'PT'],
    ['msa', 'MS'],
    ['cn', '简体中文'],
    ['ch', '简体中文'],
  ] as const)(
    '[R21] [R22] name the language %s as its player’s browser has stored it, offered or not',
    (set, option) => {
      expect(drawnIn(set).option).toBe(option);
    },
  );
});
