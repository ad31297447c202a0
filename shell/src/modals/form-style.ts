import { tokens } from '@mosaico/shared/ui';

export const formStyle = {
  stack: { display: 'grid', gap: tokens.space[4] },
  offer: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.space[3],
    padding: tokens.space[3],
    borderRadius: tokens.radius.control,
    background: tokens.color.accentVeil,
    color: tokens.color.accentText,
    fontSize: tokens.font.size.title,
    fontWeight: tokens.font.weight.black,
    textAlign: 'center',
  },
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
