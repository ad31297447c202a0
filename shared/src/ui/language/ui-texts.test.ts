import { htmlLangOf, MESSAGE_SETS, type MessageSet } from '../../contract/languages.ts';
import { messageFaults } from '../../testing/message-faults.ts';
import { autoplayTextsOf, railTextsOf } from '../carousel/texts.ts';
import { formTextsOf } from '../form/texts.ts';
import { listEndTextsOf } from '../list/texts.ts';
import { uiTextsOf } from './ui-texts.ts';

const TABLES: [string, (locale: string) => unknown][] = [
  ['first page', uiTextsOf],
  ['rails', railTextsOf],
  ['carousels', autoplayTextsOf],
  ['fields', formTextsOf],
  ['ends of lists', listEndTextsOf],
];

describe('the words of the components', () => {
  it.each(TABLES)('[R16] of %s are there in every language, with nothing left in English', (_, textsOf) => {
    const sets = Object.fromEntries(MESSAGE_SETS.map((set) => [set, textsOf(htmlLangOf(set))])) as Record<
      MessageSet,
      unknown
    >;

    expect(messageFaults(sets)).toEqual({ missing: [], placeholders: [], untranslated: [] });
  });

  it('[R17] are Portuguese in a language that nobody knows', () => {
    expect(uiTextsOf('xx')).toEqual(uiTextsOf('pt-BR'));
  });
});
