import type { Db } from '../../db/tables.ts';
import { byMember } from '../play/by-member.ts';
import type { GameType } from '../../turnover/turnover.ts';

interface PlayOfType {
  readonly memberId: number;
  readonly gameType: GameType;
  readonly wageredCentavos: number;
}

/** What a member bet on a day. */
export interface DayOfPlay {
  readonly memberId: number;
  readonly play: readonly PlayOfType[];
}

/** Who bet on a day that is written down, and what, in the order of their ids. */
export async function playOfDay(db: Db, siteKey: string, day: string): Promise<readonly DayOfPlay[]> {
  const rows = await db
    .lane('jobs')
    .selectFrom('play_days')
    .select(['member_id', 'game_type', 'wagered_centavos'])
    .where('site_key', '=', siteKey)
    .where('day', '=', day)
    .where('wagered_centavos', '>', 0)
    .orderBy('member_id')
    .orderBy('game_type')
    .execute();
  const played = rows.map((row) => ({
    memberId: row.member_id,
    gameType: row.game_type,
    wageredCentavos: row.wagered_centavos,
  }));
  return byMember(played);
}
