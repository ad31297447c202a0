import type { GeneratedAlways } from 'kysely';

export interface AuthTables {
  sessions: {
    id: GeneratedAlways<number>;
    /** sha-256 (hex) of the bearer token. */
    token_hash: string;
    site_key: string;
    member_id: number;
    created_at: Date;
    last_used_at: Date;
  };
  captchas: {
    key: string;
    site_key: string;
    /** HMAC (hex) of site, key and answer. */
    answer_hash: string;
    expires_at: Date;
  };
}
