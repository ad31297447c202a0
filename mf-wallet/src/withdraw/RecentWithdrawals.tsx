import { useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Link } from '@mosaico/shared/router';
import { EmptyState, ErrorState, Icon, Skeleton, tokens } from '@mosaico/shared/ui';
import { List } from '@mosaico/shared/ui/list';
import { PATHS } from '../paths.ts';
import { WITHDRAWALS } from './withdrawal-facts.ts';
import { WithdrawalRow } from './WithdrawalRow.tsx';

const SHOWN = 5;

/** The last withdrawals; each opens its sheet. Source: R43, R124. */
export function RecentWithdrawals({ onOpen }: { readonly onOpen: (orderNo: string) => void }) {
  const { t } = useTranslation();
  const records = useApi(WITHDRAWALS, { body: { page: 1, limit: SHOWN } });
  return (
    <section aria-labelledby="recent-withdrawals" css={section}>
      <h2 id="recent-withdrawals" css={{ fontSize: tokens.font.size.title }}>
        {t('withdraw.recent')}
      </h2>
      {records.isPending ? (
        <Skeleton shape="list" isPart />
      ) : records.isError ? (
        <ErrorState onRetry={() => records.refetch()} />
      ) : records.data.list.length === 0 ? (
        <EmptyState icon="history" />
      ) : (
        <>
          <List label={t('withdraw.recent')}>
            {records.data.list.map((record) => (
              <WithdrawalRow key={record.order_no} record={record} onOpen={onOpen} />
            ))}
          </List>
          <Link to={PATHS.withdrawalRecord} css={all}>
            {t('record.allWithdrawals')}
            <Icon name="chevron-right" size={20} />
          </Link>
        </>
      )}
    </section>
  );
}

const section = { display: 'grid', gap: tokens.space[3], marginTop: tokens.space[2] } as const;
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
