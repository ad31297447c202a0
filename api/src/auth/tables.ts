import type { Generated, GeneratedAlways } from 'kysely';

export interface AuthTables {
  captchas: {
    key: string;
    site_key: string;
    /** HMAC (hex) of site, key and answer, when a picture is to be read; else null. */
    answer_hash: string | null;
    /** JSON of the task, when the browser has to work; else null. */
    challenge: string | null;
    expires_at: Date;
  };
  /** Codes that were sent: for a forgotten password, and to prove an address. */
  password_codes: {
    id: GeneratedAlways<number>;
    site_key: string;
    member_id: number;
    purpose: Generated<CodePurpose>;
    /** HMAC (hex) of purpose, site, member, address and code. */
    code_hash: string;
    wrong_tries: Generated<number>;
    is_used: Generated<boolean>;
    created_at: Date;
    expires_at: Date;
  };
}

/** What a code is for. The newest one of a member and purpose counts. */
export type CodePurpose = 'password' | 'email' | 'phone';

declare module '../db/tables.ts' {
  interface Tables extends AuthTables {}
}
