import {
  PLATFORM_VERSION,
  type EventName,
  type Reactive,
  type Platform,
  type SiteConfig,
} from '@mosaico/shared/contract';
import { createApi, type ApiOptions } from './api/api.ts';
import { countWrites, type CountingApi } from './api/count-writes.ts';
import { createBus, type ShellBus } from './bus.ts';
import { createBusyLock, type ShellBusyLock } from './busy-lock.ts';
import type { TextStorage } from '@mosaico/shared/storage';
import { createFlash, type Flash } from './flash.ts';
import { storedLanguage, type ShellLanguage } from './language.ts';
import { createLeave } from './leave.ts';
import { followMemberEvents } from './member-events.ts';
import { createModals, type Modals } from './modals.ts';
import type { ShellNavigation } from './navigation.ts';
import { createNotices, type ShellNotices } from './notices.ts';
import { createPausePlay, type PausePlay } from './play-pause.ts';
import { createQuestionEntry } from './question-entry.ts';
import { keepMemberHint } from './session/member-hint.ts';
import { createSession, type SessionParts, type ShellSession } from './session/session.ts';
import { createSite, type ShellSite, type SiteData } from './site/site.ts';
import { whenPutAside } from './put-aside.ts';
import { wakeSession } from './session/wake-session.ts';
import { createSlots, type ShellSlots } from './slots.ts';
import type { ShellTelemetry } from './telemetry.ts';

/** The platform as the shell itself sees it; areas get a narrower view (platform-for-area.ts). */
export interface ShellPlatform {
  readonly version: string;
  readonly site: Reactive<Platform['site']['value']>;
  readonly siteData: ShellSite;
  readonly session: ShellSession;
  readonly language: ShellLanguage;
  readonly navigation: ShellNavigation;
  readonly modals: Modals;
  readonly api: CountingApi;
  readonly bus: ShellBus;
  readonly notices: ShellNotices;
  readonly busy: ShellBusyLock;
  readonly pausePlay: PausePlay;
  readonly telemetry: ShellTelemetry;
  readonly slots: ShellSlots;
  readonly flash: Flash;
  /** What this device remembers of the layout. */
  readonly storage: TextStorage;
  /** Code of the invitation that led here; empty without one (R76). */
  readonly inviteCode: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Texts of the shell in the player's language. */
  readonly text: (key: string) => string;
}

export interface PlatformParts {
  readonly config: SiteConfig;
  /** The site's data that came with the page, in the language that the shell speaks; null when none did. */
  readonly siteData: SiteData | null;
  readonly window: Window;
  readonly localStorage: TextStorage;
  readonly sessionStorage: TextStorage;
  readonly channel: SessionParts['channel'];
  readonly fetch: typeof fetch;
  readonly language: ShellLanguage;
  readonly navigation: ShellNavigation;
  /** Takes the window to another address. */
  readonly leaveFor: (url: string) => void;
  readonly reload: () => void;
  readonly telemetry: ShellTelemetry;
  readonly text: (key: string) => string;
  readonly now: () => number;
  readonly random: () => number;
  readonly adapter?: ApiOptions['adapter'];
}

/** Builds the state of the whole site, once per page. Nothing here draws. */
export function createPlatform(parts: PlatformParts): ShellPlatform {
  const { language, telemetry, text, now } = parts;
  const bus = createCheckedBus(parts);
  const notices = createNotices(now, createQuestionEntry(parts.navigation));
  const flash = createFlash(parts.sessionStorage, notices);
  const navigation: ShellNavigation = {
    ...parts.navigation,
    leave: createLeave({
      ...parts,
      origin: parts.window.location.origin,
      redirectOrigins: parts.config.redirectOrigins,
      notices,
      flash,
      report: (error) => telemetry.error(error),
    }),
  };
  const modals = createModals(navigation);
  const api: CountingApi = countWrites(
    createApi({
      ...parts,
      origin: parts.window.location.origin,
      token: () => session.token(),
      lang: () => storedLanguage(parts.localStorage)?.value,
      onUnauthenticated: (token) => session.lose(token),
      onFailure: (endpoint, { status, error }) => telemetry.mark('call-failed', { endpoint, status, error }),
    }),
  );
  wakeSession({ ...parts, session: () => session });
  const session: ShellSession = createSession({
    ...parts,
    storage: parts.sessionStorage,
    api,
    notices,
    bus,
    openModal: modals.open,
  });
  const siteData = createSite({
    ...parts,
    hostname: parts.window.location.hostname,
    api,
    served: parts.siteData,
    report: (error) => telemetry.error(error),
  });
  whenPutAside(parts.window, { wake: () => void siteData.load().catch(telemetry.error) });
  const busy = createBusyLock();
  followMemberEvents({ ...parts, session, bus, keepsBalance: busy.keepsBalance, written: api.written });
  keepMemberHint({ ...parts, session });
  welcomeBack(flash, parts.window);
  return {
    version: PLATFORM_VERSION,
    site: siteData.site,
    siteData,
    session,
    language,
    navigation,
    modals,
    api,
    bus,
    notices,
    busy,
    pausePlay: createPausePlay(bus),
    telemetry,
    slots: createSlots(),
    flash,
    storage: parts.localStorage,
    inviteCode: inviteCodeIn(parts.window.location.search),
    now,
    text,
  };
}

function inviteCodeIn(search: string): string {
  const code = new URLSearchParams(search).get('invite_code') ?? '';
  return /^[A-Za-z0-9]{4,16}$/.test(code) ? code.toUpperCase() : '';
}

/** Payloads are checked while developing and testing; the production build carries no schema. */
function createCheckedBus({ now, telemetry }: PlatformParts): ShellBus {
  let check: ((name: EventName, payload: unknown) => void) | undefined;
  if (process.env.NODE_ENV !== 'production') {
    void import('./check-event.ts').then((module) => (check = module.checkEvent));
  }
  return createBus({
    now,
    report: (error) => telemetry.error(error),
    validate: (name, payload) => check?.(name, payload),
  });
}

/** Shows the notices again that were on screen when the page was left: after a load, and when the browser restores a whole page (A8). */
function welcomeBack(flash: Flash, window: Window): void {
  flash.show();
  whenPutAside(window, { wake: flash.show });
}
