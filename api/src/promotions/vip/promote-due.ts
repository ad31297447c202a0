import type { Deps } from '../../runtime/deps.ts';
import { giveToEach } from '../give-to-each.ts';
import { dueMembers } from './due-members.ts';
import { promote } from './promote.ts';

/**
 * Lets everybody of a site rise who has reached a level.
 *
 * @param since looks at those only who bet or paid in since then; null: at all
 * Source: G18, A36.
 */
export async function promoteDue(deps: Deps, siteKey: string, since: Date | null): Promise<void> {
  const { db, clock } = deps;
  const items = (await dueMembers(db, siteKey, since)).map((memberId) => ({ siteKey, memberId }));
  await giveToEach(deps, { siteKey, items, give: (owner) => promote(db, owner, clock.now()) });
}
