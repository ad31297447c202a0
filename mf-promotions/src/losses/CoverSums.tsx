import type { Data } from '@mosaico/shared/api';
import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Card, Money, tokens, useLocale } from '@mosaico/shared/ui';
import { Progress } from '@mosaico/shared/ui/progress';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { percentText } from '../numbers/percent-text.ts';
import { TimeLeft } from '../time-left/TimeLeft.tsx';

interface CoverSumsProps {
  readonly cover: Data<'POST /api/cover/history'>;
  /** The week is worked out. */
  readonly onEnd: () => void;
}

/** What was paid so far; how far this week has come, and what is paid for what, but to who may not play (G31). */
export function CoverSums({ cover, onEnd }: CoverSumsProps) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const isKept = useIsKeptFromPlay();
  const { totals } = cover;
  const losses = money(centavosFromWire(totals.loss_amount));
  return (
    <>
      <Card tone="lit">
        <div css={{ display: 'grid', gap: tokens.space[2] }}>
          <p css={muted}>{t('cover.total')}</p>
          <Money amountCentavos={centavosFromWire(totals.amount)} look="display" />
          <p css={muted}>{t('cover.ofLosses', { amount: losses, count: totals.weeks })}</p>
        </div>
      </Card>
      {!isKept && <Week cover={cover} onEnd={onEnd} />}
    </>
  );
}

function Week({ cover, onEnd }: CoverSumsProps) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const locale = useLocale();
  const { this_week: week, terms } = cover;
  const reais = (wire: string) => money(centavosFromWire(wire));
  const [lossCentavos, minCentavos] = [centavosFromWire(week.loss_amount), centavosFromWire(terms.min_loss)];
  return (
    <Card>
      <div css={{ display: 'grid', gap: tokens.space[3] }}>
        <Progress
          label={t('cover.week')}
          value={Math.min(lossCentavos, minCentavos)}
          max={minCentavos}
          valueText={money(lossCentavos)}
        />
        <p css={{ fontWeight: tokens.font.weight.bold }}>
          {lossCentavos >= minCentavos
            ? t('cover.weekWould', { amount: reais(week.amount) })
            : t('cover.weekMissing', { amount: reais(terms.min_loss) })}
        </p>
        <p css={muted}>
          {t('cover.next')}{' '}
          <TimeLeft answer={cover} seconds={cover.next_in_seconds} label={t('cover.next')} onEnd={onEnd} />
        </p>
        <p css={muted}>
          {t('cover.terms', {
            rate: percentText(terms.rate, locale),
            min: reais(terms.min_loss),
            max: reais(terms.max_reward),
            percent: percentText(`${terms.other_games_percent}`, locale),
          })}
        </p>
      </div>
    </Card>
  );
}

const muted = { color: tokens.color.textMuted, textWrap: 'pretty' } as const;
