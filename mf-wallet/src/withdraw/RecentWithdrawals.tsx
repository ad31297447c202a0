import { useApi } from '@mosaico/shared/area';
import { dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Badge, EmptyState, ErrorState, Money, Skeleton, tokens, useLocale } from '@mosaico/shared/ui';
import { List, ListRow } from '@mosaico/shared/ui/list';
import { STATES } from './states.ts';
import { WITHDRAWALS } from './withdrawal-facts.ts';

const SHOWN = 5;

/** The last withdrawals; each opens its sheet. Source: R43, R124. */
export function RecentWithdrawals({ onOpen }: { readonly onOpen: (orderNo: string) => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
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
        <List label={t('withdraw.recent')}>
          {records.data.list.map((record) => (
            <ListRow
              key={record.order_no}
              icon={STATES[record.status].icon}
              title={`${t(`withdraw.kind.${record.payment_type}`)} ${record.account}`}
              detail={dateTimeText(record.created_at, locale)}
              value={<Money amountCentavos={centavosFromWire(record.money)} />}
              valueDetail={<Badge tone={STATES[record.status].tone}>{record.status_text}</Badge>}
              onClick={() => onOpen(record.order_no)}
            />
          ))}
        </List>
      )}
    </section>
  );
}

const section = { display: 'grid', gap: tokens.space[3], marginTop: tokens.space[2] } as const;
