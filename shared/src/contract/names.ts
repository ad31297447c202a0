/*
 * Constants of the contract that browsers need. They stand apart from the schemas: a browser bundle holds no zod.
 */

/** Name of the release document inside a release folder. */
export const RELEASE_FILE = 'release.json';
/** The shell is released like any area, under this name. */
export const SHELL = 'shell';
/** Id of the element that React renders into; the static first paint stands in it before. */
export const ROOT_ELEMENT = 'root';
/** Marks the `<style>` of the static first paint. */
export const FRAME_STYLE = 'data-frame';
/** Attributes of `<html>`: the colours of the site, and the shape of the placeholder in the static first paint. */
export const THEME_ATTRIBUTE = 'data-theme';
export const SKELETON_ATTRIBUTE = 'data-skeleton';
/** Id of the `<script type="application/json">` that holds the release map. */
export const RELEASE_MAP_ELEMENT = 'release-map';
/** Attribute of the page's first element once a developer's own build is in the page. */
export const LOCAL_BUILD_ATTRIBUTE = 'data-local-build';
/** Id of the `<script type="application/json">` that holds the site's configuration (SiteConfig). */
export const SITE_CONFIG_ELEMENT = 'site-config';

/** Id of the `<script type="application/json">` that holds the facts of a drawn first screen (FirstScreen). */
export const FIRST_SCREEN_ELEMENT = 'first-screen';
/** Set on the root element while the layout in it is as the edge has drawn it, and on the container of an area's drawn screen. */
export const SERVED_ATTRIBUTE = 'data-served';
/** On a placeholder of what is still to come (ui Skeleton): a drawn screen that has one is not whole. */
export const PLACEHOLDER_ATTRIBUTE = 'data-placeholder';
/** On `<style>`: the rules of drawn markup. `shell` or the area's name; `data-ids` has the ids. */
export const SERVED_RULES_ATTRIBUTE = 'data-served-rules';
/** On parts of the layout that a visitor and a member see differently. */
export const VIEWER_PART_ATTRIBUTE = 'data-viewer-part';
/** On `<html>` until the shell runs: the page was drawn for the other kind of viewer, whose parts are not to be seen. */
export const OTHER_VIEWER_ATTRIBUTE = 'data-other-viewer';
/** Event of the document: the code has taken over the layout, or an area's screen (its target). */
export const TAKEN_OVER_EVENT = 'mosaico:taken-over';

/** Places of the shell (and, through it, of other areas' screens) that an area may fill with a widget. */
export const SLOT_NAMES = [
  'topbar.balance',
  'topbar.badge',
  'tab.badge',
  'drawer.member',
  'home.banner',
  'game.deposit',
  'recharge.paid',
  'withdraw.review',
  'profile.entries',
] as const;
export type SlotName = (typeof SLOT_NAMES)[number];
/** The shell sets it on a slot's element while nothing comes for it: nobody offers a widget, or every one has failed. */
export const SLOT_EMPTY_ATTRIBUTE = 'data-slot-empty';
/**
 * On an element around `withdraw.review`: how much the withdrawal is that the member looks at, in centavos. A widget reads it there. Only a type,
 * because this facade is a part of what every page loads first.
 */
export type ReviewedCentavosAttribute = 'data-reviewed-centavos';

/**
 * What an operator switches on for a site (G34): pages of diagnostics; languages beyond the switcher's rule (A2); talk of chat rain (R257);
 * identities checked before withdrawals (A69); no agents (A30).
 */
export const SITE_FEATURES = [
  'diagnostics',
  'all_languages',
  'chat_rain',
  'identity_before_withdrawal',
  'without_agents',
] as const;
export type SiteFeature = (typeof SITE_FEATURES)[number];

/** What an area declares for some sites only. */
export interface Switched {
  /** It exists only where the site has this switched on. */
  readonly feature?: SiteFeature | undefined;
  /** It exists only where the site does not have this switched on. */
  readonly unless?: SiteFeature | undefined;
}

/** Whether a site with these features has it. Pure. Source: G34, A30. */
export function isSwitchedOn({ feature, unless }: Switched, features: readonly SiteFeature[]): boolean {
  if (feature !== undefined && !features.includes(feature)) return false;
  return unless === undefined || !features.includes(unless);
}

/** The themes, each with its ground: the colour of what is painted before any style (browser bar, splash screen). */
export const SITE_THEMES = { aurora: '#07130f', mare: '#06121f' } as const;
export type SiteTheme = keyof typeof SITE_THEMES;

/** What the page tells the service worker when the language has changed: fetch the offline page anew. */
export const KEEP_OFFLINE_PAGE = 'keep-offline-page';

/** Query parameter of reports: a random word that tells this page view from others behind the same address. Never stored. */
export const TELEMETRY_VIEW_PARAMETER = 'view';
/** How large one request with reports may be. */
export const TELEMETRY_LIMITS = { bodyBytes: 16_384, reports: 50, textLength: 300 } as const;

/** A set of releases as a text: what a page view is signed with. */
export function setText(map: {
  readonly shell: string;
  readonly areas: readonly { readonly area: string; readonly version: string }[];
}): string {
  return [`${SHELL}@${map.shell}`, ...map.areas.map(({ area, version }) => `${area}@${version}`)].join(' ');
}
