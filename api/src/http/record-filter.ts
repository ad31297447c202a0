import type { RecordPeriod } from '@mosaico/shared/rules';
import type { CursorPage } from '../db/page.ts';

/** Which deposits or withdrawals a member wants to see: `recordListing` of the contract. Source: R124, R125. */
export interface RecordFilter extends CursorPage {
  readonly status?: 'reviewed' | 'not_reviewed' | undefined;
  readonly period?: RecordPeriod | undefined;
}
