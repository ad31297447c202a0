import type { ContestationStatus } from '@mosaico/shared/api';
import type { ColumnType, GeneratedAlways, Selectable } from 'kysely';
import type { Contestation } from '../../providers/payment/contestation-provider.ts';

type Fixed<Value> = ColumnType<Value, Value, never>;

/** Rows of contestations; columns as in migrations/0060_contestations.sql. Only api/src/payments/contestations writes them. */
export interface ContestationTables {
  contestations: {
    id: GeneratedAlways<number>;
    site_key: Fixed<string>;
    /** The institution's own id. */
    number: Fixed<string>;
    e2eid: Fixed<string>;
    /** Whose deposit the Pix was; null where it was credited to nobody. */
    member_id: Fixed<number | null>;
    order_no: Fixed<string>;
    amount_centavos: Fixed<number>;
    /** What of it the member was credited. */
    credited_centavos: Fixed<number>;
    /** What the hold lacks of that; after the money has gone back, what the member still owes. */
    lacking_centavos: number;
    cause: Fixed<Contestation['cause']>;
    status: ContestationStatus;
    opened_at: Fixed<Date>;
    received_at: Fixed<Date>;
    /** After this the institution decides alone. */
    decide_by: Date;
    /** When the institution was told of the decision. */
    told_at: ColumnType<Date | null, null | undefined, Date>;
    /** When it is looked after next; null once it has ended. */
    next_step_at: Date | null;
  };
  contestation_events: {
    id: GeneratedAlways<number>;
    site_key: Fixed<string>;
    contestation_id: Fixed<number>;
    status: Fixed<ContestationStatus>;
    at: Fixed<Date>;
    actor: Fixed<ContestationActor>;
    note: ColumnType<string, string | undefined, never>;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends ContestationTables {}
}

/** Who moves a contestation on. */
export type ContestationActor = 'bank' | `operator:${string}`;

/** A contestation as stored. */
export type StoredContestation = Selectable<ContestationTables['contestations']>;
