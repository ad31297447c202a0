import type { ReactNode } from 'react';
import { Card, Icon, type IconName, tokens } from '@mosaico/shared/ui';

interface AreaCardProps {
  readonly role: 'alert' | 'status';
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** What the player can do. */
  readonly children: ReactNode;
}

/** Stands where an area's screen was to be; an alert is in the colours of danger. */
export function AreaCard({ role, icon, title, text, children }: AreaCardProps) {
  return (
    <div role={role} css={{ padding: tokens.space[4] }}>
      <Card tone="plain">
        <div css={stack}>
          <span css={[coin, role === 'alert' && danger]}>
            <Icon name={icon} size={30} />
          </span>
          <h1 css={{ fontSize: tokens.font.size.title }}>{title}</h1>
          <p css={{ color: tokens.color.textMuted, maxWidth: '36ch' }}>{text}</p>
          {children}
        </div>
      </Card>
    </div>
  );
}

const stack = {
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space[4],
  padding: `${tokens.space[8]} ${tokens.space[2]}`,
  textAlign: 'center',
} as const;
const coin = {
  display: 'grid',
  placeItems: 'center',
  width: 68,
  height: 68,
  borderRadius: tokens.radius.round,
  background: tokens.color.surfaceRaised,
  color: tokens.color.textMuted,
} as const;
const danger = { background: tokens.color.dangerVeil, color: tokens.color.dangerText } as const;
