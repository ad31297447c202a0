import { useEffect, useState } from 'react';
import { useSearchParams } from '@mosaico/shared/router';
import { useSettled } from './useSettled.ts';

const SEARCH_AFTER_MS = 180;
const LONGEST = 80;

/**
 * What is typed, and what is searched for once the typing rests. The address keeps it, so that a player who comes back from a game finds
 * their results.
 */
export function useSearchText() {
  const [query, setQuery] = useSearchParams();
  const asked = (query.get('name') ?? '').slice(0, LONGEST);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? asked;
  const name = useSettled(text.trim(), SEARCH_AFTER_MS);
  useEffect(() => {
    // What lies over the page is a fact of the entry in the history: another address in its place would close it.
    const isCovered = document.querySelector('dialog[open]') !== null;
    if (typed !== null && name !== asked && !isCovered) setQuery(name ? { name } : {}, { replace: true });
  }, [typed, name, asked, setQuery]);
  return { text, name, setText: setTyped };
}
