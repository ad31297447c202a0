import { useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, ErrorState, Skeleton, tokens } from '@mosaico/shared/ui';

/** The rules of withdrawals as the site has them, in words: for visitors too. Source: R42, R199. */
export function TradingRules() {
  const { t } = useTranslation();
  const rules = useApi('GET /api/tradingrules', { query: {} });
  return (
    <section aria-labelledby="trading-rules" css={section}>
      <h2 id="trading-rules" css={{ fontSize: tokens.font.size.title }}>
        {t('withdraw.rules')}
      </h2>
      {rules.isPending ? (
        <Skeleton shape="list" isPart />
      ) : rules.isError ? (
        <ErrorState onRetry={() => rules.refetch()} />
      ) : (
        <Card>
          <ul css={list}>
            {rules.data.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

const section = { display: 'grid', gap: tokens.space[3], marginTop: tokens.space[2] } as const;
const list = {
  display: 'grid',
  gap: tokens.space[3],
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.body,
  color: tokens.color.textMuted,
  '& li': { position: 'relative', paddingLeft: tokens.space[5] },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 2,
    top: '0.55em',
    width: 6,
    height: 6,
    borderRadius: tokens.radius.round,
    background: tokens.color.action,
  },
} as const;
