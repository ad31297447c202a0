import type { Data } from '@mosaico/shared/api';
import { dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import type { WithdrawalStatus } from '@mosaico/shared/rules';
import { Icon, toneStyle, tokens, useLocale } from '@mosaico/shared/ui';
import { hasEndedUnpaid, STATES, statesAhead } from './states.ts';
import type { WithdrawalRecord } from './withdrawal-facts.ts';

interface WithdrawalTimelineProps {
  readonly record: WithdrawalRecord;
  /** Oldest first. */
  readonly timeline: Data<'GET /api/drawing/status'>['timeline'];
}

/** Every state it has had, with its time, and those that normally follow. Source: R122. */
export function WithdrawalTimeline({ record, timeline }: WithdrawalTimelineProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const last = timeline.length - 1;
  return (
    <ol aria-label={t('withdraw.timeline')} css={list}>
      {timeline.map(({ status, status_text: text, at }, index) => (
        <li key={status} css={[step, had]} aria-current={index === last ? 'step' : undefined}>
          <span css={[dot, index === last ? dotOf(status) : dotHad]} aria-hidden>
            <Icon name={STATES[status].icon} size={16} />
          </span>
          <span>{text}</span>
          <time dateTime={at} css={time}>
            {dateTimeText(at, locale)}
          </time>
        </li>
      ))}
      {statesAhead(record.status).map((status) => (
        <li key={status} css={[step, ahead]}>
          <span css={dot} aria-hidden />
          <span>{t(`withdraw.ahead.${status}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The state that it has now: an end without the money having arrived does not look like a success. */
function dotOf(status: WithdrawalStatus) {
  return hasEndedUnpaid(status) ? [dotEnd, toneStyle[STATES[status].tone]] : dotNow;
}

const DOT_PX = 28;
const list = { display: 'grid' } as const;
const step = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${tokens.space[3]}`,
  minHeight: 44,
  paddingLeft: DOT_PX + 12,
  lineHeight: tokens.font.leading.snug,
  // The line from the dot before.
  '&:not(:first-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: DOT_PX / 2 - 1,
    top: `calc(-50% + ${DOT_PX / 2}px)`,
    height: `calc(100% - ${DOT_PX}px)`,
    width: 2,
    background: tokens.color.hairline,
  },
} as const;
const had = {
  fontWeight: tokens.font.weight.medium,
  '&:not(:first-of-type)::before': { background: tokens.color.action },
} as const;
const ahead = { color: tokens.color.textFaint } as const;
const dot = {
  position: 'absolute',
  left: 0,
  top: `calc(50% - ${DOT_PX / 2}px)`,
  width: DOT_PX,
  height: DOT_PX,
  display: 'grid',
  placeItems: 'center',
  borderRadius: tokens.radius.round,
  background: tokens.color.well,
  boxShadow: `inset 0 0 0 2px ${tokens.color.hairline}`,
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;
const dotHad = {
  background: tokens.color.actionVeil,
  color: tokens.color.actionText,
  boxShadow: 'none',
} as const;
const dotNow = {
  background: tokens.color.action,
  color: tokens.color.onAction,
  boxShadow: `0 0 0 4px ${tokens.color.actionVeil}`,
} as const;
const dotEnd = { boxShadow: `0 0 0 4px ${tokens.color.hairline}` } as const;
const time = {
  marginLeft: 'auto',
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  color: tokens.color.textMuted,
} as const;
