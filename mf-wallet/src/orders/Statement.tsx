import { Skeleton } from '@mosaico/shared/ui';
import { PagedList } from '@mosaico/shared/ui/list';
import { NothingYet } from '../records/NothingYet.tsx';
import { PeriodChips } from '../records/PeriodChips.tsx';
import { DayChart } from './DayChart.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { StatementDay } from './StatementDay.tsx';
import { byDay } from './by-day.ts';
import { ORDER_PERIODS, useOrderPeriod } from './useOrderPeriod.ts';
import { useStatement } from './useStatement.ts';

/** The statement of a period. */
export function Statement() {
  const choice = useOrderPeriod();
  const movements = useStatement(choice);
  const { first } = movements;
  return (
    <>
      <PeriodChips periods={ORDER_PERIODS} value={choice.period} onChange={choice.choosePeriod} />
      {first && <OrderTotals totals={first} />}
      {first && <DayChart days={first.days} period={choice.period} />}
      <PagedList
        pages={movements}
        skeleton={<Skeleton shape="detail" isPart />}
        empty={<NothingYet begin="deposit" />}
      >
        {(rows) => byDay(rows).map((day) => <StatementDay key={day.day} {...day} />)}
      </PagedList>
    </>
  );
}
