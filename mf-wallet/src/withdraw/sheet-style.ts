import { tokens } from '@mosaico/shared/ui';

/** Looks that the sheets of a withdrawal share. */
export const sheetStyle = {
  /** Something to know before going on. */
  note: {
    display: 'flex',
    gap: tokens.space[3],
    padding: tokens.space[4],
    borderRadius: tokens.radius.control,
    background: tokens.color.warningVeil,
    fontSize: tokens.font.size.small,
    lineHeight: tokens.font.leading.snug,
    '& > svg': { flex: 'none', color: tokens.color.warning },
  },
  quiet: {
    justifySelf: 'start',
    minHeight: tokens.size.target,
    padding: 0,
    border: 0,
    background: 'none',
    color: tokens.color.textMuted,
    fontSize: tokens.font.size.small,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
  },
} as const;
