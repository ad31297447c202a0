import { useApi } from '@mosaico/shared/area';
import { dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Badge, EmptyState, ErrorState, Money, Skeleton, tokens, useLocale } from '@mosaico/shared/ui';
import { List, ListRow } from '@mosaico/shared/ui/list';
import type { PaymentMethod } from './payment-methods.ts';
import { type DepositRecord, RECORDS } from './useDeposit.ts';

interface RecentDepositsProps {
  /** The ways to pay, for their names; undefined while they are on their way. */
  readonly methods: readonly PaymentMethod[] | undefined;
  /** The deposit that is on the screen already. */
  readonly openOrderNo: string | null;
  /** Opens a deposit that can still be paid. */
  readonly onOpen: (orderNo: string) => void;
}

const SHOWN = 5;
const TONES = { paid: 'success', pending: 'warning', expired: 'neutral', failed: 'danger' } as const;
const ICONS = { paid: 'check-circle', pending: 'clock', expired: 'clock', failed: 'alert' } as const;

/** The last deposits; one that still waits for its money leads back to its code. Source: R40, R197. */
export function RecentDeposits({ methods, openOrderNo, onOpen }: RecentDepositsProps) {
  const { t } = useTranslation();
  const records = useApi(RECORDS, { body: { page: 1, limit: SHOWN } });
  return (
    <section
      aria-labelledby="recent-deposits"
      css={{ display: 'grid', gap: tokens.space[3], marginTop: tokens.space[2] }}
    >
      <h2 id="recent-deposits" css={{ fontSize: tokens.font.size.title }}>
        {t('records.title')}
      </h2>
      {records.isPending ? (
        <Skeleton shape="list" isPart />
      ) : records.isError ? (
        <ErrorState onRetry={() => records.refetch()} />
      ) : records.data.list.length === 0 ? (
        <EmptyState icon="history" />
      ) : (
        <List label={t('records.title')}>
          {records.data.list.map((record) => (
            <DepositRow
              key={record.order_no}
              record={record}
              methodName={methods?.find(({ type }) => type === record.payment_type)?.name}
              isOpen={record.order_no === openOrderNo}
              onOpen={onOpen}
            />
          ))}
        </List>
      )}
    </section>
  );
}

interface DepositRowProps extends Pick<RecentDepositsProps, 'onOpen'> {
  readonly record: DepositRecord;
  /** Of the way it was paid; undefined when that is not to be had any more. */
  readonly methodName: string | undefined;
  readonly isOpen: boolean;
}

function DepositRow({ record, methodName, isOpen, onOpen }: DepositRowProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const canBePaid = record.status === 'pending' && !isOpen;
  return (
    <ListRow
      icon={ICONS[record.status]}
      title={canBePaid ? t('records.pay') : (methodName ?? record.payment_type)}
      detail={dateTimeText(record.created_at, locale)}
      value={<Money amountCentavos={centavosFromWire(record.money)} />}
      valueDetail={<Badge tone={TONES[record.status]}>{record.status_text}</Badge>}
      onClick={canBePaid ? () => onOpen(record.order_no) : undefined}
    />
  );
}
