import { useEffect, useRef } from 'react';

/** Id of the screen's heading; it takes focus with `tabIndex={-1}`. */
export const HEADING_ID = 'recharge-title';

/**
 * Brings the player back to the top when the screen turns into another: the button that had the focus is gone, and what is new
 * stands above. The first view is where the player is anyway.
 *
 * @param view null while it is not decided
 */
export function useLeadToTop(view: string | null): void {
  const shown = useRef(view);
  useEffect(() => {
    const before = shown.current;
    if (before === view) return;
    shown.current = view;
    if (before !== null) document.getElementById(HEADING_ID)?.focus();
  }, [view]);
}
