import { tokens } from '@mosaico/shared/ui';

export const footerStyle = {
  heading: {
    color: tokens.color.text,
    fontSize: tokens.font.size.small,
    fontWeight: tokens.font.weight.bold,
    letterSpacing: '0.01em',
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minWidth: tokens.size.target,
    minHeight: tokens.size.target,
    color: tokens.color.textMuted,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { color: tokens.color.actionText, textDecoration: 'underline', textUnderlineOffset: 3 },
    '& > svg': { color: tokens.color.textFaint },
  },
} as const;
