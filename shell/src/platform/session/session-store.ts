import type { UserInfo } from '@mosaico/shared/api';
import { TOKEN_KEY } from '@mosaico/shared/contract';
import { readJson, type TextStorage } from '@mosaico/shared/storage';

const USER = 'userInfo';

/** The session of this tab, in session storage and nowhere else (R117). */
export function createSessionStore(storage: TextStorage) {
  return {
    token: () => storage.getItem(TOKEN_KEY) || null,
    saveToken: (token: string) => storage.setItem(TOKEN_KEY, token),
    /** The member as last seen, to draw a first screen; the server's answer replaces it. */
    user(): UserInfo | null {
      const cached = readJson(storage, USER);
      return typeof cached === 'object' && cached !== null && 'id' in cached && 'money' in cached
        ? (cached as UserInfo)
        : null;
    },
    saveUser: (user: UserInfo) => storage.setItem(USER, JSON.stringify(user)),
    clear() {
      storage.removeItem(TOKEN_KEY);
      storage.removeItem(USER);
    },
  };
}
