import { filter, map, Subject } from 'rxjs';
import type { UserInfo } from '../api/index.ts';
import { kitMessages } from '../area/kit-messages.ts';
import { eventSchemas, type EventName, type EventPayload } from '../contract/events.ts';
import { DEFAULT_LANGUAGE, htmlLangOf, languageOf, messageSetOf } from '../contract/languages.ts';
import type { SlotName } from '../contract/names.ts';
import type { EventBus, LanguageReader, Notices, NoticeTone, Platform, Site } from '../contract/platform.ts';
import { PLATFORM_VERSION } from '../contract/version.ts';
import { createReactive } from '../reactive/index.ts';
import { holding } from './holding.ts';
import { fakeNavigation } from './fake-navigation.ts';
import { stubApi, type ApiStubs, type StubbedApi } from './stub-api.ts';
import { fakeSheets } from './fake-sheets.ts';

export interface FakeOptions {
  readonly user?: UserInfo | null;
  /** Value of the language; English unless said otherwise, so that tests read the specification's own texts (A35). */
  readonly language?: string;
  /** Path and query the player is at. */
  readonly at?: string;
  readonly api?: ApiStubs;
  /** What the player answers to `notices.confirm`. */
  readonly confirms?: boolean;
  /** Origins, besides the site's own, that a player may be sent to. */
  readonly redirectOrigins?: readonly string[];
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
  /** Addresses the site was left for. */
  readonly left: string[];
  /** Slots that screens have filled now. */
  readonly filled: Set<SlotName>;
  /** Errors reported to telemetry. */
  readonly reported: unknown[];
  /** Logs in or out, as the shell would. */
  setUser(user: UserInfo | null): void;
  setLanguage(value: string): void;
}

/** A platform for tests: the real contract, kept in memory. Events are validated. The contract suite keeps it true. */
export function fakePlatform(options: FakeOptions = {}): FakePlatform {
  const user = createReactive(options.user ?? null);
  const records = emptyRecords();
  const bus = fakeBus(records);
  const notices = fakeNotices(records, options.confirms ?? true);
  const language = fakeLanguage(options.language ?? 'en');
  const navigation = fakeNavigation({
    at: options.at ?? '/',
    redirectOrigins: options.redirectOrigins ?? [],
    toast: notices.toast,
    left: records.left,
  });
  const setUser = (next: UserInfo | null) => {
    const before = user.value;
    user.set(next);
    if (before && before.id !== next?.id) bus.publish('session.ended', { reason: 'logout' });
    if (next && before?.id !== next.id) bus.publish('session.started', { memberId: next.id });
  };

  return {
    ...records,
    version: PLATFORM_VERSION,
    site: createReactive<Site>(aSite()),
    session: {
      user,
      isLoggedIn: () => user.value !== null,
      requireLogin() {
        if (user.value) return true;
        notices.toast('info', kitMessages[language.messageSet].notLoggedIn);
        records.opened.push('login');
        return false;
      },
      open: (modal) => void records.opened.push(modal),
      refresh: () => Promise.resolve(),
      async logout() {
        if (!user.value) return;
        setUser(null);
        navigation.push('/');
      },
    },
    language,
    navigation,
    sheets: fakeSheets(navigation),
    slots: { fill: holding(records.filled) },
    api: stubApi(options.api ?? {}),
    bus,
    notices,
    busy: { hold: holding(records.held) },
    telemetry: {
      error(error) {
        records.reported.push(error);
        return 'TEST-REF';
      },
      mark: () => undefined,
    },
    setUser,
    setLanguage: language.choose,
  };
}

type Records = Pick<FakePlatform, 'shown' | 'published' | 'held' | 'opened' | 'left' | 'filled' | 'reported'>;

function emptyRecords(): Records {
  return {
    shown: [],
    published: [],
    held: new Set(),
    opened: [],
    left: [],
    filled: new Set(),
    reported: [],
  };
}

function fakeBus({ published }: Records): EventBus {
  const events = new Subject<{ name: EventName; payload: unknown }>();
  return {
    publish(name, payload) {
      eventSchemas[name].parse(payload);
      published.push({ name, payload });
      events.next({ name, payload });
    },
    on: <N extends EventName>(name: N) =>
      events.pipe(
        filter((event) => event.name === name),
        map((event) => event.payload as EventPayload<N>),
      ),
  };
}

/** The same text within this time is shown once (R228). */
const REPEAT_MS = 3_000;

function fakeNotices({ shown }: Records, confirms: boolean): Notices {
  const lastShown = new Map<string, number>();
  return {
    toast(kind, text) {
      const at = Date.now();
      if (!text || at - (lastShown.get(text) ?? -REPEAT_MS) < REPEAT_MS) return;
      lastShown.set(text, at);
      shown.push({ kind, text });
    },
    alert: (text) => Promise.resolve(void shown.push({ kind: 'alert', text })),
    confirm(text) {
      shown.push({ kind: 'confirm', text });
      return Promise.resolve(confirms);
    },
  };
}

function fakeLanguage(value: string): LanguageReader & { choose(value: string): void } {
  const current = createReactive(languageOf(value));
  const messageSet = () => messageSetOf(current.value.value) ?? 'en';
  return {
    current,
    get messageSet() {
      return messageSet();
    },
    get locale() {
      return htmlLangOf(messageSet());
    },
    choose(next) {
      current.set(languageOf(next));
    },
  };
}

function aSite(): Site {
  return {
    key: 'demo',
    host: 'localhost',
    name: 'Mosaico',
    languages: [DEFAULT_LANGUAGE, languageOf('en'), languageOf('zh_cn')],
    isSandbox: true,
    features: ['diagnostics'],
  };
}
