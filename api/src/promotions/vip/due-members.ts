import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { VIP_LADDER } from '../../vip/ladder.ts';
import { IS_UNPAID } from './promote.ts';

/** What each level asks for in bets; one that nobody reaches stands behind the last. */
const BETTING = [...VIP_LADDER.map(({ bettingCentavos }) => bettingCentavos), Number.MAX_SAFE_INTEGER];

/** How much later than paid a deposit may be credited and still be seen at once. */
const LATE_NOTICE_MS = 24 * 3_600_000;

/**
 * Who may have reached a level, or has one that was not paid: bet or paid in since an instant, and has bet enough for the level after the one that
 * was written down last.
 *
 * @param since null: from the beginning
 */
export async function dueMembers(db: Db, siteKey: string, since: Date | null): Promise<readonly number[]> {
  const active = since
    ? sql`counter.member_id in (
        select member_id from game_transactions
          where site_key = ${siteKey} and kind = 'bet' and rolled_back_at is null and created_at >= ${since}
        union
        select account.member_id from ledger_entries entry
          join ledger_lines line on line.entry_id = entry.id
          join ledger_accounts account on account.id = line.account_id
          where entry.site_key = ${siteKey} and entry.kind = 'deposit'
            and entry.event_at >= ${new Date(since.getTime() - LATE_NOTICE_MS)} and entry.created_at >= ${since})`
    : sql`true`;
  const { rows } = await sql<{ readonly memberId: number }>`
    select counter.member_id as "memberId" from turnover_counters counter
    left join vip_levels kept on kept.site_key = counter.site_key and kept.member_id = counter.member_id
    where counter.site_key = ${siteKey} and ${active}
      and (counter.slot_wagered_centavos + counter.live_wagered_centavos + counter.other_wagered_centavos
          >= (${BETTING}::bigint[])[coalesce(kept.level, 0) + 2]
        or exists (select from vip_levels_reached reached
          where reached.site_key = kept.site_key and reached.member_id = kept.member_id and ${IS_UNPAID}))
    order by counter.member_id
  `.execute(db.lane('jobs'));
  return rows.map(({ memberId }) => memberId);
}
