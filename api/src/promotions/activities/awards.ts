import { sql } from 'kysely';
import type { Data } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import { newestRows, type CursorPage } from '../../db/page.ts';
import type { Db } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import { leftToWager } from '../bonus.ts';

type Row = Data<'POST /api/promotion/awards'>['list'][number];

/** What a member was given by promotions, newest first. Source: R44, G28. */
export async function awardsOf(db: Db, { siteKey, memberId }: MemberKey, page: CursorPage) {
  const query = db
    .selectFrom('promotion_awards')
    .where('promotion_awards.site_key', '=', siteKey)
    .where('promotion_awards.member_id', '=', memberId);
  const { rows, total, next } = await newestRows(
    query.selectAll().select([
      leftToWager(sql.ref<number>('promotion_awards.id')).as('left_centavos'),
      // Rebates of a day are one award, whose occasion begins with the day; all of them are claimed at once.
      sql<
        Row['status']
      >`case when revoked_at is not null then 'taken_back' when paid_at is null then 'promised'
          when kind = 'rebate' and exists (select from rebates where rebates.site_key = promotion_awards.site_key
            and rebates.member_id = promotion_awards.member_id and rebates.day = left(promotion_awards.occasion, 10)::date
            and rebates.claimed_at is null) then 'claimable'
          when purse <> 'bonus' then 'paid'
          else (select coalesce(outcome, 'open') from bonuses where award_id = promotion_awards.id) end`.as(
        'status',
      ),
    ]),
    page,
    { at: 'created_at', id: 'id', of: ({ created_at: at, id }) => ({ at, id }) },
  );
  const list = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    amount: wireFromCentavos(row.amount_centavos),
    turnover_amount: wireFromCentavos(row.turnover_centavos),
    turnover_left: wireFromCentavos(row.left_centavos),
    status: row.status,
    created_at: row.created_at.toISOString(),
  }));
  return { list, total, next };
}
