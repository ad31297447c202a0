/** The sandbox's own book; columns as in migrations/0108_identity_checks.sql. */
export interface IdentitySandboxTables {
  sandbox_identity_checks: {
    reference: string;
    /** `approved`, `unsure`, or `rejected:{reason}`. */
    verdict: string;
    ready_at: Date;
  };
}

declare module '../../../db/tables.ts' {
  interface Tables extends IdentitySandboxTables {}
}
