import { useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { DataPlaceholder } from '@mosaico/shared/ui';
import { ChoiceChips } from '../periods/ChoiceChips.tsx';
import { useAddressChoice } from '@mosaico/shared/address';
import { Earnings } from './Earnings.tsx';
import { Funnel } from './Funnel.tsx';

const PERIODS = ['today', '7d', '30d'] as const;

/** Funnel and earnings of a period, which stands in the address. */
export function Overview() {
  const { t } = useTranslation();
  const period = useAddressChoice('period', PERIODS, '7d');
  const { data, error, refetch } = useApi('GET /api/agency/overview', { query: { period: period[0] } });
  return (
    <>
      <ChoiceChips
        label={t('period.label')}
        nameOf={(value) => t(`period.${value}`)}
        values={PERIODS}
        choice={period}
      />
      {data ? (
        <>
          <Earnings overview={data} />
          <Funnel funnel={data.funnel} />
        </>
      ) : (
        <DataPlaceholder shape="detail" error={error} onRetry={refetch} />
      )}
    </>
  );
}
