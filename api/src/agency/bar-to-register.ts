import type { RegisterBar } from '@mosaico/shared/api';
import type { Db } from '../db/tables.ts';
import { lastingBarOf } from '../members/status.ts';
import type { MemberKey } from '../members/tables.ts';
import { isLicensed } from '../sites/is-licensed.ts';
import { acceptedVersion } from '../sites/terms.ts';

/**
 * What keeps a member from registering others under themselves; null when nothing does. Under the Brazilian licence everybody identifies
 * themselves. Who has excluded themselves or is barred brings nobody to the games, nor does who has never accepted the terms that the others
 * would have to accept. A break is from playing alone.
 *
 * Source: R213, R258, G32.
 */
export async function barToRegisterOf(db: Db, { siteKey, memberId }: MemberKey): Promise<RegisterBar | null> {
  if (await isLicensed(db, siteKey)) return 'registers_themselves';
  const agent = await db
    .selectFrom('members')
    .select(['status', 'barred_as'])
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const bar = lastingBarOf(agent);
  if (bar) return bar;
  return (await acceptedVersion(db, siteKey, memberId)) === 0 ? 'terms_not_accepted' : null;
}
