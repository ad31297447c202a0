import { tokens } from '@mosaico/shared/ui';

/** Looks that the forms of an account share. */
export const formStyle = {
  /** One column that is never wider than its place, however large the player's texts are. */
  stack: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] },
  /** Why something is asked for. */
  note: { color: tokens.color.textMuted, lineHeight: tokens.font.leading.snug, textWrap: 'pretty' },
  /** Something to know before going on. */
  news: {
    display: 'flex',
    gap: tokens.space[3],
    padding: tokens.space[4],
    borderRadius: tokens.radius.control,
    background: tokens.color.infoVeil,
    lineHeight: tokens.font.leading.snug,
    overflowWrap: 'anywhere',
    '& > svg': { flex: 'none', color: tokens.color.info },
  },
} as const;
