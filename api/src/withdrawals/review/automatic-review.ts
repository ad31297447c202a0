import { transaction } from '../../db/transaction.ts';
import { MEMBER_STATUS } from '../../members/tables.ts';
import { stoppedSites } from '../../payouts/stops.ts';
import { isSandboxSite } from '../../providers/sandbox-site.ts';
import { doAll } from '../../runtime/batch.ts';
import type { Deps } from '../../runtime/deps.ts';
import { tellChange } from '../change.ts';
import { obstacleOf } from '../payable.ts';
import { lockWithdrawal, moveOn } from '../store.ts';
import type { Withdrawal } from '../tables.ts';

const BATCH = 20;

/**
 * The reviewer of sandbox sites: approves what has waited for REVIEW_DELAY_SECONDS, whatever its amount, because nobody else looks
 * there. On other sites, and of what may not be paid out now (`obstacleOf`), it approves nothing.
 *
 * @returns how many it has approved
 * Source: R123.
 */
export async function reviewSandboxSites(deps: Deps): Promise<number> {
  const approved = await doAll(
    {
      items: await dueOf(deps),
      work: (due) => approveIfPending(deps, due),
      failure: 'a withdrawal could not be reviewed',
      tell: ({ site_key: site, order_no: order }) => ({ site, order }),
    },
    deps.log,
  );
  return approved.filter(Boolean).length;
}

type Due = Pick<Withdrawal, 'site_key' | 'order_no'>;

/** Those that `obstacleOf` will let pass: what waits for something else must not keep the others from their turn. */
async function dueOf({ db, clock, config }: Deps): Promise<readonly Due[]> {
  const before = new Date(clock.now().getTime() - config.reviewDelaySeconds * 1_000);
  const stopped = await stoppedSites(db);
  return db
    .selectFrom('withdrawals')
    .innerJoin('sites', 'sites.key', 'withdrawals.site_key')
    .innerJoin('members', 'members.id', 'withdrawals.member_id')
    .select(['withdrawals.site_key', 'withdrawals.order_no'])
    .where('withdrawals.status', '=', 'pending')
    .where('withdrawals.created_at', '<=', before)
    .where('sites.is_sandbox', '=', true)
    .where('members.status', '<>', MEMBER_STATUS.frozen)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('contestations')
            .select('contestations.id')
            .whereRef('contestations.site_key', '=', 'withdrawals.site_key')
            .whereRef('contestations.member_id', '=', 'withdrawals.member_id')
            .where('lacking_centavos', '>', 0),
        ),
      ),
    )
    .$if(stopped.length > 0, (due) => due.where('withdrawals.site_key', 'not in', stopped))
    .orderBy('withdrawals.created_at')
    .limit(BATCH)
    .execute();
}

/** It may have been cancelled or decided since it was found. */
async function approveIfPending(deps: Deps, { site_key, order_no }: Due): Promise<boolean> {
  const at = deps.clock.now();
  const approved = await transaction(deps.db, async (tx) => {
    const found = await lockWithdrawal(tx, site_key, order_no);
    if (found.status !== 'pending' || !(await isSandboxSite(tx, site_key))) return null;
    if (await obstacleOf(tx, found)) return null;
    return moveOn(tx, found, 'approved', {
      actor: 'reviewer',
      at,
      change: { reviewed_at: at, next_step_at: at },
    });
  });
  if (approved) tellChange(deps, { withdrawal: approved, balances: null, notificationId: null });
  return approved !== null;
}
