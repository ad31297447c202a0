import type { EngineName, PageData } from '../../wire/game-wire.ts';

/** What the provider's page says in the attributes of its body, which are texts and checked by nobody. */
export function pageData({ language = '', failure, launch, demo, ...open }: DOMStringMap): PageData {
  if (failure !== undefined) return { language, failure: 'session' };
  if (launch !== undefined) return { language, launch };
  if (demo !== undefined) return { language, demo };
  const { session = '', parent = '', look = '', name = '' } = open;
  // One that this script does not know ends as a game that cannot be loaded.
  return { language, session, parent, engine: open['engine'] as EngineName, look, name };
}
