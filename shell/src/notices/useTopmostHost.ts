import { useEffect, useState } from 'react';
import { noticePlaceOf } from '@mosaico/shared/ui';

/** How long a live region must stand before screen readers notice what is put into it. */
const REGION_READY_MS = 60;

interface TopmostHost {
  /** Where notices belong now. */
  readonly host: Element;
  /** Live regions in it have been there long enough to read out what comes. */
  readonly isSettled: boolean;
}

/** @param isNeeded there is something to show: only then the page is watched for dialogs */
export function useTopmostHost(isNeeded: boolean): TopmostHost {
  const [chosen, setChosen] = useState<Element | null>(null);
  const host = chosen ?? document.body;
  const [settled, setSettled] = useState<Element>(host);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const choose = () => {
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      setChosen(dialog ? noticePlaceOf(dialog) : document.body);
    };
    choose();
    const observer = new MutationObserver(choose);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      setChosen(null);
    };
  }, [isNeeded]);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(host), REGION_READY_MS);
    return () => clearTimeout(timer);
  }, [host]);
  return { host, isSettled: chosen !== null && settled === chosen };
}
