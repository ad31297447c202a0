import type {
  DeskArea,
  DeskCanary,
  DeskChange,
  DeskPreview,
  DeskState,
  VersionHealth,
} from '../../../desk/wire.ts';
import { canariesTakenBack } from '../../registry/canary-plan.ts';
import { STRATEGIES, type Canary } from '../../registry/canary.ts';
import { ALL_AREAS, type Credential } from '../../registry/credential.ts';
import { ENVIRONMENTS, LIVE, type Environment } from '../../registry/environments.ts';
import { isChange, isStoreChange, readHistory, type History, type LogEntry } from '../../registry/history.ts';
import { takenBack } from '../../registry/live-stack.ts';
import { runningPreviews, type Preview } from '../../registry/preview.ts';
import type { Pointer, RegistryMap } from '../../registry/registry-map.ts';
import { readMap, readStore } from '../../registry/registry.ts';
import { listAreas, listVersions } from '../../registry/release-store.ts';
import { noteOf, type StoreState } from '../../registry/store-state.ts';
import type { Loop } from '../../server/loop/loop.ts';

const SHOWN_VERSIONS = 20;
const SHOWN_CHANGES = 40;

interface Asked {
  readonly credential: Credential;
  readonly environment: Environment;
  /** Null: nothing is known of how versions fare. */
  readonly loop: Loop | null;
}

/** All that the desk shows of an environment, as it is now. */
export async function deskState(
  registry: string,
  { credential, environment, loop }: Asked,
): Promise<DeskState> {
  const map = await readMap(registry, environment);
  const store = await readStore(registry);
  const history = await readHistory(registry, environment);
  const previews = Object.entries(runningPreviews(store.previews, Date.now())).filter(
    ([, one]) => one.environment === environment,
  );
  const names = [...new Set([...Object.keys(map.areas), ...(await listAreas(registry))])].sort();
  // What browsers report is of what players get.
  const heard = environment === LIVE ? loop : null;
  const areas = await Promise.all(
    names.map(async (area) => {
      const pointer = Object.hasOwn(map.areas, area) ? map.areas[area] : undefined;
      const versions = await listVersions(registry, area);
      return areaOf(area, { pointer, versions, store, history, loop: heard, previews });
    }),
  );
  const { name, areas: ownAreas, environments, actions } = credential;
  return {
    caller: { name, areas: ownAreas, environments, actions },
    environment,
    environments: ENVIRONMENTS,
    strategies: STRATEGIES,
    sites: sitesIn(map, store),
    revision: map.revision,
    areas,
    history: changesOf(history.all, environment),
  };
}

interface Known {
  readonly pointer: Pointer | undefined;
  readonly versions: readonly string[];
  readonly store: StoreState;
  readonly history: History;
  readonly loop: Loop | null;
  /** With their ids. */
  readonly previews: readonly (readonly [string, Preview])[];
}

function areaOf(area: string, { pointer, versions, store, history, loop, previews }: Known): DeskArea {
  const left = new Set([
    ...takenBack(history.entries, area).keys(),
    ...canariesTakenBack(history.entries, area),
  ]);
  const fallback = pointer?.fallbacks[0]?.version ?? null;
  const wanted = [pointer?.version, pointer?.canary?.version, fallback].filter((one) => one != null);
  return {
    area,
    owners: ownersOf(area, store),
    live: pointer ? { version: pointer.version, activatedAt: pointer.activatedAt, by: pointer.by } : null,
    fallback,
    canary: pointer?.canary ? canaryOf(pointer.canary) : null,
    previews: previews.flatMap(([id, one]) => (one.area === area ? [previewOf(id, one)] : [])),
    versions: versions
      .filter((version) => noteOf(store.revoked, area, version) === null)
      .slice(0, SHOWN_VERSIONS)
      .map((version) => ({ version, isTakenBack: left.has(version) })),
    health: loop ? wanted.map((version) => healthOf(area, version, loop)) : [],
  };
}

function previewOf(id: string, { version, site, by, expiresAt }: Preview): DeskPreview {
  return { id, version, site, by, expiresAt };
}

/** The registry knows no list of sites: those that somebody has named. */
function sitesIn({ areas }: RegistryMap, { previews }: StoreState): string[] {
  const latest = Object.values(previews).toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const canaries = Object.values(areas).flatMap(({ canary }) => canary?.sites ?? []);
  return [...new Set([...latest.map(({ site }) => site), ...canaries])];
}

function ownersOf(area: string, { teamKeys }: StoreState): string[] {
  const own = Object.values(teamKeys).filter(
    ({ state, areas }) => state === 'trusted' && (areas.includes(area) || areas.includes(ALL_AREAS)),
  );
  return [...new Set(own.map(({ team }) => team))].sort();
}

function canaryOf({ version, percent, sites = [], strategy, startedAt }: Canary): DeskCanary {
  return { version, percent, sites, strategy: strategy ?? null, startedAt };
}

function healthOf(area: string, version: string, loop: Loop): VersionHealth {
  const onTrial = loop.trials().find(({ trial }) => trial.area === area && trial.version === version);
  return { version, ...loop.health(area, version), verdict: onTrial?.verdict ?? null };
}

function changesOf(all: readonly LogEntry[], environment: Environment): DeskChange[] {
  return all
    .filter((entry) => (isChange(entry) ? (entry.environment ?? LIVE) === environment : isStoreChange(entry)))
    .slice(-SHOWN_CHANGES)
    .reverse()
    .flatMap((entry) => {
      if (isStoreChange(entry))
        // Who may use the API is nobody else's business.
        return ['grant', 'deny', 'trust'].includes(entry.action) ? [] : [lineOf(entry, entry.subjects)];
      if (!isChange(entry)) return [];
      const moves = entry.changes.map(({ area, from, to }) => `${area} ${from ?? '-'} → ${to ?? '-'}`);
      const shares = (entry.canaries ?? []).map(
        ({ area, version, from, to }) => `${area} ${version} ${percent(from)} → ${percent(to)}`,
      );
      return [lineOf(entry, [...moves, ...shares])];
    });
}

function lineOf({ at, by, why, action }: Omit<DeskChange, 'what'>, what: readonly string[]): DeskChange {
  return { at, by, why, action, what };
}

function percent(share: number | null): string {
  return share === null ? '-' : `${share}%`;
}
