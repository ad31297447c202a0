import { useReactive } from '@mosaico/shared/area';
import { DOCUMENTS, PATHS } from '../paths.ts';
import { matchRoute } from '../routes/match-route.ts';
import { shellRoutes } from '../routes/shell-routes.ts';
import { useShell } from '../shell-context.ts';
import { ConsentDialog } from './ConsentDialog.tsx';
import { TermsBanner } from './TermsBanner.tsx';
import type { TermsNeed } from './terms-need.ts';

interface TermsPartProps {
  readonly need: TermsNeed;
}

/** Where the member can read what they are asked to accept, and accept it. */
const READING: readonly string[] = DOCUMENTS.map((key) => PATHS[key]);

/**
 * The notice of announced terms, in the layout; the question for consent too, while its text is being read. It lies over no task: not
 * over a form either, whose button it would cover.
 */
export function NoticePart({ need }: TermsPartProps) {
  const { isReading, isForm } = useScreen();
  const isFree = useIsFree();
  const isDue = isFree && !isForm && (need.kind === 'notice' || isReading);
  return isDue ? <TermsBanner need={need} /> : null;
}

/** The question for consent to terms in force, over everything but their text, as soon as the player is free for it. */
export function ConsentPart({ need }: TermsPartProps) {
  const { isReading } = useScreen();
  const isFree = useIsFree();
  return need.kind === 'consent' && !isReading && isFree ? <ConsentDialog need={need} /> : null;
}

/** No payment or round is under way, and nothing is open over the page: no dialog, no sheet, no question. */
function useIsFree(): boolean {
  const { busy, modals, notices } = useShell().platform;
  const isBusy = useReactive(busy.isHeld);
  const isCovered = useReactive(modals.isAnyOpen);
  const question = useReactive(notices.question);
  return !isBusy && !isCovered && question === null;
}

function useScreen() {
  const { platform, composition } = useShell();
  const { pathname } = useReactive(platform.navigation.location);
  const { skeleton } = matchRoute(composition.value.areas, shellRoutes, pathname)?.route ?? {};
  return { isReading: READING.includes(pathname), isForm: skeleton === 'form' };
}
