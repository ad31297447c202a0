import { htmlLangOf } from '@mosaico/shared/contract';
import { formatBRL, wireFromCentavos } from '@mosaico/shared/money';
import { transaction } from '../db/transaction.ts';
import type { Tx } from '../db/tables.ts';
import { idempotent, type RepeatableCall } from '../http/idempotency.ts';
import { ownerOf } from '../http/owner-of.ts';
import { type Caller, success } from '../http/route.ts';
import { memberBalances } from '../ledger/balances.ts';
import type { MemberKey } from '../members/tables.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Award } from './award.ts';

/** What is kept of a claim, so that a repeated request is answered alike. */
interface Claimed {
  readonly amountCentavos: number;
  readonly turnoverCentavos: number;
  readonly purse: Award['purse'];
  /** The money comes a little later. Not there in what was kept before this was told. */
  readonly isPromised?: boolean;
}

/**
 * Carries a claim out in one transaction, once per `Idempotency-Key`, and tells the member's open tabs of the new balance. A refusal or a
 * failure writes nothing: what was to be claimed can be claimed again.
 *
 * Source: R126, R127, I18, I19, G27.
 */
export async function answerClaim(
  deps: Deps,
  call: RepeatableCall & { readonly caller: Caller },
  claim: (tx: Tx, at: Date) => Promise<Award>,
) {
  const { db, clock } = deps;
  const at = clock.now();
  const claimed = await transaction(
    db,
    (tx) => idempotent<Claimed>(tx, call, at, async () => factsOf(await claim(tx, at))),
    'money',
  );
  const { amountCentavos, turnoverCentavos } = claimed;
  await tellBalance(deps, ownerOf(call.member));
  const { messageSet, t } = call.caller;
  const money = (centavos: number) => formatBRL(centavos, htmlLangOf(messageSet));
  const values = { amount: money(amountCentavos), turnover: money(turnoverCentavos) };
  const data = {
    amount: wireFromCentavos(amountCentavos),
    turnover_amount: wireFromCentavos(turnoverCentavos),
  };
  return success(data, t(messageOf(claimed), values));
}

/**
 * Carries a claim of everything that waits out, in cash: once per `Idempotency-Key`, as `answerClaim`.
 *
 * @param claim returns what it has moved, in centavos
 * Source: I18, I19, G27.
 */
export async function answerClaimOfAll(
  deps: Deps,
  call: RepeatableCall & { readonly caller: Caller },
  claim: (tx: Tx, owner: MemberKey, at: Date) => Promise<number>,
) {
  const at = deps.clock.now();
  const owner = ownerOf(call.member);
  const centavos = await transaction(
    deps.db,
    (tx) => idempotent(tx, call, at, () => claim(tx, owner, at)),
    'money',
  );
  await tellBalance(deps, owner);
  const amount = formatBRL(centavos, htmlLangOf(call.caller.messageSet));
  return success({ amount: wireFromCentavos(centavos) }, call.caller.t('promotion.claimed', { amount }));
}

/** Tells the member's open tabs what they can play with now. */
export async function tellBalance(
  { db, clock, memberEvents }: Pick<Deps, 'db' | 'clock' | 'memberEvents'>,
  { siteKey, memberId }: MemberKey,
): Promise<void> {
  const { visibleCentavos, version } = await memberBalances(db, siteKey, memberId);
  const balance = wireFromCentavos(visibleCentavos);
  memberEvents.publish(memberId, { type: 'balance', balance, version, at: clock.now().toISOString() });
}

function messageOf({ purse, isPromised = false }: Claimed) {
  if (purse !== 'bonus') return 'promotion.claimed';
  return isPromised ? 'promotion.promised_bonus' : 'promotion.claimed_bonus';
}

function factsOf(award: Award): Claimed {
  const {
    amount_centavos: amountCentavos,
    turnover_centavos: turnoverCentavos,
    purse,
    paid_at: paidAt,
  } = award;
  return { amountCentavos, turnoverCentavos, purse, isPromised: paidAt === null };
}
