/** Documents that an identity check takes (G33): identity card or driving licence. */
export const DOCUMENT_TYPES = ['rg', 'cnh'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Pictures of an identity check. */
export const PICTURE_PLACES = ['front', 'back', 'selfie'] as const;
export type PicturePlace = (typeof PICTURE_PLACES)[number];

/** Why an identity check was rejected. */
export const IDENTITY_REASONS = ['unreadable', 'face_mismatch', 'data_mismatch', 'expired', 'other'] as const;
export type IdentityReason = (typeof IDENTITY_REASONS)[number];

export const IDENTITY_STATUSES = ['none', 'pending', 'approved', 'rejected'] as const;
export type IdentityStatus = (typeof IDENTITY_STATUSES)[number];

/** What the browser makes of a picture before it is sent, and what the server takes. */
export const PICTURE_LIMITS = {
  leastPixels: 480,
  mostPixels: 6_000,
  mostBytes: 1_000_000,
  sentPixels: 1_400,
} as const;

/** Pictures are deleted so long after the decision. */
export const PICTURES_KEPT_DAYS = 30;

/** Where a member shows who they are (A69). */
export const IDENTITY_PATH = '/identity';
/** State of the entry in the history for who is led there by a refusal: the entry before it is what they were about to do. */
export const ON_THE_WAY = { isOnTheWay: true } as const;

export function isOnTheWay(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOnTheWay' in state && state.isOnTheWay === true;
}
