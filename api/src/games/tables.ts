import type { ColumnType, Generated } from 'kysely';
import type { VOLATILITIES } from '@mosaico/shared/api';
import type { GameFeature } from '@mosaico/shared/game-wallet';
import type { GameType } from '../turnover/turnover.ts';

/** How a game's wins come. */
type Volatility = (typeof VOLATILITIES)[number];

type Fixed<Value> = ColumnType<Value, Value, never>;

/** Rows of the catalogue and of the seamless wallet. */
export interface GameTables {
  game_providers: {
    site_key: Fixed<string>;
    id: number;
    key: Fixed<string>;
    integration: string;
    name: string;
    icon: string;
    sort_order: number;
  };
  games: {
    site_key: Fixed<string>;
    id: Fixed<number>;
    provider_key: string;
    code: string;
    name: string;
    name_plain: string;
    game_type: GameType;
    cover: string;
    rtp_hundredths: number;
    volatility: Volatility | null;
    /** None where the provider does not say. */
    features: Generated<GameFeature[]>;
    /** Bets of the last seven days, as `game_bet_counts` has them; 0 while too few members have bet. */
    week_bets: Generated<number>;
    is_new: boolean;
    is_promoted: boolean;
    is_available: Generated<boolean>;
    min_bet_centavos: number;
    max_bet_centavos: number;
    sort_order: number;
  };
  game_bet_counts: {
    site_key: Fixed<string>;
    hour: Fixed<Date>;
    game_id: Fixed<number>;
    /** Of each member only so many as `popularity.ts` lets count. */
    bets: number;
    /** A bit for each of the 64 groups of members of which somebody has bet; null as counted by a version that did not know it. */
    players: number | null;
  };
  game_favourites: {
    site_key: Fixed<string>;
    member_id: Fixed<number>;
    game_id: Fixed<number>;
    created_at: Fixed<Date>;
  };
  game_sessions: {
    id: Fixed<string>;
    site_key: Fixed<string>;
    member_id: Fixed<number>;
    game_id: Fixed<number>;
    integration: Fixed<string>;
    device: Fixed<'mobile' | 'desktop'>;
    return_origin: Fixed<string>;
    launch_hash: Fixed<string>;
    launch_expires_at: Date;
    token_hash: string | null;
    token_expires_at: Date | null;
    created_at: Fixed<Date>;
    /** The session from which it was opened: when that is ended, so is this. */
    login_session_id: Fixed<number | null>;
  };
  game_rounds: {
    site_key: Fixed<string>;
    integration: Fixed<string>;
    round_id: Fixed<string>;
    member_id: Fixed<number>;
    game_id: Fixed<number>;
    opened_at: Fixed<Date>;
    closed_at: Date | null;
    /** What of the member's stakes in play belongs to it; null for rounds of releases that had an account for each. */
    stake_centavos: Generated<number | null>;
  };
  game_transactions: {
    site_key: Fixed<string>;
    integration: Fixed<string>;
    transaction_uuid: Fixed<string>;
    kind: Fixed<'bet' | 'win' | 'rollback' | 'tombstone'>;
    request_uuid: Fixed<string>;
    reference_transaction_uuid: Fixed<string | null>;
    round_id: Fixed<string | null>;
    session_id: Fixed<string | null>;
    member_id: Fixed<number | null>;
    game_id: Fixed<number | null>;
    amount_centavos: Fixed<number | null>;
    content_hash: Fixed<string>;
    balance_centavos: number | null;
    settled_at: Date | null;
    turnover_centavos: Generated<number>;
    rolled_back_at: Date | null;
    created_at: Fixed<Date>;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends GameTables {}
}
