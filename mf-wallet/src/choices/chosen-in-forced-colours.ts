/**
 * A chosen card or tile where the visitor's own colours are forced: the pair of system colours that says so, on the whole of it, without the tints
 * and glows of the site's colours.
 */
export const chosenInForcedColours = {
  '@media (forced-colors: active)': {
    // The class twice, to win over what the page says of every chosen radio button.
    '&&:has(:checked)': {
      background: 'Highlight !important',
      color: 'HighlightText !important',
      borderColor: 'Highlight',
      boxShadow: 'none',
      '&:not(:has(:focus-visible))': { outline: '3px solid Highlight', outlineOffset: 0 },
      '& > span': { background: 'none' },
      '& > span:last-of-type svg': { strokeWidth: 3 },
    },
  },
} as const;
