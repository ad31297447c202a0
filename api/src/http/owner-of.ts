import type { CallerMember } from './route.ts';

/** The key of what belongs to the member who calls. */
export function ownerOf({ siteKey, id }: Pick<CallerMember, 'siteKey' | 'id'>): {
  readonly siteKey: string;
  readonly memberId: number;
} {
  return { siteKey, memberId: id };
}
