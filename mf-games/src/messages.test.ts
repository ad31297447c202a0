import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { messageFaults } from '@mosaico/shared/testing';
import ch from './messages/ch.json';
import cn from './messages/cn.json';
import en from './messages/en.json';
import id from './messages/id.json';
import msa from './messages/msa.json';
import pt from './messages/pt.json';
import th from './messages/th.json';
import vi from './messages/vi.json';

/** Technical terms, and words that are the same in two languages. */
const ALLOWED = [
  'msa: card.hot',
  'id: game.depositTitle',
  'msa: game.depositTitle',
  ...MESSAGE_SETS.map((set) => `${set}: card.rtp`),
  ...['slot', 'crash', 'plinko'].map((type) => `pt: types.${type}`),
  ...['crash', 'plinko'].flatMap((type) => [`id: types.${type}`, `msa: types.${type}`]),
];

const MORE = join(__dirname, 'texts/sets');
const moreTexts = Object.fromEntries(
  MESSAGE_SETS.map((set) => [set, JSON.parse(readFileSync(join(MORE, `${set}.json`), 'utf8')) as unknown]),
) as Parameters<typeof messageFaults>[0];

it('[R16] says the same in all eight sets of the texts that come later', () => {
  expect(messageFaults(moreTexts)).toEqual({ missing: [], placeholders: [], untranslated: [] });
  expect(moreTexts.ch).toEqual(moreTexts.cn);
});

it('[R16] says the same in all eight message sets', () => {
  const faults = messageFaults({ pt, en, cn, ch, vi, id, th, msa }, ALLOWED);

  expect(faults).toEqual({ missing: [], placeholders: [], untranslated: [] });
});
