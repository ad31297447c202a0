import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { tokens } from '@mosaico/shared/ui';
import type { Activity } from './useActivities.ts';

/** What each deposit brings, among the rules of an offer that has rows by amount; nothing of another one, nor of an API of a release before it. */
export function RewardRows({ activity: { terms } }: { readonly activity: Activity }) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const rewards = terms['rewards']?.split(' ') ?? [];
  const amounts = terms['rows']?.split(' ') ?? [];
  if (rewards.length === 0 || rewards.length !== amounts.length) return null;
  const text = (wire: string) => money(centavosFromWire(wire));
  return (
    <section css={{ marginTop: tokens.space[4] }}>
      <h3 css={heading}>{t('firstDeposit.heading')}</h3>
      <dl css={rows}>
        {amounts.map((amount, index) => (
          <div key={amount} css={row}>
            <dt>{t('firstDeposit.from', { amount: text(amount) })}</dt>
            <dd css={sum}>{text(rewards[index] ?? '0.00')}</dd>
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
