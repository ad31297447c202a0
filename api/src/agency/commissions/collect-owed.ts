import { transaction } from '../../db/transaction.ts';
import { tellBalance } from '../../promotions/claim.ts';
import { doAll } from '../../runtime/batch.ts';
import type { Deps } from '../../runtime/deps.ts';
import { lockPurses } from './credit.ts';
import { type CommissionDebt, takeOwed } from './take-back.ts';

const BATCH = 50;

/**
 * Takes what is owed of commissions from cash that has come in since, after what contested deposits of the agent's own lack. Withdrawals leave
 * it alone meanwhile (`contestedLackingCentavos`), so only a stake can be faster.
 *
 * @returns how many debts have shrunk
 * Source: A68.
 */
export async function collectOwedCommissions(deps: Deps): Promise<number> {
  const due = await deps.db
    .selectFrom('commission_returns as debt')
    .innerJoin('ledger_accounts as cash', (join) =>
      join
        .onRef('cash.site_key', '=', 'debt.site_key')
        .onRef('cash.member_id', '=', 'debt.member_id')
        .on('cash.kind', '=', 'member_cash'),
    )
    .select(['debt.commission_id', 'debt.site_key', 'debt.member_id'])
    .where('debt.owed_centavos', '>', 0)
    .where('cash.balance_centavos', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contestations')
            .select('id')
            .whereRef('contestations.site_key', '=', 'debt.site_key')
            .whereRef('contestations.member_id', '=', 'debt.member_id')
            .where('lacking_centavos', '>', 0),
        ),
      ),
    )
    .orderBy('debt.commission_id')
    .limit(BATCH)
    .execute();
  const collected = await doAll(
    {
      items: due,
      work: (debt) => collect(deps, debt),
      failure: 'what is owed of a commission could not be collected',
      tell: ({ site_key: site, commission_id: commission }) => ({ site, commission }),
    },
    deps.log,
  );
  return collected.filter(Boolean).length;
}

async function collect(deps: Deps, due: Omit<CommissionDebt, 'owed_centavos'>): Promise<boolean> {
  const { commission_id, site_key: siteKey, member_id: memberId } = due;
  const taken = await transaction(
    deps.db,
    async (tx) => {
      await lockPurses(tx, siteKey, memberId);
      const debt = await tx
        .selectFrom('commission_returns')
        .select(['commission_id', 'site_key', 'member_id', 'owed_centavos'])
        .where('commission_id', '=', commission_id)
        .executeTakeFirstOrThrow();
      return debt.owed_centavos === 0 ? 0 : takeOwed(tx, debt, deps.clock.now());
    },
    'money',
  );
  if (taken > 0) await tellBalance(deps, { siteKey, memberId });
  return taken > 0;
}
