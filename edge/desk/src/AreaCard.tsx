import { useState } from 'react';
import { Badge, Button, Card, tokens } from '@mosaico/shared/ui';
import type { DeskArea, DeskState } from '../wire.ts';
import { actionsFor, type ActionName } from './actions.ts';
import { ActionSheet } from './ActionSheet.tsx';
import { HealthRow } from './HealthRow.tsx';
import { momentText } from './moment-text.ts';
import { useTexts } from './texts.ts';

interface Props {
  readonly area: DeskArea;
  readonly state: DeskState;
  readonly onDone: () => Promise<void>;
}

/** One area: whose it is, what is live, how that fares, and what this person may do. */
export function AreaCard({ area: one, state, onDone }: Props) {
  const texts = useTexts();
  const [action, setAction] = useState<ActionName | null>(null);
  const actions = actionsFor(state, one);
  const { live, canary, owners, health, previews } = one;
  return (
    <Card>
      <article aria-label={one.area} css={stack}>
        <header css={line}>
          <h3 css={{ flex: 1, fontSize: tokens.font.size.title }}>{one.area}</h3>
          <Badge tone={live ? 'success' : 'neutral'}>{live ? texts.live : texts.notLive}</Badge>
        </header>
        <p css={faint}>
          {texts.owner}: {owners.length > 0 ? owners.join(', ') : texts.noOwner}
        </p>
        {live && (
          <p>
            <code css={code}>{live.version}</code>
            <span css={faint}>
              {texts.since} {momentText(live.activatedAt)} {texts.by} {live.by}
              {canary && canary.sites.length === 0 && `, ${100 - canary.percent}%`}
            </span>
          </p>
        )}
        {canary && (
          <p>
            <Badge tone="info">
              {texts.canary} {canary.percent}%
            </Badge>
            <code css={code}>{canary.version}</code>
            <span css={faint}>
              {texts.of} {canary.sites.length > 0 ? canary.sites.join(', ') : texts.everySite}
              {canary.strategy === null ? '' : `, ${canary.strategy}`}, {texts.since}{' '}
              {momentText(canary.startedAt)}
            </span>
          </p>
        )}
        {previews.map(({ id, version, site, by, expiresAt }) => (
          <p key={id}>
            <Badge>{texts.previewed}</Badge>
            <code css={code}>{version}</code>
            <span css={faint}>
              {texts.of} {site}, {texts.until} {momentText(expiresAt)}, {by}
            </span>
          </p>
        ))}
        {health.map((row) => (
          <HealthRow key={row.version} health={row} area={one} />
        ))}
        {actions.length === 0 && <p css={faint}>{texts.readOnly}</p>}
        <div css={line}>
          {actions.map((name) => (
            <Button
              key={name}
              size="small"
              variant={name === 'rollback' || name === 'withdraw' || name === 'stop' ? 'danger' : 'quiet'}
              onClick={() => setAction(name)}
            >
              {texts[name]}
            </Button>
          ))}
        </div>
      </article>
      {action !== null && (
        <ActionSheet
          action={action}
          area={one}
          state={state}
          onClose={() => setAction(null)}
          onChanged={onDone}
        />
      )}
    </Card>
  );
}

const stack = { display: 'grid', gap: tokens.space[3] } as const;
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[2] } as const;
const faint = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
const code = { display: 'block', overflowWrap: 'anywhere', fontSize: tokens.font.size.body } as const;
