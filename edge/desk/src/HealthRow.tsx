import { Badge, tokens } from '@mosaico/shared/ui';
import type { DeskArea, VersionHealth } from '../wire.ts';
import { useTexts } from './texts.ts';

const TONES = { fine: 'success', suspect: 'warning', worse: 'danger' } as const;

/** From here on a vital is called poor (web.dev/articles/vitals). Of READY it is our own limit for a first screen. */
const POOR: Readonly<Record<string, number>> = { LCP: 4_000, INP: 500, CLS: 0.25, READY: 4_000 };

/** How page views of one version fared. */
export function HealthRow({ health, area }: { readonly health: VersionHealth; readonly area: DeskArea }) {
  const texts = useTexts();
  const { version, views, failed, stages, vitals, verdict } = health;
  const role =
    version === area.live?.version
      ? texts.live
      : version === area.canary?.version
        ? texts.canary
        : texts.previous;
  const counted = (count: number) => `${count} ${count === 1 ? texts.view : texts.views}`;
  const share = views === 0 ? '' : ` (${((failed / views) * 100).toFixed(1)}%)`;
  const where = Object.entries(stages).map(([stage, count]) => `${stage} ${count}`);
  return (
    <div css={box}>
      <span css={line}>
        <b>{role}</b>
        {verdict !== null && <Badge tone={TONES[verdict]}>{texts[verdict]}</Badge>}
        <span css={{ color: tokens.color.textMuted }}>
          {views === 0
            ? texts.noViews
            : `${counted(views)}, ${failed} ${texts.failed}${share}${where.length > 0 ? `: ${where.join(', ')}` : ''}`}
        </span>
      </span>
      {Object.keys(vitals).length > 0 && (
        <dl css={line}>
          {Object.entries(vitals).map(([name, { p75, views: of }]) => (
            <div key={name} title={`p75, ${counted(of)}`} css={{ display: 'flex', gap: tokens.space[1] }}>
              <dt css={{ color: tokens.color.textMuted }}>{name}</dt>
              <dd
                css={{ color: p75 > (POOR[name] ?? Infinity) ? tokens.color.dangerText : tokens.color.text }}
              >
                {name === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

const box = {
  display: 'grid',
  gap: tokens.space[2],
  padding: tokens.space[3],
  borderRadius: tokens.radius.small,
  background: tokens.color.well,
  fontSize: tokens.font.size.small,
} as const;
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[2] } as const;
