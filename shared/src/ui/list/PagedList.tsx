import type { ReactNode } from 'react';
import { EmptyState, ErrorState } from '@mosaico/shared/ui';
import { ListEnd } from './ListEnd.tsx';

/** A list that comes in pages: what `useApiPages` of the area kit answers. */
export interface PagedItems<Item> {
  readonly items: readonly Item[];
  /** The first page is on its way. */
  readonly isPending: boolean;
  /** The first page did not come. */
  readonly hasFailed: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMoreFailed: boolean;
  readonly loadMore: () => unknown;
  readonly retry: () => unknown;
}

export interface PagedListProps<Item> {
  readonly pages: PagedItems<Item>;
  /** The list's place while the first page is on its way. */
  readonly skeleton: ReactNode;
  /** Instead of the usual 'There is currently no data available' (R233). */
  readonly empty?: ReactNode | undefined;
  /** The rows that are here; at least one. */
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** Every state of a list that comes in pages: loading, failed with another try (R232), empty (R233), and rows with their end. */
export function PagedList<Item>({ pages, skeleton, empty, children }: PagedListProps<Item>) {
  const { items, isPending, hasFailed, hasMore, isLoadingMore, hasMoreFailed, loadMore, retry } = pages;
  if (isPending) return skeleton;
  if (hasFailed) return <ErrorState onRetry={retry} />;
  if (items.length === 0) return empty ?? <EmptyState />;
  return (
    <>
      {children(items)}
      <ListEnd hasMore={hasMore} isLoading={isLoadingMore} hasFailed={hasMoreFailed} onMore={loadMore} />
    </>
  );
}
