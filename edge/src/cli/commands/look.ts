import { verifyHistory } from '../../registry/change-keys.ts';
import { isChange, isStoreChange, readHistory } from '../../registry/history.ts';
import { LIVE } from '../../registry/environments.ts';
import { readMap, readStore } from '../../registry/registry.ts';
import { RegistryError } from '../../registry/registry-error.ts';
import { listAreas, listVersions } from '../../registry/release-store.ts';
import { checkTrusted, readTrust } from '../../registry/trust.ts';
import { evidenceTable, readEvidence } from '../../server/loop/read-evidence.ts';
import type { Arguments } from '../arguments/arguments.ts';
import { sayChain, sayHistory } from '../speech/say-history.ts';
import { sayStatus, sayVerification, type Verification } from '../speech/say-status.ts';
import type { Outcome } from './outcome.ts';

export async function status(registry: string, { targets, environment }: Arguments): Promise<Outcome> {
  const map = await readMap(registry, environment);
  const area = targets[0]?.area;
  const names = [...new Set([...Object.keys(map.areas), ...(await listAreas(registry))])].sort();
  const shown = area === undefined ? names : names.filter((name) => name === area);
  if (area !== undefined && shown.length === 0) throw new RegistryError(`No release of ${area} is published`);
  const areas = await Promise.all(
    shown.map(async (name) => ({
      area: name,
      live: Object.hasOwn(map.areas, name) ? (map.areas[name] ?? null) : null,
      published: await listVersions(registry, name),
    })),
  );
  const { entries: changes } = await readHistory(registry, environment);
  const { revoked, pinned } = await readStore(registry);
  const data = { environment, revision: map.revision, areas, revoked, pinned };
  return { text: sayStatus(map, areas, changes, { revoked, pinned }), data, ok: true };
}

export async function history(
  registry: string,
  { targets, limit, environment }: Arguments,
): Promise<Outcome> {
  const area = targets[0]?.area;
  const { all } = await readHistory(registry);
  const entries = all
    .filter((entry) => !isChange(entry) || (entry.environment ?? LIVE) === environment)
    .filter((entry) => {
      if (area === undefined) return true;
      if (isChange(entry))
        return [...entry.changes, ...(entry.canaries ?? [])].some((change) => change.area === area);
      return isStoreChange(entry) && entry.subjects.some((subject) => subject.split('@')[0] === area);
    })
    .toReversed()
    .slice(0, limit);
  // What holds for all releases is what status tells; who may use the API is nobody else's business.
  const data = entries.map((entry) => (isStoreChange(entry) ? { ...entry, store: undefined } : entry));
  return { text: sayHistory(entries), data, ok: true };
}

export async function evidence(registry: string, { evidence: asked }: Arguments): Promise<Outcome> {
  const { visitor, since, until, isTable } = asked;
  const lines = await readEvidence(registry, { from: since, to: until, ...(visitor ? { visitor } : {}) });
  const text = isTable ? evidenceTable(lines) : JSON.stringify(lines, null, 2);
  return { text, data: lines, ok: true };
}

export async function verify(registry: string, { targets, environment }: Arguments): Promise<Outcome> {
  const { areas } = await readMap(registry, environment);
  const [target] = targets;
  const wanted = target
    ? [{ area: target.area, version: target.version ?? (await versionOf(registry, areas, target.area)) }]
    : Object.entries(areas).map(([area, { version }]) => ({ area, version }));
  const store = await readStore(registry);
  const trust = await readTrust(registry, store);
  const found: Verification[] = [];
  for (const { area, version } of wanted) {
    const { release, faults } = await checkTrusted(registry, store, trust, area, version);
    found.push({
      area,
      version,
      files: release?.files.length ?? 0,
      faults: release || faults.length > 0 ? faults : ['is not published'],
    });
  }
  const isSound = found.every(({ faults }) => faults.length === 0);
  if (target) return { text: sayVerification(found), data: found, ok: isSound };
  const chain = await verifyHistory(registry);
  const text = [sayVerification(found), sayChain(chain)].join('\n');
  return { text, data: { releases: found, history: chain }, ok: isSound && chain.fault === null };
}

async function versionOf(
  registry: string,
  areas: Readonly<Record<string, { version: string }>>,
  area: string,
): Promise<string> {
  const version = areas[area]?.version ?? (await listVersions(registry, area))[0];
  if (version !== undefined) return version;
  throw new RegistryError(
    `No release of ${area} is published. Publish one first: pnpm release publish ${area}`,
  );
}
