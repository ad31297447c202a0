import { SHELL, type Release } from '@mosaico/shared/contract';
import { conflictsOf } from './gate.ts';
import type { Fallback } from './registry-map.ts';

/** How many versions are looked at for a fallback. */
const GOOD_CANDIDATES = 5;

/** Versions of an area that were live before its live one, the latest first: the candidates, before any check. */
export function candidates(stack: readonly string[], live: string): readonly string[] {
  return latestFirst(stack)
    .filter((version) => version !== live)
    .slice(0, GOOD_CANDIDATES);
}

/** All that can be live or a candidate after one change: a rollback passes over the live version and makes the next one live. */
export function candidatesAfter(stack: readonly string[]): readonly string[] {
  return latestFirst(stack).slice(0, GOOD_CANDIDATES + 2);
}

function latestFirst(stack: readonly string[]): readonly string[] {
  return [...new Set(stack.toReversed())];
}

/** What of an area could be served. */
export interface Choice {
  /** Null when its document cannot be read. */
  readonly live: Release | null;
  /** Releases whose files verify: the live one, and those that were live before, the latest first. */
  readonly sound: readonly Release[];
}

type Choices = ReadonlyMap<string, Choice>;

/**
 * What each live release may be replaced by when it fails in the page, the best first: chosen by the same conflicts as
 * what goes live. An area falls back beside the others as they are live. The shell falls back together with the areas:
 * each stays as it is if it fits the older shell, and otherwise goes back to the latest version that does. Pure.
 */
export function fallbacksOf(choices: Choices): ReadonlyMap<string, Fallback[]> {
  return new Map(
    [...choices.keys()].map((area) => [
      area,
      area === SHELL
        ? earlier(area, choices).map((shell) => withAreas(shell, choices))
        : areaFallbacks(area, choices),
    ]),
  );
}

function earlier(area: string, choices: Choices): Release[] {
  const { live, sound = [] } = choices.get(area) ?? {};
  return sound.filter((release) => release !== live);
}

function areaFallbacks(area: string, choices: Choices): Fallback[] {
  const others = [...choices].flatMap(([name, { live }]) => (name === area || !live ? [] : [live]));
  return earlier(area, choices)
    .filter((release) => fits(release, others))
    .map(({ version }) => ({ version }));
}

/** Areas that can stay as they are come first: those that go back have to fit them. */
function withAreas(shell: Release, choices: Choices): Fallback {
  const areas = [...choices].filter(([area]) => area !== SHELL).map(([, choice]) => choice);
  const stays = ({ live, sound }: Choice) => live !== null && sound[0] === live && fits(live, [shell]);
  const set: Release[] = [shell];
  for (const { sound } of [...areas.filter(stays), ...areas.filter((choice) => !stays(choice))]) {
    const chosen = sound.find((release) => fits(release, set));
    if (chosen) set.push(chosen);
  }
  const versions = set.slice(1).map(({ area, version }) => [area, version] as const);
  return { version: shell.version, areas: Object.fromEntries(versions) };
}

function fits(release: Release, others: readonly Release[]): boolean {
  return conflictsOf([...others, release]).every(({ areas }) => !areas.includes(release.area));
}
