import type { Data } from '@mosaico/shared/api';

export type Terms = Data<'GET /api/terms/get'>;
export type TermsVersion = Terms['current'];

/** What the terms ask of the player. */
export interface TermsNeed {
  /** `consent`: in force, and the member may not go on without. `notice`: announced, in force later. */
  readonly kind: 'consent' | 'notice';
  readonly terms: TermsVersion;
  /** The latest version the player has accepted: 0 of a member whom somebody else has registered (R213), null of a visitor, who cannot accept. */
  readonly accepted: number | null;
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
  if (accepted !== null && accepted < current.version) return { kind: 'consent', terms: current, accepted };
  const isNews = next !== null && next.version > Math.max(accepted ?? 0, putOff);
  return isNews ? { kind: 'notice', terms: next, accepted } : null;
}
