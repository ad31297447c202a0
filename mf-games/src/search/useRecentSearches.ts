import { useEffect, useMemo, useState } from 'react';
import { openStorage, readJson } from '@mosaico/shared/storage';

const KEY = 'games.recent-searches';
const KEPT = 8;

/** What the player looked for last, the latest first; kept on this device alone. */
export function useRecentSearches() {
  const storage = useMemo(
    () => (typeof window === 'undefined' ? null : openStorage(() => window.localStorage)),
    [],
  );
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    if (storage) setTexts(textsOf(readJson(storage, KEY)));
  }, [storage]);
  const keep = (next: readonly string[]) => {
    setTexts(next);
    if (next.length > 0) storage?.setItem(KEY, JSON.stringify(next));
    else storage?.removeItem(KEY);
  };
  return {
    texts,
    note(text: string) {
      const same = (other: string) => other.toLowerCase() === text.toLowerCase();
      if (text) keep([text, ...texts.filter((other) => !same(other))].slice(0, KEPT));
    },
    forget: () => keep([]),
  };
}

function textsOf(kept: unknown): readonly string[] {
  return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, KEPT) : [];
}
