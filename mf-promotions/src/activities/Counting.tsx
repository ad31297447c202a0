import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
import type { Activity } from './useActivities.ts';

type Shares = Activity['turnover_shares'];

/** How much of a bet counts in each kind of game: towards the reward, and towards a bonus that becomes cash. Source: G16. */
export function Counting({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation();
  const { kind, bet_shares: ofBets, turnover_shares: ofTurnover } = activity;
  const groups = [
    [`activities.counting.${BETS_OF[kind] ?? 'bets'}`, ofBets],
    ['activities.counting.turnover', ofTurnover],
  ] as const;
  const told = groups.filter(([, shares]) => shares.length > 0);
  if (told.length === 0) return null;
  return (
    <section css={{ marginTop: tokens.space[4] }}>
      <h3 css={heading}>{t('activities.counting.heading')}</h3>
      {told.map(([name, shares]) => (
        <div key={name} css={table}>
          <p css={caption} aria-hidden>
            {t(name)}
          </p>
          <dl aria-label={t(name)} css={{ margin: 0 }}>
            {byPercent(shares).map(([percent, games]) => (
              <div key={percent} css={row}>
                <dt>
                  {games.length === shares.length
                    ? t('activities.counting.all')
                    : games.map((game) => t(`types.${game}`)).join(', ')}
                </dt>
                <dd css={share}>{percent}%</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

/** What the bets are of, where it is not the reward itself. */
const BETS_OF: Readonly<Record<string, string>> = { invitation: 'friends', daily_relief: 'losses' };

/** Games of which the same share counts stand together, the most first. Pure. */
function byPercent(shares: Shares): readonly (readonly [number, readonly string[]])[] {
  const percents = [...new Set(shares.map(({ percent }) => percent))].sort((one, other) => other - one);
  return percents.map((percent) => [
    percent,
    shares.filter((each) => each.percent === percent).map(({ game_type: game }) => game),
  ]);
}

const heading = {
  marginBottom: tokens.space[2],
  fontSize: tokens.font.size.body,
  fontWeight: tokens.font.weight.bold,
} as const;
const table = {
  '& + &': { marginTop: tokens.space[3] },
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
} as const;
const caption = { color: tokens.color.textMuted, marginBottom: tokens.space[1] } as const;
const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  padding: `${tokens.space[1]} 0`,
  borderTop: `1px solid ${tokens.color.hairline}`,
} as const;
const share = { margin: 0, flex: 'none', fontVariantNumeric: 'tabular-nums' } as const;
