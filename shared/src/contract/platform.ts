import type { Observable } from 'rxjs';
import type { ApiCaller, UserInfo } from '../api/index.ts';
import type { EventName, EventPayload } from './events.ts';
import type { Language, MessageSet } from './languages.ts';
import type { SiteFeature, SlotName } from './names.ts';

/** The tenant whose host the visitor is on (R13, R177, R178). */
export interface Site {
  /** Key of the tenant, e.g. `demo`. */
  readonly key: string;
  readonly host: string;
  readonly name: string;
  /** Languages the switcher offers on this site (R21, R22). */
  readonly languages: readonly Language[];
  /** True while the site runs with play money and sandbox providers. */
  readonly isSandbox: boolean;
  /** What the operator has switched on for this site (G34). */
  readonly features: readonly SiteFeature[];
}

/** A value that changes over time. `value` is always current; `changes$` replays it to each new subscriber. */
export interface Reactive<T> {
  readonly value: T;
  readonly changes$: Observable<T>;
}

/** Who is logged in, as areas may know it. The token itself never leaves the shell. */
export interface SessionReader {
  /** Null for a visitor. */
  readonly user: Reactive<UserInfo | null>;
  /** True while a token exists, even before the user info has arrived. */
  isLoggedIn(): boolean;
  /**
   * For member actions: true when logged in; otherwise shows 'Currently not logged in, please log in first',
   * opens the login modal, and answers false (R158).
   */
  requireLogin(): boolean;
  /** Opens the login or register modal over the current screen (R75, R76). */
  open(modal: 'login' | 'register'): void;
  /** Fetches the user info anew. Resolves when it is in `user`; never rejects. The shell shows a refusal; without a network
   * what is known stays, silently: whatever asks for this may have succeeded just before. */
  refresh(): Promise<void>;
  /** Ends the session on the server and here, and goes to `/` (G1). */
  logout(): Promise<void>;
}

export interface LanguageReader {
  readonly current: Reactive<Language>;
  /** Message set of the current language, e.g. `cn` for `zh_cn`. */
  readonly messageSet: MessageSet;
  /** BCP 47 tag for Intl. */
  readonly locale: string;
}

export interface PlatformLocation {
  readonly pathname: string;
  /** With its leading `?`, or empty. */
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  /** Unique per history entry. */
  readonly key: string;
}

/** The one browser history. The area's router is bound to it by the area kit; screens normally use links. */
export interface Navigation {
  readonly location: Reactive<PlatformLocation>;
  push(to: string, state?: unknown): void;
  replace(to: string, state?: unknown): void;
  go(delta: number): void;
  /**
   * Leaves the site in the same window, for an address of an allow-listed origin only (the site's own, payment pages, game
   * providers). With a notice: it is shown first, the page is left 600 ms later, and the notice is shown again when the
   * player is back (A8).
   *
   * @returns false when the address may not be followed: nothing happens, and the attempt is reported
   */
  leave(url: string, notice?: { readonly tone: NoticeTone; readonly text: string }): boolean;
}

/**
 * Sheets and dialogs over an area's screens, by names of its own. What is open is a fact of the history entry: "back" closes it and
 * stays on the screen, "forward" opens it again. One thing lies over a page at a time, so opening a sheet closes whatever is open.
 * A navigation takes the place of an open sheet, which need not be closed before. Screens normally use `useSheet` of the area kit.
 */
export interface Sheets {
  /** The area's own sheet that is open; null when there is none. */
  readonly current: Reactive<string | null>;
  /**
   * Something lies over the page: a sheet of any area or a modal of the layout, from the moment it is asked for. It is a fact of the entry
   * in the history, so `navigation.replace` would close it: what a screen writes into its address by itself waits.
   */
  readonly isAnyOpen: Reactive<boolean>;
  open(sheet: string): void;
  /** Nothing happens when it is not open. It is closed a moment later, once the history has gone back. */
  close(sheet: string): void;
}

export interface EventBus {
  publish<N extends EventName>(name: N, payload: EventPayload<N>): void;
  /** Facts from now on. A subscriber that throws is reported and never stops another. */
  on<N extends EventName>(name: N): Observable<EventPayload<N>>;
}

export type NoticeTone = 'success' | 'error' | 'info';

export interface Notices {
  /** A short message that goes by itself. The same text within 3 s is shown once (R228). */
  toast(tone: NoticeTone, text: string): void;
  /** A message the player must acknowledge. Resolves when closed. */
  alert(text: string): Promise<void>;
  /**
   * A question. Resolves true when confirmed, false on cancel, Esc, backdrop or "back".
   *
   * @param yes words of the button that confirms, which say what it does; "OK" without them
   * @param no words of the other button, where "Cancel" could mean either; since 2.14.0
   */
  confirm(text: string, yes?: string, no?: string): Promise<boolean>;
}

/** "Do not swap me now": held during a deposit, a withdrawal, a game round. */
export interface BusyLock {
  /**
   * Returns the release function; calling it twice is harmless.
   *
   * @param options `keepsBalance`: the balance on the page waits for the release too. The server pays at once, and a new balance would tell what
   *   the player has won before they have seen it.
   */
  hold(reason: string, options?: { readonly keepsBalance?: boolean }): () => void;
}

/** Reports from areas: tagged by the shell with area and version, scrubbed, sampled, sent to the edge. */
export interface Telemetry {
  /** @returns the reference that support can look up */
  error(error: unknown, context?: Readonly<Record<string, string | number>>): string;
  mark(name: string, context?: Readonly<Record<string, string | number>>): void;
}

/** Places inside an area's screens that other areas fill: through the shell, never by import. */
export interface Slots {
  /**
   * Fills an element of the caller's screen with the widgets that the live areas offer for the slot. Screens normally use
   * `<Slot name="…" />` of the area kit.
   *
   * @returns empties it again; calling it twice is harmless
   */
  fill(slot: SlotName, element: HTMLElement): () => void;
}

/** What the shell hands every area. Semver: a removal or change of meaning is a major. */
export interface Platform {
  /** Contract version of the running shell. */
  readonly version: string;
  readonly site: Reactive<Site>;
  readonly session: SessionReader;
  readonly language: LanguageReader;
  readonly navigation: Navigation;
  readonly sheets: Sheets;
  readonly api: ApiCaller;
  readonly bus: EventBus;
  readonly notices: Notices;
  readonly busy: BusyLock;
  readonly telemetry: Telemetry;
  readonly slots: Slots;
}
