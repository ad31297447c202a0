import type { ApiCaller, UserInfo } from '@mosaico/shared/api';
import { isApiError } from '@mosaico/shared/area';
import type { EventBus, EventPayload, Navigation, Notices, SessionReader } from '@mosaico/shared/contract';
import type { TextStorage } from '../browser-storage.ts';
import { createLive } from '../live.ts';
import { createSessionStore } from './session-store.ts';

export interface ShellSession extends SessionReader {
  token(): string | null;
  /** Takes up the session of an earlier page view, if there is one. */
  resume(): void;
  /** A login or registration has answered with a token (R117). Resolves when the member is known. */
  start(token: string): Promise<void>;
  /** The server no longer knows this token; a token that is not ours any more changes nothing. */
  lose(token: string | null): void;
  /** The member's cash as the server now has it: wire amount. */
  setMoney(money: string): void;
}

export interface SessionParts {
  readonly storage: TextStorage;
  readonly api: ApiCaller;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly bus: EventBus;
  readonly text: (key: 'session.notLoggedIn' | 'session.expired') => string;
  readonly openModal: (modal: 'login' | 'register') => void;
  /** Tells the other tabs that the member has logged out, and hears it from them. Nothing else travels (A26). */
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
  const user = createLive<UserInfo | null>(store.token() ? store.user() : null);
  /** The server has confirmed the member in this page view: only then an end is news to the player. */
  let isConfirmed = false;
  let refreshing: Promise<void> | undefined;

  function end(reason: EventPayload<'session.ended'>['reason']): void {
    store.clear();
    isConfirmed = false;
    refreshing = undefined;
    user.set(null);
    bus.publish('session.ended', { reason });
  }

  async function fetchUser(token: string): Promise<void> {
    try {
      const { data } = await api.call('POST /api/auth/me', { body: {} });
      if (store.token() !== token) return;
      store.saveUser(data);
      user.set(data);
      if (!isConfirmed) bus.publish('session.started', { memberId: data.id });
      isConfirmed = true;
    } catch (error) {
      if (isApiError(error) && error.status === 401) leave(token);
      else if (isApiError(error)) notices.toast('error', error.message);
    } finally {
      refreshing = undefined;
    }
  }
  /** The member's own record is refused: back to the start (R80, R226). */
  function leave(token: string): void {
    lose(token);
    navigation.push('/');
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
  function refresh(): Promise<void> {
    const token = store.token();
    if (!token) return Promise.resolve();
    return (refreshing ??= fetchUser(token));
  }
  function closeHere(): void {
    // The request carries the token it was called with; from here on it is nobody's. A failure leaves it to expire (G1).
    void api.call('POST /api/auth/logout', { body: {} }).catch(() => undefined);
    end('logout');
    navigation.push('/');
  }

  channel.addEventListener('message', ({ data }) => {
    if (data === LOGGED_OUT && store.token()) closeHere();
  });

  return {
    user,
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
    start(token) {
      store.saveToken(token);
      refreshing = undefined;
      isConfirmed = false;
      return refresh();
    },
    lose,
    setMoney(money) {
      if (!user.value) return;
      const changed = { ...user.value, money };
      store.saveUser(changed);
      user.set(changed);
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
