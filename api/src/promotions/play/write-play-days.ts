import type { Db } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { spanOfDays } from './days.ts';
import { playersIn, playOf } from './play.ts';

const MEMBERS_AT_ONCE = 100;

/**
 * Writes down what was played on a day that is over. What stands is not written again, so a second call, or another process, changes
 * nothing. Source: G19.
 */
export async function writePlayDays(db: Db, siteKey: string, day: string): Promise<void> {
  const span = spanOfDays(day, day);
  const members = await playersIn(db, siteKey, span);
  for (let first = 0; first < members.length; first += MEMBERS_AT_ONCE) {
    const play = await playOf(db, siteKey, members.slice(first, first + MEMBERS_AT_ONCE), span);
    const rows = play.map(({ memberId, gameType, wageredCentavos, wonCentavos }) => ({
      site_key: siteKey,
      member_id: memberId,
      day,
      game_type: gameType,
      wagered_centavos: wageredCentavos,
      won_centavos: wonCentavos,
    }));
    if (rows.length > 0)
      await transaction(
        db,
        (tx) =>
          tx
            .insertInto('play_days')
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .execute(),
        'jobs',
      );
  }
}
