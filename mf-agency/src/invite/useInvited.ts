import type { Data } from '@mosaico/shared/api';
import { useInfiniteQuery, usePlatform } from '@mosaico/shared/area';

type InvitedPage = Data<'POST /api/agency/inviterecord'>;
export type Invited = InvitedPage['list'][number];

/** Who registered with the member's code, newest first, page by page; the totals cover everybody. */
export function useInvited() {
  const { api } = usePlatform();
  const pages = useInfiniteQuery({
    queryKey: ['POST /api/agency/inviterecord'],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) =>
      (await api.call('POST /api/agency/inviterecord', { body: { page: pageParam, limit: 20 } }, { signal }))
        .data,
    getNextPageParam: (last: InvitedPage) => (last.page * last.limit < last.total ? last.page + 1 : null),
  });
  return {
    ...pages,
    people: pages.data?.pages.flatMap((page) => page.list) ?? [],
    totals: pages.data?.pages[0]?.totals,
  };
}
