import { Icon, tokens } from '@mosaico/shared/ui';
import type { ReactNode } from 'react';

export interface DisclosureProps {
  /** The line that is always in sight, and that is pressed. */
  readonly summary: ReactNode;
  /** What it opens. In the page all the time, so that a search in the page finds it. */
  readonly children: ReactNode;
  /** Disclosures of the same group close each other: an accordion. */
  readonly group?: string | undefined;
  readonly isOpenAtFirst?: boolean | undefined;
}

/** A question and its answer: opens and closes in place, by pointer and keyboard. */
export function Disclosure({ summary, children, group, isOpenAtFirst = false }: DisclosureProps) {
  return (
    <details name={group} open={isOpenAtFirst} css={box}>
      <summary css={head}>
        <span css={{ flex: 1 }}>{summary}</span>
        <span css={arrow}>
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      <div css={body}>{children}</div>
    </details>
  );
}

const box = {
  overflow: 'hidden',
  borderRadius: tokens.radius.card,
  background: `linear-gradient(180deg, ${tokens.color.surfaceRaised}, ${tokens.color.surface})`,
  boxShadow: tokens.elevation.card,
  '& + &': { marginTop: tokens.space[2] },
  '&[open] > summary > span:last-of-type': { transform: 'rotate(180deg)' },
} as const;
const head = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minHeight: 56,
  padding: `${tokens.space[3]} ${tokens.space[4]}`,
  fontWeight: tokens.font.weight.medium,
  lineHeight: tokens.font.leading.snug,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { background: tokens.color.light },
  '&:focus-visible': { outlineOffset: -3, borderRadius: tokens.radius.card },
} as const;
const arrow = {
  color: tokens.color.textMuted,
  transition: `transform ${tokens.motion.base} ${tokens.motion.ease}`,
} as const;
const body = {
  padding: `0 ${tokens.space[4]} ${tokens.space[4]}`,
  color: tokens.color.textMuted,
  textWrap: 'pretty',
} as const;
