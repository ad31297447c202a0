import { useEffect, useState } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { afterFirstArea } from '../quiet/after-first-area.ts';
import { useShell } from '../shell-context.ts';
import { termsChunk } from './terms-chunk.ts';

/** Asks for the site's terms once the page is quiet (R258). Draws nothing. */
export function useTermsWatch(): void {
  const { platform, terms } = useShell();
  useEffect(() => afterFirstArea(platform.bus, terms.follow), [platform.bus, terms]);
}

/** The notice in the layout, once there is anything to be told. */
export function TermsNotice() {
  const { need, parts } = useParts();
  return need && parts ? <parts.NoticePart need={need} /> : null;
}

/** The question for consent, once there is anything to be asked. */
export function TermsConsent() {
  const { need, parts } = useParts();
  return need && parts ? <parts.ConsentPart need={need} /> : null;
}

/** What there is to say, and the code that says it: it is loaded when there is anything. */
function useParts() {
  const { platform, terms } = useShell();
  const need = useReactive(terms.need);
  const { telemetry } = platform;
  const [parts, setParts] = useState(termsChunk.loaded);
  useEffect(() => {
    if (!need || parts) return;
    termsChunk.load().then(setParts, telemetry.error);
  }, [need, parts, telemetry]);
  return { need, parts };
}
