import type { ReactNode } from 'react';
import { Icon, tokens, type IconName } from '@mosaico/shared/ui';

interface AccessItemProps {
  readonly icon: IconName;
  /** In use, or good for use. */
  readonly isLit: boolean;
  readonly name: string;
  /** Beside the name. */
  readonly badge?: ReactNode;
  /** What is known of it, a line each. */
  readonly details: readonly string[];
  /** Buttons. */
  readonly children?: ReactNode;
}

/** One way into the account, such as a session or a passkey: what is known of it, and what can be done. */
export function AccessItem({ icon, isLit, name, badge, details, children }: AccessItemProps) {
  return (
    <li css={row}>
      <span css={[picture, isLit && lit]}>
        <Icon name={icon} />
      </span>
      <div css={words}>
        <p css={title}>
          <strong>{name}</strong>
          {badge}
        </p>
        {details.map((line) => (
          <p key={line} css={note}>
            {line}
          </p>
        ))}
      </div>
      <div css={actions}>{children}</div>
    </li>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3] } as const;
const picture = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
  color: tokens.color.textMuted,
} as const;
const lit = { color: tokens.color.actionText } as const;
const words = {
  flex: '1 1 12rem',
  minWidth: 0,
  display: 'grid',
  gap: tokens.space[1],
  overflowWrap: 'anywhere',
} as const;
const title = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[2] } as const;
const note = { fontSize: tokens.font.size.small, color: tokens.color.textMuted } as const;
/** Without buttons it takes no room. */
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[2],
  '&:empty': { display: 'none' },
} as const;
