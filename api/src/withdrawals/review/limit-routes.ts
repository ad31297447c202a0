import { transaction } from '../../db/transaction.ts';
import { DomainError } from '../../domain-error.ts';
import { sentAmount } from '../../http/sent-amount.ts';
import { type Route, route, success } from '../../http/route.ts';
import type { Deps } from '../../runtime/deps.ts';
import { confirmReviewLimit, proposeReviewLimit, reviewLimits } from './review-limits.ts';

/** The amount above which two people approve a withdrawal: what operators see, propose and confirm of it (R123). */
export function reviewLimitRoutes({ db, clock, log }: Deps): readonly Route[] {
  return [
    route('GET /api/operator/withdrawals/limit', async ({ caller }) =>
      success(await reviewLimits(db, caller.site.key)),
    ),
    route('POST /api/operator/withdrawals/limit/propose', async ({ body, caller, operator }) => {
      const limitCentavos = sentAmount(body.limit);
      if (limitCentavos === null) throw new DomainError('amount_invalid');
      const siteKey = caller.site.key;
      const proposal = { siteKey, operator, at: clock.now(), limitCentavos, note: body.note };
      const proposed = await transaction(db, (tx) => proposeReviewLimit(tx, proposal));
      log.info({ site: siteKey, limitCentavos, operator }, 'a limit of the review was proposed');
      return success(proposed);
    }),
    route('POST /api/operator/withdrawals/limit/confirm', async ({ body, caller, operator }) => {
      const siteKey = caller.site.key;
      const confirmation = { siteKey, operator, at: clock.now(), id: body.id };
      const confirmed = await transaction(db, (tx) => confirmReviewLimit(tx, confirmation));
      const { id, limit, before, proposed_by: proposedBy } = confirmed;
      log.info(
        { site: siteKey, id, limit, before, proposedBy, operator },
        'a limit of the review was changed',
      );
      return success(confirmed);
    }),
  ];
}
