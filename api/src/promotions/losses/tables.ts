import type { ColumnType, GeneratedAlways } from 'kysely';

type Fixed<Value> = ColumnType<Value, Value, never>;

/** What was paid for losses: by the day, claimed; by the week, by itself. */
interface LossTables {
  loss_compensations: {
    id: GeneratedAlways<number>;
    site_key: Fixed<string>;
    member_id: Fixed<number>;
    kind: Fixed<'daily' | 'weekly'>;
    /** Day of the loss, or Monday of its week: `YYYY-MM-DD`. */
    day: Fixed<string>;
    loss_centavos: Fixed<number>;
    rate_hundredths: Fixed<number>;
    amount_centavos: Fixed<number>;
    created_at: Fixed<Date>;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends LossTables {}
}
