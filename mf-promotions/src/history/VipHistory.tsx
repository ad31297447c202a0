import { useApiPages, useFormatMoney } from '@mosaico/shared/area';
import { dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { useNavigate } from '@mosaico/shared/router';
import { Button, EmptyState, Money, Skeleton, useLocale } from '@mosaico/shared/ui';
import { List, ListRow, PagedList } from '@mosaico/shared/ui/list';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { useFreshAfterClaims } from '../claims/useFreshAfterClaims.ts';
import { PATHS } from '../paths.ts';
import { useVipInfo } from '../vip/useVipInfo.ts';

const HISTORY = 'POST /api/member/vip/history';

/** Levels and bonuses, the newest first. */
export function VipHistory() {
  const { t } = useTranslation();
  const locale = useLocale();
  const bonuses = useApiPages(HISTORY, {
    inputOf: (page, before) => ({ body: { page, before } }),
    itemKey: ({ id }) => id,
  });
  useFreshAfterClaims(HISTORY);
  return (
    <PagedList pages={bonuses} skeleton={<Skeleton shape="list" isPart />} empty={<NothingYet />}>
      {(rows) => (
        <List label={t('history.heading')}>
          {rows.map((row) => (
            <ListRow
              key={row.id}
              icon={row.kind === 'upgrade' ? 'crown' : 'gift'}
              title={t(`history.${row.kind}`, { level: row.to_level })}
              detail={dateTimeText(row.created_at, locale)}
              value={<Money amountCentavos={centavosFromWire(row.bonus)} isSigned />}
            />
          ))}
        </List>
      )}
    </PagedList>
  );
}

/** Says what the first level brings; not to who may not play (G31). */
function NothingYet() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const money = useFormatMoney();
  const isKept = useIsKeptFromPlay();
  const first = useVipInfo().data?.data.find(({ level }) => level === 1);
  if (isKept) return <EmptyState icon="crown" />;
  return (
    <EmptyState
      icon="crown"
      text={first && t('history.none', { amount: money(centavosFromWire(first.upgrade_bonus)) })}
      action={
        <Button variant="gold" onClick={() => navigate(PATHS.vip)}>
          {t('history.toVip')}
        </Button>
      }
    />
  );
}
