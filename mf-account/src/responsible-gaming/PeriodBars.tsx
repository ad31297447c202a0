import type { Data } from '@mosaico/shared/api';
import { useFormatMoney } from '@mosaico/shared/area';
import { dateText, timeSpan } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { tokens, useLocale } from '@mosaico/shared/ui';

export type Period = Data<'GET /api/rg/statement'>['periods'][number];

interface PeriodBarsProps {
  /** The latest first, as they come. */
  readonly periods: readonly Period[];
  readonly measure: 'net' | 'time';
}

/** Units of the drawing, which is stretched to its place. */
const DRAWING = { slot: 10, bar: 7, height: 100, line: 1 };

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
    period && dateText(`${period.from}T12:00:00Z`, locale, 'medium');
  return (
    <div css={{ display: 'grid', gap: tokens.space[2] }}>
      <p css={head}>
        <span>{t(`rg.sum.${measure === 'net' ? 'net' : 'played'}`)}</span>
        <strong css={{ fontVariantNumeric: 'tabular-nums' }}>
          {measure === 'net' ? formatMoney(total) : timeSpan(total, locale)}
        </strong>
      </p>
      <Bars values={values} height={measure === 'net' ? 112 : 72} />
      <p aria-hidden css={axis}>
        <span>{label(drawn[0])}</span>
        <span>{label(drawn.at(-1))}</span>
      </p>
    </div>
  );
}

function Bars({ values, height: shown }: { readonly values: readonly number[]; readonly height: number }) {
  const { slot, bar, height, line } = DRAWING;
  const highest = Math.max(0, ...values);
  const deepest = Math.max(0, ...values.map((value) => -value));
  const heightOf = (value: number) => (Math.abs(value) / Math.max(1, highest + deepest)) * (height - line);
  const ground = heightOf(highest);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${values.length * slot} ${height}`}
      preserveAspectRatio="none"
      css={{ display: 'block', width: '100%', height: shown }}
    >
      {values.map((value, index) => (
        <rect
          key={index}
          x={index * slot + (slot - bar) / 2}
          y={value > 0 ? ground - heightOf(value) : ground + line}
          width={bar}
          height={heightOf(value)}
          fill={value > 0 ? tokens.color.info : tokens.color.warning}
        />
      ))}
      <rect x="0" y={ground} width={values.length * slot} height={line} fill={tokens.color.lightStrong} />
    </svg>
  );
}

const head = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  '& strong': { color: tokens.color.text, fontSize: tokens.font.size.body },
} as const;
const axis = {
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: tokens.font.size.tiny,
  color: tokens.color.textFaint,
} as const;
