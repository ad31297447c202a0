import { useApi, useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Link } from '@mosaico/shared/router';
import { buttonBase, Card, DataPlaceholder, EmptyState, Icon, tokens } from '@mosaico/shared/ui';
import { PATHS } from '../paths.ts';
import { HeldHint } from './HeldHint.tsx';

const STAGES = ['registered', 'deposited', 'valid'] as const;

/** How many came by the link, and how far; the way to who they are. */
export function InvitedSoFar() {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const { data, error, refetch } = useApi('POST /api/agency/inviterecord', { body: { limit: 1 } });
  if (!data) return <DataPlaceholder shape="list" error={error} onRetry={refetch} />;
  if (data.totals.registered === 0) return <EmptyState icon="users" text={t('invite.nobody')} />;
  return (
    <section aria-label={t('invite.people')} css={{ display: 'grid', gap: tokens.space[3] }}>
      <dl css={stages}>
        {STAGES.map((stage) => (
          <Card key={stage} css={stageCard}>
            <dt css={stageName}>{t(`invite.${stage}`)}</dt>
            <dd css={stageCount}>{data.totals[stage]}</dd>
          </Card>
        ))}
      </dl>
      <p css={hint}>{t('invite.validHint', { amount: money(centavosFromWire(data.valid_from)) })}</p>
      <HeldHint people={data} />
      <Link to={PATHS.record} css={[buttonBase, more]}>
        {t('invite.seePeople')}
        <Icon name="chevron-right" size={18} />
      </Link>
    </section>
  );
}

const stages = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.25rem, 1fr))',
  gap: tokens.space[3],
  margin: 0,
} as const;
/** Counts stand on one line, however long their names are. */
const stageCard = { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' } as const;
const stageName = {
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
  hyphens: 'auto',
} as const;
const stageCount = {
  margin: 0,
  fontSize: tokens.font.size.display,
  lineHeight: tokens.font.leading.snug,
  fontWeight: tokens.font.weight.black,
  fontVariantNumeric: 'tabular-nums',
} as const;
const hint = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
const more = {
  minHeight: 46,
  justifySelf: 'start',
  padding: `${tokens.space[2]} ${tokens.space[4]}`,
  background: tokens.color.surfaceHigh,
  color: tokens.color.text,
  boxShadow: `inset 0 1px 0 ${tokens.color.lightStrong}`,
} as const;
