import type { MessageSet } from '@mosaico/shared/contract';

/** Why a column of an exported table is not in the archive. */
export type Withheld =
  /** Hash, seed, key or address that opens something: whoever finds the archive could use it. */
  | 'secret'
  /** When a job looks again, how often it has tried, how rows are chained: says nothing about the member. */
  | 'machinery'
  /** Who of the staff has acted, and what they wrote for each other. */
  | 'staff'
  /** Another member. */
  | 'others'
  /** The national register tells its reason to the person themselves (A70). */
  | 'register';

/** A table of which each member's rows are in their archive, as `<table>.json` and `<table>.csv`. */
export interface ExportedTable {
  readonly table: string;
  /** Which rows are the member's: a column with their id, or a column with a value of other rows that are theirs. */
  readonly owner: OwnerColumn | { readonly column: string; readonly among: string };
  /** Columns by which the rows are in order and no two are equal; an index leads to them. */
  readonly order: readonly string[];
  readonly columns: readonly string[];
  /** Its rows do not say which site they are of: their owner does. */
  readonly isWithoutSite?: true;
  /** More columns, looked up in another table. */
  readonly lookups?: Readonly<Record<string, string>>;
  /** What the member has read of a row, where its columns alone do not say it. */
  readonly words?: RowWords;
  readonly withheld: Readonly<Record<string, Withheld>>;
}
interface RowWords {
  /** Names of more columns. */
  readonly columns: readonly string[];
  readonly of: (row: Readonly<Record<string, unknown>>, set: MessageSet) => Readonly<Record<string, string>>;
}
type OwnerColumn = 'id' | 'member_id' | 'agent_id';

/** Rows of a table that say whose they are in `member_id`, in the order of `order`. */
export function ofMember(
  table: string,
  order: string,
  columns: string,
  withheld: ExportedTable['withheld'] = {},
): ExportedTable {
  return { table, owner: 'member_id', order: words(order), columns: words(columns), withheld };
}

/** The words of a list. */
export function words(list: string): readonly string[] {
  return list.split(/\s+/).filter(Boolean);
}
