import type { WheelPrize } from '@mosaico/shared/fair-games/lottery-wheel/lottery-wheel';
import type { ColumnType, GeneratedAlways } from 'kysely';

type Fixed<Value> = ColumnType<Value, Value, never>;
/** Written when the spin is made. */
type Drawn<Value> = ColumnType<Value | null, null | undefined, Value>;

/** Spins of members: the next one is promised, the others are made. */
export interface WheelTables {
  wheel_spins: {
    id: GeneratedAlways<number>;
    site_key: Fixed<string>;
    member_id: Fixed<number>;
    /** 1, 2, 3 ... of the member; the nonce of the draw. */
    number: Fixed<number>;
    server_seed: Fixed<string>;
    seed_hash: Fixed<string>;
    promised_at: Fixed<Date>;
    /** `YYYY-MM-DD` in America/Sao_Paulo. */
    day: Drawn<string>;
    client_seed: Drawn<string>;
    prize_id: Drawn<number>;
    reward: Drawn<WheelPrize['reward']>;
    quantity: Drawn<number>;
    spun_at: Drawn<Date>;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends WheelTables {}
}
