import type { ColumnType, GeneratedAlways } from 'kysely';
import type { GameType } from '../../turnover/turnover.ts';

type Fixed<Value> = ColumnType<Value, Value, never>;

/** Rebates by day and game type. Their money lies in the member's purse of rebates until they are claimed. */
interface RebateTables {
  rebates: {
    id: GeneratedAlways<number>;
    site_key: Fixed<string>;
    member_id: Fixed<number>;
    /** `YYYY-MM-DD` in America/Sao_Paulo. */
    day: Fixed<string>;
    game_type: Fixed<GameType>;
    wagered_centavos: Fixed<number>;
    rate_hundredths: Fixed<number>;
    amount_centavos: Fixed<number>;
    created_at: Fixed<Date>;
    claimed_at: ColumnType<Date | null, null | undefined, Date>;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends RebateTables {}
}
