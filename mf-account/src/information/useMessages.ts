import { useApiPages } from '@mosaico/shared/area';
import { MESSAGES, type MessageType } from './messages-query.ts';

const PAGE_LIMIT = 20;

/** Messages of a type, newest first. A failure is an empty list, and nobody is told (R241). */
export function useMessages(type: MessageType, { enabled }: { readonly enabled: boolean }) {
  const pages = useApiPages(MESSAGES[type], {
    inputOf: (page, before) => ({ query: { page, before, limit: PAGE_LIMIT } }),
    itemKey: ({ id }) => id,
    enabled,
    // One that came in while this screen was closed is asked for when it opens.
    staleTimeMs: 0,
    // Which of them are read is the member's own.
    isPersonal: true,
  });
  return { ...pages, hasFailed: false };
}
export type Messages = ReturnType<typeof useMessages>;
