import type { Data } from '@mosaico/shared/api';
import { useFormatMoney } from '@mosaico/shared/area';
import { dateText, timeSpan } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { tokens, useLocale } from '@mosaico/shared/ui';
import { type Bar, BarChart, moneyTick } from '@mosaico/shared/ui/chart';

export type Period = Data<'GET /api/rg/statement'>['periods'][number];

/** A round may have begun in the period before: then only its win, or its time, is of this one. Pure. */
export function wasPlayed({ rounds, played_minutes: minutes, net }: Period): boolean {
  return rounds > 0 || minutes > 0 || centavosFromWire(net) !== 0;
}

interface PeriodBarsProps {
  /** The latest first, as they come. */
  readonly periods: readonly Period[];
  readonly measure: 'net' | 'time';
}

/** One measure, period by period: what is above zero over the line, losses below it. A picture; the table says it in words. */
export function PeriodBars({ periods, measure }: PeriodBarsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  const drawn = [...periods].reverse();
  const values = drawn.map((period) =>
    measure === 'net' ? centavosFromWire(period.net) : period.played_minutes,
  );
  const total = values.reduce((sum, value) => sum + value, 0);
  const label = (period: Period | undefined) =>
    period ? dateText(`${period.from}T12:00:00Z`, locale, 'medium') : '';
  return (
    <div css={{ display: 'grid', gap: tokens.space[2] }}>
      <p css={head}>
        <span>{t(`rg.sum.${measure === 'net' ? 'net' : 'played'}`)}</span>
        <strong css={{ fontVariantNumeric: 'tabular-nums' }}>
          {measure === 'net' ? formatMoney(total) : timeSpan(total, locale)}
        </strong>
      </p>
      <BarChart
        bars={drawn.map(({ from }, index) => ({ key: from, ...barOf(values[index] ?? 0) }))}
        ends={[label(drawn[0]), label(drawn.at(-1))]}
        height={measure === 'net' ? 128 : 88}
        tickText={(value) => (measure === 'net' ? moneyTick(value, locale) : timeSpan(value, locale))}
      />
    </div>
  );
}

function barOf(value: number): Pick<Bar, 'above' | 'below'> {
  if (value > 0) return { above: [{ value, colour: tokens.color.info }] };
  return { below: [{ value: -value, colour: tokens.color.warning }] };
}

const head = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  '& strong': { color: tokens.color.text, fontSize: tokens.font.size.body },
} as const;
