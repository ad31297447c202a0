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

const WIDE = '@media (width >= 36rem)';
const row = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: tokens.space[3],
  [WIDE]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
} as const;
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
  display: 'grid',
  gap: tokens.space[1],
  overflowWrap: 'anywhere',
} as const;
const title = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[2] } as const;
const note = { fontSize: tokens.font.size.small, color: tokens.color.textMuted } as const;
/** Below the words, which the label of a button without a surface stands under; beside them where there is room. Without buttons it takes none. */
const actions = {
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[2],
  marginLeft: `calc(-1 * ${tokens.space[3]})`,
  [WIDE]: { gridColumn: 3, marginLeft: 0 },
  '&:empty': { display: 'none' },
} as const;
