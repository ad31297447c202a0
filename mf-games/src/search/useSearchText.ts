import { useEffect, useState } from 'react';
import { usePlatform, useReactive } from '@mosaico/shared/area';
import { useSearchParams } from '@mosaico/shared/router';
import { useSettled } from '@mosaico/shared/settled';

const SEARCH_AFTER_MS = 180;
const LONGEST = 80;
/** Nobody types these; an address may have them. */
const UNTYPED = /\p{Cc}/gu;

/**
 * What is typed, and what is searched for once the typing rests. The address keeps it, so that a player who comes back from a game finds
 * their results.
 */
export function useSearchText() {
  const [query, setQuery] = useSearchParams();
  const { isAnyOpen } = usePlatform().sheets;
  const isCovered = useReactive(isAnyOpen);
  const asked = (query.get('name') ?? '').replaceAll(UNTYPED, ' ').slice(0, LONGEST);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? asked;
  const name = useSettled(text.trim(), SEARCH_AFTER_MS);
  useEffect(() => {
    // Another address in place of this one would close what lies over the page, also what was opened since this was drawn.
    if (typed !== null && name !== asked && !isCovered && !isAnyOpen.value)
      setQuery(name ? { name } : {}, { replace: true });
  }, [typed, name, asked, isCovered, isAnyOpen, setQuery]);
  return { text, name, setText: setTyped };
}
