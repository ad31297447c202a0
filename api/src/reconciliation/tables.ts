import type { DifferenceKind } from './compare.ts';

/** Rows of reconciliation; columns as in migrations/0058_reconciliation.sql. Only api/src/reconciliation writes them. */
export interface ReconciliationTables {
  reconciliations: {
    site_key: string;
    /** `yyyy-mm-dd` in São Paulo. */
    day: string;
    checked_at: Date;
    /** Whether it was compared after its end. */
    is_complete: boolean;
  };
  reconciliation_differences: {
    site_key: string;
    day: string;
    kind: DifferenceKind;
    /** End-to-end id of a received Pix, or id of a payout. */
    reference: string;
    bank_centavos: number;
    books_centavos: number;
    found_at: Date;
    accepted_at: Date | null;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends ReconciliationTables {}
}
