import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Money, tokens, useLocale } from '@mosaico/shared/ui';
import { List, ListRow } from '@mosaico/shared/ui/list';
import { percentText } from '../numbers/percent-text.ts';
import type { Rebates } from './ClaimCard.tsx';
import { GAME_TYPE_ICONS } from './game-type-icons.ts';

interface RateListProps {
  readonly rebates: Rebates['list'];
  /** What each VIP level adds, in percent. */
  readonly levelStep: string;
  readonly isMember: boolean;
}

/** The rate of each game type, and what today has brought there. */
export function RateList({ rebates, levelStep, isMember }: RateListProps) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const locale = useLocale();
  return (
    <section aria-labelledby="rebate-rates" css={section}>
      <h2 id="rebate-rates" css={{ fontSize: tokens.font.size.title }}>
        {t('rebates.rates')}
      </h2>
      <List>
        {rebates.map((rebate) => {
          const betCentavos = centavosFromWire(rebate.today_valid_bet);
          return (
            <ListRow
              key={rebate.game_type}
              icon={GAME_TYPE_ICONS[rebate.game_type]}
              title={t(`types.${rebate.game_type}`)}
              detail={
                isMember
                  ? betCentavos > 0
                    ? t('rebates.ofBets', { amount: money(betCentavos) })
                    : t('rebates.noBets')
                  : undefined
              }
              value={percentText(rebate.rate, locale)}
              valueDetail={
                betCentavos > 0 ? (
                  <Money amountCentavos={centavosFromWire(rebate.today_amount)} isSigned />
                ) : undefined
              }
            />
          );
        })}
      </List>
      <p css={note}>{t('rebates.level', { step: percentText(levelStep, locale) })}</p>
    </section>
  );
}

const section = { display: 'grid', gap: tokens.space[3] } as const;
const note = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
