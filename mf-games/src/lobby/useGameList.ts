import { useEffect } from 'react';
import { useInfiniteQuery, usePlatform, useReactive } from '@mosaico/shared/area';
import { listQuery, type LobbyChoice } from './lobby-query.ts';

/** Games of a choice, page after page. A failure is told in the server's own words (R227). */
export function useGameList(choice: LobbyChoice) {
  const { api, language, notices } = usePlatform();
  useReactive(language.current);
  const list = useInfiniteQuery({
    queryKey: ['GET /api/games/listsv2', choice, language.messageSet],
    queryFn: async ({ pageParam, signal }) =>
      (await api.call('GET /api/games/listsv2', { query: listQuery(choice, pageParam) }, { signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : null),
  });
  const { error } = list;
  useEffect(() => {
    if (error) notices.toast('error', error.message);
  }, [error, notices]);
  return {
    ...list,
    games: list.data?.pages.flatMap((page) => page.list) ?? [],
    total: list.data?.pages[0]?.total ?? 0,
  };
}
