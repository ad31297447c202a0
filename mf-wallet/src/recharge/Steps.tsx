import type { ReactNode } from 'react';
import { tokens } from '@mosaico/shared/ui';

/** What to do, one thing after the other; children are list items. */
export function Steps({ children }: { readonly children: ReactNode }) {
  return <ol css={steps}>{children}</ol>;
}

const steps = {
  width: '100%',
  display: 'grid',
  gap: tokens.space[1],
  counterReset: 'step',
  textAlign: 'left',
  fontSize: tokens.font.size.small,
  color: tokens.color.textMuted,
  '& li': { display: 'flex', alignItems: 'center', gap: tokens.space[3], counterIncrement: 'step' },
  '& li::before': {
    content: 'counter(step)',
    flex: 'none',
    width: 24,
    height: 24,
    display: 'grid',
    placeItems: 'center',
    borderRadius: tokens.radius.round,
    background: tokens.color.actionVeil,
    color: tokens.color.actionText,
    fontWeight: tokens.font.weight.bold,
  },
} as const;
