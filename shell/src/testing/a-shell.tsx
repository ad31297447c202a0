import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  flagUrl,
  LANGUAGE_KEY,
  type ReleasedArea,
  type TelemetryReport,
  type MessageSet,
} from '@mosaico/shared/contract';
import { createMessages, I18nextProvider } from '@mosaico/shared/i18n';
import { createAreaLoader } from '../composition/area-loader.ts';
import type { Federation } from '../composition/federation.ts';
import { createComposition } from '../composition/composition.ts';
import { createMoveOn } from '../composition/move-on.ts';
import { createRecovery } from '../composition/recovery.ts';
import en from '../messages/en.json';
import { memoryStorage, type TextStorage } from '@mosaico/shared/storage';
import { createServedPlace, type ServedPlace } from '../first-screen/served-place.ts';
import { createPlatform } from '../platform/create-platform.ts';
import { createLanguage } from '../platform/language.ts';
import { createNavigation } from '../platform/navigation.ts';
import { platformForArea } from '../platform/platform-for-area.ts';
import type { SiteData } from '../platform/site/site.ts';
import { createTelemetry } from '../platform/telemetry.ts';
import { createReminder } from '../reminder/reminder-store.ts';
import { ShellContext, type Shell } from '../shell-context.ts';
import { createTerms } from '../terms/terms-store.ts';
import { fakeNetwork, type FakeNetwork, type FakeServer } from './fake-network.ts';

interface ShellOptions {
  readonly server?: FakeServer;
  readonly areas?: readonly ReleasedArea[];
  readonly federation?: Federation;
  /** Path and query the player is at. */
  readonly at?: string;
  readonly language?: MessageSet;
  readonly sessionStorage?: TextStorage;
  /** What came with the page. */
  readonly siteData?: SiteData;
  readonly served?: ServedPlace;
  /** Origins, besides the site's own, that a player may be sent to. */
  readonly redirectOrigins?: readonly string[];
}

export interface TestShell extends Shell {
  readonly network: FakeNetwork;
  readonly reports: TelemetryReport[];
  /** Addresses the window was taken to. */
  readonly left: string[];
  /** Paths that were loaded as a whole. */
  readonly reloaded: string[];
}

const REFUSE_ALL: FakeServer = () => ({ status: 404, body: { code: 404, message: 'Not found' } });
const NO_AREAS: Federation = { load: () => Promise.reject(new Error('no areas here')) };

/** The real shell, in English, with a network and areas that the test decides about. */
export async function aShell(options: ShellOptions = {}): Promise<TestShell> {
  const network = fakeNetwork(options.server ?? REFUSE_ALL);
  const reports: TelemetryReport[] = [];
  const left: string[] = [];
  const reloaded: string[] = [];
  window.history.replaceState(null, '', options.at ?? '/');
  const localStorage = memoryStorage();
  const sessionStorage = options.sessionStorage ?? memoryStorage();
  const language = options.language ?? 'en';
  localStorage.setItem(
    LANGUAGE_KEY,
    JSON.stringify({ icon: flagUrl(language), option: language.toUpperCase(), value: language }),
  );
  const messages = englishMessages();
  await messages.speak('en');
  const composition = createComposition({ revision: 1, shell: '0.1.0', areas: options.areas ?? [] });
  const telemetry = createTelemetry({
    shellVersion: '0.1.0',
    from: () => null,
    send: (batch) => reports.push(...batch.reports),
    random: Math.random,
  });
  const platform = createPlatform({
    config: { apiBase: '', adminBase: '', redirectOrigins: options.redirectOrigins ?? [] },
    siteData: options.siteData ?? null,
    window,
    localStorage,
    sessionStorage,
    channel: { postMessage: () => undefined, addEventListener: () => undefined },
    fetch: () => new Promise(() => undefined),
    language: createLanguage(localStorage, document),
    navigation: createNavigation(window, { isDue: () => moveOn.isDue(), go: () => moveOn.go() }),
    leaveFor: (url) => void left.push(url),
    reload: () => void reloaded.push(window.location.pathname),
    telemetry,
    text: (key) => messages.i18n.t(key),
    now: Date.now,
    random: () => 0.5,
    adapter: network.adapter,
  });
  const moveOn = createMoveOn({
    composition,
    platform,
    document,
    isOnline: () => navigator.onLine,
    reload: () => void reloaded.push(window.location.pathname),
  });
  return {
    platform,
    composition,
    loader: createAreaLoader(options.federation ?? NO_AREAS, () => undefined),
    recovery: createRecovery(sessionStorage, () => composition.value.revision),
    reminder: createReminder(localStorage, sessionStorage),
    terms: createTerms({ ...platform, storage: sessionStorage }),
    nonce: 'test',
    served: options.served ?? createServedPlace(null),
    platformFor: (area, version) => platformForArea(platform, area, version),
    network,
    reports,
    left,
    reloaded,
  };
}

function englishMessages() {
  return createMessages('shell', () => Promise.resolve({ default: en }));
}

/** Renders a part of the shell inside of it. */
export async function renderInShell(
  shell: Shell,
  part: ReactNode,
): Promise<RenderResult & { readonly player: UserEvent }> {
  const messages = englishMessages();
  await messages.speak('en');
  const rendered = render(
    <I18nextProvider i18n={messages.i18n}>
      <ShellContext value={shell}>{part}</ShellContext>
    </I18nextProvider>,
  );
  return { ...rendered, player: userEvent.setup() };
}
