import { useApiPages } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { EmptyState, ErrorState, Skeleton, tokens } from '@mosaico/shared/ui';
import { List, PagedList } from '@mosaico/shared/ui/list';
import { ChoiceChips } from '../periods/ChoiceChips.tsx';
import { useAddressChoice } from '@mosaico/shared/address';
import { ClaimCard } from './ClaimCard.tsx';
import { CommissionRow } from './CommissionRow.tsx';
import { REWARD } from './useClaimCommissions.ts';

const SOURCES = ['all', 'recharge', 'betting', 'settlement'] as const;
const STATUSES = ['all', 'claimable', 'claimed', 'held'] as const;
const PAGE_LIMIT = 20;

/** What can be claimed, and the list of all commissions with its filters. */
export function Rewards() {
  const { t } = useTranslation();
  const source = useAddressChoice('source', SOURCES, 'all');
  const status = useAddressChoice('status', STATUSES, 'all');
  const filter = {
    ...(source[0] !== 'all' && { source: source[0] }),
    ...(status[0] !== 'all' && { status: status[0] }),
  };
  const commissions = useApiPages(REWARD, {
    inputOf: (page, before) => ({ body: { ...filter, page, before, limit: PAGE_LIMIT } }),
    itemKey: ({ id }) => id,
  });
  const { first, hasFailed, retry } = commissions;
  if (hasFailed) return <ErrorState onRetry={retry} />;
  return (
    <>
      {first ? <ClaimCard rewards={first} /> : <Skeleton shape="detail" isPart />}
      <section aria-labelledby="commissions" css={{ display: 'grid', gap: tokens.space[3] }}>
        <h2 id="commissions" css={{ fontSize: tokens.font.size.title }}>
          {t('reward.history')}
        </h2>
        <ChoiceChips
          label={t('reward.source.label')}
          nameOf={(value) => (value === 'all' ? t('reward.source.all') : t(`part.${value}`))}
          values={SOURCES}
          choice={source}
        />
        <ChoiceChips
          label={t('reward.status.label')}
          nameOf={(value) => t(`reward.status.${value}`)}
          values={STATUSES}
          choice={status}
        />
        <PagedList
          pages={commissions}
          skeleton={<Skeleton shape="list" isPart />}
          empty={<EmptyState icon="coins" text={t('reward.empty')} />}
        >
          {(rows) => (
            <List label={t('reward.history')}>
              {rows.map((row) => (
                <CommissionRow key={row.id} commission={row} />
              ))}
            </List>
          )}
        </PagedList>
      </section>
    </>
  );
}
