import { saoPauloDay } from '@mosaico/shared/rules';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { doAll } from '../../runtime/batch.ts';
import type { Deps } from '../../runtime/deps.ts';
import { takeDue } from '../../runtime/take-due.ts';
import { flagShared } from '../../members/flag-shared.ts';
import { earn } from './credit.ts';
import { rateOf } from './rates.ts';

const LEASE_MS = 30_000;

/**
 * Gives agents their share of the first recharge of whom they invited. The database notes each recharge in the transaction that credits it, so none
 * is missed and no deposit waits. One that fails is logged and looked at again.
 *
 * @returns how many recharges were looked at
 * Source: G21, A57.
 */
export async function followFirstRecharges(deps: Deps): Promise<number> {
  const due = await takeDue(deps, {
    rows: (tx, now) =>
      tx.selectFrom('agency_recharges').selectAll().where('due_at', '<=', now).orderBy('due_at'),
    postpone: (tx, row, due_at) => noteOf(tx, row.site_key, row.order_no).set({ due_at }).execute(),
    leaseMs: LEASE_MS,
  });
  await doAll(
    {
      items: due,
      work: ({ site_key, order_no }) => follow(deps, site_key, order_no),
      failure: 'the commission of a recharge could not be given',
      tell: ({ site_key: site, order_no: order }) => ({ site, order }),
    },
    deps.log,
  );
  return due.length;
}

function noteOf(db: Pick<Db, 'updateTable'>, siteKey: string, orderNo: string) {
  return db.updateTable('agency_recharges').where('site_key', '=', siteKey).where('order_no', '=', orderNo);
}

async function follow({ db, clock }: Deps, siteKey: string, orderNo: string): Promise<void> {
  const at = clock.now();
  await transaction(
    db,
    async (tx) => {
      const first = await firstRecharge(tx, siteKey, orderNo);
      const rateHundredths = first && (await rateOf(tx, siteKey, 'recharge', first.paidAt));
      if (first && rateHundredths !== null) {
        await flagShared(tx, siteKey, at, { memberId: first.memberId });
        const day = saoPauloDay(first.paidAt);
        const { agentId, memberId, baseCentavos } = first;
        const frame = {
          siteKey,
          agentId,
          part: 'recharge',
          occasion: 'first',
          day,
          rateHundredths,
          at,
        } as const;
        await earn(tx, frame, [{ memberId, baseCentavos }]);
      }
      await tx
        .deleteFrom('agency_recharges')
        .where('site_key', '=', siteKey)
        .where('order_no', '=', orderNo)
        .execute();
    },
    'money',
  );
}

interface FirstRecharge {
  readonly agentId: number;
  readonly memberId: number;
  readonly baseCentavos: number;
  readonly paidAt: Date;
}

/** The recharge, if it is the first that its member has paid and that was not taken back. */
async function firstRecharge(
  db: Parameters<typeof rateOf>[0],
  siteKey: string,
  orderNo: string,
): Promise<FirstRecharge | null> {
  const { rows } = await sql<FirstRecharge & { readonly orderNo: string }>`
    select member.inviter_id as "agentId", member.id as "memberId", paid.amount_centavos as "baseCentavos", paid.paid_at as "paidAt",
      paid.order_no as "orderNo"
    from recharge_orders asked
    join members member on member.site_key = asked.site_key and member.id = asked.member_id
    join recharge_orders paid on paid.site_key = asked.site_key and paid.member_id = asked.member_id and paid.status = 'paid'
    left join pix_payments pix on pix.site_key = paid.site_key and pix.e2eid = paid.e2eid
    where asked.site_key = ${siteKey} and asked.order_no = ${orderNo} and member.inviter_id is not null
      and coalesce(pix.reason, '') <> 'contested'
    order by paid.paid_at, paid.id limit 1`.execute(db);
  const [found] = rows;
  return found?.orderNo === orderNo ? found : null;
}
