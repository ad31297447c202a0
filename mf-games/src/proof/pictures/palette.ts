import { tokens } from '@mosaico/shared/ui';

/** Colours of the pictures of a round, and their letters. */
export const palette = {
  ground: tokens.color.well,
  line: tokens.color.edge,
  faint: tokens.color.lightStrong,
  won: tokens.color.success,
  lost: tokens.color.dangerText,
  gold: tokens.color.accentText,
  text: tokens.color.text,
  muted: tokens.color.textMuted,
} as const;

/** Of the pictures, which are as wide as their box up to this. */
export const picture = {
  width: '100%',
  maxWidth: 340,
  borderRadius: tokens.radius.control,
  background: palette.ground,
  '& text': {
    fontFamily: tokens.font.family,
    fontWeight: tokens.font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
  },
} as const;
