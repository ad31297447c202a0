import { tokens } from '../theme/tokens.ts';
import type { ReactNode } from 'react';

export interface PageColumnProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The centred column of at most 600 px that every page lies in, over the ambient background. */
export function PageColumn({ children, className }: PageColumnProps) {
  return (
    <div css={column} className={className}>
      {children}
    </div>
  );
}

const column = {
  position: 'relative',
  width: '100%',
  maxWidth: tokens.size.column,
  minHeight: '100dvh',
  marginInline: 'auto',
  background: `radial-gradient(120% 420px at 50% 0, ${tokens.color.groundLit}, transparent), ${tokens.color.ground}`,
  boxShadow: `0 0 90px ${tokens.color.shade}`,
} as const;
