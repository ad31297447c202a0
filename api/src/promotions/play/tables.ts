import type { ColumnType } from 'kysely';
import type { GameType } from '../../turnover/turnover.ts';

type Fixed<Value> = ColumnType<Value, Value, never>;

/** What was played on days that are worked out. */
interface PlayTables {
  play_days: {
    site_key: Fixed<string>;
    member_id: Fixed<number>;
    /** `YYYY-MM-DD` in America/Sao_Paulo. */
    day: Fixed<string>;
    game_type: Fixed<GameType>;
    wagered_centavos: Fixed<number>;
    won_centavos: Fixed<number>;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends PlayTables {}
}
