import { useInfiniteQuery, usePlatform, useReactive } from '@mosaico/shared/area';
import { MESSAGES, type Message, type MessagePage, type MessageType } from './messages-query.ts';

const PAGE_LIMIT = 20;

/** Messages of a type, newest first, page after page. A failure is an empty list, and nobody is told (R241). */
export function useMessages(type: MessageType, { enabled }: { readonly enabled: boolean }) {
  const { api, language } = usePlatform();
  useReactive(language.current);
  const pages = useInfiniteQuery({
    queryKey: [MESSAGES[type], language.messageSet],
    queryFn: async ({ pageParam, signal }) =>
      (await api.call(MESSAGES[type], { query: { page: pageParam, limit: PAGE_LIMIT } }, { signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }: MessagePage) => (page * limit < total ? page + 1 : null),
    enabled,
    // One that came in while this screen was closed is asked for when it opens.
    staleTime: 0,
  });
  return { ...pages, messages: onceEach(pages.data?.pages.flatMap(({ list }) => list) ?? []) };
}
export type Messages = ReturnType<typeof useMessages>;

/** A message that comes in between two pages moves the last one of the first page onto the second. */
function onceEach(messages: readonly Message[]): Message[] {
  return [...new Map(messages.map((message) => [message.id, message])).values()];
}
