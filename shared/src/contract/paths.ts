/*
 * Paths that more than one package knows. Endpoints of the API are in @mosaico/shared/api, screens in each area.json; what only
 * one package knows is in its own file of paths.
 */

/** Files of releases: `/releases/<area>/<version>/…`. */
export const RELEASES_PATH = '/releases';
/** Fonts, flags, icons and videos, which come with the live shell. */
export const ASSETS_PATH = '/assets';
export const FONTS_PATH = `${ASSETS_PATH}/fonts`;

/** What makes the site installable; served by the edge. */
export const MANIFEST_PATH = '/manifest.webmanifest';
export const SERVICE_WORKER_PATH = '/service-worker.js';
export const OFFLINE_PATH = '/offline';

/** Endpoints of the edge itself. */
export const EDGE_PATH = '/edge';
/** Where a browser asks for the release map, and hears that there is another one. */
export const MAP_PATH = `${EDGE_PATH}/map`;
export const MAP_EVENTS_PATH = `${EDGE_PATH}/map-events`;
/** Where browsers send their reports. */
export const TELEMETRY_PATH = `${EDGE_PATH}/telemetry`;

/** At a developer's own server: the script that puts the area it builds into a page of a running site. */
export const OVERRIDE_SCRIPT_PATH = '/override.js';

/** The API: its endpoints, and what its providers call. */
export const API_PATH = '/api';
/** The sandbox of the payment provider. */
export const PSP_PATH = '/psp';
/** What the message sandbox has delivered, in place of mail. */
export const MAILBOX_PATH = '/mailbox';

/** The sandbox of the game provider. All of it is served below this path, and its cookies go nowhere else. */
export const PROVIDER_PATH = '/provider';

/** What the edge hands on to the API and to the sandboxes of providers. */
export const API_PREFIXES = [API_PATH, PSP_PATH, PROVIDER_PATH, MAILBOX_PATH] as const;
/** What the edge answers itself, with files and data. */
export const EDGE_PREFIXES = [ASSETS_PATH, EDGE_PATH, RELEASES_PATH] as const;

/** The flag of a language, by the name of its file. */
export function flagUrl(name: string): string {
  return `${ASSETS_PATH}/flags/${name}.svg`;
}
