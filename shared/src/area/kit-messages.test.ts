import { htmlLangOf, MESSAGE_SETS } from '../contract/languages.ts';
import { messageFaults } from '../testing/message-faults.ts';
import { uiTextsOf } from '../ui/language/ui-texts.ts';
import { kitMessages } from './kit-messages.ts';

describe('the texts of every area', () => {
  it('[R16] are complete in all eight sets, with nothing left in English', () => {
    expect(messageFaults(kitMessages)).toEqual({ missing: [], placeholders: [], untranslated: [] });
  });

  it('[A1] are the same under both names of Chinese', () => {
    expect(kitMessages.ch).toEqual(kitMessages.cn);
  });

  it.each(MESSAGE_SETS)('[R232] [R233] say the same as the components of the kit: %s', (set) => {
    const { loadFail, noData, retry } = kitMessages[set];

    expect({ loadFailed: loadFail, empty: noData, retry }).toEqual({
      loadFailed: uiTextsOf(htmlLangOf(set)).loadFailed,
      empty: uiTextsOf(htmlLangOf(set)).empty,
      retry: uiTextsOf(htmlLangOf(set)).retry,
    });
  });

  it('[R158] [R229] [R232] [R233] are in English what the specification says, by the letter', () => {
    expect(kitMessages.en).toMatchObject({
      notLoggedIn: 'Currently not logged in, please log in first',
      networkError: 'Network error, please try again later',
      loadFail: 'Load Fail',
      noData: 'There is currently no data available',
    });
  });
});
