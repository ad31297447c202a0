import type { Data } from '@mosaico/shared/api';

export type Terms = Data<'GET /api/terms/get'>;
export type TermsVersion = Terms['current'];

/** What the terms ask of the player. */
export interface TermsNeed {
  /** `consent`: in force, and the member may not go on without. `notice`: announced, in force later. */
  readonly kind: 'consent' | 'notice';
  readonly terms: TermsVersion;
  /** The player can accept here and now: a member. */
  readonly canAccept: boolean;
}

/**
 * What the terms ask of the player: the consent of a member who has not accepted what is in force; a notice of what is
 * announced to everybody who has neither accepted it nor put it off. Pure. Source: R258.
 *
 * @param putOff the version that the player wants to hear of later; 0 for none
 */
export function termsNeed(
  { current, next, accepted_version: accepted }: Terms,
  putOff: number,
): TermsNeed | null {
  const canAccept = accepted !== null;
  if (canAccept && accepted < current.version) return { kind: 'consent', terms: current, canAccept };
  const isNews = next !== null && next.version > Math.max(accepted ?? 0, putOff);
  return isNews ? { kind: 'notice', terms: next, canAccept } : null;
}
