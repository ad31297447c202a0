import { tokens } from '@mosaico/shared/ui';

/** Looks of what has to be known before a deposit. */
export const conditionStyle = {
  note: {
    display: 'flex',
    gap: tokens.space[2],
    fontSize: tokens.font.size.small,
    lineHeight: tokens.font.leading.snug,
    color: tokens.color.textMuted,
    '& svg': { flex: 'none', color: tokens.color.accentText },
  },
} as const;
