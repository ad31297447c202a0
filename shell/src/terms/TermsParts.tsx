import { useReactive } from '@mosaico/shared/area';
import { matchRoute } from '../routes/match-route.ts';
import { shellRoutes } from '../routes/shell-routes.ts';
import { useShell } from '../shell-context.ts';
import { ConsentDialog } from './ConsentDialog.tsx';
import { isOpenBeforeConsent } from './open-before-consent.ts';
import { TermsBanner } from './TermsBanner.tsx';
import type { TermsNeed } from './terms-need.ts';

interface TermsPartProps {
  readonly need: TermsNeed;
}

/**
 * The notice of announced terms, in the layout; the question for consent too, on pages that are used without it. It lies over no task: a
 * notice waits until a form is left, and the question stands at the end of a form, whose button it would cover.
 */
export function NoticePart({ need }: TermsPartProps) {
  const { isOpen, isForm } = useScreen();
  const isFree = useIsFree();
  const isDue = isFree && (need.kind === 'notice' ? !isForm : isOpen);
  return isDue ? <TermsBanner need={need} isAtEnd={isForm} /> : null;
}

/**
 * The question for consent to terms in force, as soon as the player is free for it: over everything but their text and the pages where
 * members take out money and read what is theirs (R258).
 */
export function ConsentPart({ need }: TermsPartProps) {
  const { isOpen } = useScreen();
  const isFree = useIsFree();
  return need.kind === 'consent' && !isOpen && isFree ? <ConsentDialog need={need} /> : null;
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
  return { isOpen: isOpenBeforeConsent(pathname), isForm: skeleton === 'form' };
}
