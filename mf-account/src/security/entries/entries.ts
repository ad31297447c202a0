import { emailEntry } from './email.tsx';
import { passwordEntry } from './password.tsx';
import { phoneEntry } from './phone.tsx';
import type { SecurityEntry } from './security-entry.ts';
import { withdrawalPasswordEntry } from './withdrawal-password.tsx';

/** What the security centre lists, in this order: a subject is a file of its own and a line here. */
export const ENTRIES: readonly SecurityEntry[] = [
  passwordEntry,
  withdrawalPasswordEntry,
  emailEntry,
  phoneEntry,
];
