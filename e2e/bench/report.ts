import type { Load, LoadPlan } from './measure-load.ts';
import { VARIANTS, type ConditionName, type ScreenName, type Variant } from './site.ts';

/** One load, with its place in the run. */
export interface Measurement extends LoadPlan, Load {
  readonly round: number;
  /** Share of the machine's processors that something else used before the load. */
  readonly busyBefore: number;
}

interface Column {
  readonly title: string;
  readonly valueOf: (load: Load) => number | undefined;
  readonly digits: number;
}

/** What is compared with what. */
const RATIOS: readonly (readonly [Variant, Variant])[] = [
  ['federated', 'bundle'],
  ['federated', 'rendered'],
  ['rendered', 'bundle'],
];
/** Above this share a load was not alone on the machine. */
const DISTURBED = 0.25;
const KB = 1024;
const COLUMNS: readonly Column[] = [
  { title: 'FCP ms', valueOf: ({ fcpMs }) => fcpMs, digits: 0 },
  { title: 'content ms', valueOf: ({ contentMs }) => contentMs, digits: 0 },
  { title: 'painted ms', valueOf: ({ paintedMs }) => paintedMs, digits: 0 },
  { title: 'LCP ms', valueOf: ({ lcpMs }) => lcpMs, digits: 0 },
  { title: 'interactive ms', valueOf: ({ interactiveMs }) => interactiveMs, digits: 0 },
  { title: 'shift', valueOf: ({ layoutShift }) => layoutShift, digits: 4 },
  { title: 'requests', valueOf: ({ requests }) => requests, digits: 0 },
  { title: 'hops', valueOf: ({ hops }) => hops, digits: 0 },
  { title: 'KB', valueOf: ({ encodedBytes }) => encodedBytes / KB, digits: 1 },
  { title: 'JS KB', valueOf: ({ scriptBytes }) => scriptBytes / KB, digits: 1 },
  { title: '1st switch ms', valueOf: ({ firstSwitchMs }) => firstSwitchMs, digits: 0 },
  { title: '2nd switch ms', valueOf: ({ secondSwitchMs }) => secondSwitchMs, digits: 0 },
];

/** Markdown tables, one per screen and condition: `median (min–max)`, and the ratios of loads of equal rounds. */
export function markdownOf(all: readonly Measurement[]): string {
  const groups = Map.groupBy(all, ({ screen, condition }) => `${screen}, ${condition}`);
  return [...groups].map(([title, loads]) => tableOf(title, loads)).join('\n\n');
}

function tableOf(title: string, loads: readonly Measurement[]): string {
  const columns = COLUMNS.filter(({ valueOf }) => loads.some((load) => valueOf(load) !== undefined));
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `### ${title}`,
    row(['', ...columns.map((column) => column.title)]),
    row(['---', ...columns.map(() => '---')]),
    ...VARIANTS.map((variant) => row([variant, ...columns.map((column) => cellOf(loads, variant, column))])),
    ...RATIOS.map((pair) =>
      row([pair.join(' : '), ...columns.map((column) => ratioOf(loads, pair, column))]),
    ),
  ].join('\n');
}

function cellOf(loads: readonly Measurement[], variant: Variant, { valueOf, digits }: Column): string {
  const values = loads.filter((load) => load.variant === variant).flatMap((load) => valueOf(load) ?? []);
  return rangeOf(values, digits);
}

/** The loads of one round stood under the same load of the machine: their ratio is what is compared. */
function ratioOf(
  loads: readonly Measurement[],
  pair: readonly [Variant, Variant],
  { valueOf }: Column,
): string {
  const rounds = Map.groupBy(loads, ({ round }) => round);
  const ratios = [...rounds.values()].flatMap((ofRound) => {
    const [one, other] = pair.map((variant) => {
      const load = ofRound.find((candidate) => candidate.variant === variant);
      return load && valueOf(load);
    });
    return one === undefined || !other ? [] : [one / other];
  });
  return rangeOf(ratios, 2);
}

function rangeOf(values: readonly number[], digits: number): string {
  if (values.length === 0) return '';
  const sorted = values.toSorted((a, b) => a - b);
  const text = (value: number | undefined) => (value ?? NaN).toFixed(digits);
  const [least, most] = [text(sorted[0]), text(sorted.at(-1))];
  const median = text(sorted[sorted.length >> 1]);
  return least === most ? median : `${median} (${least}–${most})`;
}

/** Says whether the numbers can be trusted: whether something else ran on the machine meanwhile. */
export function disturbanceOf(all: readonly Measurement[]): string {
  const disturbed = all.filter(isDisturbed);
  if (disturbed.length === 0) return 'The machine was quiet.';
  const share = `${DISTURBED * 100} %`;
  const rounds = [...new Set(disturbed.map(({ round }) => round + 1))].join(', ');
  return `DISTURBED: something else used more than ${share} of the machine before ${disturbed.length} of ${all.length} loads (rounds ${rounds}). Repeat it on a quiet machine.`;
}

function isDisturbed({ busyBefore }: Measurement): boolean {
  return busyBefore > DISTURBED;
}

/** One line for each load, while the run goes on. */
export function progressOf(measurement: Measurement): string {
  const { round, screen, condition, variant, fcpMs, contentMs, interactiveMs, busyBefore } = measurement;
  const place = `${round + 1} ${screen} ${condition} ${variant}`.padEnd(30);
  const disturbed = isDisturbed(measurement) ? ` (disturbed: ${(busyBefore * 100).toFixed(0)} % busy)` : '';
  return `${place} FCP ${fcpMs.toFixed(0)} ms, content ${contentMs.toFixed(0)} ms, interactive ${interactiveMs.toFixed(0)} ms${disturbed}`;
}

/** @throws when a name is not one of the known */
export function namesIn<T extends ScreenName | ConditionName>(text: string, known: readonly T[]): T[] {
  return text.split(',').map((name) => {
    const found = known.find((one) => one === name.trim());
    if (!found) throw new Error(`"${name}" is none of ${known.join(', ')}`);
    return found;
  });
}
