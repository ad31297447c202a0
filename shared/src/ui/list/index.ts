/** Lists, also in pages; bundled by the area that shows them. */
export { List, ListRow, type ListProps, type ListRowProps } from './List.tsx';
export { PagedList, type PagedItems, type PagedListProps } from './PagedList.tsx';
