import type { DocumentType, IdentityReason, PicturePlace } from '@mosaico/shared/rules';
import type { Generated, GeneratedAlways, Selectable } from 'kysely';

/** Columns as in migrations/0108_identity_checks.sql. */
export interface IdentityTables {
  identity_checks: {
    id: GeneratedAlways<number>;
    number: string;
    site_key: string;
    member_id: number;
    document_type: DocumentType;
    status: 'pending' | 'approved' | 'rejected';
    reason: IdentityReason | null;
    submitted_at: Date;
    decided_at: Date | null;
    /** `provider` or `operator:{name}`. */
    decided_by: string | null;
    note: Generated<string>;
    is_sent: Generated<boolean>;
    needs_operator: Generated<boolean>;
    next_attempt_at: Date;
    attempts: Generated<number>;
    files_deleted_at: Generated<Date | null>;
  };
  identity_files: {
    site_key: string;
    check_id: number;
    place: PicturePlace;
    /** As `seal.ts` makes it. */
    sealed: string;
  };
  identity_views: {
    id: GeneratedAlways<number>;
    site_key: string;
    check_id: number;
    operator: string;
    viewed_at: Date;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends IdentityTables {}
}

/** A check as stored. */
export type IdentityCheck = Selectable<IdentityTables['identity_checks']>;
