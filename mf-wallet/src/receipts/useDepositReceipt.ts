import { useFormatMoney, usePlatform, useReactive } from '@mosaico/shared/area';
import { dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { useLocale } from '@mosaico/shared/ui';
import type { DepositRecord } from '../deposits/deposit-records.ts';
import type { Fact } from '../facts/Facts.tsx';
import { useDepositFee } from '../fees/useDepositFee.ts';
import type { Receipt } from './receipt.ts';

/** The receipt of a deposit; facts that it does not have yet are left out. Source: R41, R197, G13, G24. */
export function useDepositReceipt(record: DepositRecord, methodName: string): Receipt {
  const { t } = useTranslation();
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  const { name: siteName } = useReactive(usePlatform().site);
  const at = (instant: string | null) => (instant === null ? '' : dateTimeText(instant, locale, 'medium'));
  const { feeText, netText } = useDepositFee(record.money, record);
  const facts: readonly Fact[] = [
    [t('receipt.reason'), record.reason ?? ''],
    [t('withdraw.fact.fee'), feeText],
    [t('receipt.credited'), feeText === '' ? '' : netText],
    [t('receipt.method'), methodName],
    [t('receipt.createdAt'), at(record.created_at)],
    [t('receipt.paidAt'), at(record.paid_at)],
    [t('receipt.turnover'), formatMoney(centavosFromWire(record.turnover_amount))],
    [t('receipt.orderNo'), record.order_no],
    [t('receipt.e2eid'), record.e2eid],
    [t('receipt.txid'), record.txid],
  ];
  return {
    title: t('receipt.deposit'),
    amount: formatMoney(centavosFromWire(record.money)),
    status: record.status_text,
    facts: facts.filter(([, value]) => value !== ''),
    siteName,
  };
}
