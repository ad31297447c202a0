import { SHELL } from '@mosaico/shared/contract';
import { conflictsOf } from '../../registry/gate.ts';
import type { Fallback, Pointer, RegistryMap } from '../../registry/registry-map.ts';
import { composeWith, type Composition, type KnownReleases } from '../composition.ts';

/** A version of an area that takes the place of the live one. */
export interface Replacement {
  readonly area: string;
  readonly version: string;
}

/**
 * What is live for everybody, with one area replaced. What was live is the fallback, so a preview that fails shows what a release that fails
 * would show. Null where the version cannot be served, or does not fit into what is live by now.
 */
export function composePreview(
  pointers: RegistryMap,
  { area, version }: Replacement,
  known: KnownReleases,
  at: string,
): Composition | null {
  const replaced = known.find(area, version);
  if (!replaced) return null;
  const set = Object.entries(pointers.areas).map(([name, one]) => [name, one.version] as const);
  const others = set.filter(([name]) => name !== area);
  const releases = others.flatMap(([name, one]) => known.find(name, one)?.release ?? []);
  if (conflictsOf([...releases, replaced.release]).some(({ areas }) => areas.includes(area))) return null;
  const pointer = previewPointer(area, version, pointers, at);
  const previewed = { ...pointers, areas: { ...pointers.areas, [area]: pointer } };
  return composeWith(previewed, known, pointers.revision, `preview ${area}`);
}

function previewPointer(area: string, version: string, { areas }: RegistryMap, at: string): Pointer {
  const before = Object.hasOwn(areas, area) ? areas[area] : undefined;
  const fallbacks = before ? [fallbackTo(area, before, areas), ...before.fallbacks] : [];
  return { version, fallbacks, activatedAt: at, by: 'preview' };
}

/** A shell goes with the areas that are live. */
function fallbackTo(area: string, { version }: Pointer, areas: RegistryMap['areas']): Fallback {
  if (area !== SHELL) return { version };
  const live = Object.entries(areas).filter(([name]) => name !== SHELL);
  return { version, areas: Object.fromEntries(live.map(([name, one]) => [name, one.version])) };
}
