import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiKey, Data, Input } from '../api/index.ts';
import { useIsFirstPaint } from './first-paint.ts';
import { useReactive } from '../reactive/useReactive.ts';
import { usePlatform } from './platform-context.ts';
import { dataOf, PERSONAL, useKeptOverLanguages, type LocalisedKey } from './queries.ts';

interface PageOf<Item> {
  readonly list: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
}

/** Endpoints that answer page by page (G28). */
export type PagedKey = {
  [K in ApiKey]: [Data<K>] extends [never] ? never : Data<K> extends PageOf<unknown> ? K : never;
}[ApiKey];
type Item<K extends PagedKey> = Data<K> extends PageOf<infer Row> ? Row : never;

type Page<K extends PagedKey> = Data<K> & PageOf<Item<K>>;

interface PagesOptions<K extends PagedKey> {
  /** The question for one page, from 1. */
  readonly inputOf: (page: number) => Input<K>;
  /** What tells two rows apart. */
  readonly itemKey: (item: Item<K>) => string | number;
  /** False: do not ask yet. */
  readonly enabled?: boolean;
  /** How long an answer counts as new; the area's own time unless said otherwise, and for what came with the page. */
  readonly staleTimeMs?: number;
  /** As in `useApi`. */
  readonly isPersonal?: boolean;
}

/** A list that comes in pages, as `PagedList` of `@mosaico/shared/ui/list` shows it. */
export interface ApiPages<K extends PagedKey> {
  /** Rows of all pages so far, each once: a new row moves the last one of a page onto the next page. */
  readonly items: readonly Item<K>[];
  /** The first page, with what the endpoint says of the whole list. */
  readonly first: Page<K> | undefined;
  /** The first page is on its way. */
  readonly isPending: boolean;
  /** Why the last question failed. */
  readonly error: Error | null;
  /** The first page did not come. */
  readonly hasFailed: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMoreFailed: boolean;
  loadMore(): Promise<unknown>;
  retry(): Promise<unknown>;
}

/** Reads an endpoint page after page; cached by endpoint, input and language, as `useApi` does. */
export function useApiPages<K extends PagedKey>(key: K, options: PagesOptions<K>): ApiPages<K> {
  const { inputOf, itemKey, enabled = true, staleTimeMs, isPersonal } = options;
  const { api, language } = usePlatform();
  const isFirstPaint = useIsFirstPaint();
  useReactive(language.current);
  const queryKey: LocalisedKey = [key, inputOf(1), language.messageSet];
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) =>
      dataOf<K>(await api.call(key, inputOf(pageParam), { signal })) as Page<K>,
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : null),
    placeholderData: useKeptOverLanguages(queryKey),
    enabled,
    ...(staleTimeMs !== undefined && !isFirstPaint && { staleTime: staleTimeMs }),
    ...(isPersonal && PERSONAL),
  });
  const rows = pages.data?.pages.flatMap(({ list }) => list) ?? [];
  return {
    items: [...new Map(rows.map((row) => [itemKey(row), row])).values()],
    first: pages.data?.pages[0],
    isPending: pages.isPending,
    error: pages.error,
    hasFailed: pages.isError && !pages.data,
    hasMore: pages.hasNextPage || pages.isPlaceholderData,
    isLoadingMore: pages.isFetchingNextPage || pages.isPlaceholderData,
    hasMoreFailed: pages.isFetchNextPageError,
    loadMore: () => pages.fetchNextPage(),
    retry: () => pages.refetch(),
  };
}
