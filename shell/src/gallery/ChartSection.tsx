import { tokens } from '@mosaico/shared/ui';
import { BarChart, ChartLegend, ChartTable } from '@mosaico/shared/ui/chart';
import { Specimen, State } from './Specimen.tsx';

const { action, accent, info } = tokens.color;
const DAYS = ['16/11', '17/11', '18/11', '19/11', '20/11', '21/11', '22/11'];
const PAID_IN = [50, 0, 120, 20, 0, 200, 35];
const GIVEN = [0, 0, 30, 0, 10, 50, 0];
const PAID_OUT = [0, 80, 0, 0, 60, 0, 140];

/** Charts, and how they are told in words. */
export function ChartSection() {
  return (
    <>
      <Specimen
        name="BarChart"
        from="ui/chart"
        use="Amounts over time: stacked above a line, hanging below it."
      >
        <State name="Above and below the line">
          <BarChart
            bars={DAYS.map((key, index) => ({
              key,
              above: [
                { value: PAID_IN[index] ?? 0, colour: action },
                { value: GIVEN[index] ?? 0, colour: accent },
              ],
              below: [{ value: PAID_OUT[index] ?? 0, colour: info }],
            }))}
            ends={['16/11', '22/11']}
            height={132}
            tickText={String}
          />
        </State>
        <State name="Nothing happened">
          <BarChart
            bars={DAYS.map((key) => ({ key }))}
            ends={['16/11', '22/11']}
            height={48}
            tickText={String}
          />
        </State>
      </Specimen>
      <Specimen name="ChartLegend" from="ui/chart" use="What the colours stand for.">
        <State name="Three">
          <ChartLegend
            entries={[
              { label: 'Deposits', colour: action },
              { label: 'Bonuses', colour: accent },
              { label: 'Withdrawals', colour: info },
            ]}
          />
        </State>
      </Specimen>
      <Specimen name="ChartTable" from="ui/chart" use="The values in words, for who cannot see the bars.">
        <State name="Closed; a press opens it">
          <ChartTable
            label="Day by day"
            columns={['Day', 'Deposits', 'Withdrawals']}
            rows={DAYS.map((key, index) => ({
              key,
              name: key,
              cells: [`R$ ${PAID_IN[index]},00`, `R$ ${PAID_OUT[index]},00`],
            }))}
          />
        </State>
      </Specimen>
    </>
  );
}
