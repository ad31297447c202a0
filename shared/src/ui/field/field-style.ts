import { tokens } from '../theme/tokens.ts';

const { color, space, font, radius } = tokens;

/** Looks that every kind of field shares. */
export const fieldStyle = {
  group: {
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    minWidth: 0,
    border: 0,
    margin: 0,
    padding: 0,
  },
  label: {
    fontSize: font.size.small,
    fontWeight: font.weight.medium,
    color: color.textMuted,
    lineHeight: font.leading.snug,
  },
  box: {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '52px',
    paddingInline: space[4],
    borderRadius: radius.control,
    background: color.well,
    boxShadow: `${tokens.elevation.well}, inset 0 0 0 1px ${color.edge}`,
    transition: `box-shadow ${tokens.motion.fast}`,
    '&:focus-within': {
      boxShadow: `${tokens.elevation.well}, inset 0 0 0 2px ${color.focus}, 0 0 0 4px ${color.accentVeil}`,
    },
    '&:has([aria-invalid="true"])': {
      boxShadow: `${tokens.elevation.well}, inset 0 0 0 2px ${color.danger}`,
    },
    '&:has(:disabled)': { opacity: 0.6 },
    '@media (forced-colors: active)': {
      border: '1px solid FieldText',
      '&:focus-within': { outline: '2px solid Highlight' },
    },
  },
  input: {
    flex: 1,
    minWidth: 0,
    minHeight: tokens.size.target,
    padding: 0,
    border: 0,
    outline: 0,
    background: 'transparent',
    color: color.text,
    /* Below 16 px phones zoom in on focus. */
    fontSize: '1rem',
    fontWeight: font.weight.medium,
    '&::placeholder': { color: color.textFaint, opacity: 1, fontWeight: font.weight.regular },
    /* A field that can be cleared brings its own button. */
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:-webkit-autofill': {
      WebkitTextFillColor: color.text,
      boxShadow: `0 0 0 100px ${color.well} inset`,
      caretColor: color.text,
    },
  },
  hint: { fontSize: font.size.small, color: color.textFaint, lineHeight: font.leading.snug },
  error: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '6px',
    fontSize: font.size.small,
    fontWeight: font.weight.medium,
    color: color.dangerText,
    lineHeight: font.leading.snug,
  },
} as const;
