import { aUser, stubApi } from '@mosaico/shared/testing';
import { memoryStorage } from '@mosaico/shared/storage';
import { createBus } from '../bus.ts';
import { createNavigation } from '../navigation.ts';
import { createNotices } from '../notices.ts';
import { createSession } from './session.ts';

/** Two tabs of one browser: their storages are apart, the channel joins them. */
function twoTabs() {
  const listeners: ((event: MessageEvent) => void)[] = [];
  const posted: unknown[] = [];
  const tab = (index: number) => {
    const ok = { code: 200 as const, message: 'OK' };
    const session = createSession({
      storage: memoryStorage(),
      api: stubApi({
        'POST /api/auth/me': { ...ok, data: aUser() },
        'POST /api/auth/logout': { ...ok, data: null },
      }),
      navigation: createNavigation(window),
      notices: createNotices(Date.now),
      bus: createBus({ now: Date.now, report: () => undefined }),
      text: (key) => key,
      openModal: () => undefined,
      window,
      random: () => 0.5,
      channel: {
        addEventListener: (_: string, listener: (event: MessageEvent) => void) =>
          void (listeners[index] = listener),
        postMessage(data: unknown) {
          posted.push(data);
          listeners.forEach((listener, other) => other !== index && listener({ data } as MessageEvent));
        },
      },
    });
    return session;
  };
  return { one: tab(0), two: tab(1), posted };
}

describe('other tabs', () => {
  it('[A26] log out together, and never share a login', async () => {
    const { one, two, posted } = twoTabs();

    await one.start('tok-1');
    expect(two.isLoggedIn()).toBe(false);
    expect(posted).toEqual([]);

    await two.start('tok-2');
    await one.logout();

    expect(two.isLoggedIn()).toBe(false);
    expect(posted).toEqual(['logged out']);
  });
});
