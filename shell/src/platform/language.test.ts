import { memoryStorage } from '@mosaico/shared/storage';
import { createLanguage } from './language.ts';

const PT = { icon: '/assets/flags/pt.svg', option: 'PT', value: 'pt' };

function storageWith(text: string | null) {
  const storage = memoryStorage();
  if (text !== null) storage.setItem('language', text);
  return storage;
}
const stored = (storage: ReturnType<typeof memoryStorage>) =>
  JSON.parse(storage.getItem('language') ?? 'null') as unknown;

describe('language', () => {
  it('[R17] [R20] writes Portuguese, with its flag, when nothing is stored', () => {
    const storage = storageWith(null);

    createLanguage(storage, document);

    expect(stored(storage)).toEqual(PT);
    expect(document.documentElement.lang).toBe('pt-BR');
  });

  it.each([
    'no json',
    '{}',
    '{"icon":"a","option":"B"}',
    '{"icon":"a","option":"B","value":"xx"}',
    '{"option":"B","value":"en"}',
    '{"icon":"a","value":"en"}',
    '{"icon":1,"option":"B","value":"en"}',
    '{"icon":"a","option":"B","value":"EN"}',
    '{"icon":"a","option":"B","value":"toString"}',
    '[]',
    '"pt"',
    'null',
  ])('[R19] replaces the damaged value %s by the default', (text) => {
    const storage = storageWith(text);

    createLanguage(storage, document);

    expect(stored(storage)).toEqual(PT);
  });

  it('[R18] keeps a valid choice, with exactly its three keys', () => {
    const storage = storageWith('{"icon":"i","option":"EN","value":"en","extra":1}');

    const language = createLanguage(storage, document);

    expect(language.current.value.value).toBe('en');
    expect(stored(storage)).toEqual({ icon: 'i', option: 'EN', value: 'en' });
  });

  it.each([
    ['zh_cn', 'cn', 'zh-CN'],
    ['ch', 'ch', 'zh-CN'],
    ['msa', 'msa', 'ms'],
    ['vi', 'vi', 'vi'],
  ])('[A1] [A2] %s speaks the set %s and marks the document %s', (value, set, locale) => {
    const language = createLanguage(storageWith(JSON.stringify({ icon: 'i', option: 'X', value })), document);

    expect(language.messageSet).toBe(set);
    expect(document.documentElement.lang).toBe(locale);
  });

  it('[R18] remembers a choice in storage and in the cookie the HTML is made by', () => {
    const storage = storageWith(null);
    const language = createLanguage(storage, document);
    const seen: string[] = [];
    language.current.changes$.subscribe(({ value }) => seen.push(value));

    language.choose({ icon: '/assets/flags/en.svg', option: 'EN', value: 'en' });

    expect(stored(storage)).toMatchObject({ value: 'en' });
    expect(document.cookie).toContain('language=en');
    expect(document.documentElement.lang).toBe('en');
    expect(seen).toEqual(['pt', 'en']);
  });

  it('[R163] has stored a choice before anybody hears of it: their requests go out in the new language', () => {
    const storage = storageWith(null);
    const language = createLanguage(storage, document);
    const heard: unknown[] = [];
    language.current.changes$.subscribe(() => heard.push(stored(storage)));

    language.choose({ icon: 'i', option: 'EN', value: 'en' });

    expect(heard).toEqual([PT, { icon: 'i', option: 'EN', value: 'en' }]);
  });

  it('[R19] stores nothing but the three keys, whatever the choice carries besides', () => {
    const storage = storageWith(null);
    const chosen = { icon: 'i', option: 'EN', value: 'en', name: 'English' };

    createLanguage(storage, document).choose(chosen);

    expect(stored(storage)).toEqual({ icon: 'i', option: 'EN', value: 'en' });
  });
});
