import type { Generated, GeneratedAlways } from 'kysely';

export interface PasskeyTables {
  passkeys: {
    id: GeneratedAlways<number>;
    site_key: string;
    member_id: number;
    /** base64url. */
    credential_id: string;
    /** base64url of the COSE key. */
    public_key: string;
    counter: number;
    /** As the browser named them, separated by commas. */
    transports: Generated<string>;
    name: string;
    is_synced: boolean;
    created_at: Date;
    last_used_at: Date | null;
  };
  passkey_challenges: {
    challenge: string;
    site_key: string;
    /** Who adds a passkey; null for a login. */
    member_id: number | null;
    expires_at: Date;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends PasskeyTables {}
}
