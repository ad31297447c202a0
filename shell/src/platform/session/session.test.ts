import { aUser } from '@mosaico/shared/testing';
import { aShell, type TestShell } from '../../testing/aShell.tsx';
import type { FakeAnswer, FakeServer } from '../../testing/fake-network.ts';
import { memoryStorage } from '../browser-storage.ts';

const UNAUTHENTICATED = {
  status: 401,
  body: { code: 401, error: 'unauthenticated', message: 'Unauthenticated.' },
};
const ME: FakeAnswer = { body: { code: 200, message: 'OK', data: aUser() } };

/** A server that knows the member until it is told otherwise. */
function aServer() {
  const state = { me: ME };
  const server: FakeServer = ({ url }) => {
    if (url.startsWith('/api/auth/me')) return state.me;
    if (url.startsWith('/api/auth/logout')) return { body: { code: 200, message: 'OK', data: null } };
    return UNAUTHENTICATED;
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

  it('[R80] goes to the start on any 401 of the user info, whatever its text', async () => {
    const { shell, state, session } = await aMember();
    state.me = { status: 401, body: { code: 401, message: 'Session is over' } };

    await session.refresh();

    expect(session.isLoggedIn()).toBe(false);
    expect(path(shell)).toBe('/');
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
    question(shell)?.answer(false);
    expect(question(shell)).toBeNull();
    expect(shell.platform.modals.current.value).toBeNull();
  });

  it('[R159] opens the login over the same page when the player wants to log in again', async () => {
    const { shell, session } = await aMember();

    session.lose('tok-1');
    question(shell)?.answer(true);
    await Promise.resolve();
    await Promise.resolve();

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
