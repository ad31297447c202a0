import { historyLines } from './history.ts';
import { errorCode, RegistryError } from './registry-error.ts';
import { join } from 'node:path';
import { RELEASE_FILE } from '@mosaico/shared/contract';
import { checkRelease, listAreas, listVersions, readDocument, releaseFolder } from './release-store.ts';
import { documentDigest, readSignature, signatureFault, type Trust } from './signature.ts';
import { noteOf, type StoreState } from './store-state.ts';
import type { CheckedRelease } from './plan-change.ts';

/** Whom this registry believes now. */
export async function readTrust(registry: string, { teamKeys }: StoreState): Promise<Trust> {
  const entries = (await historyLines(registry)).flatMap(({ key }) => key ?? []);
  const seal = entries.find(({ sealed }) => sealed !== undefined)?.sealed;
  return {
    registryKeys: new Map(entries.map(({ key, publicKey }) => [key, publicKey])),
    teamKeys,
    sealed: seal?.releases ?? {},
  };
}

/** A release with everything that speaks against its going live: its files, who signed it, and what was said about it since. */
export async function checkTrusted(
  registry: string,
  store: StoreState,
  trust: Trust,
  area: string,
  version: string,
): Promise<CheckedRelease> {
  const checked = await checkRelease(registry, area, version);
  if (!checked.release) return checked;
  const note = noteOf(store.revoked, area, version);
  const revoked = note ? [`was revoked by ${note.by}${note.why === '' ? '' : `: ${note.why}`}`] : [];
  const unsigned = await faultOf(registry, trust, area, version);
  return { ...checked, faults: [...revoked, ...checked.faults, ...(unsigned ? [unsigned] : [])] };
}

async function faultOf(
  registry: string,
  trust: Trust,
  area: string,
  version: string,
): Promise<string | null> {
  const folder = releaseFolder(registry, area, version);
  const document = await readDocument(join(folder, RELEASE_FILE));
  return signatureFault({ area, version, document }, await readSignature(folder), trust);
}

/** What is published now, for the seal of a history that has none yet. */
export async function publishedDigests(registry: string): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const area of await listAreas(registry))
    for (const version of await listVersions(registry, area)) {
      const text = await readDocument(join(releaseFolder(registry, area, version), RELEASE_FILE)).catch(
        nothing,
      );
      if (text !== null) digests[`${area}@${version}`] = documentDigest(text);
    }
  return digests;
}

/** What cannot be read is not vouched for. */
function nothing(error: unknown): null {
  if (error instanceof RegistryError || errorCode(error) !== '') return null;
  throw error;
}
