import type { TicketPurpose } from '@mosaico/shared/rules';
import { PATHS } from '../../paths.ts';

/** Where a ticket is used that the screen `verify-password` gets: a purpose is a line here. */
export const CONFIRMED_SCREENS = {
  email: PATHS.bindEmail,
  phone: PATHS.verifyPhone,
} as const satisfies Partial<Record<TicketPurpose, string>>;
export type ConfirmedPurpose = keyof typeof CONFIRMED_SCREENS;

/** @returns null for a text that is no purpose of this screen */
export function confirmedPurposeOf(text: string | null): ConfirmedPurpose | null {
  return text !== null && Object.hasOwn(CONFIRMED_SCREENS, text) ? (text as ConfirmedPurpose) : null;
}

/**
 * What was confirmed, and who asked, in the memory of this page alone: a ticket is in no address and no storage. After a reload
 * the password is asked for again.
 */
const tickets = new Map<ConfirmedPurpose, string>();
const asking = new Set<ConfirmedPurpose>();

export const confirmation = {
  /** A screen sends the member to `verify-password`, and waits there for the way back. */
  ask: (purpose: ConfirmedPurpose) => void asking.add(purpose),
  isAsked: (purpose: ConfirmedPurpose) => asking.has(purpose),
  keep: (purpose: ConfirmedPurpose, ticket: string) => void tickets.set(purpose, ticket),
  ticket: (purpose: ConfirmedPurpose) => tickets.get(purpose) ?? null,
  /** It was used up, or the server does not take it any more. */
  forget: (purpose: ConfirmedPurpose) => void tickets.delete(purpose),
  /** The screen that asked is there again. @returns whether it had asked, and has a ticket now */
  comeBack(purpose: ConfirmedPurpose): boolean {
    return asking.delete(purpose) && tickets.has(purpose);
  },
} as const;
