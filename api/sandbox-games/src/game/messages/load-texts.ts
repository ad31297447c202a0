import type en from './en.json';
import { loadSet, type MessageSets } from './message-sets.ts';

/** A message set of the games. */
export type Texts = typeof en;

const SETS: MessageSets<Texts> = {
  pt: () => import('./pt.json', { with: { type: 'json' } }),
  en: () => import('./en.json', { with: { type: 'json' } }),
  cn: () => import('./cn.json', { with: { type: 'json' } }),
  ch: () => import('./ch.json', { with: { type: 'json' } }),
  vi: () => import('./vi.json', { with: { type: 'json' } }),
  id: () => import('./id.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  msa: () => import('./msa.json', { with: { type: 'json' } }),
};

/** Loads the words of one language, which the page has preloaded. @param language name of a message set */
export async function loadTexts(language: string): Promise<Texts> {
  return loadSet(SETS, language);
}
