import { useState } from 'react';
import { useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { LIMIT_PERIODS, type LimitPeriod } from '@mosaico/shared/rules';
import { Card, Chips, DataPlaceholder, EmptyState, tokens } from '@mosaico/shared/ui';
import { PeriodBars, wasPlayed } from './PeriodBars.tsx';
import { PeriodTable } from './PeriodTable.tsx';
import { Section } from './Section.tsx';

/** Time and result of the last days, weeks or months: bars to look at, and a table that says the same. Source: G31. */
export function StatementSection() {
  const { t } = useTranslation();
  const [by, setBy] = useState<LimitPeriod>('day');
  const { data, error, refetch } = useApi('GET /api/rg/statement', { query: { by } });
  return (
    <Section id="rg-statement" title={t('rg.statement.title')} intro={t('rg.statement.intro')}>
      <Chips
        label={t('rg.statement.by')}
        options={LIMIT_PERIODS.map((value) => ({ value, label: t(`rg.statement.${value}`) }))}
        value={by}
        onChange={setBy}
      />
      {data ? (
        <Card>
          {data.periods.some(wasPlayed) ? (
            <div css={stack}>
              <PeriodBars periods={data.periods} measure="net" />
              <PeriodBars periods={data.periods} measure="time" />
              <PeriodTable by={data.by} periods={data.periods} />
            </div>
          ) : (
            <EmptyState icon="history" text={t('rg.statement.none')} />
          )}
        </Card>
      ) : (
        <DataPlaceholder shape="list" error={error} onRetry={refetch} />
      )}
    </Section>
  );
}

/** The table scrolls in its own place. */
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] } as const;
