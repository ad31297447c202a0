import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { GameType } from './turnover.ts';

type Fixed<Value> = ColumnType<Value, Value, never>;

/** What members have wagered, and still have to. Only api/src/turnover writes it. */
export interface TurnoverTables {
  turnover_counters: {
    site_key: Fixed<string>;
    member_id: Fixed<number>;
    remaining_centavos: Generated<number>;
    slot_wagered_centavos: Generated<number>;
    live_wagered_centavos: Generated<number>;
    other_wagered_centavos: Generated<number>;
  };
  turnover_requirements: {
    id: GeneratedAlways<number>;
    site_key: Fixed<string>;
    member_id: Fixed<number>;
    amount_centavos: Fixed<number>;
    /** What of it is owed no more, because its bonus ended before. Only the functions of 0076_bonuses.sql write it. */
    waived_centavos: ColumnType<number, undefined, never>;
    created_at: Fixed<Date>;
  };
  /** What operators have set; other kinds of games count as on every site (0150_turnover_shares.sql). */
  turnover_shares: {
    site_key: Fixed<string>;
    game_type: Fixed<Exclude<GameType, 'slot'>>;
    percent: number;
    set_by: string;
    set_at: Date;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends TurnoverTables {}
}
