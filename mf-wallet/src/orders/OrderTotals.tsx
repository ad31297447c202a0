import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Card, Icon, type IconName, Money, tokens } from '@mosaico/shared/ui';
import type { OrderDetails } from './useStatement.ts';

const TOTALS = [
  { name: 'recharge', icon: 'arrow-down', colour: tokens.color.actionText },
  { name: 'withdraw', icon: 'arrow-up', colour: tokens.color.info },
  { name: 'bonus', icon: 'gift', colour: tokens.color.accentText },
  { name: 'fee', icon: 'percent', colour: tokens.color.textMuted },
] as const satisfies readonly { name: string; icon: IconName; colour: string }[];

/** The four sums of the period, not of what is on the screen. Source: R108, R220. */
export function OrderTotals({ totals }: { readonly totals: OrderDetails }) {
  const { t } = useTranslation();
  return (
    <Card tone="lit">
      <dl css={grid}>
        {TOTALS.map(({ name, icon, colour }) => (
          <div key={name}>
            <dt css={caption}>
              <span css={{ color: colour, display: 'grid' }}>
                <Icon name={icon} size={18} />
              </span>
              {t(`orders.totals.${name}`)}
            </dt>
            <dd css={{ margin: 0 }}>
              <Money
                amountCentavos={centavosFromWire(totals[`total_${name}_amount`])}
                look="display"
                css={sum}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p css={apart}>{t('orders.gamesApart')}</p>
    </Card>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5rem, 40%), 1fr))',
  gap: `${tokens.space[5]} ${tokens.space[4]}`,
  margin: 0,
} as const;
const caption = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  fontSize: tokens.font.size.small,
  color: tokens.color.textMuted,
} as const;
const apart = {
  marginTop: tokens.space[4],
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
  color: tokens.color.textMuted,
  textWrap: 'balance',
} as const;
const sum = { fontSize: `min(${tokens.font.size.heading}, 8vw)` } as const;
