import type { MessageSet } from '@mosaico/shared/contract';

/** A value for each of the eight message sets; the database refuses one with a gap. */
export type InEveryLanguage<Value = string> = Readonly<Record<MessageSet, Value>>;
