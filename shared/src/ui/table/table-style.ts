import { tokens, visuallyHidden } from '@mosaico/shared/ui';

const { color, space, font } = tokens;

/** Below this width of its place, not of the window, a row becomes a card. */
const CARDS = '@container (max-width: 27em)';

/** The raised surface around caption and rows. */
export const frame = {
  containerType: 'inline-size',
  overflow: 'hidden',
  borderRadius: tokens.radius.card,
  background: `linear-gradient(180deg, ${color.surfaceRaised}, ${color.surface})`,
  boxShadow: tokens.elevation.card,
} as const;

/** The table where there is room for columns. */
export const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: font.leading.snug,
  textAlign: 'left',
  '& tr > th:first-of-type': { paddingLeft: space[4] },
  '& tr > :last-child': { paddingRight: space[4] },
} as const;

/** Hairlines between rows. */
export const bodyStyle = {
  '& > tr': { boxShadow: `inset 0 1px 0 ${color.hairline}` },
} as const;

/** Parts of a cell. */
export const cellStyle = {
  base: {
    padding: `${space[3]} ${space[2]}`,
    fontWeight: 'inherit',
    textAlign: 'inherit',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
  },
  head: { padding: `0 ${space[2]}`, height: tokens.size.target, fontWeight: font.weight.bold },
  numeric: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  /** The column's name beside the value, where there is no row of headers above. */
  label: { display: 'none', color: color.textFaint, fontSize: font.size.small },
} as const;

/** Rows as cards: the first cell is the card's title, each other one a line of name and value. */
export const asCards = {
  [CARDS]: {
    '&, & tbody': { display: 'block' },
    // Out of sight, but still the names of the columns for screen readers.
    '& thead:not([data-sorts]), & thead[data-sorts] th:not([data-sorts])': visuallyHidden,
    '& thead[data-sorts]': {
      display: 'flex',
      alignItems: 'center',
      gap: space[3],
      padding: `0 ${space[4]}`,
      '&::before': { content: 'attr(data-sorts) / ""', whiteSpace: 'nowrap' },
    },
    '& thead[data-sorts] tr': { position: 'relative', display: 'flex', gap: space[4], overflowX: 'auto' },
    '&& thead th[data-sorts]': { padding: 0, whiteSpace: 'nowrap' },
    '& tbody tr': { display: 'block', padding: `${space[3]} ${space[4]}` },
    '&& tbody tr > *': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: space[4],
      minHeight: 26,
      padding: '2px 0',
      whiteSpace: 'normal',
    },
    '& tbody th': { fontWeight: font.weight.bold, textAlign: 'left' },
    '& tbody td > span:first-of-type': { display: 'inline', flex: 'none' },
    '& tbody td > span:last-of-type': { textAlign: 'right', minWidth: 0 },
  },
} as const;
