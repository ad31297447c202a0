import { useApi, useApiPages, useFormatMoney } from '@mosaico/shared/area';
import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Badge, ErrorState, Money, Skeleton, tokens, useLocale } from '@mosaico/shared/ui';
import { List, ListRow, PagedList } from '@mosaico/shared/ui/list';
import { percentText } from '../numbers/percent-text.ts';
import { CoverSums } from './CoverSums.tsx';

const COVER = 'POST /api/cover/history';

/** The sums, how this week goes, and the weeks that were paid. */
export function Cover() {
  const { t } = useTranslation();
  const locale = useLocale();
  const money = useFormatMoney();
  const sums = useApi(COVER, { body: { limit: 1 } });
  const weeks = useApiPages(COVER, {
    inputOf: (page, before) => ({ body: { page, before } }),
    itemKey: ({ id }) => id,
  });
  if (sums.error && !sums.data) return <ErrorState onRetry={sums.refetch} />;
  const day = (iso = '') => dateText(`${iso}T12:00:00Z`, locale, 'medium');
  return (
    <>
      {sums.data ? (
        <CoverSums cover={sums.data} onEnd={() => void sums.refetch()} />
      ) : (
        <Skeleton shape="detail" isPart />
      )}
      <section aria-labelledby="cover-weeks" css={{ display: 'grid', gap: tokens.space[3] }}>
        <h2 id="cover-weeks" css={{ fontSize: tokens.font.size.title }}>
          {t('cover.weeks')}
        </h2>
        <PagedList pages={weeks} skeleton={<Skeleton shape="list" isPart />}>
          {(rows) => (
            <List>
              {rows.map((row) => (
                <ListRow
                  key={row.id}
                  icon="shield"
                  title={row.period.split('/').map(day).join(' – ')}
                  detail={t('cover.row', {
                    rate: percentText(row.rate, locale),
                    amount: money(centavosFromWire(row.loss_amount)),
                  })}
                  value={<Money amountCentavos={centavosFromWire(row.amount)} isSigned />}
                  valueDetail={<Badge tone="success">{t('cover.paid')}</Badge>}
                />
              ))}
            </List>
          )}
        </PagedList>
      </section>
    </>
  );
}
