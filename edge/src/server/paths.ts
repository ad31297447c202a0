import { ASSETS_PATH, EDGE_PATH, type SiteTheme } from '@mosaico/shared/contract';

/* Paths that only the edge knows. Those that the shell uses too are in the contract. */

export const DISCOVERY_PATH = `${EDGE_PATH}/discovery.json`;
export const HEALTH_PATH = `${EDGE_PATH}/healthz`;
export const STATUS_PATH = `${EDGE_PATH}/status`;
/** Page that takes a token of a preview from behind the # of its address, and where it hands that in. */
export const PREVIEW_PATH = `${EDGE_PATH}/preview`;
export const PREVIEW_END_PATH = `${PREVIEW_PATH}/end`;
/** Where a page whose shell has failed asks for another one. */
export const SHELL_FALLBACK_PATH = `${EDGE_PATH}/shell-fallback`;
/** Query parameter of it: the versions that have failed in the page, with commas between them. */
export const FAILED_PARAMETER = 'failed';
export const FAVICON_PATH = '/favicon.ico';
export const ROBOTS_PATH = '/robots.txt';

/** Cookie: the token of the preview that this browser is in. */
export const PREVIEW_COOKIE = 'preview';

/** Cookie: the version of the shell that has failed in this browser a short time ago. */
export const SHELL_FAILED_COOKIE = 'shell-failed';

/** An icon of the site's theme, by the name of its file. */
export function iconUrl(theme: SiteTheme, file: string): string {
  return `${ASSETS_PATH}/icons/${theme}/${file}`;
}
