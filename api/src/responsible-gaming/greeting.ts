import type { Db } from '../db/tables.ts';
import type { MemberKey } from '../members/tables.ts';
import { isKeptFromPlay } from './play-bar.ts';

/**
 * The text that greets a member who has logged in. Who is kept from playing, by an exclusion, a break or the register, is told only that they are
 * logged in: a site that is glad to have them back would invite them to play.
 *
 * Source: R85, G31, G32.
 */
export async function greetingOf(
  db: Db,
  owner: MemberKey,
  at: Date,
): Promise<'auth.logged_in' | 'auth.logged_in_plain'> {
  return (await isKeptFromPlay(db, owner, at)) ? 'auth.logged_in_plain' : 'auth.logged_in';
}
