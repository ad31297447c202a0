import type { ColumnType } from 'kysely';

/**
 * A jsonb column: read as its value, written as `JSON.stringify(value)`.
 * (The two engines' drivers differ on arrays and strings; text is the same on both.)
 */
export type Jsonb<Value> = ColumnType<Value, string, string>;
