import type { Jsonb } from '../db/column-types.ts';

export interface HttpTables {
  idempotency_keys: {
    site_key: string;
    member_id: number;
    endpoint: string;
    key: string;
    /** sha-256 (hex) of the query and the body. */
    request_hash: string;
    answer: Jsonb<unknown>;
    created_at: Date;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends HttpTables {}
}
