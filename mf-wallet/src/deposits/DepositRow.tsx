import { dateTimeText } from '@mosaico/shared/dates';
import { centavosFromWire } from '@mosaico/shared/money';
import { Badge, Money, useLocale } from '@mosaico/shared/ui';
import { ListRow } from '@mosaico/shared/ui/list';
import type { DepositRecord } from './deposit-records.ts';

/** Colour and picture of each state of a deposit; its word comes from the server. */
export const DEPOSIT_TONES = {
  paid: 'success',
  pending: 'warning',
  expired: 'neutral',
  failed: 'danger',
  disputed: 'warning',
  reversed: 'neutral',
} as const;
export const DEPOSIT_ICONS = {
  paid: 'check-circle',
  pending: 'clock',
  expired: 'clock',
  failed: 'alert',
  disputed: 'alert',
  reversed: 'refresh',
} as const;

interface DepositRowProps {
  readonly record: DepositRecord;
  readonly title: string;
  readonly onPress?: (() => void) | undefined;
}

/** One deposit of a list: what, when, how much, and what became of it. */
export function DepositRow({ record, title, onPress }: DepositRowProps) {
  const locale = useLocale();
  return (
    <ListRow
      icon={DEPOSIT_ICONS[record.status]}
      title={title}
      detail={dateTimeText(record.created_at, locale)}
      value={<Money amountCentavos={centavosFromWire(record.money)} />}
      valueDetail={<Badge tone={DEPOSIT_TONES[record.status]}>{record.status_text}</Badge>}
      onClick={onPress}
    />
  );
}
