import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';
import type { DrawnScreen } from '../../contract/screen.ts';

export interface CollectedRules {
  /** For one rendering: a second one would leave rules out that the first has seen. */
  readonly cache: EmotionCache;
  /** What the rendering has used, in the order in which it has come. */
  readonly rules: () => DrawnScreen['rules'];
}

/** A style cache that keeps its rules instead of writing them beside each element. @param key as in the browser */
export function collectRules(key: string): CollectedRules {
  const cache = createCache({ key });
  cache.compat = true;
  const ids: string[] = [];
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    // A list: an id of digits alone would come first among the properties of an object, whenever it was set.
    if (cache.inserted[serialized.name] === undefined) ids.push(serialized.name);
    return insert(selector, serialized, sheet, shouldCache);
  };
  return {
    cache,
    rules() {
      const kept = ids.filter((id) => typeof cache.inserted[id] === 'string');
      return { ids: kept, css: kept.map((id) => cache.inserted[id]).join('') };
    },
  };
}
