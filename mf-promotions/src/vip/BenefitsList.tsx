import { useFormatMoney, usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Badge, Card, Icon, tokens } from '@mosaico/shared/ui';
import { percentText } from '../numbers/percent-text.ts';
import type { VipLevel } from './vip-standing.ts';

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
        {ladder.map((level, index) => (
          <li key={level.level}>
            <LevelCard
              level={level}
              isCurrent={level.level === currentLevel}
              height={(index + 1) / ladder.length}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface LevelCardProps {
  readonly level: VipLevel;
  readonly isCurrent: boolean;
  /** How far up the ladder it stands, up to 1. */
  readonly height: number;
}

function LevelCard({ level, isCurrent, height }: LevelCardProps) {
  const { t } = useTranslation();
  const { locale } = usePlatform().language;
  const money = useFormatMoney();
  const reais = (wire: string) => money(centavosFromWire(wire));
  const { withdraw_daily_limit: most, withdraw_daily_count: count } = level;
  const withdrawals = count ? t('vip.perDay', { amount: reais(most), number: count }) : reais(most);
  const facts = [
    [t('vip.upgradeBonus'), reais(level.upgrade_bonus)],
    [t('vip.weeklyBonus'), reais(level.weekly_bonus)],
    [t('vip.rebate'), percentText(level.rebate_rate, locale)],
    [t('vip.dailyLimit'), withdrawals],
  ];
  return (
    <Card tone={isCurrent ? 'lit' : 'plain'}>
      <div css={title}>
        <span aria-hidden css={[medal, { '--height': `${height * 100}%` }]}>
          <Icon name="crown" size={20} />
        </span>
        <div>
          <h3 css={name}>
            {level.name} {isCurrent && <Badge tone="gold">{t('vip.youAreHere')}</Badge>}
          </h3>
          <Requirement level={level} />
        </div>
      </div>
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

/** What the level asks for; the first asks for nothing. */
function Requirement({ level }: { readonly level: VipLevel }) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const [recharge, betting] = [level.recharge_required, level.betting_required].map(centavosFromWire);
  if (!recharge && !betting) return null;
  return (
    <p css={requirement}>
      {t('vip.requirement', { recharge: money(recharge ?? 0), betting: money(betting ?? 0) })}
    </p>
  );
}

const heading = { fontSize: tokens.font.size.title, marginBottom: tokens.space[3] } as const;
const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.space[3] } as const;
const title = { display: 'flex', alignItems: 'center', gap: tokens.space[3] } as const;
/** A ring that is fuller the higher the level is. */
const medal = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: tokens.radius.round,
  color: tokens.color.accentText,
  background: `radial-gradient(closest-side, ${tokens.color.surface} 84%, transparent 86%), conic-gradient(${tokens.color.accent} var(--height), ${tokens.color.lightStrong} 0)`,
} as const;
const name = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[2],
  fontSize: tokens.font.size.heading,
  fontWeight: tokens.font.weight.black,
} as const;
const requirement = {
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  marginTop: tokens.space[1],
} as const;
const table = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(118px, 1fr))',
  gap: tokens.space[3],
  margin: `${tokens.space[4]} 0 0`,
  '& dt': { color: tokens.color.textMuted, fontSize: tokens.font.size.small },
  '& dd': { margin: 0, fontWeight: tokens.font.weight.bold, fontVariantNumeric: 'tabular-nums' },
} as const;
