import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiKey, Data, Input } from '../api/index.ts';
import { useIsFirstPaint } from './first-paint.ts';
import { useReactive } from '../reactive/useReactive.ts';
import { usePlatform } from './platform-context.ts';
import { dataOf, PERSONAL, useKeptOverLanguages, type LocalisedKey } from './queries.ts';

interface NumberedPage {
  readonly total: number;
  readonly page: number;
  readonly limit: number;
}
/** A page of a list that grows at its top: the one after it is asked for with `next` as `before`. */
interface CursorPage {
  readonly next: string | null;
}

/** Endpoints that answer page by page (G28). */
export type PagedKey = {
  [K in ApiKey]: [Data<K>] extends [never] ? never : Data<K> extends NumberedPage | CursorPage ? K : never;
}[ApiKey];
/** A row of the list that an endpoint answers under the usual name. */
type RowOf<K extends PagedKey> = Data<K> extends { readonly list: readonly (infer Row)[] } ? Row : never;

interface PagesOptions<K extends PagedKey, Item> {
  /**
   * The question for one page.
   *
   * @param page from 1
   * @param before for lists that grow at their top, from the second page on: to be sent along
   */
  readonly inputOf: (page: number, before?: string) => Input<K>;
  /** The rows of an answer, where they do not stand in its `list`. */
  readonly rowsOf?: (data: Data<K>) => readonly Item[];
  /** What tells two rows apart. */
  readonly itemKey: (item: Item) => string | number;
  /** False: do not ask yet. */
  readonly enabled?: boolean;
  /** How long an answer counts as new; the area's own time unless said otherwise, and for what came with the page. */
  readonly staleTimeMs?: number;
  /** As in `useApi`. */
  readonly isPersonal?: boolean;
}

/** A list that comes in pages, as `PagedList` of `@mosaico/shared/ui/list` shows it. */
export interface ApiPages<K extends PagedKey, Item = RowOf<K>> {
  /** Rows of all pages so far, each once: where pages are numbered, a new row moves the last one of a page onto the next page. */
  readonly items: readonly Item[];
  /** The first page, with what the endpoint says of the whole list. */
  readonly first: Data<K> | undefined;
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
export function useApiPages<K extends PagedKey, Item = RowOf<K>>(
  key: K,
  options: PagesOptions<K, Item>,
): ApiPages<K, Item> {
  const { inputOf, rowsOf = listOf, itemKey, enabled = true, staleTimeMs, isPersonal } = options;
  const { api, language } = usePlatform();
  const isFirstPaint = useIsFirstPaint();
  useReactive(language.current);
  const queryKey: LocalisedKey = [key, inputOf(1), language.messageSet];
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) =>
      dataOf<K>(await api.call(key, inputOf(pageParam.page, pageParam.before), { signal })),
    initialPageParam: FIRST,
    getNextPageParam: (last, _pages, { page }) => nextOf(last as Partial<NumberedPage & CursorPage>, page),
    placeholderData: useKeptOverLanguages(queryKey),
    enabled,
    ...(staleTimeMs !== undefined && !isFirstPaint && { staleTime: staleTimeMs }),
    ...(isPersonal && PERSONAL),
  });
  const rows = pages.data?.pages.flatMap((data) => rowsOf(data)) ?? [];
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

interface Place {
  readonly page: number;
  readonly before?: string;
}
const FIRST: Place = { page: 1 };

/** A list that gives no `next` is read by the numbers of its pages; so is one of an API of the release before, while a site is upgraded. */
function nextOf(
  { next, limit = 0, total = 0 }: Partial<NumberedPage & CursorPage>,
  page: number,
): Place | null {
  if (next === null) return null;
  if (next !== undefined) return { page: page + 1, before: next };
  return page * limit < total ? { page: page + 1 } : null;
}

/** For an endpoint whose rows have another name the options say where they stand. */
function listOf<K extends PagedKey, Item>(data: Data<K>): readonly Item[] {
  return (data as { readonly list?: readonly Item[] }).list ?? [];
}
