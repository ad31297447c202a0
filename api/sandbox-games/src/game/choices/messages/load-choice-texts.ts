import type en from './en.json';

/** Words of the games in which something is chosen. They come with the game that needs them. */
type ChoiceTexts = typeof en;

const SETS: Readonly<Record<string, () => Promise<{ readonly default: ChoiceTexts }>>> = {
  pt: () => import('./pt.json', { with: { type: 'json' } }),
  en: () => import('./en.json', { with: { type: 'json' } }),
  cn: () => import('./cn.json', { with: { type: 'json' } }),
  ch: () => import('./ch.json', { with: { type: 'json' } }),
  vi: () => import('./vi.json', { with: { type: 'json' } }),
  id: () => import('./id.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  msa: () => import('./msa.json', { with: { type: 'json' } }),
};

/** Says a text of these games. */
export type Say = (key: keyof ChoiceTexts, values?: Readonly<Record<string, string | number>>) => string;

/** @param language name of a message set */
export async function loadChoiceTexts(language: string): Promise<Say> {
  const load = SETS[language];
  if (!load) throw new RangeError(`there is no language ${language}`);
  const texts = (await load()).default;
  return (key, values = {}) =>
    texts[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}
