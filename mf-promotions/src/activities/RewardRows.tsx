import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
import { rewardRowsOf } from './reward-rows.ts';
import type { Activity } from './useActivities.ts';

/** What each deposit brings, among the rules of an offer that has rows by amount. */
export function RewardRows({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const offered = rewardRowsOf(activity);
  if (offered.length === 0) return null;
  return (
    <section css={{ marginTop: tokens.space[4] }}>
      <h3 css={heading}>{t('firstDeposit.heading')}</h3>
      <dl css={rows}>
        {offered.map(({ minCentavos, rewardCentavos }) => (
          <div key={minCentavos} css={row}>
            <dt>{t('firstDeposit.from', { amount: money(minCentavos) })}</dt>
            <dd css={sum}>{money(rewardCentavos)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const heading = { fontSize: tokens.font.size.body, marginBottom: tokens.space[2] } as const;
const rows = { margin: 0, display: 'grid', gap: tokens.space[1] } as const;
const row = { display: 'flex', justifyContent: 'space-between', gap: tokens.space[3] } as const;
const sum = { margin: 0, flex: 'none', fontWeight: tokens.font.weight.bold } as const;
