import { Badge, Card, tokens } from '@mosaico/shared/ui';
import type { DeskChange } from '../wire.ts';
import { momentText } from './moment-text.ts';

/** What was changed, by whom and why; the latest first. */
export function ChangeList({ changes }: { readonly changes: readonly DeskChange[] }) {
  return (
    <Card padding="none">
      <ol>
        {changes.map(({ at, by, why, action, what }) => (
          <li key={`${at} ${action} ${what.join()}`} css={row}>
            <span css={{ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2], alignItems: 'center' }}>
              <Badge tone={action === 'rollback' || action === 'revoke' ? 'warning' : 'neutral'}>
                {action}
              </Badge>
              <b>{by}</b>
              <time dateTime={at} css={faint}>
                {momentText(at)}
              </time>
            </span>
            {what.map((line) => (
              <code key={line} css={code}>
                {line}
              </code>
            ))}
            {why !== '' && <span css={faint}>{why}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

const row = {
  display: 'grid',
  gap: tokens.space[1],
  padding: `${tokens.space[3]} ${tokens.space[4]}`,
  borderBottom: `1px solid ${tokens.color.hairline}`,
} as const;
const faint = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
const code = { fontSize: tokens.font.size.small, overflowWrap: 'anywhere' } as const;
