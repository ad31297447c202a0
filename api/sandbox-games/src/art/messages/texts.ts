import type en from './en.json';

/** A message set of the games. */
export type Texts = typeof en;
