import type { Db } from '../../db/tables.ts';
import type { GameType } from '../../turnover/turnover.ts';

/** What a member bet on a day. */
export interface DayOfPlay {
  readonly memberId: number;
  readonly play: readonly { readonly gameType: GameType; readonly wageredCentavos: number }[];
}

/** Who bet on a day that is written down, and what, in the order of their ids. */
export async function playOfDay(db: Db, siteKey: string, day: string): Promise<readonly DayOfPlay[]> {
  const rows = await db
    .selectFrom('play_days')
    .select(['member_id', 'game_type', 'wagered_centavos'])
    .where('site_key', '=', siteKey)
    .where('day', '=', day)
    .where('wagered_centavos', '>', 0)
    .orderBy('member_id')
    .orderBy('game_type')
    .execute();
  return Map.groupBy(rows, (row) => row.member_id)
    .entries()
    .map(([memberId, play]) => ({
      memberId,
      play: play.map((row) => ({ gameType: row.game_type, wageredCentavos: row.wagered_centavos })),
    }))
    .toArray();
}
