import type { Data } from '@mosaico/shared/api';
import { quoted } from './quoted.ts';

type Withdrawal = Data<'GET /api/operator/withdrawals'>['list'][number];
type Event = Data<
  'GET /api/operator/withdrawals/show' | 'GET /api/operator/contestations/show'
>['events'][number];
type Contestation = Data<'GET /api/operator/contestations'>['list'][number];
type Promotion = Data<'GET /api/operator/promotions'>['list'][number];
type Flag = Data<'GET /api/operator/agency/flags'>['list'][number];
type AgencyRate = Data<'GET /api/operator/agency/rates'>['list'][number];
type TurnoverShare = Data<'GET /api/operator/turnover/shares'>['list'][number];
type Announcement = Data<'GET /api/operator/announcements'>['list'][number];
type Deletion = Data<'GET /api/operator/deletions'>['list'][number];
type IdentityCheck = Data<'GET /api/operator/identity'>['list'][number];
type Freeze = Data<'GET /api/operator/freezes'>['list'][number];
type FactorRemoval = Data<'GET /api/operator/factors'>['list'][number];
type ReviewLimit = Data<'GET /api/operator/withdrawals/limit'>['list'][number];
type Refund = Data<'GET /api/operator/refunds'>['list'][number];

/** A withdrawal in one line. */
export function withdrawalLine(withdrawal: Withdrawal): string {
  const { approved_by, approvals_needed } = withdrawal;
  return [
    withdrawal.order_no,
    withdrawal.status,
    `R$ ${withdrawal.money} (fee ${withdrawal.fee})`,
    `${withdrawal.member_name} #${withdrawal.member_id}`,
    `${withdrawal.payment_type} ${withdrawal.account}`,
    `${Math.floor(withdrawal.age_seconds / 60)} min`,
    `approved ${approved_by.length}/${approvals_needed}${approved_by.length > 0 ? ` by ${approved_by.join(', ')}` : ''}`,
    ...(withdrawal.reason ? [withdrawal.reason] : []),
    // A member has written it.
    ...(withdrawal.remark ? [`remark ${quoted(withdrawal.remark)}`] : []),
  ].join('  ');
}

/** Something that was done to it, in one line. */
export function eventLine({ at, status, actor, note }: Event): string {
  return `${at}  ${status}  ${actor}${note ? `  ${note}` : ''}`;
}

/** A change of the limit of the review, in one line. */
export function reviewLimitLine({ id, status, limit, before, ...change }: ReviewLimit): string {
  return [
    String(id),
    status,
    `R$ ${limit}${before === null ? '' : ` instead of ${before}`}`,
    `proposed by ${change.proposed_by} ${change.proposed_at}`,
    ...(change.decided_by ? [`${status} by ${change.decided_by} ${change.decided_at}`] : []),
    change.note,
  ].join('  ');
}

/** A contestation in one line. */
export function contestationLine(contestation: Contestation): string {
  const { number, status, cause, money, held, lacking, member_id, member_name, refund } = contestation;
  return [
    number,
    status,
    cause,
    `R$ ${money} (held ${held}, lacking ${lacking})`,
    member_id === null ? 'credited to nobody' : `${member_name} #${member_id}`,
    `decide by ${contestation.decide_by}`,
    ...(refund === 'none' ? [] : [`refund ${refund}`]),
  ].join('  ');
}

/** A refund in one line. */
export function refundLine(refund: Refund): string {
  const { e2eid, status, money, reason, order_no, received_at, attempts, refusals } = refund;
  const tries = `${attempts} tries, ${refusals} refused`;
  return [e2eid, status, `R$ ${money}`, reason, order_no || 'no order', received_at, tries].join('  ');
}

/** A flagged invitation in one line. */
export function flagLine(flag: Flag): string {
  const sharers = [{ id: flag.other_id, name: flag.other_name }, ...flag.further].map(
    ({ id, name }) => `${name} #${id}`,
  );
  return [
    `#${flag.id}`,
    flag.status,
    flag.cause,
    `${flag.member_name} #${flag.member_id} shares it with ${sharers.join(', ')}`,
    ...(flag.earlier > 0 ? [`cleared before, with others: ${flag.earlier}`] : []),
    `agent ${flag.agent_name} #${flag.agent_id}`,
    `held R$ ${flag.held}`,
    flag.flagged_at,
    ...(flag.status === 'cleared' ? [`${flag.cleared_by}: ${flag.reason}`] : []),
    ...(flag.status === 'confirmed'
      ? [`forfeited R$ ${flag.forfeited}`, `${flag.confirmed_by}: ${flag.reason}`]
      : []),
  ].join('  ');
}

/** A rate of commission in one line. */
export function agencyRateLine({ part, rate, from, set_by: by }: AgencyRate): string {
  return [part, `${rate} %`, ...(from === null ? ['from the beginning'] : [`from ${from}`, by])].join('  ');
}

/** How much of a bet counts in a kind of game, in one line. */
export function turnoverShareLine({
  game_type: type,
  percent,
  set_by: by,
  set_at: at,
}: TurnoverShare): string {
  return [type, `${percent} %`, ...(at === null ? [] : [`since ${at}`, by])].join('  ');
}

/** A promotion in one line. */
export function promotionLine(promotion: Promotion): string {
  const { key, status, awarded, budget, cap, least_vip_level: level, ends_at: end } = promotion;
  const limit = budget === null ? 'no budget' : `of R$ ${budget}`;
  const terms = [
    ...(cap === null ? [] : [`at most R$ ${cap} at once`]),
    ...(level === 0 ? [] : [`from VIP${level} on`]),
    ...(end === null ? [] : [`until ${end}`]),
  ];
  return [key, status, `R$ ${awarded} ${limit}`, ...terms].join('  ');
}

/** An announcement in one line. */
export function announcementLine({ key, status, title, from, until, reads }: Announcement): string {
  const end = until === null ? [] : [`until ${until}`];
  return [key, status, `from ${from}`, ...end, `read by ${reads}`, title].join('  ');
}

/** A deletion of an account in one line: by number, because its member may have no name any more. */
export function deletionLine({ member_id: id, status, obstacle, requested_at, due_at }: Deletion): string {
  return [`#${id}`, status, ...(obstacle ? [obstacle] : []), `asked ${requested_at}`, `due ${due_at}`].join(
    '  ',
  );
}

/** An identity check in one line: what the document has to say. */
export function identityLine(check: IdentityCheck): string {
  const { number, status, member_name, member_id, realname, cpf, birth_date, document_type } = check;
  return [
    number,
    status,
    `${member_name} #${member_id}`,
    realname,
    `CPF ${cpf}`,
    `born ${birth_date}`,
    document_type,
    check.submitted_at,
    ...(status === 'pending' ? [check.needs_operator ? 'waits for an operator' : 'at the provider'] : []),
    ...(check.reason ? [check.reason] : []),
    ...(check.decided_by ? [`by ${check.decided_by}`] : []),
  ].join('  ');
}

/** Second factors that were removed, in one line. */
export function factorsLine({ member_name, member_id, had_app, ...removal }: FactorRemoval): string {
  return [
    removal.removed_at,
    `${member_name} #${member_id}`,
    had_app ? 'app' : 'no app',
    `${removal.passkeys} passkeys`,
    `by ${removal.operator}`,
    removal.reason,
  ].join('  ');
}

/** When a member was frozen and that lifted, in one line. */
export function freezeLine({ member_name, member_id, ...freeze }: Freeze): string {
  return [
    freeze.frozen_at,
    `${member_name} #${member_id}`,
    `frozen by ${freeze.frozen_by}`,
    freeze.reason,
    ...(freeze.lifted_at ? [`lifted ${freeze.lifted_at} by ${freeze.lifted_by}`, freeze.lift_reason] : []),
  ].join('  ');
}
