import { changeLive, openRegistry, readMap, type ChangeAuthor } from '../registry/registry.ts';
import { readHistory } from '../registry/history.ts';
import type { ChangePlan, ChangeRequest } from '../registry/plan-change.ts';
import { publishRelease } from '../registry/publish.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { checkRelease, listAreas, listVersions } from '../registry/release-store.ts';
import { evidenceTable, readEvidence } from '../server/loop/read-evidence.ts';
import type { Arguments, Command } from './arguments.ts';
import { currentPerson, newestBuild } from './places.ts';
import {
  sayChange,
  sayHistory,
  sayPublication,
  sayStatus,
  sayVerification,
  type Verification,
} from './speech.ts';

/** What a command found or did: the same for people (`text`) and for programs (`data`). */
export interface Outcome {
  readonly text: string;
  readonly data: unknown;
  /** False when it was refused or something is damaged: exit code 1. */
  readonly ok: boolean;
}

const WRITING: readonly Command[] = ['publish', 'activate', 'rollback'];

/**
 * Runs one understood command against the registry.
 * @returns what it did, and what is damaged in the history: it was left out, and somebody has to know
 * @throws RegistryError
 */
export async function runCommand(
  registry: string,
  given: Arguments,
): Promise<Outcome & { readonly warnings: readonly string[] }> {
  const access = await openRegistry(registry);
  if (access === 'read-only' && WRITING.includes(given.command))
    throw new RegistryError(`The registry ${registry} can only be read by this user: nothing changed`);
  const outcome = await run(registry, given);
  return { ...outcome, warnings: (await readHistory(registry)).damage };
}

async function run(registry: string, given: Arguments): Promise<Outcome> {
  switch (given.command) {
    case 'publish':
      return await publish(registry, given);
    case 'activate':
      return await activate(registry, given);
    case 'rollback':
      return await rollback(registry, given);
    case 'status':
      return await status(registry, given);
    case 'history':
      return await history(registry, given);
    case 'verify':
      return await verify(registry, given);
    case 'evidence':
      return await evidence(registry, given);
  }
}

async function publish(registry: string, { targets, from }: Arguments): Promise<Outcome> {
  const { area } = first(targets);
  const publication = await publishRelease(registry, from ?? newestBuild(area), area);
  const { release, isNew, totalBytes } = publication;
  const data = { area, version: release.version, isNew, files: release.files.length, totalBytes };
  return { text: sayPublication(publication), data, ok: true };
}

async function activate(registry: string, given: Arguments): Promise<Outcome> {
  const targets = given.all ? (await listAreas(registry)).map((area) => ({ area })) : given.targets;
  if (targets.length === 0) throw new RegistryError('Nothing is published yet');
  const releases = await Promise.all(
    targets.map(async (target) => ({ area: target.area, version: await versionOf(registry, target) })),
  );
  const request = requestOf(given, releases);
  const plan = await changeLive(registry, request, authorOf(given), given.ifRevision);
  return changed(plan, releases.map(({ area, version }) => `${area} ${version}`).join(', '));
}

function requestOf(
  { canary, isFix }: Arguments,
  releases: readonly { area: string; version: string }[],
): ChangeRequest {
  return canary
    ? { action: 'canary', ...first(releases), ...canary }
    : { action: 'activate', releases, isFix };
}

async function versionOf(registry: string, target: { area: string; version?: string }): Promise<string> {
  const version = target.version ?? (await listVersions(registry, target.area))[0];
  if (version !== undefined) return version;
  throw new RegistryError(
    `No release of ${target.area} is published. Publish one first: pnpm release publish ${target.area}`,
  );
}

async function rollback(registry: string, given: Arguments): Promise<Outcome> {
  const areas = given.targets.map(({ area }) => area);
  const plan = await changeLive(registry, { action: 'rollback', areas }, authorOf(given), given.ifRevision);
  return changed(plan, areas.join(', '));
}

function changed(plan: ChangePlan, what: string): Outcome {
  const { kind } = plan;
  const data = kind === 'change' ? { kind, ...plan.entry } : plan;
  return { text: sayChange(plan, what), data, ok: kind !== 'refused' };
}

async function status(registry: string, { targets }: Arguments): Promise<Outcome> {
  const map = await readMap(registry);
  const area = targets[0]?.area;
  const names = [...new Set([...Object.keys(map.areas), ...(await listAreas(registry))])].sort();
  const shown = area === undefined ? names : names.filter((name) => name === area);
  if (area !== undefined && shown.length === 0) throw new RegistryError(`No release of ${area} is published`);
  const areas = await Promise.all(
    shown.map(async (name) => ({
      area: name,
      live: map.areas[name] ?? null,
      published: await listVersions(registry, name),
    })),
  );
  const { entries: changes } = await readHistory(registry);
  const data = { revision: map.revision, areas };
  return { text: sayStatus(map, areas, changes), data, ok: true };
}

async function history(registry: string, { targets, limit }: Arguments): Promise<Outcome> {
  const area = targets[0]?.area;
  const { entries: all } = await readHistory(registry);
  const entries = all
    .filter(
      ({ changes, canaries = [] }) =>
        area === undefined || [...changes, ...canaries].some((change) => change.area === area),
    )
    .toReversed()
    .slice(0, limit);
  return { text: sayHistory(entries), data: entries, ok: true };
}

async function verify(registry: string, { targets }: Arguments): Promise<Outcome> {
  const { areas } = await readMap(registry);
  const [target] = targets;
  const wanted = target
    ? [
        {
          area: target.area,
          version: target.version ?? areas[target.area]?.version ?? (await versionOf(registry, target)),
        },
      ]
    : Object.entries(areas).map(([area, { version }]) => ({ area, version }));
  const found: Verification[] = [];
  for (const { area, version } of wanted) {
    const { release, faults } = await checkRelease(registry, area, version);
    found.push({
      area,
      version,
      files: release?.files.length ?? 0,
      faults: release || faults.length > 0 ? faults : ['is not published'],
    });
  }
  return { text: sayVerification(found), data: found, ok: found.every(({ faults }) => faults.length === 0) };
}

async function evidence(registry: string, { evidence: asked }: Arguments): Promise<Outcome> {
  const { visitor, since, until, isTable } = asked;
  const lines = await readEvidence(registry, { from: since, to: until, ...(visitor ? { visitor } : {}) });
  const text = isTable ? evidenceTable(lines) : JSON.stringify(lines, null, 2);
  return { text, data: lines, ok: true };
}

function authorOf({ by, reason }: Arguments): ChangeAuthor {
  return { by: by ?? currentPerson(), why: reason, at: new Date().toISOString() };
}

function first<T>(values: readonly T[]): T {
  const [value] = values;
  if (value === undefined) throw new RegistryError('No area given');
  return value;
}
