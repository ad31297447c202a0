import { useEffect, useState } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { afterFirstArea } from '../quiet/after-first-area.ts';
import { DOCUMENTS, PATHS } from '../paths.ts';
import { useShell } from '../shell-context.ts';
import { matchRoute } from '../routes/match-route.ts';
import { shellRoutes } from '../routes/shell-routes.ts';
import { termsChunk } from './terms-chunk.ts';

/** Where the member can read what they are asked to accept, and accept it. */
const READING: readonly string[] = DOCUMENTS.map((key) => PATHS[key]);

/** Asks for the site's terms once the page is quiet (R258). Draws nothing. */
export function useTermsWatch(): void {
  const { platform, terms } = useShell();
  useEffect(() => afterFirstArea(platform.bus, terms.follow), [platform.bus, terms]);
}

/**
 * The notice of announced terms, in the layout; the question for consent too, while its text is being read. It lies over no task: not
 * over a form either, whose button it would cover.
 */
export function TermsNotice() {
  const { need, isReading, isForm } = useNeed();
  const isFree = useIsFree();
  const isDue = need !== null && isFree && !isForm && (need.kind === 'notice' || isReading);
  const views = useViews(isDue);
  return isDue && views ? <views.TermsBanner need={need} /> : null;
}

/** The question for consent to terms in force, over everything but their text, as soon as the player is free for it. */
export function TermsConsent() {
  const { need, isReading } = useNeed();
  const isFree = useIsFree();
  const isDue = need?.kind === 'consent' && !isReading && isFree;
  const views = useViews(isDue);
  return isDue && views ? <views.ConsentDialog need={need} /> : null;
}

/** No payment or round is under way, and nothing is open over the page: no dialog, no sheet, no question. */
function useIsFree(): boolean {
  const { busy, modals, notices } = useShell().platform;
  const isBusy = useReactive(busy.isHeld);
  const isCovered = useReactive(modals.isAnyOpen);
  const question = useReactive(notices.question);
  return !isBusy && !isCovered && question === null;
}

function useNeed() {
  const { platform, composition, terms } = useShell();
  const need = useReactive(terms.need);
  const { pathname } = useReactive(platform.navigation.location);
  const { skeleton } = matchRoute(composition.value.areas, shellRoutes, pathname)?.route ?? {};
  return { need, isReading: READING.includes(pathname), isForm: skeleton === 'form' };
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
