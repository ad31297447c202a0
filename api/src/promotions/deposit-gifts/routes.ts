import { wireFromCentavos } from '@mosaico/shared/money';
import { DomainError } from '../../domain-error.ts';
import { ownerOf } from '../../http/owner-of.ts';
import { type Route, route, success } from '../../http/route.ts';
import { sentAmount } from '../../http/sent-amount.ts';
import type { Deps } from '../../runtime/deps.ts';
import { giftsOfDeposit } from './gifts.ts';
import { depositOffers } from './offers.ts';
import { withdrawalStake } from './withdrawal-stake.ts';

/** What promotions bring for deposits, before and after one is paid, and what a withdrawal would take of it (R200, A37, A44). */
export function depositGiftRoutes({ db, clock }: Deps): readonly Route[] {
  return [
    route('GET /api/promotion/rechargeoffers', async ({ query: { money }, member }) => {
      const amountCentavos = money === undefined ? null : sentAmount(money);
      if (money !== undefined && amountCentavos === null) throw new DomainError('amount_invalid');
      return success({
        money: amountCentavos === null ? null : wireFromCentavos(amountCentavos),
        list: await depositOffers(db, ownerOf(member), amountCentavos, clock.now()),
      });
    }),
    route('GET /api/promotion/rechargegifts', async ({ member }) =>
      success(await giftsOfDeposit(db, ownerOf(member), clock.now())),
    ),
    route('GET /api/promotion/withdrawalstake', async ({ query: { money }, member }) => {
      const amountCentavos = sentAmount(money);
      if (amountCentavos === null) throw new DomainError('amount_invalid');
      return success({ stake: await withdrawalStake(db, ownerOf(member), amountCentavos, clock.now()) });
    }),
  ];
}
