import { type ExportedTable, ofMember } from './exported-table.ts';

const OWN_BONUSES = 'select id from bonuses where site_key = :site and member_id = :member';
const OWN_REBATES = 'select id from recharge_rebates where site_key = :site and member_id = :member';

/** Games, limits, and what promotions and invitations have brought. */
export const PLAY_TABLES: readonly ExportedTable[] = [
  ofMember('game_favourites', 'game_id', 'game_id created_at'),
  ofMember('game_sessions', 'created_at id', 'game_id integration device created_at', {
    id: 'machinery',
    return_origin: 'machinery',
    launch_hash: 'secret',
    launch_expires_at: 'machinery',
    token_hash: 'secret',
    token_expires_at: 'machinery',
    login_session_id: 'machinery',
  }),
  {
    ...ofMember(
      'game_rounds',
      'opened_at round_id integration',
      'integration round_id game_id opened_at closed_at',
      { stake_centavos: 'machinery' },
    ),
    // The column of the table is what still lies in the round: nothing, once it is closed.
    lookups: {
      staked_centavos: `select coalesce(sum(t.amount_centavos), 0)::bigint from game_transactions t where t.round_id = game_rounds.round_id
        and t.site_key = game_rounds.site_key and t.integration = game_rounds.integration and t.kind = 'bet' and t.rolled_back_at is null`,
    },
  },
  ofMember(
    'game_transactions',
    'created_at integration transaction_uuid',
    `integration transaction_uuid reference_transaction_uuid kind round_id game_id amount_centavos balance_centavos
     turnover_centavos created_at settled_at rolled_back_at`,
    { request_uuid: 'machinery', content_hash: 'machinery', session_id: 'machinery' },
  ),
  ofMember('play_days', 'day game_type', 'day game_type wagered_centavos won_centavos'),
  ofMember(
    'play_limits',
    'kind period',
    'kind period most pending_from pending_most counted_from used last_played_at set_at carried carried_from',
  ),
  ofMember(
    'promotion_awards',
    'id',
    'id promotion_key kind amount_centavos purse turnover_centavos created_at paid_at revoked_at',
    { occasion: 'machinery' },
  ),
  ofMember('award_returns', 'award_id', 'award_id amount_centavos owed_centavos created_at'),
  ofMember(
    'bonuses',
    'id',
    `id award_id amount_centavos outcome released_centavos taken_back_centavos created_at ended_at revoked_at given_up_at given_up_centavos
     given_up_turnover_centavos given_up_in_play`,
    { requirement_id: 'machinery' },
  ),
  {
    table: 'bonus_stakes',
    owner: { column: 'bonus_id', among: OWN_BONUSES },
    order: ['bonus_id', 'integration', 'transaction_uuid'],
    columns: ['bonus_id', 'integration', 'round_id', 'transaction_uuid', 'amount_centavos'],
    withheld: {},
  },
  ofMember(
    'bonus_withheld',
    'created_at integration transaction_uuid bonus_id',
    'integration round_id transaction_uuid bonus_id amount_centavos created_at',
  ),
  ofMember(
    'recharge_rebates',
    'id',
    `id promotion_key order_no recharge_centavos required_centavos wagered_centavos reward_centavos opened_at closes_at
     claimed_at revoked_at`,
  ),
  {
    table: 'recharge_rebate_fills',
    owner: { column: 'rebate_id', among: OWN_REBATES },
    order: ['rebate_id', 'integration', 'transaction_uuid'],
    columns: ['rebate_id', 'integration', 'transaction_uuid', 'amount_centavos'],
    withheld: {},
  },
  ofMember(
    'rebates',
    'id',
    'id day game_type wagered_centavos rate_hundredths amount_centavos created_at claimed_at',
  ),
  ofMember(
    'wheel_spins',
    'id',
    'id number day seed_hash client_seed prize_id reward quantity promised_at spun_at',
    { server_seed: 'secret' },
  ),
  ofMember(
    'loss_compensations',
    'id',
    'id kind day loss_centavos rate_hundredths amount_centavos created_at',
  ),
  ofMember('vip_bonuses', 'id', 'id kind from_level to_level week bonus_centavos created_at'),
  ofMember('vip_levels', 'level', 'level reached_at'),
  ofMember('vip_levels_reached', 'level', 'level reached_at'),
  {
    ...ofMember(
      'agency_commissions',
      'id',
      'id part occasion day base_centavos rate_hundredths amount_centavos created_at credited_at claimed_at revoked_at',
      { member_id: 'others' },
    ),
    owner: 'agent_id',
  },
  ofMember('commission_returns', 'commission_id', 'commission_id amount_centavos owed_centavos created_at'),
  {
    ...ofMember(
      'agency_months',
      'month',
      'month revenue_centavos brought_centavos carried_centavos settled_at',
    ),
    owner: 'agent_id',
  },
  ofMember('invite_clicks', 'day', 'day clicks'),
];
