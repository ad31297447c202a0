import { act } from '@testing-library/react';
import { aUser } from '@mosaico/shared/testing';
import { aShell, type TestShell } from '../../testing/a-shell.tsx';
import type { FakeAnswer, FakeServer } from '../../testing/fake-network.ts';
import { settle } from '../../testing/settle.ts';
import { memoryStorage } from '@mosaico/shared/storage';

const UNAUTHENTICATED = {
  status: 401,
  body: { code: 401, error: 'unauthenticated', message: 'Unauthenticated.' },
};
const ME: FakeAnswer = { body: { code: 200, message: 'OK', data: aUser() } };

/** A server that knows the member until it is told otherwise. */
function aServer() {
  const state = { me: ME as FakeAnswer | null, others: UNAUTHENTICATED as FakeAnswer };
  const server: FakeServer = ({ url }) => {
    if (url.startsWith('/api/auth/me')) return state.me;
    if (url.startsWith('/api/auth/logout')) return { body: { code: 200, message: 'OK', data: null } };
    return state.others;
  };
  return { state, server };
}

async function aMember(at = '/recharge') {
  const { state, server } = aServer();
  const sessionStorage = memoryStorage();
  const shell = await aShell({ server, sessionStorage, at });
  await shell.platform.session.start('tok-1');
  return { shell, state, sessionStorage, session: shell.platform.session };
}
const path = ({ platform }: TestShell) => platform.navigation.location.value.pathname;
const question = ({ platform }: TestShell) => platform.notices.question.value;

describe('session', () => {
  it('[R117] keeps the token and the user info in session storage only', async () => {
    const { session, sessionStorage } = await aMember();

    expect(sessionStorage.getItem('token')).toBe('tok-1');
    expect(JSON.parse(sessionStorage.getItem('userInfo') ?? '')).toMatchObject({ id: 7 });
    expect(window.localStorage.getItem('token')).toBeNull();
    expect(document.cookie).not.toContain('tok-1');
    expect(session.user.value).toMatchObject({ name: 'marina' });
  });

  it('tells of the start once, after a login and after a reload', async () => {
    const { shell, session } = await aMember();
    const started = () => shell.platform.bus.recent().filter(({ name }) => name === 'session.started');

    await session.refresh();

    expect(started()).toMatchObject([{ payload: { memberId: 7 } }]);
  });

  it('[R80] [R226] clears a session that the reload finds refused and goes to the start, without a question', async () => {
    const sessionStorage = memoryStorage();
    sessionStorage.setItem('token', 'stale');
    sessionStorage.setItem('userInfo', JSON.stringify(aUser()));
    const shell = await aShell({ server: () => UNAUTHENTICATED, sessionStorage, at: '/profile' });
    expect(shell.platform.session.user.value).not.toBeNull();

    await shell.platform.session.refresh();

    expect(sessionStorage.getItem('token')).toBeNull();
    expect(sessionStorage.getItem('userInfo')).toBeNull();
    expect(path(shell)).toBe('/');
    expect(question(shell)).toBeNull();
  });

  describe('that was refused at the load of a page', () => {
    async function refusedAt(at: string) {
      const { state, server } = aServer();
      const sessionStorage = memoryStorage();
      sessionStorage.setItem('token', 'stale');
      const shell = await aShell({ server, sessionStorage, at });
      state.me = UNAUTHENTICATED;
      await shell.platform.session.refresh();
      expect(path(shell)).toBe('/');
      state.me = ME;
      return { shell, platform: shell.platform };
    }
    const address = ({ shell }: Awaited<ReturnType<typeof refusedAt>>) => {
      const { pathname, search } = shell.platform.navigation.location.value;
      return pathname + search;
    };

    it('[R80] [R226] leads back to that page, its query included, once the player has logged in at the start', async () => {
      const page = await refusedAt('/order-center?type=bonus');
      page.platform.modals.open('login');

      await page.platform.session.start('tok-2');

      expect(address(page)).toBe('/order-center?type=bonus');
      expect(page.platform.modals.current.value).toBeNull();
    });

    it('[R80] leads nowhere when the player has gone on by themselves', async () => {
      const page = await refusedAt('/withdraw');
      page.platform.navigation.push('/promotion/activity');

      await page.platform.session.start('tok-2');

      expect(address(page)).toBe('/promotion/activity');
    });

    it('[R80] leads there once: a later look at the start page stays there', async () => {
      const page = await refusedAt('/withdraw');
      await page.platform.session.start('tok-2');
      await act(async () => {
        page.platform.navigation.go(-1);
        await settle();
      });
      expect(address(page)).toBe('/');

      await page.platform.session.refresh();

      expect(address(page)).toBe('/');
    });
  });

  it('[R80] goes to the start on any 401 of the user info, whatever its text', async () => {
    const { shell, state, session } = await aMember();
    state.me = { status: 401, body: { code: 401, message: 'Session is over' } };

    await session.refresh();

    expect(session.isLoggedIn()).toBe(false);
    expect(path(shell)).toBe('/');
  });

  it('[R80] [R226] goes to the start when the session ends while the member is asked for', async () => {
    const { shell, state, session } = await aMember();
    state.me = UNAUTHENTICATED;

    await session.refresh();

    expect(path(shell)).toBe('/');
    expect(question(shell)).toMatchObject({ text: 'Login expired, do you want to log in again' });
  });

  it('[R118] [A16] is kept by a 401 with another text at another endpoint, and by the same word without its full stop', async () => {
    const { shell, state, session } = await aMember();
    const texts = ['Your ticket is over', 'Unauthenticated', 'unauthenticated.'];
    for (const message of texts) {
      state.others = { status: 401, body: { code: 401, message } };
      await shell.platform.api.call('GET /api/profilepictures', { query: {} }).catch(() => undefined);
    }

    expect(session.isLoggedIn()).toBe(true);
    expect(question(shell)).toBeNull();
  });

  it('[R225] ends at "Unauthenticated." whatever the status of the answer', async () => {
    const { shell, state, session, sessionStorage } = await aMember();
    state.others = { status: 200, body: { code: 200, message: 'Unauthenticated.', data: null } };

    await shell.platform.api.call('POST /api/auth/captcha', { body: {} }).catch(() => undefined);

    expect(session.user.value).toBeNull();
    expect(sessionStorage.getItem('token')).toBeNull();
    expect(sessionStorage.getItem('userInfo')).toBeNull();
  });

  it('[R164] sends the token while there is one, and not afterwards', async () => {
    const { shell, session } = await aMember();
    const { api } = shell.platform;
    const headers = () => shell.network.sent.at(-1)?.headers;

    await session.refresh();
    expect(headers()).toMatchObject({ Authorization: 'Bearer tok-1' });
    session.lose('tok-1');
    await api.call('POST /api/auth/captcha', { body: {} }).catch(() => undefined);

    expect(headers()).not.toHaveProperty('Authorization');
  });

  it('[G26] [R159] asks about an idle session at the next answer, once, and again at the next expiry', async () => {
    const { shell, session } = await aMember();
    const { api, notices } = shell.platform;
    const next = () => api.call('GET /api/profilepictures', { query: {} }).catch(() => undefined);
    expect(question(shell)).toBeNull();

    await next();
    await next();
    expect(question(shell)).not.toBeNull();
    await question(shell)?.answer(false);
    await next();
    expect(question(shell)).toBeNull();

    await session.start('tok-2');
    await next();
    expect(question(shell)).not.toBeNull();
    expect(notices.question.value).toMatchObject({ kind: 'confirm' });
  });

  it('[R118] [R159] [A16] ends at "Unauthenticated." of any endpoint, stays on the page and asks once', async () => {
    const { shell, session } = await aMember();
    const { api } = shell.platform;

    await Promise.allSettled([
      api.call('GET /api/profilepictures', { query: {} }),
      api.call('POST /api/auth/captcha', { body: {} }),
    ]);

    expect(session.user.value).toBeNull();
    expect(path(shell)).toBe('/recharge');
    expect(question(shell)).toMatchObject({
      kind: 'confirm',
      text: 'Login expired, do you want to log in again',
    });
    await question(shell)?.answer(false);
    expect(question(shell)).toBeNull();
    expect(shell.platform.modals.current.value).toBeNull();
  });

  it('[R159] opens the login over the same page when the player wants to log in again', async () => {
    const { shell, session } = await aMember();

    session.lose('tok-1');
    await question(shell)?.answer(true);
    await new Promise((resolve) => setTimeout(resolve));

    expect(shell.platform.modals.current.value).toBe('login');
    expect(path(shell)).toBe('/recharge');
    expect(shell.platform.bus.recent().at(-1)).toMatchObject({
      name: 'session.ended',
      payload: { reason: 'expired' },
    });
  });

  it('ignores the refusal of a token that is no longer ours', async () => {
    const { session } = await aMember();

    session.lose('an older token');

    expect(session.isLoggedIn()).toBe(true);
  });

  it('[G1] revokes the token at logout, forgets the member, and goes to the start without a question', async () => {
    const { shell, session, sessionStorage } = await aMember();

    await session.logout();
    await new Promise((resolve) => setTimeout(resolve));

    const call = shell.network.sent.find(({ url }) => url.startsWith('/api/auth/logout'));
    expect(call?.headers).toMatchObject({ Authorization: 'Bearer tok-1' });
    expect(sessionStorage.getItem('token')).toBeNull();
    expect(session.user.value).toBeNull();
    expect(path(shell)).toBe('/');
    expect(question(shell)).toBeNull();
  });

  it('[R158] says so and opens the login when a visitor wants what needs a member', async () => {
    const shell = await aShell();
    const { session, notices, modals } = shell.platform;

    expect(session.requireLogin()).toBe(false);

    expect(notices.toasts.value).toMatchObject([{ text: 'Currently not logged in, please log in first' }]);
    expect(modals.current.value).toBe('login');
  });

  it('[R117] shows nothing of an earlier member to the one who logs in, nor to a reload in between', async () => {
    const { server } = aServer();
    const answer = Promise.withResolvers<FakeAnswer>();
    const sessionStorage = memoryStorage();
    sessionStorage.setItem('userInfo', JSON.stringify(aUser({ id: 1, name: 'somebody' })));
    const shell = await aShell({
      server: (sent) => (sent.url.startsWith('/api/auth/me') ? answer.promise : server(sent)),
      sessionStorage,
    });
    const seen: (string | undefined)[] = [];
    shell.platform.session.user.changes$.subscribe((user) => seen.push(user?.name));

    const started = shell.platform.session.start('tok-1');
    const reloaded = await aShell({ server: () => answer.promise, sessionStorage });
    expect(reloaded.platform.session.user.value).toBeNull();
    expect(reloaded.platform.session.state.value).toBe('checking');
    answer.resolve(ME);

    expect(await started).toBe('member');
    expect(seen).toEqual([undefined, 'marina']);
  });

  it('[R117] ends the session of a member in whose place another one logs in', async () => {
    const { shell, state, session, sessionStorage } = await aMember();
    state.me = { body: { code: 200, message: 'OK', data: aUser({ id: 8, name: 'bruno' }) } };
    const seen: (string | undefined)[] = [];
    session.user.changes$.subscribe((user) => seen.push(user?.name));

    await session.start('tok-2');

    expect(seen).toEqual(['marina', undefined, 'bruno']);
    expect(sessionStorage.getItem('userInfo')).not.toContain('"name":"marina"');
    const names = shell.platform.bus.recent().map(({ name }) => name);
    expect(names).toEqual(['session.started', 'session.ended', 'session.started']);
  });

  it('ignores the user info of a token that another login has replaced', async () => {
    const { server } = aServer();
    const late = Promise.withResolvers<FakeAnswer>();
    const shell = await aShell({
      server: (sent) => (sent.headers['Authorization'] === 'Bearer tok-1' ? late.promise : server(sent)),
      at: '/recharge',
    });
    const { session } = shell.platform;

    void session.start('tok-1');
    await session.start('tok-2');
    late.resolve({ status: 401, body: { code: 401, message: 'Unauthenticated.' } });
    await new Promise((resolve) => setTimeout(resolve));

    expect(session.state.value).toBe('member');
    expect(session.token()).toBe('tok-2');
    expect(path(shell)).toBe('/recharge');
  });

  it('shows why the user info could not be had, and keeps the session', async () => {
    const { shell, state, session } = await aMember();
    state.me = { status: 500, body: { code: 500, message: 'Something went wrong' } };

    await session.refresh();

    expect(session.isLoggedIn()).toBe(true);
    expect(shell.platform.notices.toasts.value).toMatchObject([
      { tone: 'error', text: 'Something went wrong' },
    ]);
  });
});

describe('the user info of a known member without a network', () => {
  it('[R229] is not told as a failure: whatever asked for it may have succeeded just before', async () => {
    const { shell, state, session } = await aMember();
    state.me = null;

    await session.refresh();

    expect(session.isLoggedIn()).toBe(true);
    expect(shell.platform.notices.toasts.value).toEqual([]);
  });
});

describe('the balance of answers and events that overtake one another', () => {
  const meWith = (money: string, money_version: number, ml_money = '0.00'): FakeAnswer => ({
    body: { code: 200, message: 'OK', data: aUser({ money, money_version, ml_money }) },
  });

  /** A member with R$ 100.00 of version 1; what the server says of them from now on is answered by hand, in any order. */
  async function aWaitingMember() {
    const asked: ReturnType<typeof Promise.withResolvers<FakeAnswer>>[] = [];
    let isFirst = true;
    const shell = await aShell({
      server: ({ url }) => {
        if (!url.startsWith('/api/auth/me')) return UNAUTHENTICATED;
        if (isFirst) return ((isFirst = false), ME);
        const answer = Promise.withResolvers<FakeAnswer>();
        asked.push(answer);
        return answer.promise;
      },
    });
    const { session } = shell.platform;
    await session.start('tok-1');
    const answer = async (index: number, told: FakeAnswer) => {
      await settle();
      asked[index]?.resolve(told);
      await settle();
    };
    return { session, asked, answer };
  }

  it('[A42] keeps the balance of an event when an answer from before it comes late, and asks once more', async () => {
    const { session, asked, answer } = await aWaitingMember();
    const refreshed = session.refresh();

    session.setMoney('50.00', 3);
    await answer(0, meWith('100.00', 2, '9.00'));
    expect(session.user.value).toMatchObject({ money: '50.00', ml_money: '0.00' });
    await answer(1, meWith('50.00', 3, '8.00'));
    await refreshed;

    expect(session.user.value).toMatchObject({ money: '50.00', money_version: 3, ml_money: '8.00' });
    expect(asked).toHaveLength(2);
  });

  it('[A42] keeps the balance of the newest event, also when events keep coming', async () => {
    const { session, asked, answer } = await aWaitingMember();
    const refreshed = session.refresh();

    session.setMoney('50.00', 3);
    await answer(0, meWith('100.00', 2));
    session.setMoney('40.00', 4);
    await answer(1, meWith('50.00', 3, '8.00'));
    await refreshed;

    expect(session.user.value).toMatchObject({ money: '40.00', money_version: 4, ml_money: '8.00' });
    expect(asked).toHaveLength(2);
  });

  it('[A42] takes no event that is older than the answer', async () => {
    const { session, answer } = await aWaitingMember();
    const refreshed = session.refresh();
    await answer(0, meWith('70.00', 5));
    await refreshed;

    expect(session.setMoney('100.00', 4)).toBe(false);
    expect(session.user.value).toMatchObject({ money: '70.00', money_version: 5 });
    expect(session.setMoney('60.00', 6)).toBe(true);
    expect(session.user.value).toMatchObject({ money: '60.00', money_version: 6 });
  });

  it('takes the first answer whatever its version, when a page view of an earlier release kept none', async () => {
    const sessionStorage = memoryStorage();
    const { money_version: _, ...old } = aUser({ money: '1.00' });
    sessionStorage.setItem('token', 'tok-1');
    sessionStorage.setItem('userInfo', JSON.stringify(old));
    const shell = await aShell({ server: () => meWith('2.00', 0), sessionStorage });

    await shell.platform.session.refresh();

    expect(shell.platform.session.user.value?.money).toBe('2.00');
  });
});

describe('a member whom the server cannot tell', () => {
  const DOWN: FakeAnswer = { status: 503, body: { code: 503, message: 'Service unavailable' } };
  const asked = ({ network }: TestShell) =>
    network.sent.filter(({ url }) => url.startsWith('/api/auth/me')).length;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is asked for again with growing pauses after a login, until known; only then the login is done', async () => {
    const { state, server } = aServer();
    state.me = DOWN;
    const shell = await aShell({ server });
    const { session, notices } = shell.platform;
    let outcome = '';

    void session.start('tok-1').then((end) => (outcome = end));
    await jest.advanceTimersByTimeAsync(0);
    expect(session.state.value).toBe('unreachable');
    expect(session.user.value).toBeNull();
    await jest.advanceTimersByTimeAsync(750);
    await jest.advanceTimersByTimeAsync(750);
    expect(asked(shell)).toBe(3);
    expect(outcome).toBe('');
    state.me = ME;
    await jest.advanceTimersByTimeAsync(1_500);

    expect(outcome).toBe('member');
    expect(session.state.value).toBe('member');
    expect(notices.toasts.value).toEqual([]);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(asked(shell)).toBe(4);
  });

  it('is asked for at once when the player says so, and when the network is back', async () => {
    const { state, server } = aServer();
    state.me = DOWN;
    const shell = await aShell({ server });
    void shell.platform.session.start('tok-1');
    await jest.advanceTimersByTimeAsync(0);

    shell.platform.session.retry();
    await jest.advanceTimersByTimeAsync(0);
    expect(asked(shell)).toBe(2);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);

    expect(asked(shell)).toBe(3);
  });

  it('is told once after a reload, then asked for in silence', async () => {
    const { state, server } = aServer();
    state.me = DOWN;
    const sessionStorage = memoryStorage();
    sessionStorage.setItem('token', 'tok-1');
    const shell = await aShell({ server, sessionStorage });
    const { session, notices } = shell.platform;
    expect(session.state.value).toBe('checking');
    const toast = jest.spyOn(notices, 'toast');

    session.resume();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(session.state.value).toBe('unreachable');
    expect(toast).toHaveBeenCalledTimes(1);
    state.me = ME;
    await jest.advanceTimersByTimeAsync(30_000);

    expect(session.state.value).toBe('member');
  });

  it('is asked for no more after a logout', async () => {
    const { state, server } = aServer();
    state.me = DOWN;
    const shell = await aShell({ server });
    const started = shell.platform.session.start('tok-1');
    await jest.advanceTimersByTimeAsync(0);

    await shell.platform.session.logout();

    expect(await started).toBe('ended');
    expect(shell.platform.session.state.value).toBe('visitor');
    await jest.advanceTimersByTimeAsync(120_000);
    expect(asked(shell)).toBe(1);
  });

  it('is no member when the server refuses the new token at once', async () => {
    const { state, server } = aServer();
    state.me = UNAUTHENTICATED;
    const shell = await aShell({ server, at: '/recharge' });

    expect(await shell.platform.session.start('tok-1')).toBe('refused');

    expect(question(shell)).toBeNull();
    expect(shell.platform.session.state.value).toBe('visitor');
  });
});
