import type { DeletionObstacle } from '@mosaico/shared/rules';
import type { Generated, GeneratedAlways, Selectable } from 'kysely';

/** Columns as in migrations/0120_deletions.sql. */
export interface DeletionTables {
  deletion_requests: {
    id: GeneratedAlways<number>;
    site_key: string;
    member_id: number;
    status: 'pending' | 'cancelled' | 'stopped' | 'done';
    obstacle: Generated<DeletionObstacle | null>;
    requested_at: Date;
    due_at: Date;
    next_attempt_at: Date;
    ended_at: Generated<Date | null>;
  };
  former_members: {
    site_key: string;
    member_id: number;
    /** As `members/former-accounts.ts` makes it. */
    cpf_hash: string;
    sealed: string;
    deleted_at: Date;
    keep_until: Date;
  };
  former_member_views: {
    id: GeneratedAlways<number>;
    site_key: string;
    member_id: number;
    operator: string;
    reason: string;
    viewed_at: Date;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends DeletionTables {}
}

/** A request as stored. */
export type DeletionRequest = Selectable<DeletionTables['deletion_requests']>;
