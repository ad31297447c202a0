import { tokens } from '@mosaico/shared/ui';

export const formStyle = {
  stack: { display: 'grid', gap: tokens.space[3] },
  other: { textAlign: 'center', color: tokens.color.textMuted, fontSize: tokens.font.size.small },
  link: {
    minHeight: tokens.size.target,
    padding: `0 ${tokens.space[1]}`,
    border: 0,
    background: 'none',
    color: tokens.color.actionText,
    fontWeight: tokens.font.weight.bold,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
  },
} as const;
