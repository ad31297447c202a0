import type { Deps } from '../../runtime/deps.ts';
import { giveToEach } from '../give-to-each.ts';
import { tellBalance } from '../claim.ts';
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
  const due = (await dueMembers(db, siteKey, since)).map((memberId) => ({ siteKey, memberId }));
  const risen = await giveToEach(due, (owner) => promote(db, owner, clock.now()));
  for (const memberId of risen) await tellBalance(deps, { siteKey, memberId });
}
