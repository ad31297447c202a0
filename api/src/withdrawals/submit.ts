import type { Db, Tx } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import { DomainError } from '../domain-error.ts';
import { answeredBefore, idempotent, type RepeatableCall } from '../http/idempotency.ts';
import { sentAmount } from '../http/sent-amount.ts';
import { holdWithdrawal, lockPurses } from '../ledger/withdrawals.ts';
import {
  confirmWithdrawalPassword,
  judgeWithdrawalPassword,
  usableWithdrawalPassword,
} from '../members/withdrawal-password.ts';
import { lacksIdentity } from '../members/identity-gate.ts';
import { barOf } from '../members/status.ts';
import type { MemberKey } from '../members/tables.ts';
import { hasPaymentProvider } from '../providers/payment/institutions.ts';
import type { Deps } from '../runtime/deps.ts';
import { type Change, changeWithMoney, tellChange } from './change.ts';
import { MIN_CENTAVOS } from './limits.ts';
import { payeeOf } from './payee.ts';
import { availableCentavos, feeOfNext, left, type Standing, standingOf } from './standing.ts';
import { insertWithdrawal, newOrderNo } from './store.ts';
import { assertOwnCpf, checkForm, type CheckedWithdrawal, type WithdrawalForm } from './withdrawal-form.ts';

/** A withdrawal that is asked for. */
export interface WithdrawalRequest {
  readonly owner: MemberKey;
  readonly form: WithdrawalForm;
  readonly call: RepeatableCall;
  readonly formatMoney: (centavos: number) => string;
}

interface Submitted {
  readonly order_no: string;
  readonly status: 'pending';
}

/**
 * Asks for a withdrawal: holds its money and puts it into the queue of the review. A request that was answered before is answered
 * the same, whatever has changed since.
 *
 * The checks come in this order: demo_member, account_frozen, identity_required, unavailable (no payment provider); withdrawal_password_unset,
 * withdrawal_password_locked; every wrong field of the form; withdrawal_password_wrong; turnover_not_met, above_withdrawable;
 * withdrawal_count_reached, withdrawal_day_limit; the key and its holder.
 *
 * Side effects: ledger hold, order with its first event; after the commit, events for the member's open tabs.
 *
 * @throws DomainError as above; nothing is written then but a wrong try of the password
 * Source: R98, R122, R137, R198, G17, G27, G37, A41, A61.
 */
export async function submitWithdrawal(deps: Deps, request: WithdrawalRequest): Promise<Submitted> {
  const { db, clock } = deps;
  const { owner, form } = request;
  // The password is no part of what is asked for, and a hash of six digits would tell them.
  const call = { ...request.call, body: { ...form, qk_pwd: undefined } };
  const before = await answeredBefore<Submitted>(db, call);
  if (before) return before;
  await assertMayWithdraw(db, owner, deps);
  const hash = await usableWithdrawalPassword(db, owner, clock.now());
  const checked = checkForm(form, await smallestOf(db, request, clock.now()), request.formatMoney);
  await judgeWithdrawalPassword(deps, owner, { given: form.qk_pwd, hash });
  const now = clock.now();
  let change: Change | null = null;
  const submitted = await transaction(
    db,
    (tx) =>
      idempotent(tx, call, now, async () => {
        change = await place(tx, { ...request, checked, hash, now }, deps);
        return { order_no: change.withdrawal.order_no, status: 'pending' as const };
      }),
    'money',
  );
  if (change) tellChange(deps, change);
  return submitted;
}

/** Only who asks for less than everybody may is looked at. */
async function smallestOf(db: Db, { owner, form }: WithdrawalRequest, at: Date): Promise<number> {
  const amountCentavos = sentAmount(form.money);
  const isUsual = amountCentavos === null || amountCentavos >= MIN_CENTAVOS;
  return isUsual ? MIN_CENTAVOS : (await standingOf(db, owner, at)).smallestCentavos;
}

async function assertMayWithdraw(db: Db | Tx, { siteKey, memberId }: MemberKey, { config }: Deps) {
  const member = await db
    .selectFrom('members')
    .select(['cpf', 'is_demo', 'status'])
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (member.is_demo) throw new DomainError('demo_member');
  if (barOf(member.status) === 'account_frozen') throw new DomainError('account_frozen');
  if (await lacksIdentity(db, { siteKey, memberId }, 'withdrawal'))
    throw new DomainError('identity_required');
  if (!(await hasPaymentProvider(db, config, siteKey))) throw new DomainError('unavailable');
  return member;
}

interface Placement extends WithdrawalRequest {
  readonly checked: CheckedWithdrawal;
  /** Of the password that was judged right. */
  readonly hash: string;
  readonly now: Date;
}

/** Withdrawals of a member come one after the other here, and none of their money moves meanwhile. */
async function place(tx: Tx, placement: Placement, deps: Deps): Promise<Change> {
  const { owner, checked, hash, now, formatMoney } = placement;
  const { amountCentavos } = checked;
  const { cpf } = await assertMayWithdraw(tx, owner, deps);
  await confirmWithdrawalPassword(tx, owner, hash, now);
  await lockPurses(tx, owner.siteKey, owner.memberId);
  const standing = await standingOf(tx, owner, now);
  assertWithdrawable(standing, amountCentavos, formatMoney);
  const payee = await payeeOf(tx, owner, checked, now);
  assertOwnCpf(checked.sentCpf, cpf);
  const orderNo = newOrderNo(now, deps.random);
  const { siteKey, memberId } = owner;
  await holdWithdrawal(tx, {
    siteKey,
    memberId,
    withdrawalId: orderNo,
    amountCentavos,
    at: now,
    metadata: { order_no: orderNo },
  });
  const withdrawal = await insertWithdrawal(tx, {
    site_key: siteKey,
    order_no: orderNo,
    member_id: memberId,
    pix_type: payee.pix_type,
    pix_key: payee.pix_key,
    owner_name: payee.owner_name,
    payee_cpf: cpf,
    amount_centavos: amountCentavos,
    fee_centavos: feeOfNext(standing, amountCentavos),
    remark: checked.remark,
    created_at: now,
  });
  return changeWithMoney(tx, withdrawal);
}

/** Source: G17, A41, A61, A71. */
function assertWithdrawable(
  standing: Standing,
  amountCentavos: number,
  formatMoney: (centavos: number) => string,
): void {
  const { turnoverCentavos, withdrawableCentavos, smallestCentavos, limits } = standing;
  const { count, amountCentavos: amountLeft } = left(standing);
  if (amountCentavos < smallestCentavos)
    throw refused('amount_below_minimum', { minimum: formatMoney(smallestCentavos) });
  if (turnoverCentavos > 0) throw refused('turnover_not_met', { amount: formatMoney(turnoverCentavos) });
  if (amountCentavos > withdrawableCentavos)
    throw refused('above_withdrawable', { amount: formatMoney(availableCentavos(standing)) });
  if (count === 0) throw refused('withdrawal_count_reached', { count: limits.count });
  if (amountCentavos > amountLeft) throw refused('withdrawal_day_limit', { amount: formatMoney(amountLeft) });
}

function refused(
  code:
    | 'amount_below_minimum'
    | 'turnover_not_met'
    | 'above_withdrawable'
    | 'withdrawal_count_reached'
    | 'withdrawal_day_limit',
  values: Readonly<Record<string, string | number>>,
): DomainError {
  return new DomainError(code, { values, fields: { money: [code] } });
}
