import type { Texts } from '../../art/messages/texts.ts';
import { loadSet, type MessageSets } from './message-sets.ts';

export type { Texts };

const SETS: MessageSets<Texts> = {
  pt: () => import('../../art/messages/pt.json', { with: { type: 'json' } }),
  en: () => import('../../art/messages/en.json', { with: { type: 'json' } }),
  cn: () => import('../../art/messages/cn.json', { with: { type: 'json' } }),
  ch: () => import('../../art/messages/ch.json', { with: { type: 'json' } }),
  vi: () => import('../../art/messages/vi.json', { with: { type: 'json' } }),
  id: () => import('../../art/messages/id.json', { with: { type: 'json' } }),
  th: () => import('../../art/messages/th.json', { with: { type: 'json' } }),
  msa: () => import('../../art/messages/msa.json', { with: { type: 'json' } }),
};

/** Loads the words of one language, which the page has preloaded. @param language name of a message set */
export async function loadTexts(language: string): Promise<Texts> {
  return loadSet(SETS, language);
}
