import type { IdentityStatus, PixType, RealityCheckMinutes } from '@mosaico/shared/rules';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';

export interface MemberTables {
  members: {
    id: GeneratedAlways<number>;
    site_key: string;
    /** As typed at registration; unique per site whatever the case. */
    account: string;
    /** PHC string of argon2id. */
    password_hash: string;
    /** Null: since the registration. */
    password_set_at: Generated<Date | null>;
    /** Somebody else has registered them, and knows their first password. */
    is_registered_by_other: Generated<boolean>;
    nickname: string;
    realname: string;
    email: Generated<string>;
    /** E.164. */
    phone: string;
    /** When the member has proved that the number is theirs; null when they have not. */
    phone_verified_at: Generated<Date | null>;
    /** Eleven digits. Never in a log, an address or an event. */
    cpf: string;
    /** `YYYY-MM-DD`. */
    birth_date: string;
    /** 0 unknown, 1 male, 2 female. */
    gender: Generated<number>;
    invite_code: string;
    inviter_id: number | null;
    root_inviter_id: number | null;
    picture_id: number | null;
    register_ip: string;
    register_host: string;
    language: string;
    /** See {@link MEMBER_STATUS}. Follows from what the database knows of `frozen_at`, `excluded_at`, `barred_as` and `deleted_at` (0123). */
    status: ColumnType<number, never, never>;
    is_demo: Generated<boolean>;
    /** How often a reality check comes over games. */
    reality_check_minutes: Generated<RealityCheckMinutes>;
    /** No play and no deposits before. */
    paused_until: Generated<Date | null>;
    /** Since when an operator keeps the member out of everything. */
    frozen_at: Generated<Date | null>;
    /** When the member excluded themselves, and until when; without an end for good. */
    excluded_at: Generated<Date | null>;
    exclusion_ends_at: Generated<Date | null>;
    /** Why the national register bars the member, who then has the status of who has excluded themselves, and since when. */
    barred_as: Generated<'self_exclusion' | 'social_programme' | null>;
    barred_at: Generated<Date | null>;
    /** Of the last check of who the member is. */
    identity_status: Generated<IdentityStatus>;
    created_at: Date;
    updated_at: Date;
    /** Since then nothing says who it was. */
    deleted_at: Generated<Date | null>;
  };
  payout_accounts: {
    id: GeneratedAlways<number>;
    site_key: string;
    member_id: number;
    pix_type: PixType;
    /** Normalised; unique per member. Never in a log, an address or an event. */
    pix_key: string;
    owner_name: string;
    /** At most one per member. */
    is_default: Generated<boolean>;
    created_at: Date;
  };
  withdrawal_passwords: {
    site_key: string;
    member_id: number;
    /** PHC string of argon2id. */
    password_hash: string;
    /** Since the last right one. */
    wrong_tries: Generated<number>;
    locked_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
    set_at: Date;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends MemberTables {}
}

/** A member as stored. */
export type Member = Selectable<MemberTables['members']>;

/** Whose something is. */
export interface MemberKey {
  readonly siteKey: string;
  readonly memberId: number;
}

/** Values of `members.status`, the first that applies (R85). */
export const MEMBER_STATUS = { frozen: 0, active: 1, selfExcluded: 2 } as const;
