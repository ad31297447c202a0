import { Badge, Card, tokens, type BadgeProps } from '@mosaico/shared/ui';
import { AppLink } from '../links/AppLink.tsx';
import type { AreaState } from './area-states.ts';

const TONES: Readonly<Record<AreaState['state'], NonNullable<BadgeProps['tone']>>> = {
  'not loaded': 'neutral',
  loaded: 'info',
  ready: 'success',
  failed: 'danger',
};

/** One card for each live area. */
export function AreaStates({ areas }: { readonly areas: readonly AreaState[] }) {
  return (
    <section aria-labelledby="areas-title" css={section}>
      <h2 id="areas-title" css={title}>
        Areas
      </h2>
      {areas.length === 0 && <p>No area is live.</p>}
      <ul css={section}>
        {areas.map((area) => (
          <li key={area.area}>
            <Card>
              <AreaFacts {...area} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AreaFacts({ area, version, lastKnownGood, source, platform, routes, state, detail }: AreaState) {
  return (
    <div css={{ display: 'grid', gap: tokens.space[2] }}>
      <div css={head}>
        <h3 css={{ fontSize: tokens.font.size.large }}>{area}</h3>
        <Badge tone={TONES[state]}>{detail ? `${state}: ${detail}` : state}</Badge>
      </div>
      <p css={{ fontWeight: tokens.font.weight.medium }}>{version}</p>
      <p css={small}>
        needs platform {platform}; falls back to {lastKnownGood ?? 'nothing'}
      </p>
      <p css={[small, mono]}>{source}</p>
      <p css={links}>
        {routes.map((path) => (
          <AppLink key={path} href={path} css={link}>
            {path}
          </AppLink>
        ))}
      </p>
    </div>
  );
}

const section = { display: 'grid', gap: tokens.space[3] } as const;
const title = { fontSize: tokens.font.size.title } as const;
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[2],
} as const;
const small = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
const mono = { fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' } as const;
const links = { display: 'flex', flexWrap: 'wrap', columnGap: tokens.space[4] } as const;
const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: tokens.size.target,
  minHeight: tokens.size.target,
} as const;
