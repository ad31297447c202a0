import { useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Link } from '@mosaico/shared/router';
import { EmptyState, ErrorState, Icon, Skeleton, tokens } from '@mosaico/shared/ui';
import { List } from '@mosaico/shared/ui/list';
import { PATHS } from '../paths.ts';
import { DepositRow } from '../deposits/DepositRow.tsx';
import type { PaymentMethod } from './payment-methods.ts';
import { type DepositRecord, RECORDS } from '../deposits/deposit-records.ts';

interface RecentDepositsProps {
  /** The ways to pay, for their names; undefined while they are on their way. */
  readonly methods: readonly PaymentMethod[] | undefined;
  /** The deposit that is on the screen already. */
  readonly openOrderNo: string | null;
  /** Opens a deposit that can still be paid. */
  readonly onOpen: (orderNo: string) => void;
}

const SHOWN = 5;

/** The last deposits, and the way to all of them; one that still waits for its money leads back to its code. Source: R40, R197. */
export function RecentDeposits({ methods, openOrderNo, onOpen }: RecentDepositsProps) {
  const { t } = useTranslation();
  const records = useApi(RECORDS, { body: { page: 1, limit: SHOWN } });
  const canBePaid = ({ status, order_no: orderNo }: DepositRecord) =>
    status === 'pending' && orderNo !== openOrderNo;
  const methodOf = (type: string) => methods?.find((method) => method.type === type)?.name ?? type;
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
        <>
          <List label={t('records.title')}>
            {records.data.list.map((record) => (
              <DepositRow
                key={record.order_no}
                record={record}
                title={canBePaid(record) ? t('records.pay') : methodOf(record.payment_type)}
                onPress={canBePaid(record) ? () => onOpen(record.order_no) : undefined}
              />
            ))}
          </List>
          <Link to={PATHS.rechargeRecord} css={all}>
            {t('record.all')}
            <Icon name="chevron-right" size={20} />
          </Link>
        </>
      )}
    </section>
  );
}

const all = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[1],
  minHeight: tokens.size.target,
  color: tokens.color.actionText,
  fontWeight: tokens.font.weight.bold,
  textDecoration: 'none',
} as const;
