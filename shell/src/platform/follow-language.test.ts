import { skip } from 'rxjs';
import { memoryStorage } from '@mosaico/shared/storage';
import { followLanguage } from './follow-language.ts';
import { createLanguage } from './language.ts';

const EN = '{"icon":"/assets/flags/en.svg","option":"EN","value":"en"}';

function aTab() {
  const storage = memoryStorage();
  const language = createLanguage(storage, document);
  const window = new EventTarget();
  const heard: string[] = [];
  language.current.changes$.pipe(skip(1)).subscribe(({ value }) => heard.push(value));
  /** What the other tab of the browser writes, and the event that only this one hears of it. */
  const writtenElsewhere = (key: string, text: string) => {
    storage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
  };
  return { storage, language, window: window as unknown as Window, heard, writtenElsewhere };
}

describe('[R22] a language that is chosen in another tab', () => {
  it('is spoken at once', () => {
    const { storage, language, window, heard, writtenElsewhere } = aTab();
    followLanguage(language, storage, window);

    writtenElsewhere('language', EN);

    expect(heard).toEqual(['en']);
    expect(document.documentElement.lang).toBe('en');
    expect(language.messageSet).toBe('en');
  });

  it.each(['damaged', '{"icon":"i","option":"X","value":"xx"}', ''])('is ignored when it is %j', (text) => {
    const { storage, language, window, heard, writtenElsewhere } = aTab();
    followLanguage(language, storage, window);

    writtenElsewhere('language', text);
    writtenElsewhere('theme', EN);

    expect(heard).toEqual([]);
    expect(language.messageSet).toBe('pt');
  });

  it('is spoken when the page was put aside meanwhile, or had not started yet', () => {
    const { storage, language, window, heard } = aTab();
    storage.setItem('language', EN);
    followLanguage(language, storage, window);
    expect(heard).toEqual(['en']);

    storage.setItem('language', '{"icon":"i","option":"VI","value":"vi"}');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

    expect(heard).toEqual(['en', 'vi']);
  });
});
