import type { Data } from '@mosaico/shared/api';

export type MessageType = 'notification' | 'announcement';
type MessagePage = Data<'GET /api/informationcenter/notification'>;

export type Message = MessagePage['list'][number];

/** Where messages of a type come from; also the first part of their place in the cache. */
export const MESSAGES = {
  notification: 'GET /api/informationcenter/notification',
  announcement: 'GET /api/informationcenter/announcement',
} as const;

/** Pages as they lie in the cache. */
export interface CachedPages {
  readonly pages: readonly MessagePage[];
}

/** The pages with one message, or all of them, read. Pure. */
export function withRead<Cached extends CachedPages>(cached: Cached, id: number | 'all'): Cached {
  const pages = cached.pages.map((page) => ({
    ...page,
    list: page.list.map((message) =>
      id === 'all' || message.id === id ? { ...message, is_read: 1 } : message,
    ),
  }));
  return { ...cached, pages };
}
