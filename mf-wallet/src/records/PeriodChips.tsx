import { useTranslation } from '@mosaico/shared/i18n';
import type { RecordPeriod } from '@mosaico/shared/rules';
import { Chips } from '@mosaico/shared/ui';

/** A period of records; `all` has no beginning. */
export type Period = RecordPeriod | 'all';

interface PeriodChipsProps<P extends Period> {
  readonly periods: readonly P[];
  readonly value: P;
  readonly onChange: (period: P) => void;
}

/** Chooses the period of records and statements. Source: R125. */
export function PeriodChips<P extends Period>({ periods, value, onChange }: PeriodChipsProps<P>) {
  const { t } = useTranslation();
  const wordOf = (period: Period) => t(`period.${period}`);
  return (
    <Chips
      label={t('period.label')}
      options={periods.map((period) => ({ value: period, label: wordOf(period) }))}
      value={value}
      onChange={onChange}
    />
  );
}
