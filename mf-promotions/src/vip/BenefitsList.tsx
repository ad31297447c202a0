import { css } from '@emotion/react';
import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Badge, Card, tokens } from '@mosaico/shared/ui';
import type { VipLevel } from './vipStanding.ts';

interface BenefitsListProps {
  readonly ladder: readonly VipLevel[];
  readonly currentLevel: number | null;
}

/** What each level asks for and what it gives. */
export function BenefitsList({ ladder, currentLevel }: BenefitsListProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="vip-benefits">
      <h2 id="vip-benefits" css={heading}>
        {t('vip.benefits')}
      </h2>
      <ol css={list}>
        {ladder.map((level) => (
          <li key={level.level}>
            <LevelCard level={level} isCurrent={level.level === currentLevel} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function LevelCard({ level, isCurrent }: { readonly level: VipLevel; readonly isCurrent: boolean }) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const reais = (wire: string) => money(centavosFromWire(wire));
  const facts = [
    [t('vip.upgradeBonus'), reais(level.upgrade_bonus)],
    [t('vip.weeklyBonus'), reais(level.weekly_bonus)],
    [t('vip.rebate'), `${level.rebate_rate} %`],
    [t('vip.dailyLimit'), reais(level.withdraw_daily_limit)],
  ];
  return (
    <Card tone={isCurrent ? 'lit' : 'plain'}>
      <div css={title}>
        <h3 css={name}>{level.name}</h3>
        {isCurrent && <Badge tone="gold">{t('vip.youAreHere')}</Badge>}
      </div>
      <p css={requirement}>
        {t('vip.requirement', {
          recharge: reais(level.recharge_required),
          betting: reais(level.betting_required),
        })}
      </p>
      <dl css={table}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const heading = css({ fontSize: tokens.font.size.title, marginBottom: tokens.space[3] });
const list = css({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.space[3] });
const title = css({ display: 'flex', alignItems: 'center', gap: tokens.space[3] });
const name = css({ fontSize: tokens.font.size.heading, fontWeight: tokens.font.weight.black });
const requirement = css({
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  marginTop: tokens.space[1],
});
const table = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(118px, 1fr))',
  gap: tokens.space[3],
  margin: `${tokens.space[4]} 0 0`,
  '& dt': { color: tokens.color.textMuted, fontSize: tokens.font.size.small },
  '& dd': { margin: 0, fontWeight: tokens.font.weight.bold, fontVariantNumeric: 'tabular-nums' },
});
