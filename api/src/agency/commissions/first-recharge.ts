import { saoPauloDay } from '@mosaico/shared/rules';
import { sql } from 'kysely';
import type { Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../runtime/deps.ts';
import { dropNote, followNotes, type NotedOrder, putOff } from '../../runtime/follow-notes.ts';
import { flagShared } from '../../members/flag-shared.ts';
import { isUnderContestation } from '../../payouts/contested.ts';
import { turnoverOf } from '../../turnover/turnover.ts';
import { earn, lockPurses } from './credit.ts';
import { wasPaused } from './pauses.ts';
import { rateOf } from './rates.ts';

const SOON_MS = 15_000;
const DAY_MS = 24 * 3_600_000;

/**
 * Gives agents their share of the first recharge of whom they invited, once these have bet as much. The database notes each recharge in the
 * transaction that credits it, so none is missed and no deposit waits. One that is paid while the site is without agents brings nothing. One that fails is logged and looked at again.
 *
 * @returns how many recharges were looked at
 * Source: G21, A57, A30.
 */
export function followFirstRecharges(deps: Deps): Promise<number> {
  return followNotes(deps, {
    table: 'agency_recharges',
    work: (note) => follow(deps, note),
    failure: 'the commission of a recharge could not be given',
  });
}

async function follow({ db, clock }: Deps, note: NotedOrder): Promise<void> {
  const { site_key: siteKey, order_no: orderNo } = note;
  const at = clock.now();
  await transaction(
    db,
    async (tx) => {
      const first = await lockedFirstRecharge(tx, siteKey, orderNo);
      // Before they are counted, so that nobody is shown a friend who does not count.
      if (first) await flagShared(tx, siteKey, at, { memberId: first.memberId });
      const counts = first !== null && !(await wasPaused(tx, siteKey, first.paidAt));
      const rateHundredths = counts ? await rateOf(tx, siteKey, 'recharge', first.paidAt) : null;
      if (first && rateHundredths !== null) {
        const { totalWageredCentavos } = await turnoverOf(tx, siteKey, first.memberId);
        // Money that is paid in and taken out again, as an exclusion allows, brings nobody anything.
        if (
          totalWageredCentavos < first.baseCentavos ||
          // It may go back yet (A68): nothing is given for it before that is decided.
          (await isUnderContestation(tx, siteKey, orderNo))
        )
          return putOff(tx, 'agency_recharges', note, nextLook(first.paidAt, at));
        const day = saoPauloDay(at);
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
      await dropNote(tx, 'agency_recharges', note);
    },
    'money',
  );
}

/** Soon at first, later the more seldom the older the recharge is: many are never wagered. */
function nextLook(paidAt: Date, at: Date): Date {
  const pauseMs = Math.min(Math.max((at.getTime() - paidAt.getTime()) / 10, SOON_MS), DAY_MS);
  return new Date(at.getTime() + pauseMs);
}

/**
 * With the purses of the agent locked: before flags are written, as claims do, which would wait for each other otherwise; and it is looked at again,
 * because the recharge may have gone back until then.
 */
async function lockedFirstRecharge(tx: Tx, siteKey: string, orderNo: string): Promise<FirstRecharge | null> {
  const found = await firstRecharge(tx, siteKey, orderNo);
  if (!found) return null;
  await lockPurses(tx, siteKey, found.agentId);
  return firstRecharge(tx, siteKey, orderNo);
}

interface FirstRecharge {
  readonly agentId: number;
  readonly memberId: number;
  readonly baseCentavos: number;
  readonly paidAt: Date;
}

/**
 * The recharge, if it is the first that an invited member has paid and that was not taken back.
 *
 * @param isContested it was taken back itself: whether it was the first until then
 */
export async function firstRecharge(
  tx: Tx,
  siteKey: string,
  orderNo: string,
  { isContested = false }: { readonly isContested?: boolean } = {},
): Promise<FirstRecharge | null> {
  const { rows } = await sql<FirstRecharge & { readonly orderNo: string }>`
    select member.inviter_id as "agentId", member.id as "memberId", paid.amount_centavos as "baseCentavos", paid.paid_at as "paidAt",
      paid.order_no as "orderNo"
    from recharge_orders asked
    join members member on member.site_key = asked.site_key and member.id = asked.member_id
    join recharge_orders paid on paid.site_key = asked.site_key and paid.member_id = asked.member_id and paid.status = 'paid'
    left join pix_payments pix on pix.site_key = paid.site_key and pix.e2eid = paid.e2eid
    where asked.site_key = ${siteKey} and asked.order_no = ${orderNo} and member.inviter_id is not null
      and (coalesce(pix.reason, '') <> 'contested' or (${isContested} and paid.id = asked.id))
    order by paid.paid_at, paid.id limit 1`.execute(tx);
  const [found] = rows;
  return found?.orderNo === orderNo ? found : null;
}
