import { z } from 'zod';
import { MESSAGE_SETS } from './languages.ts';
import { SITE_FEATURES, SLOT_NAMES } from './names.ts';
import { API_PREFIXES, EDGE_PREFIXES, OFFLINE_PATH } from './paths.ts';
import type { Platform } from './platform.ts';
import type { ServedScreen } from './screen.ts';

/**
 * An area describes itself (architecture, principle 2): this is the schema of `area.json`. It is checked when
 * the area is built, when it is published, and when the edge and the shell load it. The shell knows no area by name.
 */
const routePath = z
  .string()
  // No empty segment: `//host` in a link leads to another site.
  .regex(
    /^\/(?:[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*)?$/,
    'a route is an absolute path without parameters (R32)',
  )
  .regex(
    new RegExp(`^(?!(?:${[...API_PREFIXES, ...EDGE_PREFIXES, OFFLINE_PATH].join('|')})(?:/|$))`),
    'this path belongs to the edge: no page is ever shown there',
  );

/** Text in every message set. */
const localisedText = z.strictObject(
  Object.fromEntries(MESSAGE_SETS.map((set) => [set, z.string().min(1)])) as Record<
    (typeof MESSAGE_SETS)[number],
    z.ZodString
  >,
);

const routeSchema = z.strictObject({
  /** Exact path, e.g. `/recharge`. Unique over all live areas. */
  path: routePath,
  /** Document title: Chinese for the Chinese sets, English for every other (R31). */
  title: z.strictObject({ en: z.string().min(1), zh: z.string().min(1) }),
  /** Once the screen has a heading, the document is titled by it instead: for screens that have a name of their own, such as a game. */
  isTitledByHeading: z.boolean().optional(),
  /** `main`: inside the layout. `bare`: outside it, the area owns the whole page (R71). */
  frame: z.enum(['main', 'bare']).default('main'),
  /** Shape of the placeholder while the area loads. */
  skeleton: z.enum(['lobby', 'form', 'list', 'detail', 'blank']).default('detail'),
  /** False: search engines are told to leave it out (R70). */
  indexed: z.boolean().default(true),
  /** The route exists only where the site has this switched on. */
  feature: z.enum(SITE_FEATURES).optional(),
  /** The route exists only where the site does not have this switched on. Navigation that leads to a missing route is not shown. */
  unless: z.enum(SITE_FEATURES).optional(),
  /**
   * First public data request of the route, started from the HTML before any script runs: the GET endpoint and
   * its query without `lang`. It is sent without a token, so it must not depend on the member.
   */
  data: z
    .array(
      z.strictObject({
        endpoint: z.string().regex(/^GET \/api\//),
        query: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
      }),
    )
    .default([]),
});

/**
 * What keeps a player from playing and depositing: `why` of `play_bar` in the user info. `free`: nothing does, as for every visitor.
 * Source: G31, G32.
 */
export const PLAY_STATES = ['free', 'paused', 'excluded', 'barred'] as const;

const navigationSchema = z
  .strictObject({
    /** Unique within the area. */
    id: z.string().regex(/^[a-z][a-z0-9-]*$/),
    /** `tab`: the bottom bar of five; `drawer`: the side menu; `topbar`: the one button beside a member's balance. */
    place: z.enum(['tab', 'drawer', 'topbar']),
    to: routePath,
    /** Name of an icon of @mosaico/shared/ui. */
    icon: z.string().min(1),
    label: localisedText,
    /** Ascending; the same order everywhere. */
    order: z.number().int(),
    audience: z.enum(['everyone', 'member', 'visitor']).default('everyone'),
    /** Only while one of these is so: without it always. What leads to a deposit says `free`, what stands in its place all others (G31). */
    during: z.array(z.enum(PLAY_STATES)).min(1).optional(),
    /** The one tab drawn as the raised action in the middle. */
    emphasis: z.boolean().default(false),
    /** Of the side menu: it is listed on the profile, too. */
    isInProfile: z.boolean().optional(),
  })
  .refine(
    ({ place, isInProfile }) => !isInProfile || place === 'drawer',
    'the profile lists entries of the side menu',
  );

const slotSchema = z.strictObject({
  slot: z.enum(SLOT_NAMES),
  /** Key of the widget in `defineArea({ widgets })`. */
  widget: z.string().regex(/^[a-z][a-zA-Z0-9]*$/),
  order: z.number().int().default(0),
  audience: z.enum(['everyone', 'member', 'visitor']).default('everyone'),
  /** The widget is offered only where the site has this switched on. */
  feature: z.enum(SITE_FEATURES).optional(),
});

export const areaDeclarationSchema = z.strictObject({
  $schema: z.string().optional(),
  /** Name of the area: `games` for the folder mf-games. */
  area: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  /** Semver range of the contract version it needs (PLATFORM_VERSION). */
  platform: z.string().min(1),
  /**
   * Semver range of the shared facades (version of @mosaico/shared) that it needs, when an addition to a name it uses matters:
   * that the names are there is checked without it.
   */
  shared: z.string().min(1).optional(),
  routes: z.array(routeSchema),
  navigation: z.array(navigationSchema).default([]),
  slots: z.array(slotSchema).default([]),
});

export type AreaDeclaration = z.infer<typeof areaDeclarationSchema>;
export type AreaRoute = AreaDeclaration['routes'][number];
export type SlotOffer = AreaDeclaration['slots'][number];
export type NavigationEntry = AreaDeclaration['navigation'][number];

/** What the shell hands an area's parcel at mount, besides its name and its element. */
export interface AreaProps {
  readonly platform: Platform;
  /** The area has painted its first screen or widget. Without it the shell's ready deadline ends in a failure card. */
  readonly onReady: () => void;
  /** The area has thrown while rendering; the shell unmounts it. */
  readonly onError: (error: unknown) => void;
  /** CSP nonce for the area's style elements. */
  readonly nonce: string;
  /** Paths the area declares: its router stands still once the player is elsewhere. Empty for a widget. */
  readonly paths: readonly string[];
  /** The screen is in the container already, as the edge has drawn it. Given to the first mount of a page view only. */
  readonly served?: ServedScreen | undefined;
}

/** single-spa lifecycles, as single-spa-react makes them. */
export interface Lifecycles {
  readonly bootstrap: (props: never) => Promise<unknown>;
  readonly mount: (props: never) => Promise<unknown>;
  readonly unmount: (props: never) => Promise<unknown>;
  readonly update?: (props: never) => Promise<unknown>;
}

/** The only module an area exposes, as `./area`. */
export interface AreaModule extends Lifecycles {
  /** Lifecycles of the widgets its declaration offers to slots. */
  readonly widgets: Readonly<Record<string, Lifecycles>>;
}
