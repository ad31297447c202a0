import { createHash } from 'node:crypto';
import type { Operator } from '../src/config/config.ts';

/** The key of an operator of tests. */
export function operatorKey(name: string): string {
  return `key-of-${name}-for-tests`;
}

/** Operators as the configuration has them. */
export const OPERATORS: readonly Operator[] = ['ana', 'bruno'].map((name) => ({
  name,
  keyHash: createHash('sha256').update(operatorKey(name)).digest('hex'),
}));
