import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Badge, Card, Icon, tokens, useLocale } from '@mosaico/shared/ui';
import { Progress } from '@mosaico/shared/ui/progress';
import type { GiftTier } from '@mosaico/shared/rules';
import { type GiftStanding, tierOf } from './gift-standing.ts';
import { percentText } from '../numbers/percent-text.ts';

/** The five tiers from the lowest up, with the member's place on them. */
export function GiftLadder({ standing }: { readonly standing: GiftStanding }) {
  const current = tierOf(standing);
  return (
    <ol css={list}>
      {standing.tiers.map((tier) => (
        <li key={tier.name}>
          <TierCard
            tier={tier}
            totalCentavos={current === tier ? standing.totalCentavos : null}
            isPast={current !== tier && isPast(tier, standing)}
            isLast={tier === standing.tiers.at(-1)}
          />
        </li>
      ))}
    </ol>
  );
}

/** The total only grows: no deposit brings the share of a lower tier any more. The last tier goes on above its end. */
const isPast = ({ toCentavos }: GiftTier, { totalCentavos }: GiftStanding) =>
  totalCentavos !== null && totalCentavos >= toCentavos;

interface TierCardProps {
  readonly tier: GiftTier;
  /** Of a member who stands in this tier. */
  readonly totalCentavos: number | null;
  readonly isPast: boolean;
  /** Its share goes on above its end (A12). */
  readonly isLast: boolean;
}

function TierCard({ tier, totalCentavos, isPast: isOver, isLast }: TierCardProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const money = useFormatMoney();
  const { name, fromCentavos, toCentavos, fromHundredths, toHundredths } = tier;
  const [low, high] = [fromHundredths, toHundredths].map((share) => percentText(String(share / 100), locale));
  return (
    <Card tone={totalCentavos === null ? 'plain' : 'gold'} css={card}>
      <div css={line}>
        <span aria-hidden css={[medal, { color: METALS[name] ?? tokens.color.accentText }]}>
          <Icon name="medal" size={26} />
        </span>
        <h2 css={title}>
          {t([`gifts.tier.${name}`, 'gifts.tier.other'], { name })}{' '}
          {totalCentavos !== null && <Badge tone="gold">{t('vip.youAreHere')}</Badge>}
        </h2>
        <p css={[share, isOver ? dim : lit]}>{low === high ? high : `${low} – ${high}`}</p>
      </div>
      <p css={small}>{t('gifts.range', { from: money(fromCentavos), to: money(toCentavos) })}</p>
      {isLast && <p css={small}>{t('gifts.above', { to: money(toCentavos), percent: high })}</p>}
      {totalCentavos !== null && totalCentavos < toCentavos && (
        <Progress
          tone="gold"
          label={t('gifts.total')}
          value={totalCentavos - fromCentavos}
          max={toCentavos - fromCentavos}
          valueText={t('vip.ofTarget', { amount: money(totalCentavos), target: money(toCentavos) })}
        />
      )}
    </Card>
  );
}

/** Art: what each tier is named after. */
const METALS: Readonly<Record<string, string>> = {
  Bronze: '#d9925b',
  Silver: '#cfd8de',
  Gold: '#f4c452',
  Platinum: '#a9e3dc',
  Diamond: '#8fd0ff',
};

const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.space[2] } as const;
const card = { '&': { display: 'grid', gap: tokens.space[2] } } as const;
const line = { display: 'flex', alignItems: 'center', gap: tokens.space[3] } as const;
const medal = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: tokens.radius.round,
  background: tokens.color.well,
} as const;
const title = {
  flex: 1,
  minWidth: 0,
  fontSize: tokens.font.size.large,
  fontWeight: tokens.font.weight.bold,
} as const;
/** A row of its own: beside the medal and the share it broke in two on a narrow phone. */
const small = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
const lit = { color: tokens.color.accentText } as const;
const dim = { color: tokens.color.textMuted } as const;
const share = {
  flex: 'none',
  fontSize: tokens.font.size.large,
  fontWeight: tokens.font.weight.black,
  fontVariantNumeric: 'tabular-nums',
} as const;
