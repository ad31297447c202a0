import { type ExportedTable, ofMember, words } from './exported-table.ts';

const OWN_WITHDRAWALS = 'select id from withdrawals where site_key = :site and member_id = :member';
const OWN_ACCOUNTS = 'select id from ledger_accounts where site_key = :site and member_id = :member';
const OWN_ORDERS = 'select order_no from recharge_orders where site_key = :site and member_id = :member';
const OWN_PAYMENTS = `select e2eid from pix_payments where site_key = :site and order_no in (${OWN_ORDERS})`;
const OWN_CONTESTATIONS = 'select id from contestations where site_key = :site and member_id = :member';

/** Deposits, withdrawals, contestations, and the statement of every purse. */
export const MONEY_TABLES: readonly ExportedTable[] = [
  ofMember(
    'recharge_orders',
    'id',
    `id order_no payment_id payment_type amount_centavos fee_centavos status failure txid br_code e2eid remark attach bank_code
     created_at expires_at paid_at turnover_centavos`,
    { payment_page: 'secret', next_check_at: 'machinery' },
  ),
  {
    table: 'pix_payments',
    owner: { column: 'order_no', among: OWN_ORDERS },
    order: ['e2eid'],
    columns: words('e2eid txid order_no amount_centavos outcome reason paid_at received_at refund_status'),
    withheld: { refund_attempts: 'machinery', refund_at: 'machinery', refund_refusals: 'machinery' },
  },
  {
    table: 'refund_decisions',
    owner: { column: 'e2eid', among: OWN_PAYMENTS },
    order: ['id'],
    columns: words('id e2eid decision at'),
    withheld: { operator: 'staff', note: 'staff' },
  },
  ofMember(
    'withdrawals',
    'id',
    `id order_no pix_type pix_key owner_name payee_cpf amount_centavos fee_centavos remark status reason e2eid created_at
     reviewed_at paid_at`,
    { next_step_at: 'machinery', unanswered: 'machinery' },
  ),
  {
    table: 'withdrawal_events',
    owner: { column: 'withdrawal_id', among: OWN_WITHDRAWALS },
    order: ['id'],
    columns: words('withdrawal_id status at'),
    withheld: { id: 'machinery', actor: 'staff', note: 'staff' },
  },
  ofMember(
    'contestations',
    'id',
    `id number e2eid order_no amount_centavos credited_centavos lacking_centavos cause status opened_at received_at decide_by
     told_at`,
    { next_step_at: 'machinery' },
  ),
  {
    table: 'contestation_events',
    owner: { column: 'contestation_id', among: OWN_CONTESTATIONS },
    order: ['id'],
    columns: words('contestation_id status at'),
    withheld: { id: 'machinery', actor: 'staff', note: 'staff' },
  },
  ofMember('ledger_accounts', 'id', 'id name kind currency balance_centavos', {
    version: 'machinery',
    last_hash: 'machinery',
    may_go_negative: 'machinery',
  }),
  {
    table: 'ledger_lines',
    owner: { column: 'account_id', among: OWN_ACCOUNTS },
    isWithoutSite: true,
    order: ['account_id', 'account_version'],
    columns: words('id entry_id account_id kind currency amount_centavos balance_before balance_after'),
    lookups: {
      created_at: 'select created_at from ledger_entries where ledger_entries.id = entry_id',
      event_at: 'select event_at from ledger_entries where ledger_entries.id = entry_id',
    },
    withheld: { account_version: 'machinery', hash: 'machinery' },
  },
  ofMember(
    'turnover_counters',
    'member_id',
    'remaining_centavos slot_wagered_centavos live_wagered_centavos other_wagered_centavos',
  ),
  ofMember('turnover_requirements', 'id', 'id amount_centavos waived_centavos created_at'),
];
