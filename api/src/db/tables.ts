import type { Kysely, Transaction } from 'kysely';
import type { LedgerTables } from '../ledger/tables.ts';
import type { AuthTables } from '../auth/tables.ts';
import type { GameTables } from '../games/tables.ts';
import type { HttpTables } from '../http/tables.ts';
import type { InformationTables } from '../information/tables.ts';
import type { PayoutTables } from '../members/payout-accounts.ts';
import type { MemberTables } from '../members/tables.ts';
import type { PaymentTables } from '../payments/tables.ts';
import type { MessageSandboxTables } from '../providers/message/sandbox/tables.ts';
import type { SiteTables } from '../sites/tables.ts';

/**
 * Every table, with the column names as in SQL (snake_case). Each module describes its own in `<module>/tables.ts`
 * and is added to the list here.
 *
 * Values: bigint is a number (checked to be a safe integer), timestamptz a Date, date the text `YYYY-MM-DD`,
 * numeric a text (never money), jsonb is written with JSON.stringify (see column-types.ts).
 */
export interface Tables
  extends
    LedgerTables,
    AuthTables,
    HttpTables,
    InformationTables,
    MemberTables,
    PayoutTables,
    MessageSandboxTables,
    SiteTables,
    PaymentTables,
    GameTables {}

/** The database, outside any transaction. */
export type Db = Kysely<Tables>;

/** An open transaction. Inside one, every query goes through it: on PGlite a query through `Db` would wait for ever. */
export type Tx = Transaction<Tables>;
