import type { Data } from '@mosaico/shared/api';
import { useApiPages, useFormatMoney } from '@mosaico/shared/area';
import { dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { EmptyState, Money, Skeleton, useLocale } from '@mosaico/shared/ui';
import { List, ListRow, PagedList } from '@mosaico/shared/ui/list';
import { PeriodChips } from '../records/PeriodChips.tsx';
import { useFreshList } from '../records/useFreshList.ts';
import { FeeRules } from './FeeRules.tsx';
import { ORDER_PERIODS, useOrderPeriod } from './useOrderPeriod.ts';

const FEE = 'GET /api/ordercenter/fee';
type Fee = Data<typeof FEE>['fee'][number];

/** The fees of a period, newest first. */
export function Fees() {
  const { t } = useTranslation();
  const { period, choosePeriod, query } = useOrderPeriod();
  const fees = useApiPages(FEE, {
    inputOf: (_page, before) => ({ query: { ...query, before } }),
    rowsOf: ({ fee }) => fee,
    itemKey: ({ id }) => id,
  });
  useFreshList(FEE);
  return (
    <>
      <FeeRules />
      <PeriodChips periods={ORDER_PERIODS} value={period} onChange={choosePeriod} />
      <PagedList
        pages={fees}
        skeleton={<Skeleton shape="list" isPart />}
        empty={<EmptyState icon="check-circle" text={t('orders.fee.none')} />}
      >
        {(rows) => (
          <List label={t('orders.feeTitle')}>
            {rows.map((fee) => (
              <FeeRow key={fee.id} fee={fee} />
            ))}
          </List>
        )}
      </PagedList>
    </>
  );
}

function FeeRow({ fee }: { readonly fee: Fee }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  const amount = formatMoney(centavosFromWire(fee.amount));
  return (
    <ListRow
      icon={fee.type === 'recharge' ? 'arrow-down' : 'arrow-up'}
      title={t(`orders.fee.${fee.type}`)}
      detail={dateTimeText(fee.created_at, locale)}
      value={<Money amountCentavos={centavosFromWire(fee.fee)} />}
      valueDetail={t('orders.fee.of', { rate: Number(fee.rate).toLocaleString(locale), amount })}
    />
  );
}
