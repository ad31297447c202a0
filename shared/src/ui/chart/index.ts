/** Bars over time, with the table that says the same; bundled by the area that shows them. */
export { BarChart, type Bar, type BarChartProps, type BarPart } from './BarChart.tsx';
export { ChartLegend, type ChartLegendProps } from './ChartLegend.tsx';
export { ChartTable, type ChartTableProps } from './ChartTable.tsx';
export { moneyTick } from './money-tick.ts';
