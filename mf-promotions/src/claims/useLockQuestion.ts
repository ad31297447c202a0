import { useFormatMoney, usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';

/** What a claim of a bonus brings, and what has to be wagered before any money can be withdrawn again. */
export interface Wager {
  readonly rewardCentavos: number;
  readonly turnoverCentavos: number;
}

/**
 * Asks before a claim would lock money that the member can withdraw now, with the numbers. Where nothing is free to be withdrawn there is nothing to
 * ask: then one press claims. What is free is asked of the server first, since bets free money without telling this page.
 *
 * @returns resolves whether to go on with the claim
 * Source: G16.
 */
export function useLockQuestion(): (wager: Wager) => Promise<boolean> {
  const { session, notices } = usePlatform();
  const { t } = useTranslation();
  const money = useFormatMoney();
  return async ({ rewardCentavos, turnoverCentavos }) => {
    if (turnoverCentavos === 0) return true;
    await session.refresh();
    const user = session.user.value;
    const freeCentavos = user ? centavosFromWire(user.withdrawable_money) : 0;
    if (freeCentavos === 0) return true;
    const question = t('activities.lock.question', {
      reward: money(rewardCentavos),
      turnover: money(turnoverCentavos),
      free: money(freeCentavos),
    });
    return notices.confirm(
      question,
      t('activities.claim', { amount: money(rewardCentavos) }),
      t('activities.lock.no'),
    );
  };
}
