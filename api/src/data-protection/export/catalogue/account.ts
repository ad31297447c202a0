import { notificationText, type NotificationKind } from '../../../information/notification-kinds.ts';
import { type ExportedTable, ofMember, words } from './exported-table.ts';

/** Who the member is, how they get in, what they agreed to, and what was written to them. */
export const ACCOUNT_TABLES: readonly ExportedTable[] = [
  {
    table: 'members',
    owner: 'id',
    order: ['id'],
    columns:
      words(`id account nickname realname email phone phone_verified_at cpf birth_date gender picture_id language
      invite_code register_ip register_host created_at updated_at password_set_at is_registered_by_other status is_demo identity_status
      reality_check_minutes paused_until frozen_at excluded_at exclusion_ends_at barred_at deleted_at`),
    withheld: {
      password_hash: 'secret',
      inviter_id: 'others',
      root_inviter_id: 'others',
      barred_as: 'register',
    },
  },
  ofMember('payout_accounts', 'id', 'id pix_type pix_key owner_name is_default created_at'),
  ofMember('member_consents', 'version', 'version accepted_at ip_masked'),
  ofMember('sessions', 'id', 'id created_at last_used_at user_agent network method', {
    token_hash: 'secret',
  }),
  ofMember('member_devices', 'device_hash', 'first_seen_at last_seen_at', {
    device_hash: 'secret',
    browser_hash: 'secret',
  }),
  ofMember('member_origins', 'origin_hash', 'seen_at is_nameless', { origin_hash: 'secret' }),
  ofMember('passkeys', 'id', 'id name transports is_synced created_at last_used_at', {
    credential_id: 'secret',
    public_key: 'secret',
    counter: 'machinery',
  }),
  ofMember('second_factors', 'member_id', 'begun_at enabled_at wrong_tries locked_until', {
    secret: 'secret',
    last_step: 'secret',
  }),
  ofMember('factor_removals', 'id', 'id had_app passkey_count removed_at', {
    operator: 'staff',
    reason: 'staff',
  }),
  ofMember('member_freezes', 'id', 'id frozen_at lifted_at', {
    frozen_by: 'staff',
    reason: 'staff',
    lifted_by: 'staff',
    lift_reason: 'staff',
  }),
  ofMember('withdrawal_passwords', 'member_id', 'set_at wrong_tries locked_until', {
    password_hash: 'secret',
  }),
  ofMember('barred_checks', 'member_id', 'answered_at', {
    answer: 'register',
    due_at: 'machinery',
    failures: 'machinery',
  }),
  ofMember(
    'identity_checks',
    'id',
    'id number document_type status reason submitted_at decided_at files_deleted_at',
    {
      decided_by: 'staff',
      note: 'staff',
      is_sent: 'machinery',
      needs_operator: 'machinery',
      next_attempt_at: 'machinery',
      attempts: 'machinery',
    },
  ),
  {
    table: 'identity_views',
    owner: {
      column: 'check_id',
      among: 'select id from identity_checks where site_key = :site and member_id = :member',
    },
    order: ['id'],
    columns: ['check_id', 'viewed_at'],
    withheld: { id: 'machinery', operator: 'staff' },
  },
  {
    ...ofMember('notifications', 'id', 'id kind details created_at read_at'),
    words: {
      columns: ['title', 'content'],
      of: ({ kind, details }, set) => ({
        ...notificationText(
          kind as NotificationKind,
          details as Readonly<Record<string, string | number>>,
          set,
        ),
      }),
    },
  },
  {
    table: 'sandbox_messages',
    // Of addresses that the member has shown to be theirs.
    owner: {
      column: 'recipient',
      among: `select lower(email) from members where site_key = :site and id = :member and email <> ''
        union select phone from members where site_key = :site and id = :member and phone_verified_at is not null`,
    },
    order: ['id'],
    columns: words('channel recipient subject body sent_at'),
    withheld: { id: 'machinery' },
  },
  ofMember('announcement_reads', 'announcement_id', 'announcement_id read_at'),
  ofMember('deletion_requests', 'id', 'id status obstacle requested_at due_at ended_at', {
    next_attempt_at: 'machinery',
  }),
  ofMember('data_exports', 'id', 'id status requested_at ready_at expires_at size_bytes', {
    number: 'secret',
    next_attempt_at: 'machinery',
    attempts: 'machinery',
    parts: 'machinery',
  }),
];
