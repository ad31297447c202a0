import { useTranslation } from '@mosaico/shared/i18n';
import { Chips, tokens } from '@mosaico/shared/ui';
import { PeriodChips } from './PeriodChips.tsx';
import { PERIODS, STATUSES, type useRecordFilter } from './useRecordFilter.ts';

type RecordFiltersProps = Omit<ReturnType<typeof useRecordFilter>, 'filter'>;

/** Reviewed or not, and since when. Source: R124, R125. */
export function RecordFilters({ status, chooseStatus, period, choosePeriod }: RecordFiltersProps) {
  const { t } = useTranslation();
  return (
    <div css={{ display: 'grid', gap: tokens.space[3] }}>
      <Chips
        label={t('record.status.label')}
        options={STATUSES.map((value) => ({ value, label: t(`record.status.${value}`) }))}
        value={status}
        onChange={chooseStatus}
      />
      <PeriodChips periods={PERIODS} value={period} onChange={choosePeriod} />
    </div>
  );
}
