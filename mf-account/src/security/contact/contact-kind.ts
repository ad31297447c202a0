import type { ConfirmedPurpose } from '../verify/confirmation.ts';

/** An address that a member proves with a code: the purpose of its tickets, too. */
export type ContactKind = Extract<ConfirmedPurpose, 'email' | 'phone'>;

/** What was typed and done so far. */
export interface ContactDraft {
  /** Empty: of a phone, the number that the member registered with. */
  readonly typed: string;
  readonly step: 'address' | 'code';
  readonly code: string;
  /** When another code can be asked for, in milliseconds since the epoch. */
  readonly resendAtMs: number;
}

const NOTHING: ContactDraft = { typed: '', step: 'address', code: '', resendAtMs: 0 };

/** What was typed outlives the way to the password and back; it goes with the page. */
const drafts = new Map<ContactKind, ContactDraft>();

export const contactDraft = {
  of: (kind: ContactKind): ContactDraft => drafts.get(kind) ?? NOTHING,
  keep: (kind: ContactKind, draft: ContactDraft) => void drafts.set(kind, draft),
  forget: (kind: ContactKind) => void drafts.delete(kind),
} as const;
