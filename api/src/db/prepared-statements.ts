import type pg from 'pg';

/** A call of one of our own functions: always the same text. */
const FUNCTION_CALL = /^select \* from ((?:ledger|pix|wallet)_\w+)\(/;
/**
 * What can be prepared for good. A column that a migration adds would change the result of `*`, and PostgreSQL refuses to go on with a
 * statement whose result has changed.
 */
const KEEPS_ITS_RESULT = /^(?:select|insert|update|with)\b[^*]*$/;
/** Texts with lists of any length would go on for ever. */
const MOST_NAMES = 200;

const names = new Map<string, string>();

/**
 * A statement that the server parses and plans once for each connection, where its text comes again and again.
 *
 * @param preparesAll whether other statements than calls of functions are prepared as well: where they find their rows by a key, so that
 *   one plan fits all values
 */
export function asPrepared(
  statement: string | pg.QueryConfig,
  values: readonly unknown[] = [],
  preparesAll = false,
): pg.QueryConfig {
  if (typeof statement !== 'string') return statement;
  const name = FUNCTION_CALL.exec(statement)?.[1] ?? (preparesAll ? nameOf(statement) : undefined);
  return { text: statement, values: [...values], ...(name === undefined ? {} : { name }) };
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES || !KEEPS_ITS_RESULT.test(text)) return known;
  const name = `statement ${names.size + 1}`;
  names.set(text, name);
  return name;
}
