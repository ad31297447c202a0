import { useFormatMoney, usePlatform, useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Facts, type Fact } from '../facts/Facts.tsx';
import { ShareReceipt } from '../receipts/ShareReceipt.tsx';
import { hasEnded, hasEndedUnpaid } from './states.ts';
import { useWithdrawalFacts } from './useWithdrawalFacts.ts';
import type { WithdrawalRecord } from './withdrawal-facts.ts';

interface WithdrawalDetailsProps {
  readonly record: WithdrawalRecord;
  /** Known of one that was just made. */
  readonly arrivesWithinSeconds: number | undefined;
}

/** The figures of a withdrawal. Of one that has ended they are its receipt, which can be passed on. Source: R43, A43. */
export function WithdrawalDetails({ record, arrivesWithinSeconds }: WithdrawalDetailsProps) {
  const { t } = useTranslation();
  const formatMoney = useFormatMoney();
  const { name: siteName } = useReactive(usePlatform().site);
  const facts = useWithdrawalFacts(record, arrivesWithinSeconds);
  const why: readonly Fact[] = record.reason === '' ? [] : [[t('receipt.reason'), record.reason]];
  return (
    <>
      <Facts facts={facts} />
      {hasEnded(record.status) && (
        <ShareReceipt
          receipt={{
            title: t('receipt.withdrawal'),
            amount: formatMoney(centavosFromWire(hasEndedUnpaid(record.status) ? record.money : record.net)),
            status: record.status_text,
            facts: [...why, ...facts],
            siteName,
          }}
          fileName={`${record.order_no}.png`}
        />
      )}
    </>
  );
}
