import { fillIn, type Values } from '../../messages/fill-in.ts';
import { loadSet, type MessageSets } from '../../messages/message-sets.ts';
import type en from './en.json';

/** Words of the games in which something is chosen. They come with the game that needs them. */
type ChoiceTexts = typeof en;

const SETS: MessageSets<ChoiceTexts> = {
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
export type Say = (key: keyof ChoiceTexts, values?: Values) => string;

/** @param language name of a message set */
export async function loadChoiceTexts(language: string): Promise<Say> {
  const texts = await loadSet(SETS, language);
  return (key, values) => fillIn(texts[key], values);
}
