import { tokens } from '@mosaico/shared/ui';

/** A link over the whole width, with its icons and words in one row. */
export const linkRow = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  padding: `0 ${tokens.space[4]}`,
  borderRadius: tokens.radius.control,
  textDecoration: 'none',
} as const;
