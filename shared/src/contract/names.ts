/*
 * Constants of the contract that browsers need. They stand apart from the schemas: a browser bundle holds no zod.
 */

/** Name of the release document inside a release folder. */
export const RELEASE_FILE = 'release.json';
/** The shell is released like any area, under this name. */
export const SHELL = 'shell';
/** Id of the `<script type="application/json">` that holds the release map. */
export const RELEASE_MAP_ELEMENT = 'release-map';
/** Id of the `<script type="application/json">` that holds the site's configuration (SiteConfig). */
export const SITE_CONFIG_ELEMENT = 'site-config';

/** Places of the shell (and, through it, of other areas' screens) that an area may fill with a widget. */
export const SLOT_NAMES = ['drawer.member', 'home.banner'] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

/** Where browsers send their reports, and how large one request may be. */
export const TELEMETRY_PATH = '/edge/telemetry';
export const TELEMETRY_LIMITS = { bodyBytes: 16_384, reports: 50, textLength: 300 } as const;
