import { useEffect, useState } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { afterFirstArea } from '../quiet/after-first-area.ts';
import { DOCUMENTS, PATHS } from '../paths.ts';
import { useShell } from '../shell-context.ts';
import { termsChunk } from './terms-chunk.ts';

/** Where the member can read what they are asked to accept, and accept it. */
const READING: readonly string[] = DOCUMENTS.map((key) => PATHS[key]);

/** Asks for the site's terms once the page is quiet (R258). Draws nothing. */
export function useTermsWatch(): void {
  const { platform, terms } = useShell();
  useEffect(() => afterFirstArea(platform.bus, terms.follow), [platform.bus, terms]);
}

/** The notice of announced terms, in the layout; the question for consent too, while its text is being read. */
export function TermsNotice() {
  const { need, isReading } = useNeed();
  const views = useViews(need !== null);
  if (!need || !views || (need.kind === 'consent' && !isReading)) return null;
  return <views.TermsBanner need={need} />;
}

/** The question for consent to terms in force, over everything but their text. Never in the middle of a payment or a round. */
export function TermsConsent() {
  const { need, isReading } = useNeed();
  const isBusy = useReactive(useShell().platform.busy.isHeld);
  const isDue = need?.kind === 'consent' && !isReading && !isBusy;
  const views = useViews(isDue);
  return isDue && views ? <views.ConsentDialog need={need} /> : null;
}

function useNeed() {
  const { platform, terms } = useShell();
  const need = useReactive(terms.need);
  const { pathname } = useReactive(platform.navigation.location);
  return { need, isReading: READING.includes(pathname) };
}

/** What draws notice and question, loaded when there is one of them to show. */
function useViews(isNeeded: boolean) {
  const { telemetry } = useShell().platform;
  const [views, setViews] = useState(termsChunk.loaded);
  useEffect(() => {
    if (!isNeeded || views) return;
    termsChunk.load().then(setViews, telemetry.error);
  }, [isNeeded, views, telemetry]);
  return views;
}
