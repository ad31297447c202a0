import type { Data } from '@mosaico/shared/api';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, tokens } from '@mosaico/shared/ui';

export type Overview = Data<'GET /api/agency/overview'>;

const STAGES = ['clicks', 'registered', 'deposited', 'valid'] as const;

/** From a click to a valid friend: each stage as long as its share of the largest. */
export function Funnel({ funnel }: { readonly funnel: Overview['funnel'] }) {
  const { t } = useTranslation();
  const most = Math.max(1, ...STAGES.map((stage) => funnel[stage]));
  return (
    <Card>
      <section aria-labelledby="funnel" css={{ display: 'grid', gap: tokens.space[3] }}>
        <h2 id="funnel" css={{ fontSize: tokens.font.size.large }}>
          {t('agent.funnel')}
        </h2>
        <dl css={stages}>
          {STAGES.map((stage) => (
            <div key={stage} css={row}>
              <dt css={{ color: tokens.color.textMuted }}>{t(`agent.${stage}`)}</dt>
              <dd css={count}>{funnel[stage]}</dd>
              <span aria-hidden css={track}>
                {funnel[stage] > 0 && <span css={[bar, { width: `${(funnel[stage] / most) * 100}%` }]} />}
              </span>
            </div>
          ))}
        </dl>
        {funnel.held !== undefined && funnel.held > 0 && (
          <p css={{ color: tokens.color.textMuted }}>{t('invite.held', { count: funnel.held })}</p>
        )}
        <p css={active}>{t('agent.active', { count: funnel.active })}</p>
      </section>
    </Card>
  );
}

const stages = { display: 'grid', gap: tokens.space[4], margin: 0 } as const;
const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${tokens.space[1]} ${tokens.space[3]}`,
} as const;
const count = {
  margin: 0,
  fontWeight: tokens.font.weight.black,
  fontSize: tokens.font.size.large,
  fontVariantNumeric: 'tabular-nums',
} as const;
const track = {
  gridColumn: '1 / -1',
  display: 'block',
  height: 10,
  borderRadius: '5px',
  background: tokens.color.well,
  boxShadow: tokens.elevation.well,
  overflow: 'hidden',
} as const;
const bar = {
  display: 'block',
  height: '100%',
  minWidth: 2,
  borderRadius: '5px',
  background: `linear-gradient(90deg, ${tokens.color.action}, ${tokens.color.actionLit})`,
  '@media (forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' },
} as const;
const active = {
  paddingTop: tokens.space[3],
  boxShadow: `0 -1px 0 ${tokens.color.hairline}`,
  color: tokens.color.textMuted,
} as const;
