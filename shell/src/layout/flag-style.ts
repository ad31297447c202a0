import { tokens } from '@mosaico/shared/ui';

export const flagStyle = {
  display: 'block',
  borderRadius: tokens.radius.round,
  objectFit: 'cover',
  boxShadow: `0 0 0 1px ${tokens.color.lightStrong}`,
} as const;
