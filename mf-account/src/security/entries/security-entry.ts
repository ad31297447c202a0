import type { ComponentType } from 'react';
import type { Security } from '../security.ts';

export interface EntryProps {
  readonly security: Security;
}

/** A subject of the security centre. */
export interface SecurityEntry {
  readonly id: string;
  /** Whether this protection stands; null for what is no protection, such as a list to look at. */
  readonly isSet: (security: Security) => boolean | null;
  /** Its row in the list: an `EntryRow`, and the sheet that it opens, if it opens one. */
  readonly Row: ComponentType<EntryProps>;
}
