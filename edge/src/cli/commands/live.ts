import { readHistory } from '../../registry/history.ts';
import { canariesTakenBack } from '../../registry/canary-plan.ts';
import { isWithdrawn, takenBack } from '../../registry/live-stack.ts';
import type { ChangeRequest } from '../../registry/change-request.ts';
import type { ChangePlan } from '../../registry/plan-change.ts';
import { changeLive, readMap, readStore } from '../../registry/registry.ts';
import { RegistryError } from '../../registry/registry-error.ts';
import { releaseSize } from '../../registry/release-size.ts';
import { listAreas, listVersions, readRelease } from '../../registry/release-store.ts';
import { noteOf } from '../../registry/store-state.ts';
import { environmentNamed, LIVE } from '../../registry/environments.ts';
import type { Arguments } from '../arguments/arguments.ts';
import { sayChange, sayDryRun, sayUnchanged, type SizeChange } from '../speech/say-change.ts';
import { authorOf, first, optionsOf, type Outcome } from './outcome.ts';

export async function activate(registry: string, given: Arguments): Promise<Outcome> {
  const releases = given.all
    ? await latestOfAll(registry, given)
    : await Promise.all(given.targets.map((target) => named(registry, given, target)));
  if (releases.length === 0) throw new RegistryError('Nothing is published yet');
  const { canary, isFix, isAgain, isUrgent } = given;
  if (canary) return await change(registry, given, { action: 'canary', ...first(releases), ...canary });
  return await change(registry, given, { action: 'activate', releases, isFix, isAgain, isUrgent });
}

/** An area that was withdrawn comes back only by its name. */
async function latestOfAll(registry: string, given: Arguments) {
  const { entries } = await readHistory(registry, given.environment);
  const areas = (await listAreas(registry)).filter((area) => !isWithdrawn(entries, area));
  const found = await Promise.all(areas.map((area) => latestOf(registry, given, area)));
  return found.flatMap((version, index) => (version === null ? [] : [{ area: areas[index] ?? '', version }]));
}

async function named(registry: string, given: Arguments, { area, version }: Arguments['targets'][number]) {
  const found = version ?? (await latestOf(registry, given, area));
  if (found !== null) return { area, version: found };
  const isPublished = (await listVersions(registry, area)).length > 0;
  throw new RegistryError(
    isPublished
      ? `Every published version of ${area} was taken back: name one, with --again`
      : `No release of ${area} is published. Publish one first: pnpm release publish ${area}`,
  );
}

/** The version published last, of those that nobody has taken back or revoked. */
async function latestOf(registry: string, { environment }: Arguments, area: string): Promise<string | null> {
  const { entries } = await readHistory(registry, environment);
  const left = new Set([...takenBack(entries, area).keys(), ...canariesTakenBack(entries, area)]);
  const { revoked } = await readStore(registry);
  const versions = await listVersions(registry, area);
  return versions.find((one) => !left.has(one) && noteOf(revoked, area, one) === null) ?? null;
}

export async function promote(registry: string, given: Arguments): Promise<Outcome> {
  const from = environmentNamed(given.from ?? '') ?? LIVE;
  const { areas } = await readMap(registry, from);
  const wanted = given.all ? Object.keys(areas) : given.targets.map(({ area }) => area);
  const releases = wanted.map((area) => {
    const version = Object.hasOwn(areas, area) ? areas[area]?.version : undefined;
    if (version === undefined) throw new RegistryError(`${area} is not in ${from}`);
    return { area, version };
  });
  if (releases.length === 0) throw new RegistryError(`Nothing is in ${from}`);
  const { isAgain, isUrgent } = given;
  return await change(registry, given, {
    action: 'promote',
    releases,
    promotedFrom: from,
    isAgain,
    isUrgent,
  });
}

export async function rollback(registry: string, given: Arguments): Promise<Outcome> {
  const { targets, from, isUrgent } = given;
  const areas = targets.map(({ area }) => (from === undefined ? { area } : { area, from }));
  return await change(registry, given, { action: 'rollback', areas, isUrgent });
}

export async function withdraw(registry: string, given: Arguments): Promise<Outcome> {
  const areas = given.targets.map(({ area }) => area);
  return await change(registry, given, { action: 'withdraw', areas });
}

async function change(registry: string, given: Arguments, request: ChangeRequest): Promise<Outcome> {
  const plan = await changeLive(registry, request, authorOf(given), optionsOf(given));
  const what = whatOf(request);
  if (plan.kind === 'unchanged') {
    const map = await readMap(registry, given.environment);
    return { text: sayUnchanged(request, what, map), data: plan, ok: true };
  }
  const sizes = given.isDryRun ? await sizesOf(registry, plan) : [];
  const data = {
    ...(plan.kind === 'change' ? { kind: plan.kind, ...plan.entry } : plan),
    ...(given.isDryRun ? { isDryRun: true, sizes } : {}),
  };
  const text = given.isDryRun ? sayDryRun(plan, what, sizes) : sayChange(plan, what);
  return { text, data, ok: plan.kind !== 'refused' };
}

function whatOf(request: ChangeRequest): string {
  if ('version' in request) return `${request.area} ${request.version}`;
  if ('releases' in request)
    return request.releases.map(({ area, version }) => `${area} ${version}`).join(', ');
  return request.areas.map((one) => (typeof one === 'string' ? one : one.area)).join(', ');
}

/** What players will load instead of what they load now. */
async function sizesOf(registry: string, plan: ChangePlan): Promise<SizeChange[]> {
  const changes = plan.kind === 'change' ? plan.entry.changes : [];
  const sizeOf = async (area: string, version: string | null) => {
    const release = version === null ? null : await readRelease(registry, area, version).catch(() => null);
    return release && (await releaseSize(registry, release));
  };
  return await Promise.all(
    changes.map(async ({ area, from, to }) => ({
      area,
      before: await sizeOf(area, from),
      after: await sizeOf(area, to),
    })),
  );
}
