import { z } from 'zod';
import type { AreaModule } from './area.ts';
import type { MessageSet } from './languages.ts';
import type { ReleaseMap } from './release.ts';

/*
 * First screens: the edge draws the layout and the screen of a route with the server scripts of the live releases, and puts both
 * into the HTML. The code in the browser takes the same elements over.
 */

/** Whom a first screen is for. That of a member is drawn without knowing anything about them. */
export type Viewer = 'visitor' | 'member';

/** What a first screen is drawn with. JSON: it crosses to another process. */
export interface ScreenRequest {
  /** Path of the route, without query. */
  readonly path: string;
  /** Host of the site as the browser has it (R13). */
  readonly host: string;
  /** Language value, as `lang` is in requests. */
  readonly lang: string;
  readonly messageSet: MessageSet;
  readonly viewer: Viewer;
  /** `data` of `GET /api/dynamicwebs/getdata` in this language. */
  readonly siteData: unknown;
  /** What the areas declare: the entries of the layout, and which paths are whose. */
  readonly map: ReleaseMap;
}

export interface AreaScreenRequest extends ScreenRequest {
  /** Name of the area whose screen it is. */
  readonly area: string;
  /** Whole answers to the requests that the route declares, by their address as `requestUrl` writes it. */
  readonly answers: Readonly<Record<string, unknown>>;
}

export interface LayoutRequest extends ScreenRequest {
  /** True: the place for the area's screen is left free. False: its placeholder stands there. */
  readonly hasScreen: boolean;
}

/** Styles of drawn markup, by the ids that the style cache of the browser knows the rules under. */
const rulesSchema = z.strictObject({
  ids: z.array(z.string().regex(/^[\w-]+$/)),
  css: z.string(),
});

/** An area's screen, as its server script has drawn it. */
export const drawnScreenSchema = z.strictObject({
  html: z.string().min(1),
  rules: rulesSchema,
  /** Queries that the screen was drawn with, dehydrated: JSON for the area kit in the browser. */
  queries: z.string(),
  /**
   * Public requests of the screen that its route does not declare, e.g. `GET /api/games/popular?name=`: they are made in the browser. And texts
   * that the language does not have, e.g. `text games:lobby.title`.
   */
  missing: z.array(z.string()),
});
export type DrawnScreen = z.infer<typeof drawnScreenSchema>;

/** The layout around it. With a screen, the place for it is between `html` and `htmlAfter`. */
export const drawnLayoutSchema = z.strictObject({
  html: z.string().min(1),
  htmlAfter: z.string(),
  rules: rulesSchema,
});
export type DrawnLayout = z.infer<typeof drawnLayoutSchema>;

/** What the shell's server script exports. */
export interface ShellServerModule {
  /** Modules that areas' server scripts take from the shell, by the names they import. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** @throws when the screen throws while it is drawn */
  drawScreen(area: AreaModule, request: AreaScreenRequest): Promise<DrawnScreen>;
  drawLayout(request: LayoutRequest): Promise<DrawnLayout>;
}

/** What the page says about its own first screen (element id FIRST_SCREEN_ELEMENT). */
export interface FirstScreen extends Pick<ScreenRequest, 'path' | 'messageSet' | 'viewer' | 'siteData'> {
  /** Version of the shell that has drawn the layout. */
  readonly shell: string;
  /** Null: the placeholder stands in the layout. */
  readonly screen: {
    readonly area: string;
    readonly version: string;
    /** As in DrawnScreen. */
    readonly queries: string;
  } | null;
}

/**
 * What an area's mount is told when its container holds the drawn screen already: it takes the elements over. Where the player is
 * elsewhere by then, speaks another language or has another session, it draws anew.
 */
export interface ServedScreen extends Pick<ScreenRequest, 'path' | 'messageSet' | 'viewer'> {
  /** The rules of the markup: an element of the page, and the ids of what is in it. */
  readonly style: HTMLStyleElement | null;
  readonly ruleIds: readonly string[];
  /** Dehydrated queries, as in DrawnScreen. */
  readonly queries: string;
}
