import { useApi } from '@mosaico/shared/area';
import { DataPlaceholder } from '@mosaico/shared/ui';
import { BarNotice } from './BarNotice.tsx';
import { ExclusionSection } from './ExclusionSection.tsx';
import { LimitsSection } from './LimitsSection.tsx';
import { PauseSection } from './PauseSection.tsx';
import { RealityCheckSection } from './RealityCheckSection.tsx';
import { SessionCard } from './SessionCard.tsx';
import { StatementSection } from './StatementSection.tsx';

/** What a member can do, and what playing has taken. */
export function Tools() {
  const { data, error, refetch, dataUpdatedAt } = useApi('GET /api/rg/session', { query: {} });
  if (!data) return <DataPlaceholder shape="list" error={error} onRetry={refetch} />;
  return (
    <>
      <BarNotice session={data} />
      <SessionCard session={data} askedAtMs={dataUpdatedAt} />
      <LimitsSection />
      {/* An API of a release before the choice has no endpoint for it, and sends no minutes. */}
      {data.reality_check_minutes !== undefined && <RealityCheckSection session={data} />}
      <StatementSection />
      <PauseSection session={data} />
      <ExclusionSection session={data} />
    </>
  );
}
