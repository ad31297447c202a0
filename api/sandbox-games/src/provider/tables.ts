import type { ColumnType, Generated, GeneratedAlways, Kysely, Transaction } from 'kysely';

type Fixed<Value> = ColumnType<Value, Value, never>;

export type RoundState = 'betting' | 'playing' | 'won' | 'undoing' | 'finished' | 'cancelled';

/** jsonb: read as its value, written as text, which both engines take. */
type Json<Written = never> = ColumnType<unknown, string, Written>;

/** Rows of the provider: its own, apart from the site's. Columns as in migrations 0032, 0066 and 0067 of the API. */
export type SandboxGameTables = {
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
  /** What comes into use with the next client seed. */
  prov_next_seeds: {
    site_key: Fixed<string>;
    player_id: Fixed<string>;
    server_seed: Fixed<string>;
    server_seed_hash: Fixed<string>;
    created_at: Fixed<Date>;
  };
  prov_rounds: {
    id: Fixed<string>;
    site_key: Fixed<string>;
    player_id: Fixed<string>;
    game_code: Fixed<string>;
    brand: Fixed<string>;
    wallet_token: Fixed<string>;
    bet_centavos: Fixed<number>;
    win_centavos: ColumnType<number, number, number>;
    /** What was drawn, the engine's own: decided before the bet is sent. */
    reels: Json;
    choices: ColumnType<unknown, string | null, never>;
    steps: ColumnType<readonly unknown[], string | undefined, string>;
    /** Null in rounds of a release in which pages had none. */
    request_id: ColumnType<string | null, string, never>;
    plays_from: Date | null;
    plays_until: Date | null;
    seed_id: Fixed<number>;
    nonce: Fixed<number>;
    bet_uuid: Fixed<string>;
    win_uuid: Fixed<string>;
    rollback_uuid: Fixed<string>;
    state: RoundState;
    is_seen: Generated<boolean>;
    shown_spins: Generated<number>;
    created_at: Fixed<Date>;
    updated_at: Date;
  };
};

/** The provider's tables, outside any transaction. */
export type ProviderDb = Kysely<SandboxGameTables>;

/** An open transaction. Inside one, every query goes through it. */
export type ProviderTx = Transaction<SandboxGameTables>;
