import { dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Badge, Money, useLocale } from '@mosaico/shared/ui';
import { ListRow } from '@mosaico/shared/ui/list';
import { STATES } from './states.ts';
import type { WithdrawalRecord } from './withdrawal-facts.ts';

interface WithdrawalRowProps {
  readonly record: WithdrawalRecord;
  readonly onOpen: (orderNo: string) => void;
}

/** One withdrawal of a list: where to, when, how much, and what became of it; it opens its sheet. */
export function WithdrawalRow({ record, onOpen }: WithdrawalRowProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { icon, tone } = STATES[record.status];
  return (
    <ListRow
      icon={icon}
      title={
        <>
          {t(`withdraw.kind.${record.payment_type}`)}{' '}
          <span css={{ display: 'inline-block' }}>{record.account}</span>
        </>
      }
      detail={dateTimeText(record.created_at, locale)}
      value={<Money amountCentavos={centavosFromWire(record.money)} />}
      valueDetail={<Badge tone={tone}>{record.status_text}</Badge>}
      onClick={() => onOpen(record.order_no)}
    />
  );
}
