import type { ReactNode } from 'react';
import { Icon, tokens, type IconProps } from '@mosaico/shared/ui';
import { chosenInForcedColours } from './chosen-in-forced-colours.ts';
import { ChoiceInput, type ChoiceInputProps } from './ChoiceInput.tsx';

interface ChoiceCardProps extends ChoiceInputProps {
  readonly icon: IconProps['name'];
  readonly title: ReactNode;
  readonly detail: string;
  /** Why it cannot be chosen now. */
  readonly notice?: string | undefined;
}

/** One choice as a card over the whole width, with a tick while it is the chosen one. */
export function ChoiceCard({ icon, title, detail, notice, ...input }: ChoiceCardProps) {
  return (
    <label css={[card, chosenInForcedColours]}>
      <ChoiceInput {...input} />
      <span css={badge}>
        <Icon name={icon} size={24} />
      </span>
      <span css={{ minWidth: 0, flex: 1 }}>
        <span css={name}>{title}</span>
        <span css={small}>{detail}</span>
        {notice !== undefined && <span css={[small, { color: tokens.color.warning }]}>{notice}</span>}
      </span>
      <span css={tick}>
        <Icon name="check" size={16} />
      </span>
    </label>
  );
}

const card = {
  position: 'relative',
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minHeight: 68,
  padding: tokens.space[3],
  borderRadius: tokens.radius.card,
  background: `linear-gradient(180deg, ${tokens.color.surfaceRaised}, ${tokens.color.surface})`,
  boxShadow: tokens.elevation.card,
  cursor: 'pointer',
  '@media (forced-colors: active)': { border: '1px solid' },
  '&:has(:checked)': {
    boxShadow: `inset 0 0 0 2px ${tokens.color.action}, 0 12px 34px -14px ${tokens.color.actionGlow}`,
  },
  '&:has(:disabled)': { cursor: 'default' },
  '&:has(:focus-visible)': { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 },
  '&:not(:has(:checked)) > span:last-of-type': { opacity: 0 },
} as const;
const badge = {
  flex: 'none',
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  borderRadius: tokens.radius.control,
  background: tokens.color.actionVeil,
  color: tokens.color.actionText,
  // The narrowest phones, and large texts, leave it out to have room for the words.
  '@media (max-width: 22.4em)': { display: 'none' },
} as const;
const name = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${tokens.space[2]}`,
  fontWeight: tokens.font.weight.bold,
} as const;
const small = {
  display: 'block',
  overflowWrap: 'anywhere',
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  color: tokens.color.textMuted,
} as const;
const tick = {
  flex: 'none',
  width: 26,
  height: 26,
  display: 'grid',
  placeItems: 'center',
  borderRadius: tokens.radius.round,
  background: tokens.color.action,
  color: tokens.color.onAction,
} as const;
