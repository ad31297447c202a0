import { createContext, useContext } from 'react';
import type { Platform } from '@mosaico/shared/contract';
import type { AreaLoader } from './composition/area-loader.ts';
import type { Composition } from './composition/composition.ts';
import type { Recovery } from './composition/recovery.ts';
import type { ServedPlace } from './first-screen/served-place.ts';
import type { ShellPlatform } from './platform/create-platform.ts';
import type { Reminder } from './reminder/reminder-store.ts';
import type { TermsStore } from './terms/terms-store.ts';

/** What the shell's own components work with. */
export interface Shell {
  readonly platform: ShellPlatform;
  /** The releases this tab composes its pages from: a running area keeps the version it was entered with. */
  readonly composition: Composition;
  readonly loader: AreaLoader;
  readonly recovery: Recovery;
  readonly reminder: Reminder;
  readonly terms: TermsStore;
  /** Where the screen stands that came with the page. */
  readonly served: ServedPlace;
  /** CSP nonce of this page. */
  readonly nonce: string;
  /** The platform of one area, the same object for the same version. */
  platformFor(area: string, version: string): Platform;
}

export const ShellContext = createContext<Shell | null>(null);

/** @throws outside of the shell */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell: no shell here');
  return shell;
}
