/** Lists and their end; bundled by the area that shows them. */
export { List, ListRow, type ListProps, type ListRowProps } from './List.tsx';
export { ListEnd, type ListEndProps } from './ListEnd.tsx';
