import type { UserInfo } from '@mosaico/shared/api';
import { aUser, fakePlatform, okBody, type ApiStubs, type FakeOptions } from '@mosaico/shared/testing';
import type { Message } from '../information/messages-query.ts';

export function aMessage(changes: Partial<Message> = {}): Message {
  return {
    id: 1,
    kind: 'deposit_paid',
    title: 'Deposit received',
    content: 'Your Pix has arrived.\n\nHave fun!',
    preview: 'Your Pix has arrived. Have fun!',
    created_at: '2026-11-02T15:00:00.000Z',
    is_read: 0,
    ...changes,
  };
}

export function aPage(list: readonly Message[], total = list.length) {
  return okBody({ list: [...list], total, page: 1, limit: 20, next: null });
}

/** An information centre with one unread message of each type and two ways to support. */
export const STUBS: ApiStubs = {
  'GET /api/informationcenter/notification': aPage([aMessage()]),
  'GET /api/informationcenter/announcement': aPage([
    aMessage({
      id: 5,
      kind: 'announcement',
      title: 'Pix at any hour',
      content: 'Also at night.',
      preview: 'Also at night.',
    }),
  ]),
  'GET /api/informationcenter/support': okBody([
    { name: 'Chat with us', linkurl: 'https://chat.example/' },
    { name: 'Send a message', linkurl: 'https://help.example/form' },
  ]),
  'POST /api/informationcenter/read': okBody({ unread_notifications: 0, unread_announcements: 1 }),
};

/**
 * A platform whose session tells what the server knows: each `refresh` takes the next of these changes of the member,
 * and keeps the last.
 */
export function platformThatRefreshes(options: FakeOptions, ...truths: Partial<UserInfo>[]) {
  const platform = fakePlatform({
    user: aUser({ unread_notifications: 1, unread_announcements: 1 }),
    ...options,
  });
  let refreshes = 0;
  const refresh = () => {
    const truth = truths[Math.min(refreshes, truths.length - 1)];
    refreshes += 1;
    platform.setUser(aUser({ unread_notifications: 1, unread_announcements: 1, ...truth }));
    return Promise.resolve();
  };
  return {
    ...platform,
    session: { ...platform.session, refresh },
    get refreshes() {
      return refreshes;
    },
  };
}
