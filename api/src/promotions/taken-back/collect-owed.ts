import { transaction } from '../../db/transaction.ts';
import { doAll } from '../../runtime/batch.ts';
import type { Deps } from '../../runtime/deps.ts';
import { lockPursesOfAward } from '../award.ts';
import { tellBalance } from '../claim.ts';
import { takeOwed } from './take-back.ts';

const BATCH = 50;

/**
 * Takes what is owed of revoked awards from cash that has come in since, the oldest first. What contestations lack of the deposits themselves goes
 * first. Withdrawals leave both alone meanwhile (`contestedLackingCentavos`), so only a stake can be faster.
 *
 * @returns how many debts have shrunk
 * Source: A68.
 */
export async function collectOwed(deps: Deps): Promise<number> {
  const due = await deps.db
    .selectFrom('award_returns')
    .innerJoin('ledger_accounts as cash', (join) =>
      join
        .onRef('cash.site_key', '=', 'award_returns.site_key')
        .onRef('cash.member_id', '=', 'award_returns.member_id')
        .on('cash.kind', '=', 'member_cash'),
    )
    .select(['award_id', 'award_returns.site_key', 'award_returns.member_id'])
    .where('owed_centavos', '>', 0)
    .where('cash.balance_centavos', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contestations')
            .select('id')
            .whereRef('contestations.site_key', '=', 'award_returns.site_key')
            .whereRef('contestations.member_id', '=', 'award_returns.member_id')
            .where('lacking_centavos', '>', 0),
        ),
      ),
    )
    .orderBy('award_id')
    .limit(BATCH)
    .execute();
  const collected = await doAll(
    {
      items: due,
      work: (debt) => collect(deps, debt),
      failure: 'what is owed of an award could not be collected',
      tell: ({ site_key: site, award_id: award }) => ({ site, award }),
    },
    deps.log,
  );
  return collected.filter(Boolean).length;
}

interface Debt {
  readonly award_id: number;
  readonly site_key: string;
  readonly member_id: number;
}

async function collect(
  deps: Deps,
  { award_id, site_key: siteKey, member_id: memberId }: Debt,
): Promise<boolean> {
  const { db, clock } = deps;
  const taken = await transaction(
    db,
    async (tx) => {
      await lockPursesOfAward(tx, siteKey, memberId);
      const debt = await tx
        .selectFrom('award_returns')
        .selectAll()
        .where('award_id', '=', award_id)
        .executeTakeFirstOrThrow();
      return debt.owed_centavos === 0 ? 0 : takeOwed(tx, debt, clock.now());
    },
    'money',
  );
  if (taken > 0) await tellBalance(deps, { siteKey, memberId });
  return taken > 0;
}
