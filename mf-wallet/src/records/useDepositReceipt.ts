import { useFormatMoney, usePlatform, useReactive } from '@mosaico/shared/area';
import { dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { useLocale } from '@mosaico/shared/ui';
import type { DepositRecord } from '../deposits/deposit-records.ts';
import type { Receipt } from './receipt.ts';

/** The receipt of a deposit; facts that it does not have yet are left out. Source: R41, R197. */
export function useDepositReceipt(record: DepositRecord, methodName: string): Receipt {
  const { t } = useTranslation();
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  const { name: siteName } = useReactive(usePlatform().site);
  const at = (instant: string | null) => (instant === null ? '' : dateTimeText(instant, locale, 'medium'));
  const facts = [
    { name: t('receipt.method'), value: methodName },
    { name: t('receipt.createdAt'), value: at(record.created_at) },
    { name: t('receipt.paidAt'), value: at(record.paid_at) },
    { name: t('receipt.turnover'), value: formatMoney(centavosFromWire(record.turnover_amount)) },
    { name: t('receipt.orderNo'), value: record.order_no },
    { name: t('receipt.e2eid'), value: record.e2eid },
    { name: t('receipt.txid'), value: record.txid },
  ];
  return {
    title: t('receipt.deposit'),
    amount: formatMoney(centavosFromWire(record.money)),
    status: record.status_text,
    facts: facts.filter(({ value }) => value !== ''),
    siteName,
  };
}
