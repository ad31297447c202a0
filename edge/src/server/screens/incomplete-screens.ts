import type { View } from './view.ts';

/** A screen that was drawn without all it asked for. */
export interface IncompleteScreen {
  readonly area: string;
  readonly version: string;
  readonly path: string;
  /** As in DrawnScreen. */
  readonly missing: readonly string[];
}

/** Versions come and go; the earliest are forgotten. */
const MOST_SCREENS = 200;
/** Names come from a script. */
const MOST_NAMES = 50;

interface IncompleteScreens {
  /** @returns what was not known of this screen of this version */
  note(view: View, missing: readonly string[]): readonly string[];
  all(): readonly IncompleteScreen[];
}

/** Remembers what drawn screens lacked: each name once for a version and a path, whatever language it was seen in. */
export function createIncompleteScreens(): IncompleteScreens {
  const screens = new Map<string, IncompleteScreen>();
  return {
    note({ served: { release }, path }, missing) {
      const { area, version } = release;
      const key = `${area}@${version} ${path}`;
      const known = screens.get(key)?.missing ?? [];
      const added = missing.filter((name) => !known.includes(name)).slice(0, MOST_NAMES - known.length);
      if (added.length === 0) return [];
      screens.set(key, { area, version, path, missing: [...known, ...added] });
      const [oldest] = screens.keys();
      if (screens.size > MOST_SCREENS && oldest !== undefined) screens.delete(oldest);
      return added;
    },
    all: () => [...screens.values()],
  };
}
