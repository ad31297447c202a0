import { tokens } from '@mosaico/shared/ui';

export const formStyle = {
  /** One column that is never wider than its place, however large the visitor's texts are. */
  stack: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] },
  intro: { color: tokens.color.textMuted },
  /** What has just happened, and what to do next. */
  news: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.space[3],
    padding: tokens.space[4],
    borderRadius: tokens.radius.control,
    background: tokens.color.infoVeil,
    lineHeight: tokens.font.leading.snug,
    '& > svg': { flex: 'none', color: tokens.color.info },
  },
  other: { textAlign: 'center', color: tokens.color.textMuted, fontSize: tokens.font.size.small },
  /** For who is in the wrong form. */
  instead: { display: 'grid', gap: tokens.space[2] },
  /** A link that few players need. */
  quiet: {
    minHeight: tokens.size.target,
    padding: 0,
    border: 0,
    background: 'none',
    color: tokens.color.textMuted,
    fontSize: tokens.font.size.small,
    textAlign: 'left',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
  },
  window: { display: 'inline-flex', alignItems: 'center', justifySelf: 'start', gap: tokens.space[2] },
  atEnd: { display: 'block', marginLeft: 'auto' },
  link: {
    minWidth: tokens.size.target,
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
