import { dateTimeText } from '@mosaico/shared/dates';
import { Icon, tokens, useLocale, VisuallyHidden, type IconName } from '@mosaico/shared/ui';
import { timelineTextsOf } from './texts.ts';
import type { ReactNode } from 'react';

/** `done` has happened, `current` is under way, `failed` ended it, `pending` is still to come. */
export type TimelineState = 'done' | 'current' | 'failed' | 'pending';

/** One step of the way. */
export interface TimelineStep {
  readonly id: string;
  /** What happens: `Requested`, `Under review`, `Paid`. */
  readonly title: ReactNode;
  readonly state: TimelineState;
  /** When it happened: an instant, ISO 8601. Shown as the clock in Brazil shows it, in the page's language (G29). */
  readonly at?: string | undefined;
  /** A sentence more: a reason, an expected time. */
  readonly detail?: ReactNode | undefined;
}

export interface TimelineProps {
  /** Name of the list for screen readers, such as `Withdrawal W123`. */
  readonly label: string;
  /** In the order of time. */
  readonly steps: readonly TimelineStep[];
}

/** The way of something through its states, each with its date; states are also said in words. */
export function Timeline({ label, steps }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {steps.map((step) => (
        <Step key={step.id} {...step} />
      ))}
    </ol>
  );
}

function Step({ title, state, at, detail }: TimelineStep) {
  const locale = useLocale();
  return (
    <li aria-current={state === 'current' ? 'step' : undefined} css={[row, lines[state]]}>
      <span aria-hidden css={[disc, discs[state]]}>
        {state !== 'pending' && <Icon name={ICONS[state]} size={18} />}
      </span>
      <div css={{ flex: 1, minWidth: 0, paddingBottom: tokens.space[5] }}>
        <p css={[titleStyle, titles[state]]}>
          {title}
          <VisuallyHidden> ({timelineTextsOf(locale)[state]})</VisuallyHidden>
        </p>
        {at !== undefined && (
          <time dateTime={at} css={small}>
            {dateTimeText(at, locale)}
          </time>
        )}
        {detail !== undefined && <div css={small}>{detail}</div>}
      </div>
    </li>
  );
}

const ICONS = { done: 'check', current: 'clock', failed: 'close' } as const satisfies Record<
  Exclude<TimelineState, 'pending'>,
  IconName
>;
const { color } = tokens;

const row = {
  position: 'relative',
  display: 'flex',
  gap: tokens.space[3],
  // The line to the next step.
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    top: 40,
    bottom: 4,
    left: 16,
    width: 2,
    borderRadius: 2,
    background: color.edge,
    opacity: 0.5,
  },
  '&:last-child > div': { paddingBottom: 0 },
} as const;
const lines = {
  done: { '&:not(:last-child)::before': { background: color.success, opacity: 1 } },
  current: {},
  failed: {},
  pending: {},
} as const;
const disc = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  borderRadius: tokens.radius.round,
} as const;
const discs = {
  done: { color: color.success, background: color.successVeil },
  current: {
    color: color.onAccent,
    background: `linear-gradient(180deg, ${color.accentLit}, ${color.accent})`,
    boxShadow: `0 0 0 5px ${color.accentVeil}, 0 0 18px ${color.accentGlow}`,
  },
  failed: { color: color.dangerText, background: color.dangerVeil },
  pending: { boxShadow: `inset 0 0 0 2px ${color.edge}` },
} as const;
const titleStyle = {
  paddingTop: 6,
  fontWeight: tokens.font.weight.bold,
  lineHeight: tokens.font.leading.snug,
  overflowWrap: 'anywhere',
} as const;
const titles = {
  done: {},
  current: {},
  failed: { color: color.dangerText },
  pending: { color: color.textFaint, fontWeight: tokens.font.weight.medium },
} as const;
const small = {
  display: 'block',
  marginTop: 2,
  fontSize: tokens.font.size.small,
  color: color.textFaint,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const;
