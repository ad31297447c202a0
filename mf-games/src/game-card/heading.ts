import { tokens } from '@mosaico/shared/ui';

/** The heading of a row or a grid of games. */
export const heading = {
  fontSize: tokens.font.size.title,
  fontWeight: tokens.font.weight.bold,
  marginBottom: tokens.space[3],
} as const;
