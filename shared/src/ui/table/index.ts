/** Rows and columns that become cards on a phone; bundled by the area that shows them. */
export { Table, type TableColumn, type TableProps, type TableSort } from './Table.tsx';
