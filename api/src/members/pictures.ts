import type { Db } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';

/** Portraits a member may choose from; they are drawn by the browser from their name (R92). */
const MALE = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'] as const;
const FEMALE = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6'] as const;
const ALL = [...MALE, ...FEMALE];

export interface Picture {
  readonly id: number;
  readonly url: string;
}

/** The offered photos, by the product's two lists. Source: R92, R174. */
export function offeredPictures(): { male: Picture[]; female: Picture[] } {
  const offer = (name: (typeof ALL)[number]) => ({ id: ALL.indexOf(name) + 1, url: urlOf(name) });
  return { male: MALE.map(offer), female: FEMALE.map(offer) };
}

/** `profileurl` of a photo, or null when it is not offered (any more). */
export function pictureUrl(pictureId: number): string | null {
  const name = ALL[pictureId - 1];
  return name ? urlOf(name) : null;
}

/** The member's photo; null when they have chosen none. */
export async function pictureOf(db: Db, siteKey: string, memberId: number): Promise<string | null> {
  const row = await db
    .selectFrom('members')
    .select('picture_id')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.picture_id ? pictureUrl(row.picture_id) : null;
}

/**
 * Makes an offered photo the member's.
 *
 * @returns its `profileurl`
 * @throws DomainError picture_unknown
 * Source: R173.
 */
export async function choosePicture(
  db: Db,
  siteKey: string,
  memberId: number,
  pictureId: number,
  at: Date,
): Promise<string> {
  const url = pictureUrl(pictureId);
  if (!url) throw new DomainError('picture_unknown', { fields: { picture_id: ['picture_unknown'] } });
  await db
    .lane('writes')
    .updateTable('members')
    .set({ picture_id: pictureId, updated_at: at })
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .execute();
  return url;
}

function urlOf(name: (typeof ALL)[number]): string {
  return `avatar:${name}`;
}
