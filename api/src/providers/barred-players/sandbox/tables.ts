/** The sandbox's own book; columns as in migrations/0107_barred_players.sql. */
export interface BarredSandboxTables {
  sandbox_barred: {
    /** HMAC (hex) of the CPF. */
    cpf_hash: string;
    answer: string;
  };
}

declare module '../../../db/tables.ts' {
  interface Tables extends BarredSandboxTables {}
}
