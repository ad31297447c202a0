import type { ReactNode } from 'react';
import { Link } from '@mosaico/shared/router';
import { buttonBase, tokens } from '@mosaico/shared/ui';

interface GoLinkProps {
  readonly to: string;
  readonly tone?: 'action' | 'gold' | 'quiet';
  readonly children: ReactNode;
}

/** A way to another screen that looks like a button. */
export function GoLink({ to, tone = 'action', children }: GoLinkProps) {
  return (
    <Link to={to} css={[buttonBase, size, tones[tone]]}>
      {children}
    </Link>
  );
}

const { color } = tokens;
const size = { minHeight: 46, padding: `${tokens.space[2]} ${tokens.space[4]}` } as const;
const tones = {
  action: {
    background: `linear-gradient(180deg, ${color.actionLit}, ${color.action} 52%, ${color.actionDeep})`,
    color: color.onAction,
  },
  gold: {
    background: `linear-gradient(180deg, ${color.accentLit}, ${color.accent} 52%, ${color.accentDeep})`,
    color: color.onAccent,
  },
  quiet: {
    background: color.surfaceHigh,
    color: color.text,
    boxShadow: `inset 0 1px 0 ${color.lightStrong}`,
  },
} as const;
