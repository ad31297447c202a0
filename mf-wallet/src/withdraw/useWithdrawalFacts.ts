import { useFormatMoney } from '@mosaico/shared/area';
import { dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { useLocale } from '@mosaico/shared/ui';
import type { Fact } from '../facts/Facts.tsx';
import { durationText } from './duration-text.ts';
import { hasEndedUnpaid, statesAhead } from './states.ts';
import type { WithdrawalRecord } from './withdrawal-facts.ts';

/**
 * The figures of a withdrawal: while it is on its way also by when it arrives; once it is paid, with the id of the Pix. Of one that has
 * ended unpaid, what is back in the balance: nothing arrives, and there is no fee (A43). What is not known is left out.
 *
 * @param arrivesWithinSeconds known of one that was just made
 */
export function useWithdrawalFacts(
  record: WithdrawalRecord,
  arrivesWithinSeconds: number | undefined,
): readonly Fact[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  const feeCentavos = centavosFromWire(record.fee);
  const feeText = feeCentavos === 0 ? t('withdraw.fact.free') : formatMoney(feeCentavos);
  const isUnpaid = hasEndedUnpaid(record.status);
  const isOnItsWay = statesAhead(record.status).includes('paid');
  const facts: readonly Fact[] = [
    [t('withdraw.fact.amount'), formatMoney(centavosFromWire(record.money))],
    [t('withdraw.fact.fee'), isUnpaid ? '' : feeText],
    isUnpaid
      ? [
          t(record.status === 'failed' ? 'withdraw.fact.returning' : 'withdraw.fact.returned'),
          formatMoney(centavosFromWire(record.money)),
        ]
      : [t('withdraw.fact.net'), formatMoney(centavosFromWire(record.net))],
    [t('withdraw.fact.account'), `${t(`withdraw.kind.${record.payment_type}`)} ${record.account}`],
    [
      t('withdraw.fact.arrival'),
      isOnItsWay && arrivesWithinSeconds !== undefined
        ? t('withdraw.fact.within', { duration: durationText(arrivesWithinSeconds, locale) })
        : '',
    ],
    [t('withdraw.fact.requestedAt'), dateTimeText(record.created_at, locale)],
    [t('receipt.paidAt'), record.paid_at ? dateTimeText(record.paid_at, locale) : ''],
    [t('receipt.orderNo'), record.order_no],
    [t('receipt.e2eid'), record.e2eid],
  ];
  return facts.filter(([, value]) => value !== '');
}
