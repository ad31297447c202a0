import { useApiPages, useFormatMoney } from '@mosaico/shared/area';
import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Badge, Money, Skeleton, tokens, useLocale } from '@mosaico/shared/ui';
import { List, ListRow, PagedList } from '@mosaico/shared/ui/list';
import { percentText } from '../numbers/percent-text.ts';
import { GAME_TYPE_ICONS } from './game-type-icons.ts';

/** Rebates day by day, the newest first. */
export function RebateDays() {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const locale = useLocale();
  const days = useApiPages('POST /api/games/rebates/details', {
    inputOf: (page, before) => ({ body: { page, before } }),
    itemKey: ({ id }) => id,
  });
  return (
    <section aria-labelledby="rebate-days" css={section}>
      <h2 id="rebate-days" css={{ fontSize: tokens.font.size.title }}>
        {t('rebates.days')}
      </h2>
      <PagedList pages={days} skeleton={<Skeleton shape="list" isPart />}>
        {(rebates) => (
          <List>
            {rebates.map((rebate) => (
              <ListRow
                key={rebate.id}
                icon={GAME_TYPE_ICONS[rebate.game_type]}
                title={`${t(`types.${rebate.game_type}`)} · ${dateText(`${rebate.date}T12:00:00Z`, locale, 'medium')}`}
                detail={t('rebates.dayBets', {
                  rate: percentText(rebate.rate, locale),
                  amount: money(centavosFromWire(rebate.valid_bet)),
                })}
                value={<Money amountCentavos={centavosFromWire(rebate.amount)} />}
                valueDetail={
                  <Badge tone={rebate.status === 'claimable' ? 'gold' : 'neutral'}>
                    {t(`rebates.${rebate.status}`)}
                  </Badge>
                }
              />
            ))}
          </List>
        )}
      </PagedList>
    </section>
  );
}

const section = { display: 'grid', gap: tokens.space[3] } as const;
