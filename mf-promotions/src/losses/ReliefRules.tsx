import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Card, tokens, useLocale } from '@mosaico/shared/ui';
import { percentText } from '../numbers/percent-text.ts';
import type { Relief } from './relief.ts';

interface ReliefRulesProps {
  readonly relief: Relief;
  readonly isMember: boolean;
}

/** Loss of the worked example; more where less brings nothing. */
const EXAMPLE_CENTAVOS = 1_000_00;

/** How today goes so far, and the rules in plain words with an example. */
export function ReliefRules({ relief, isMember }: ReliefRulesProps) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const locale = useLocale();
  const today = [
    [t('relief.todayLoss'), relief.today_loss],
    [t('relief.todayReward'), relief.today_reward],
  ] as const;
  const lossCentavos = Math.max(EXAMPLE_CENTAVOS, centavosFromWire(relief.min_loss));
  const shareCentavos = Math.floor((lossCentavos * Number(relief.rate)) / 100);
  const example = {
    loss: money(lossCentavos),
    reward: money(Math.min(shareCentavos, centavosFromWire(relief.max_reward))),
  };
  return (
    <>
      {isMember && (
        <Card>
          <h2 css={heading}>{t('relief.today')}</h2>
          <dl css={facts}>
            {today.map(([term, wire]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{money(centavosFromWire(wire))}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      <Card>
        <h2 css={heading}>{t('relief.rules')}</h2>
        <ul css={rules}>
          <li>{t('relief.rule1')}</li>
          <li>{t('relief.rule2', { percent: percentText(`${relief.other_games_percent}`, locale) })}</li>
          <li>{t('relief.rule3', example)}</li>
        </ul>
      </Card>
    </>
  );
}

const heading = { fontSize: tokens.font.size.large } as const;
const facts = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: tokens.space[3],
  margin: `${tokens.space[3]} 0 0`,
  '& dt': { color: tokens.color.textMuted, fontSize: tokens.font.size.small },
  '& dd': { margin: 0, fontWeight: tokens.font.weight.bold, fontSize: tokens.font.size.title },
} as const;
const rules = {
  listStyle: 'disc',
  display: 'grid',
  gap: tokens.space[2],
  margin: `${tokens.space[3]} 0 0`,
  paddingLeft: tokens.space[5],
  color: tokens.color.textMuted,
} as const;
