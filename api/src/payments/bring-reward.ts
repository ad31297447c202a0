import type { Answer } from '@mosaico/shared/api';
import { htmlLangOf } from '@mosaico/shared/contract';
import { formatBRL } from '@mosaico/shared/money';
import { transaction } from '../db/transaction.ts';
import { DomainError } from '../domain-error.ts';
import { idempotent } from '../http/idempotency.ts';
import type { Call } from '../http/route.ts';
import { sentAmount } from '../http/sent-amount.ts';
import { tellBalance } from '../promotions/claim.ts';
import { payPromised } from '../promotions/promised-awards.ts';
import type { Deps } from '../runtime/deps.ts';
import { paymentMethods } from './methods.ts';

/**
 * The recharge that brings a claimed reward: `payment_id` 0. It is taken only for a promise that this member has and that was not paid, of exactly
 * this amount, and in exactly the form that the claim sends; otherwise anybody could make money with it.
 *
 * @throws DomainError no_reward_waits; nothing has moved
 * Source: R129, A3.
 */
export async function bringReward(
  deps: Deps,
  call: Call<'POST /api/recharge/online'>,
): Promise<Answer<'POST /api/recharge/online'>> {
  const { db, clock } = deps;
  const { body, member, caller } = call;
  const owner = { siteKey: member.siteKey, memberId: member.id };
  const at = clock.now();
  const amountCentavos = sentAmount(body.money);
  const [first] = await paymentMethods(db, member.siteKey);
  const isInForm =
    body.bank_code === 'NA' && !body.payment_desc && !body.attach && body.payment_type === first?.type;
  if (!isInForm || !amountCentavos) throw new DomainError('no_reward_waits');
  const paid = await transaction(
    db,
    (tx) =>
      idempotent(tx, call, at, async () => {
        const award = await payPromised(tx, owner, { amountCentavos, at });
        if (!award) throw new DomainError('no_reward_waits');
        return { centavos: award.amount_centavos };
      }),
    'money',
  );
  await tellBalance(deps, owner);
  const amount = formatBRL(paid.centavos, htmlLangOf(caller.messageSet));
  const message = caller.t('promotion.reward_credited', { amount });
  return { code: 200, status: 'success', message, pay_url: null, data: null };
}
