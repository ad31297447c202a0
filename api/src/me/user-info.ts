import type { UserInfo } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import { concealIp, concealPhone } from '@mosaico/shared/rules';
import type { Db } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { turnoverOf } from '../turnover/turnover.ts';
import { unreadOf } from '../information/unread.ts';
import { memberBalances, withdrawableCentavos } from '../ledger/balances.ts';
import { pictureUrl } from '../members/pictures.ts';
import { playBarOf, turnoverToMeet } from '../members/status.ts';
import type { Member } from '../members/tables.ts';
import { contestedLackingCentavos } from '../payouts/contested.ts';
import { withdrawalPasswordOf } from '../members/withdrawal-password.ts';
import { hasAgents } from '../sites/has-agents.ts';
import { vipStandingOf } from '../vip/standing.ts';

/**
 * The member as the product's wire has it. No secret and no document is in it: bridge passwords are empty, phone and
 * address are masked.
 *
 * @param at instant at which the announcements in force are counted, and what bars the member from playing
 * @throws DomainError unauthenticated when the site has no such member
 * Source: R81 to R93, R171, G23, G31.
 */
export async function userInfoOf(db: Db, siteKey: string, memberId: number, at: Date): Promise<UserInfo> {
  const member = await db
    .selectFrom('members')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!member) throw new DomainError('unauthenticated');
  const has_qk_pwd = (await withdrawalPasswordOf(db, { siteKey, memberId })) !== undefined;
  const unread = await unreadOf(db, { siteKey, memberId }, at);
  return {
    ...identityOf(member),
    play_bar: playBarOf(member, at),
    // Nobody is invited with it where the site is without agents (A30).
    ...(!(await hasAgents(db, siteKey)) && { invite_code: '' }),
    ...(await moneyOf(db, member)),
    ...unread,
    has_qk_pwd,
    ...UNUSED,
  };
}

function identityOf(member: Member) {
  return {
    id: member.id,
    name: member.account,
    nickname: member.nickname,
    realname: member.realname,
    email: member.email,
    phone: concealPhone(member.phone),
    gender: member.gender,
    invite_code: member.invite_code,
    register_ip: concealIp(member.register_ip),
    register_area: '',
    register_site: member.register_host,
    site: member.site_key,
    status: member.status,
    is_demo: member.is_demo ? 1 : 0,
    lang: member.language,
    agent_id: member.inviter_id ?? 0,
    top_id: member.root_inviter_id ?? 0,
    profileurl: member.picture_id === null ? null : pictureUrl(member.picture_id),
    created_at: member.created_at.toISOString(),
    updated_at: member.updated_at.toISOString(),
    deleted_at: null,
  };
}

/** `money` is what can be played (A42), `ml_money` the turnover still to be wagered, `fs_money` the claimable rebate; totals are lifetime wagers (R83). */
async function moneyOf(db: Db, { site_key: siteKey, id: memberId, status }: Member) {
  const balances = await memberBalances(db, siteKey, memberId);
  const turnover = await turnoverOf(db, siteKey, memberId);
  const turnoverCentavos = turnoverToMeet(status, turnover.remainingCentavos);
  const lacking = await contestedLackingCentavos(db, { siteKey, memberId });
  const { level } = await vipStandingOf(db, { siteKey, memberId });
  return {
    money: wireFromCentavos(balances.visibleCentavos),
    cash_money: wireFromCentavos(balances.cashCentavos),
    bonus_money: wireFromCentavos(balances.bonusCentavos),
    withdrawable_money: wireFromCentavos(withdrawableCentavos(balances, turnoverCentavos, lacking)),
    money_version: balances.version,
    fs_money: wireFromCentavos(balances.rebateCentavos),
    ml_money: wireFromCentavos(turnoverCentavos),
    total_money: wireFromCentavos(turnover.totalWageredCentavos),
    total_slot_money: wireFromCentavos(turnover.slotWageredCentavos),
    total_live_money: wireFromCentavos(turnover.liveWageredCentavos),
    level,
    level_name: `VIP${level}`,
  };
}

/** Fields of the product that this site has no use for: their defaults (R82, R85 to R90). */
const UNUSED = {
  qq: '',
  d7_map: {},
  day7_id: '',
  bridge_password_token: '',
  bridge_password: '',
  score: 0,
  is_tips_on: 1,
  is_in_on: 1,
  is_trans_on: 1,
  is_ms_reg: 0,
  total_credit: '0.00',
  used_credit: '0.00',
  slot_level: 0,
  live_level: 0,
} as const;
