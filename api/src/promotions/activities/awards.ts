import { sql } from 'kysely';
import { wireFromCentavos } from '@mosaico/shared/money';
import { newestRows, type CursorPage } from '../../db/page.ts';
import type { Db } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import { AWARD_STATUS } from '../award-status.ts';
import { bonusInPlay, leftOfBonus, leftToWager } from '../bonus.ts';

/** What a member was given by promotions, newest first. Source: R44, G28. */
export async function awardsOf(db: Db, { siteKey, memberId }: MemberKey, page: CursorPage) {
  const query = db
    .selectFrom('promotion_awards')
    .where('promotion_awards.site_key', '=', siteKey)
    .where('promotion_awards.member_id', '=', memberId);
  const { rows, total, next } = await newestRows(
    query
      .selectAll()
      .select([
        leftToWager(sql.ref<number>('promotion_awards.id')).as('left_centavos'),
        leftOfBonus(sql.ref<number>('promotion_awards.id')).as('bonus_centavos'),
        bonusInPlay(sql.ref<number>('promotion_awards.id')).as('in_play_centavos'),
        AWARD_STATUS.as('status'),
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
    bonus_left: wireFromCentavos(row.bonus_centavos),
    bonus_in_play: wireFromCentavos(row.in_play_centavos),
    status: row.status,
    created_at: row.created_at.toISOString(),
  }));
  return { list, total, next };
}
