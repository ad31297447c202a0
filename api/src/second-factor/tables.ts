import type { ColumnType, Generated } from 'kysely';

export interface SecondFactorTables {
  second_factors: {
    site_key: string;
    member_id: number;
    /** Sealed: see `seal.ts`. */
    secret: string;
    begun_at: Date;
    /** Null while the member has not shown yet that their app has the secret. */
    enabled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The time step of the last code that was taken. */
    last_step: Generated<number>;
    /** Since the last right code. */
    wrong_tries: Generated<number>;
    locked_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  recovery_codes: {
    site_key: string;
    member_id: number;
    /** Keyed hash. */
    code_hash: string;
  };
  login_challenges: {
    /** sha-256 (hex). */
    challenge_hash: string;
    site_key: string;
    member_id: number;
    /** sha-256 (hex) of the stored password that was judged. */
    judged_hash: string;
    expires_at: Date;
    /** Of the code that has opened the session. */
    code_hash: ColumnType<string | null, string | null | undefined, string | null>;
    session_id: ColumnType<number | null, number | null | undefined, number | null>;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends SecondFactorTables {}
}
