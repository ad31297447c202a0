import { SHELL } from '@mosaico/shared/contract';
import type { Fared } from './judge.ts';
import type { Outcome } from './outcome.ts';

/** Of one network, so many views of a version count: who floods is one voice among many. */
export const MOST_OF_A_NETWORK = 5;
/** Enough to judge any version by. */
const MOST_VIEWS = 20_000;

interface View {
  at: number;
  readonly network: string;
  readonly shell: string;
  failed: boolean;
  /** Its outcome came from the area itself; of the shell's, the first that another area brought. */
  readonly stages: Set<string>;
}

/** What is counted of a version. */
export interface Window {
  readonly from: number;
  readonly until: number;
}

/** What all edges have heard of the versions: every view and area once, however often and to whomever it is told. */
export interface Tally {
  add(outcome: Outcome): void;
  /** @param areas of the shell: views count as failed, too, in which one of these failed, by area and version */
  fared(area: string, version: string, window: Window, isCounted?: (key: string) => boolean): Fared;
  /** How all areas but this one and the shell fared. */
  elsewhere(area: string, window: Window): Fared;
  /** Failures by stage. */
  stages(area: string, version: string, window: Window): Readonly<Record<string, number>>;
  /** Whether so many views are known that not every further one has to be written. */
  views(area: string, version: string): number;
  forget(before: number): void;
}

export function createTally(): Tally {
  /** By `<area>@<version>`, then by view. */
  const versions = new Map<string, Map<string, View>>();

  function add({ at, view, network, shell, area, version, failed }: Outcome): void {
    const key = `${area}@${version}`;
    const views = versions.get(key) ?? new Map<string, View>();
    versions.set(key, views);
    const known = views.get(view);
    if (!known && views.size >= MOST_VIEWS) return;
    const entry = known ?? { at, network, shell, failed: false, stages: new Set<string>() };
    views.set(view, entry);
    if (failed === null) return;
    // It counts from when it failed: a screen may have been there for long.
    if (!entry.failed) entry.at = at;
    entry.failed = true;
    entry.stages.add(failed);
  }

  function* entries(key: string, { from, until }: Window): Generator<readonly [string, View]> {
    for (const [view, entry] of versions.get(key) ?? [])
      if (entry.at >= from && entry.at < until) yield [view, entry];
  }

  function fared(
    area: string,
    version: string,
    window: Window,
    isCounted: (key: string) => boolean = () => true,
  ): Fared {
    const own = new Map(
      [...entries(`${area}@${version}`, window)].map(([view, entry]) => [view, { ...entry }]),
    );
    if (area === SHELL)
      for (const key of versions.keys()) {
        if (key.startsWith(`${SHELL}@`) || !isCounted(key)) continue;
        for (const [view, entry] of entries(key, window))
          if (entry.shell === version && entry.failed) own.set(view, { ...entry });
      }
    return count(own.values());
  }

  return {
    add,
    fared,
    elsewhere(area, window) {
      const others = [...versions.keys()].filter(
        (key) => !key.startsWith(`${area}@`) && !key.startsWith(`${SHELL}@`),
      );
      const all = others.flatMap((key) => [...entries(key, window)].map(([, entry]) => entry));
      return area === SHELL ? NOTHING : count(all);
    },
    stages(area, version, window) {
      const counts: Record<string, number> = {};
      for (const [, { failed, stages }] of entries(`${area}@${version}`, window))
        if (failed) for (const stage of stages) counts[stage] = (counts[stage] ?? 0) + 1;
      return counts;
    },
    views: (area, version) => versions.get(`${area}@${version}`)?.size ?? 0,
    forget(before) {
      for (const [key, views] of versions) {
        for (const [view, { at }] of views) if (at < before) views.delete(view);
        if (views.size === 0) versions.delete(key);
      }
    },
  };
}

const NOTHING: Fared = { failed: 0, views: 0, networks: 0 };

function count(views: Iterable<View>): Fared {
  const byNetwork = new Map<string, number>();
  const networks = new Set<string>();
  let failed = 0;
  let all = 0;
  for (const view of views) {
    const known = byNetwork.get(view.network) ?? 0;
    byNetwork.set(view.network, known + 1);
    if (known >= MOST_OF_A_NETWORK) continue;
    all += 1;
    if (!view.failed) continue;
    failed += 1;
    networks.add(view.network);
  }
  return { failed, views: all, networks: networks.size };
}
