import type { Asset, ReleaseMap } from '@mosaico/shared/contract';

/** Id of the template that holds the message of a page whose shell has failed. */
export const MESSAGE_TEMPLATE = 'shell-failed';

/** One release of the shell, as a page starts it. */
export interface ShellScripts {
  readonly version: string;
  /** In the order they run. */
  readonly scripts: readonly Asset[];
}

/** What the watchdog is told by the page it stands in: the shell that the page names, and where to turn to. */
export interface WatchdogFacts extends ShellScripts {
  /** The releases of the page, as it was signed with. */
  readonly set: string;
  /** Address for reports, up to the name of this page view. */
  readonly reports: string;
  /** Address that offers another shell, up to the versions that have failed. */
  readonly fallback: string;
  /** Name of the cookie that remembers the version that has failed. */
  readonly cookie: string;
}

/** Answer of the edge to a page whose shell has failed: another shell, and the areas that fit it. */
export interface OfferedShell extends ShellScripts {
  readonly map: ReleaseMap;
}
