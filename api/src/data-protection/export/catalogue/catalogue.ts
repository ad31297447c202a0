import { ACCOUNT_TABLES } from './account.ts';
import type { ExportedTable } from './exported-table.ts';
import { MONEY_TABLES } from './money.ts';
import { PLAY_TABLES } from './play.ts';

/** All tables of which members get their rows. Source: G42. */
export const EXPORTED: readonly ExportedTable[] = [...ACCOUNT_TABLES, ...MONEY_TABLES, ...PLAY_TABLES];

/** Tables that say something about members and are in no archive, with the reason. A test knows every other table to be in one. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  password_codes: 'hashes of codes that work for minutes',
  password_tickets: 'hashes of tickets that work for minutes',
  login_challenges: 'hashes of logins that last minutes',
  passkey_challenges: 'challenges that work for minutes',
  recovery_codes: 'hashes of secrets',
  idempotency_keys: 'answers that were given before, kept for a week for those that got lost',
  identity_files: 'sealed; while they are kept, the pictures themselves lie in the folder `pictures`',
  outgoing_mails: 'sealed, and deleted as soon as they are sent: the member has them in their mailbox',
  former_members: 'exists only after a deletion, when nobody can ask any more',
  former_member_views: 'the same',
  data_export_parts: 'the archives themselves',
  ledger_entries:
    'their instants and kinds stand beside each line of the statement; they also have the lines of others',
  promotion_reversals: 'what a job still has to do; its outcome is in award_returns',
  agency_reversals: 'the same; its outcome is in commission_returns',
  agency_revenues: 'what other members have brought, by member; the sums of an agent are in agency_months',
  agency_flags: 'suspicions that operators look into, about several people at once',
  invite_visitors: 'hashes of visitors who are not members',
  prov_rounds: 'books of the sandbox that stands for a game provider, which answers for them itself',
  prov_seeds: 'the same; what was revealed is shown under fairness',
  prov_next_seeds: 'the same; a promise of what is not in use yet',
  prov_sessions: 'the same',
  psp_charges:
    'books of the sandbox that stands for the bank; what became of each is among orders and withdrawals',
  psp_pix: 'the same',
  psp_infractions: 'the same',
  psp_refunds: 'the same',
};
