import type { ApiCaller, UserInfo } from '@mosaico/shared/api';
import { isApiError } from '@mosaico/shared/area';
import type {
  EventBus,
  EventPayload,
  Reactive,
  Navigation,
  Notices,
  SessionReader,
} from '@mosaico/shared/contract';
import { PATHS } from '../../paths.ts';
import type { TextStorage } from '@mosaico/shared/storage';
import { createReactive } from '@mosaico/shared/reactive';
import { createInquiry } from './inquiry.ts';
import { createSessionStore } from './session-store.ts';
import type { PagePresence } from './waits.ts';

/**
 * Where the session stands. `visitor`: no token. `checking`: a token whose member is asked for. `unreachable`: the member
 * could not be asked for; it is tried again until an answer comes. `member`: the member is known, from the server or from
 * an earlier page view of this tab.
 */
export type SessionState = 'visitor' | 'checking' | 'unreachable' | 'member';

export interface ShellSession extends SessionReader {
  readonly state: Reactive<SessionState>;
  token(): string | null;
  /** Takes up the session of an earlier page view, if there is one. */
  resume(): void;
  /**
   * A login or registration has answered with a token (R117). The data of another member are removed first.
   *
   * @returns `member` as soon as the member is known, however often that has to be tried; `refused` when the server does not
   *   know the token after all; `ended` when the player logged out, or logged in again, in the meantime
   */
  start(token: string): Promise<'member' | 'refused' | 'ended'>;
  /** While `unreachable`: tries at once. */
  retry(): void;
  /** The server no longer knows this token; a token other than the current one changes nothing. */
  lose(token: string | null): void;
  /**
   * What the member can play with, as a live event tells it: wire amount, and the version that orders it among all answers (A42).
   *
   * @returns false when something newer is known already: the event changes nothing then
   */
  setMoney(money: string, version: number): boolean;
}

export interface SessionParts extends PagePresence {
  readonly storage: TextStorage;
  readonly api: ApiCaller;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly bus: EventBus;
  readonly text: (key: 'session.notLoggedIn' | 'session.expired') => string;
  readonly openModal: (modal: 'login' | 'register') => void;
  /** Tells the other tabs that the member has logged out, and hears it from them. Nothing else is sent (A26). */
  readonly channel: {
    postMessage(message: string): void;
    addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  };
}

const LOGGED_OUT = 'logged out';

/** Who is logged in. The token stays in session storage and in here (R117). */
export function createSession(parts: SessionParts): ShellSession {
  const { api, navigation, notices, bus, text, openModal, channel } = parts;
  const store = createSessionStore(parts.storage);
  const user = createReactive<UserInfo | null>(store.token() ? store.user() : null);
  const state = createReactive<SessionState>(user.value ? 'member' : store.token() ? 'checking' : 'visitor');
  /** The server has confirmed the member in this page view. Only then the player is told that the session has ended. */
  let isConfirmed = false;
  /** Somebody is logging in, as opposed to a page view that takes up an earlier session. */
  let isLogin = false;
  let lastEnd: EventPayload<'session.ended'>['reason'] = 'logout';
  const inquiry = createInquiry(parts, ask, (token) => store.token() === token && !isConfirmed);

  function keep(member: UserInfo): void {
    store.saveUser(member);
    user.set(member);
  }
  function know(member: UserInfo): void {
    // Before anything sees that there is a member: this takes the place of the modal that the login was made in.
    const wanted = wantedAt(navigation.location.value);
    if (isLogin && wanted) navigation.push(wanted);
    isLogin = false;
    keep(isOvertaken(member) ? { ...member, ...moneyOf(user.value ?? member) } : member);
    state.set('member');
    if (!isConfirmed) bus.publish('session.started', { memberId: member.id });
    isConfirmed = true;
  }
  function end(reason: EventPayload<'session.ended'>['reason']): void {
    store.clear();
    isConfirmed = false;
    lastEnd = reason;
    inquiry.hurry();
    user.set(null);
    state.set('visitor');
    bus.publish('session.ended', { reason });
  }

  /** A live event has told a newer balance than this answer has. A member of an earlier page view may lack the version. */
  function isOvertaken({ id, money_version: version }: UserInfo): boolean {
    return user.value?.id === id && (user.value.money_version ?? 0) > version;
  }
  /** Asked once more where a live event has come in between, so that all that is said of the money is of one moment. */
  async function fetchMember(token: string): Promise<UserInfo> {
    const { data } = await api.call('POST /api/auth/me', { body: {} });
    if (store.token() !== token || !isOvertaken(data)) return data;
    return (await api.call('POST /api/auth/me', { body: {} })).data;
  }

  /** Asks who the token's member is. @returns false when the question may be asked again */
  async function ask(token: string, isQuiet: boolean): Promise<boolean> {
    try {
      const member = await fetchMember(token);
      if (store.token() === token) know(member);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 401) leave(token);
      if (store.token() !== token) return true;
      if (!user.value) state.set('unreachable');
      // A known member keeps what is shown. That the network is gone says nothing about what they have just done: it may have succeeded.
      const isHarmless = isConfirmed && error.status === 0;
      if (!isQuiet && !isHarmless) notices.toast('error', error.message);
      return false;
    }
  }
  async function refresh(): Promise<void> {
    const token = store.token();
    if (!token) return;
    const isAnswered = await inquiry.once(token, false);
    if (!isAnswered && !isConfirmed) void inquiry.pursue(token);
  }

  /** The server refuses the member's own data: the session ends and the start page is shown (R80, R226). A login there leads back. */
  function leave(token: string): void {
    lose(token);
    // Somebody may have logged in meanwhile: that session stays on its page.
    const { pathname, search, hash } = navigation.location.value;
    if (store.token() || pathname === PATHS.home) return;
    navigation.push(PATHS.home, { wanted: pathname + search + hash });
  }
  function lose(token: string | null): void {
    if (!token || token !== store.token()) return;
    const wasActive = isConfirmed;
    end(wasActive ? 'expired' : 'unauthenticated');
    if (wasActive) void offerLogin();
  }
  async function offerLogin(): Promise<void> {
    if (await notices.confirm(text('session.expired'))) openModal('login');
  }
  function closeHere(): void {
    // The request has taken the token already, so it can be removed here at once. When the request fails the token expires by itself (G1).
    void api.call('POST /api/auth/logout', { body: {} }).catch(() => undefined);
    end('logout');
    navigation.push(PATHS.home);
  }

  channel.addEventListener('message', ({ data }) => {
    if (data === LOGGED_OUT && store.token()) closeHere();
  });

  return {
    user,
    state,
    token: store.token,
    isLoggedIn: () => store.token() !== null,
    requireLogin() {
      if (store.token()) return true;
      notices.toast('info', text('session.notLoggedIn'));
      openModal('login');
      return false;
    },
    open: openModal,
    refresh,
    resume: () => void refresh(),
    async start(token) {
      if (store.token()) end('logout');
      store.clear();
      store.saveToken(token);
      state.set('checking');
      isLogin = true;
      await inquiry.pursue(token);
      if (store.token() === token && isConfirmed) return 'member';
      return lastEnd === 'logout' ? 'ended' : 'refused';
    },
    retry: inquiry.hurry,
    lose,
    setMoney(money, version) {
      if (!user.value || (user.value.money_version ?? 0) > version) return false;
      keep({ ...user.value, money, money_version: version });
      return true;
    },
    logout() {
      if (store.token()) {
        closeHere();
        channel.postMessage(LOGGED_OUT);
      }
      return Promise.resolve();
    },
  };
}

/** What a live event tells of the money. */
function moneyOf({ money, money_version }: UserInfo): Pick<UserInfo, 'money' | 'money_version'> {
  return { money, money_version };
}

/** The page that the start page was shown in place of, from the entry of the history: who is elsewhere, or reloads, is not led there. */
function wantedAt({ state }: Navigation['location']['value']): string | undefined {
  const { wanted } = (state ?? {}) as { readonly wanted?: string };
  // With two slashes it would be the address of another host, which the history refuses.
  return wanted?.startsWith('//') ? undefined : wanted;
}
