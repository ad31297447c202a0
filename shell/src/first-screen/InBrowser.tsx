import type { ReactNode } from 'react';
import { useIsInBrowser } from './useIsInBrowser.ts';

/** What a drawn page does not hold: dialogs and messages, which lie outside of the page's own elements. */
export function InBrowser({ children }: { readonly children: ReactNode }): ReactNode {
  return useIsInBrowser() ? children : null;
}
