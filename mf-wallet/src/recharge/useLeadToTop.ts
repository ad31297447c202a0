import { useEffect, useRef } from 'react';

/** Id of the screen's heading; it takes focus with `tabIndex={-1}`. */
export const HEADING_ID = 'recharge-title';

/**
 * Brings the player back to the top when the screen turns into another: the button that had the focus is gone, and what is new
 * stands above. The first view is where the player is anyway.
 */
export function useLeadToTop(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    document.getElementById(HEADING_ID)?.focus();
  }, [view]);
}
