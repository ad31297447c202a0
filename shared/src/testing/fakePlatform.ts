import { BehaviorSubject, filter, map, Subject } from 'rxjs';
import type { UserInfo } from '../api/index.ts';
import { eventSchemas, type EventName, type EventPayload } from '../contract/events.ts';
import { DEFAULT_LANGUAGE, htmlLangOf, messageSetOf, type Language } from '../contract/languages.ts';
import type { Live, NoticeTone, Platform, PlatformLocation, Site } from '../contract/platform.ts';
import { PLATFORM_VERSION } from '../contract/version.ts';
import { stubApi, type ApiStubs, type StubbedApi } from './stubApi.ts';

export interface FakeOptions {
  readonly user?: UserInfo | null;
  /** Value of the language; English unless said otherwise, so that tests read the specification's own texts (A35). */
  readonly language?: string;
  /** Path and query the player is at. */
  readonly at?: string;
  readonly api?: ApiStubs;
  /** What the player answers to `notices.confirm`. */
  readonly confirms?: boolean;
}

export interface FakePlatform extends Platform {
  readonly api: StubbedApi;
  /** Everything that was shown, in order. */
  readonly shown: { readonly kind: NoticeTone | 'alert' | 'confirm'; readonly text: string }[];
  /** Every event published, in order. */
  readonly published: { readonly name: EventName; readonly payload: unknown }[];
  /** Reasons of the busy locks that are held now. */
  readonly held: Set<string>;
  /** Modals that were asked for. */
  readonly opened: ('login' | 'register')[];
  /** Errors reported to telemetry. */
  readonly reported: unknown[];
  /** Logs in or out, as the shell would. */
  setUser(user: UserInfo | null): void;
  setLanguage(value: string): void;
}

/** A platform for tests: the real contract, kept in memory. Events are validated. */
export function fakePlatform(options: FakeOptions = {}): FakePlatform {
  const user = live<UserInfo | null>(options.user ?? null);
  const language = live<Language>(languageOf(options.language ?? 'en'));
  const location = live<PlatformLocation>(locationOf(options.at ?? '/', null));
  const events = new Subject<{ name: EventName; payload: unknown }>();
  const records = { shown: [], published: [], held: new Set<string>(), opened: [], reported: [] } as Pick<
    FakePlatform,
    'shown' | 'published' | 'held' | 'opened' | 'reported'
  >;
  const go = (to: string, state: unknown) => location.next(locationOf(to, state));

  return {
    ...records,
    version: PLATFORM_VERSION,
    site: live<Site>(aSite()),
    session: {
      user,
      isLoggedIn: () => user.value !== null,
      requireLogin() {
        if (user.value) return true;
        records.opened.push('login');
        return false;
      },
      open: (modal) => void records.opened.push(modal),
      refresh: () => Promise.resolve(),
      logout: () => Promise.resolve(user.next(null)),
    },
    language: {
      current: language,
      get messageSet() {
        return messageSetOf(language.value.value) ?? 'en';
      },
      get locale() {
        return htmlLangOf(this.messageSet);
      },
    },
    navigation: { location, push: go, replace: go, go: () => undefined },
    api: stubApi(options.api ?? {}),
    bus: {
      publish(name, payload) {
        eventSchemas[name].parse(payload);
        records.published.push({ name, payload });
        events.next({ name, payload });
      },
      on: <N extends EventName>(name: N) =>
        events.pipe(
          filter((event) => event.name === name),
          map((event) => event.payload as EventPayload<N>),
        ),
    },
    notices: {
      toast: (kind, text) => void records.shown.push({ kind, text }),
      alert: (text) => Promise.resolve(void records.shown.push({ kind: 'alert', text })),
      confirm(text) {
        records.shown.push({ kind: 'confirm', text });
        return Promise.resolve(options.confirms ?? true);
      },
    },
    busy: {
      hold(reason) {
        records.held.add(reason);
        return () => void records.held.delete(reason);
      },
    },
    telemetry: {
      error(error) {
        records.reported.push(error);
        return 'TEST-REF';
      },
      mark: () => undefined,
    },
    setUser: (next) => user.next(next),
    setLanguage: (value) => language.next(languageOf(value)),
  };
}

interface Settable<T> extends Live<T> {
  next(value: T): void;
}

function live<T>(initial: T): Settable<T> {
  const subject = new BehaviorSubject(initial);
  return {
    get value() {
      return subject.value;
    },
    changes$: subject.asObservable(),
    next: (value) => subject.next(value),
  };
}

function languageOf(value: string): Language {
  return { icon: `/assets/flags/${value}.svg`, option: value.toUpperCase(), value };
}

let entries = 0;
function locationOf(to: string, state: unknown): PlatformLocation {
  const { pathname, search, hash } = new URL(to, 'http://localhost');
  entries += 1;
  return { pathname, search, hash, state, key: `entry-${entries}` };
}

function aSite(): Site {
  return {
    key: 'demo',
    host: 'localhost',
    name: 'Mosaico',
    languages: [DEFAULT_LANGUAGE, languageOf('en'), languageOf('zh_cn')],
    isSandbox: true,
  };
}
