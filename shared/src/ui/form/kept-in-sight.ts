import { tokens } from '@mosaico/shared/ui';

/**
 * For the last button of a long form: it stays in sight while its form is, above the bars of the page or at the end of a dialog. What is
 * focused above it stops before it.
 */
export const keptInSight = {
  button: { position: 'sticky', bottom: tokens.size.windowEnd, zIndex: 1 },
  form: { '& :is(input, button, a, label)': { scrollMarginBottom: 80 } },
} as const;
