import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Link } from '@mosaico/shared/router';
import { Card, Icon, tokens } from '@mosaico/shared/ui';
import { Progress } from '@mosaico/shared/ui/progress';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { PATHS } from '../paths.ts';
import type { VipLevel, VipStanding } from './vip-standing.ts';

interface StandingCardProps {
  readonly standing: VipStanding;
}

/** The member's level, and how far deposits and bets have come towards the next one; of who may not play, what they have reached, and no target (G31). */
export function StandingCard({ standing }: StandingCardProps) {
  const { t } = useTranslation();
  const isKept = useIsKeptFromPlay();
  const { current, next } = standing;
  return (
    <Card tone="gold">
      <div css={layout}>
        <div css={crest} aria-hidden>
          <Icon name="crown" size={34} />
        </div>
        <div>
          <p css={{ color: tokens.color.textMuted }}>{t('vip.current')}</p>
          <p css={level}>{current.name}</p>
        </div>
        {!isKept && <p css={nextLevel}>{next ? t('vip.next', { name: next.name }) : t('vip.top')}</p>}
      </div>
      {isKept ? (
        <Reached standing={standing} />
      ) : (
        <>
          {next && <Way standing={standing} next={next} />}
          <Bonuses standing={standing} />
        </>
      )}
    </Card>
  );
}

function Way({ standing, next }: { readonly standing: VipStanding; readonly next: VipLevel }) {
  return (
    <div css={{ display: 'grid', gap: tokens.space[4], marginTop: tokens.space[5] }}>
      <Stretch name="recharged" amountCentavos={standing.rechargedCentavos} target={next.recharge_required} />
      <Stretch name="wagered" amountCentavos={standing.wageredCentavos} target={next.betting_required} />
    </div>
  );
}

/** What stays of the level without playing: what was paid in and bet, how much may be withdrawn, and the way to what was paid. */
function Reached({ standing: { current, rechargedCentavos, wageredCentavos } }: StandingCardProps) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const { withdraw_daily_limit: most, withdraw_daily_count: number } = current;
  const limit = money(centavosFromWire(most));
  const facts = [
    [t('vip.recharged'), money(rechargedCentavos)],
    [t('vip.wagered'), money(wageredCentavos)],
    [t('vip.dailyLimit'), number ? t('vip.perDay', { amount: limit, number }) : limit],
  ];
  return (
    <div css={bonuses}>
      {facts.map(([name, value]) => (
        <p key={name}>{`${name}: ${value}`}</p>
      ))}
      <HistoryLinks />
    </div>
  );
}

/** The ways to what levels and weeks have paid; what is paid for losses is no part of the club, so it says what it is. */
function HistoryLinks() {
  const { t } = useTranslation();
  const isKept = useIsKeptFromPlay();
  return (
    <>
      <Link to={PATHS.history} css={link}>
        {t('vip.history')}
      </Link>
      <Link to={PATHS.cover} css={link}>
        {t('cover.heading')}
      </Link>
      {!isKept && <p css={about}>{t('activities.cover.about')}</p>}
    </>
  );
}

/** What the next level and the coming Monday bring, and the way to what was paid. */
function Bonuses({ standing: { current, next } }: { readonly standing: VipStanding }) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const reais = (wire: string) => money(centavosFromWire(wire));
  return (
    <div css={bonuses}>
      {next && <p>{t('vip.nextBonus', { amount: reais(next.upgrade_bonus) })}</p>}
      {current.level > 0 && <p>{t('vip.weekly', { amount: reais(current.weekly_bonus) })}</p>}
      <HistoryLinks />
    </div>
  );
}

interface StretchProps {
  readonly name: 'recharged' | 'wagered';
  readonly amountCentavos: number;
  /** Wire amount. */
  readonly target: string;
}

function Stretch({ name, amountCentavos, target }: StretchProps) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const targetCentavos = centavosFromWire(target);
  const missingCentavos = targetCentavos - amountCentavos;
  const amount = money(amountCentavos);
  return (
    <div>
      <Progress
        tone="gold"
        label={t(`vip.${name}`)}
        value={Math.min(amountCentavos, targetCentavos)}
        max={targetCentavos}
        valueText={
          missingCentavos > 0
            ? t('vip.ofTarget', { amount, target: money(targetCentavos) })
            : t('vip.reached', { amount })
        }
      />
      {missingCentavos > 0 && <p css={missing}>{t('vip.missing', { amount: money(missingCentavos) })}</p>}
    </div>
  );
}

const layout = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space[1]} ${tokens.space[4]}`,
} as const;
const bonuses = {
  display: 'grid',
  justifyItems: 'start',
  gap: tokens.space[1],
  marginTop: tokens.space[4],
  color: tokens.color.textMuted,
} as const;
const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  color: tokens.color.accentText,
  fontWeight: tokens.font.weight.bold,
} as const;
const about = { fontSize: tokens.font.size.small } as const;
const crest = {
  display: 'grid',
  placeItems: 'center',
  width: 68,
  height: 68,
  flex: 'none',
  borderRadius: tokens.radius.card,
  color: tokens.color.onAccent,
  background: `linear-gradient(160deg, ${tokens.color.accentLit}, ${tokens.color.accent} 55%, ${tokens.color.accentDeep})`,
  boxShadow: `inset 0 1px 0 ${tokens.color.lightStrong}, 0 10px 30px -10px ${tokens.color.accentGlow}`,
} as const;
const level = {
  fontSize: tokens.font.size.huge,
  fontWeight: tokens.font.weight.black,
  lineHeight: tokens.font.leading.tight,
} as const;
const nextLevel = {
  marginLeft: 'auto',
  whiteSpace: 'nowrap',
  color: tokens.color.accentText,
  fontWeight: tokens.font.weight.medium,
} as const;
const missing = {
  marginTop: tokens.space[1],
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
} as const;
