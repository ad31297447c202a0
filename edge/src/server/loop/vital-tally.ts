import { MOST_OF_A_NETWORK } from './tally.ts';
import { VITALS, type Vital } from './vital.ts';

/** Enough to know any version by. */
const MOST_VIEWS = 20_000;

/** The value that three of four page views stay below, and of how many it is. */
export interface VitalSummary {
  readonly p75: number;
  readonly views: number;
}

/** What all edges have heard of how fast versions are: of each view the last value of each vital. */
export interface VitalTally {
  add(vital: Vital): void;
  /** By the name of the vital; what nobody has reported is not in it. */
  of(area: string, version: string): Readonly<Record<string, VitalSummary>>;
  /** Versions that something is known of. */
  versions(): readonly { readonly area: string; readonly version: string }[];
  forget(before: number): void;
}

type Views = Map<string, Pick<Vital, 'at' | 'network' | 'value'>>;

export function createVitalTally(): VitalTally {
  /** By area and version, then by the name of the vital. */
  const known = new Map<string, { area: string; version: string; vitals: Map<string, Views> }>();
  return {
    add({ at, view, network, area, version, name, value }) {
      const key = `${area}@${version}`;
      const entry = known.get(key) ?? { area, version, vitals: new Map<string, Views>() };
      known.set(key, entry);
      const views: Views = entry.vitals.get(name) ?? new Map();
      entry.vitals.set(name, views);
      if (views.has(view) || views.size < MOST_VIEWS) views.set(view, { at, network, value });
    },
    of(area, version) {
      const vitals = known.get(`${area}@${version}`)?.vitals;
      return Object.fromEntries(
        VITALS.flatMap((name) => {
          const summary = summaryOf(vitals?.get(name)?.values() ?? []);
          return summary ? [[name, summary] as const] : [];
        }),
      );
    },
    versions: () => [...known.values()].map(({ area, version }) => ({ area, version })),
    forget(before) {
      for (const [key, { vitals }] of known) {
        for (const [name, views] of vitals) {
          for (const [view, { at }] of views) if (at < before) views.delete(view);
          if (views.size === 0) vitals.delete(name);
        }
        if (vitals.size === 0) known.delete(key);
      }
    },
  };
}

function summaryOf(
  views: Iterable<{ readonly network: string; readonly value: number }>,
): VitalSummary | null {
  const ofNetwork = new Map<string, number>();
  const values: number[] = [];
  for (const { network, value } of views) {
    const before = ofNetwork.get(network) ?? 0;
    ofNetwork.set(network, before + 1);
    if (before < MOST_OF_A_NETWORK) values.push(value);
  }
  values.sort((one, other) => one - other);
  const p75 = values[Math.ceil(values.length * 0.75) - 1];
  return p75 === undefined ? null : { p75, views: values.length };
}
