import type { Generated } from 'kysely';
import type { BarredAnswer } from '../providers/barred-players/barred-register.ts';

/** Columns as in migrations/0107_barred_players.sql. */
export interface BarredPlayersTables {
  barred_checks: {
    site_key: string;
    member_id: number;
    /** Null until the register has answered for the first time. */
    answer: BarredAnswer | null;
    answered_at: Date | null;
    due_at: Date;
    failures: Generated<number>;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends BarredPlayersTables {}
}
