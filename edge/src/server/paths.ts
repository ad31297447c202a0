import { ASSETS_PATH, EDGE_PATH, type SiteTheme } from '@mosaico/shared/contract';

/* Paths that only the edge knows. Those that the shell uses too are in the contract. */

export const DISCOVERY_PATH = `${EDGE_PATH}/discovery.json`;
export const HEALTH_PATH = `${EDGE_PATH}/healthz`;
export const STATUS_PATH = `${EDGE_PATH}/status`;
export const FAVICON_PATH = '/favicon.ico';
export const ROBOTS_PATH = '/robots.txt';

/** An icon of the site's theme, by the name of its file. */
export function iconUrl(theme: SiteTheme, file: string): string {
  return `${ASSETS_PATH}/icons/${theme}/${file}`;
}
