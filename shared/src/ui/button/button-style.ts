import { tokens } from '../theme/tokens.ts';

/** `primary` for the one thing to do, `gold` for prizes, `quiet` beside it, `ghost` within text and bars, `danger` for what cannot be undone. */
export type ButtonVariant = 'primary' | 'gold' | 'quiet' | 'ghost' | 'danger';
/** `small` 36 px with a target of 44, `medium` 46, `large` 54. */
export type ButtonSize = 'small' | 'medium' | 'large';

const { color, space, font } = tokens;
const gloss = `inset 0 1px 0 rgb(255 255 255 / 0.38), inset 0 -2px 6px rgb(0 0 0 / 0.12)`;

/** Styles that all buttons share. */
export const buttonBase = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  border: 0,
  margin: 0,
  borderRadius: tokens.radius.control,
  fontFamily: 'inherit',
  fontWeight: font.weight.bold,
  lineHeight: font.leading.tight,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `transform ${tokens.motion.fast} ${tokens.motion.ease}, filter ${tokens.motion.fast}, box-shadow ${tokens.motion.fast}, background-color ${tokens.motion.fast}`,
  '&:hover': { filter: 'brightness(1.07)' },
  '&:active': { transform: 'scale(0.97)' },
  '&[aria-disabled="true"], &:disabled': { cursor: 'default', transform: 'none', filter: 'none' },
  '&:disabled': { background: color.surfaceHigh, color: color.textFaint, boxShadow: 'none' },
  // Where the visitor's own colours are forced there is no fill to see it by.
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;

/** Fill, text and light of each variant. */
export const buttonVariants = {
  primary: {
    background: `linear-gradient(180deg, ${color.actionLit}, ${color.action} 48%, ${color.actionDeep})`,
    color: color.onAction,
    boxShadow: `${gloss}, 0 8px 22px -8px ${color.actionGlow}`,
  },
  gold: {
    background: `linear-gradient(180deg, ${color.accentLit}, ${color.accent} 52%, ${color.accentDeep})`,
    color: color.onAccent,
    boxShadow: `${gloss}, 0 8px 22px -8px ${color.accentGlow}`,
  },
  quiet: {
    background: `linear-gradient(180deg, ${color.surfaceHigh}, ${color.surfaceRaised})`,
    color: color.text,
    boxShadow: `inset 0 1px 0 ${color.lightStrong}, 0 6px 16px -8px ${color.shade}`,
  },
  ghost: { background: 'transparent', color: color.actionText, '&:hover': { background: color.light } },
  danger: {
    background: color.dangerVeil,
    color: color.dangerText,
    boxShadow: `inset 0 0 0 1.5px ${color.danger}`,
  },
} as const;

/** The small size looks smaller but keeps a 44 px target. */
export const buttonSizes = {
  small: {
    minHeight: '36px',
    padding: `0 ${space[3]}`,
    fontSize: font.size.small,
    borderRadius: '12px',
    '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
  },
  medium: { minHeight: '46px', padding: `${space[2]} ${space[5]}`, fontSize: font.size.body },
  large: {
    minHeight: '54px',
    padding: `${space[3]} ${space[6]}`,
    fontSize: font.size.large,
    borderRadius: '17px',
  },
} as const;

/** A link that stands in a text: as high as a finger needs it, without making the lines as wide apart. */
export const textLink = {
  display: 'inline-block',
  paddingBlock: `calc((${tokens.size.target} - 1lh) / 2)`,
  marginBlock: `calc((1lh - ${tokens.size.target}) / 2)`,
  color: tokens.color.actionText,
} as const;
