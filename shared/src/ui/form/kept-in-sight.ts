import { tokens } from '@mosaico/shared/ui';

const button = {
  position: 'sticky',
  bottom: tokens.size.windowEnd,
  zIndex: 1,
  // On a phone on its side it would cover the field before it.
  '@media (max-height: 480px)': { position: 'relative', bottom: 0 },
} as const;

/**
 * For the last button of a long form: it stays in sight while its form is, above the bars of the page or at the end of a dialog. What is
 * focused above it stops before it. `box` goes around the button and has the ground of what it lies over, from a little above the button down to
 * the bars, so that no line is seen cut off around it; that ground is no higher than the gaps of the form, and covers nothing where the form
 * ends. `button` is for a button without such a box.
 */
export const keptInSight = {
  button,
  box: {
    ...button,
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: `calc(-1 * ${tokens.space[5]}) calc(-1 * ${tokens.space[4]})`,
      background: `linear-gradient(transparent, ${tokens.color.ground} ${tokens.space[5]})`,
      pointerEvents: 'none',
    },
    'dialog &::before': {
      background: `linear-gradient(transparent, ${tokens.color.surfaceRaised} ${tokens.space[5]})`,
    },
    // Where the visitor's own colours are forced there are no gradients.
    '@media (forced-colors: active)': { '&::before': { background: 'Canvas !important' } },
  },
  form: { '& :is(input, button, a, label)': { scrollMarginBottom: 80 } },
} as const;
