import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Jsonb } from '../../../db/column-types.ts';

type Fixed<Value> = ColumnType<Value, Value, never>;

export type RoundState = 'betting' | 'won' | 'undoing' | 'finished' | 'cancelled';

/** Rows of the sandbox game provider: its own, apart from the site's. */
export interface SandboxGameTables {
  prov_sessions: {
    id: Fixed<string>;
    site_key: Fixed<string>;
    secret_hash: Fixed<string>;
    player_id: Fixed<string>;
    game_code: Fixed<string>;
    brand: Fixed<string>;
    wallet_token: Fixed<string>;
    return_origin: Fixed<string>;
    min_bet_centavos: Fixed<number>;
    max_bet_centavos: Fixed<number>;
    created_at: Fixed<Date>;
  };
  prov_seeds: {
    id: GeneratedAlways<number>;
    site_key: Fixed<string>;
    player_id: Fixed<string>;
    server_seed: Fixed<string>;
    server_seed_hash: Fixed<string>;
    client_seed: Fixed<string>;
    nonce: Generated<number>;
    created_at: Fixed<Date>;
    revealed_at: Date | null;
  };
  prov_rounds: {
    id: Fixed<string>;
    site_key: Fixed<string>;
    player_id: Fixed<string>;
    game_code: Fixed<string>;
    brand: Fixed<string>;
    wallet_token: Fixed<string>;
    bet_centavos: Fixed<number>;
    win_centavos: Fixed<number>;
    reels: Jsonb<readonly number[]>;
    seed_id: Fixed<number>;
    nonce: Fixed<number>;
    bet_uuid: Fixed<string>;
    win_uuid: Fixed<string>;
    rollback_uuid: Fixed<string>;
    state: RoundState;
    is_seen: Generated<boolean>;
    created_at: Fixed<Date>;
    updated_at: Date;
  };
}

declare module '../../../db/tables.ts' {
  interface Tables extends SandboxGameTables {}
}
