import { transaction } from '../../db/transaction.ts';
import { doAll } from '../../runtime/batch.ts';
import type { Deps } from '../../runtime/deps.ts';
import { type Change, changeOf, tellChange } from './change.ts';
import { takeLacking } from './hold.ts';
import { lockContestation } from './store.ts';
import type { StoredContestation } from './tables.ts';

const BATCH = 50;

/**
 * Takes what contestations lack from money that has come in since, a deposit or a win: into the hold of those that are not decided, and to
 * pay what is owed of those whose money has gone back, the oldest first. Withdrawals leave it alone meanwhile
 * (`contestedLackingCentavos`), so only a stake can be faster.
 *
 * @returns how many got something
 * Source: I22, I27.
 */
export async function collectLacking(deps: Deps): Promise<number> {
  const due = await deps.db
    .selectFrom('contestations')
    .innerJoin('ledger_accounts as cash', (join) =>
      join
        .onRef('cash.site_key', '=', 'contestations.site_key')
        .onRef('cash.member_id', '=', 'contestations.member_id')
        .on('cash.kind', '=', 'member_cash'),
    )
    .select(['contestations.site_key', 'contestations.number'])
    .where('lacking_centavos', '>', 0)
    .where('cash.balance_centavos', '>', 0)
    .orderBy('contestations.id')
    .limit(BATCH)
    .execute();
  const collected: boolean[] = [];
  // One after the other: several of one member share the same cash, and the oldest goes first.
  for (const item of due)
    collected.push(
      ...(await doAll(
        {
          items: [item],
          work: (contestation) => collect(deps, contestation),
          failure: 'what a contestation lacks could not be collected',
          tell: ({ site_key: site, number: contestation }) => ({ site, contestation }),
        },
        deps.log,
      )),
    );
  return collected.filter(Boolean).length;
}

async function collect(
  deps: Deps,
  { site_key, number }: Pick<StoredContestation, 'site_key' | 'number'>,
): Promise<boolean> {
  const change = await transaction(
    deps.db,
    async (tx): Promise<Change | null> => {
      const found = await lockContestation(tx, site_key, number);
      if (!found || (await takeLacking(tx, found, deps.clock.now())) === 0) return null;
      return changeOf(tx, found, null);
    },
    'money',
  );
  if (change) tellChange(deps, change);
  return change !== null;
}
