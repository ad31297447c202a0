import { useApiMutation, usePlatform, useQueryClient } from '@mosaico/shared/area';
import { MESSAGES, withRead, type CachedPages, type MessageType } from './messages-query.ts';

/**
 * Readings, and the request for the member's counts after each, run one after the other: an answer to a request that was sent
 * before a reading would still hold the old counts.
 */
export const UNREAD_SCOPE = { id: 'unread' };

/**
 * Marks messages as read: here at once, then on the server, then the member's counts are asked for anew (G23). After a
 * failure the list shows the server's truth again; nobody is told (R241).
 */
export function useReading(type: MessageType) {
  const { session } = usePlatform();
  const queries = useQueryClient();
  const queryKey = [MESSAGES[type]];
  const mark = (id: number | 'all') =>
    queries.setQueriesData<CachedPages>({ queryKey }, (cached) => cached && withRead(cached, id));
  const reading = useApiMutation('POST /api/informationcenter/read', {
    scope: UNREAD_SCOPE,
    onMutate: ({ body }) => void mark(body.id),
    onSuccess: (_answer, { body }) => {
      // A list that was requested before the reading has overwritten the mark.
      mark(body.id);
      return session.refresh();
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  return {
    read: (id: number) => reading.mutate({ body: { type, id } }),
    readAll: () => reading.mutateAsync({ body: { type, id: 'all' } }).catch(() => undefined),
  };
}
