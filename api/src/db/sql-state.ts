const UNIQUE_VIOLATION = '23505';

/** SQLSTATE of a database error ("23505"), or null when it is none. The same on both engines. */
export function sqlState(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}

/** True when a row was refused because of a unique index: of this name, if one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== UNIQUE_VIOLATION) return false;
  return constraint === undefined || (error as { constraint?: unknown }).constraint === constraint;
}
