import type { ReactNode } from 'react';
import { Link } from '@mosaico/shared/router';
import { Icon, tokens } from '@mosaico/shared/ui';

interface WayToAllProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** The way from some records to all of them. */
export function WayToAll({ to, children }: WayToAllProps) {
  return (
    <Link to={to} css={link}>
      {children}
      <Icon name="chevron-right" size={20} />
    </Link>
  );
}

const link = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[1],
  minHeight: tokens.size.target,
  color: tokens.color.actionText,
  fontWeight: tokens.font.weight.bold,
  textDecoration: 'none',
} as const;
