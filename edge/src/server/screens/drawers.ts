import { SHELL } from '@mosaico/shared/contract';
import type { Composition, ServedRelease } from '../composition.ts';
import { createDrawer, type Drawer } from './drawing/drawer.ts';
import type { ReadScript } from './read-script.ts';

const DEADLINE_MS = 2_000;

/** The processes that draw: one for each area that is live, and one for the layout. None knows scripts of another area. */
export interface Drawers {
  /** Draws with the scripts of a shell, and of an area (for the layout: the shell again). */
  of(shell: ServedRelease, served: ServedRelease): Drawer;
  /** Ends all that belong to other releases than these. */
  retain(compositions: readonly Composition[]): void;
  /** Area and memory of the processes that run. */
  running(): readonly { readonly area: string; readonly version: string; readonly residentMb: number }[];
  close(): void;
}

export function createDrawers(readScript: ReadScript, deadlineMs = DEADLINE_MS): Drawers {
  const drawers = new Map<string, { readonly served: ServedRelease; readonly drawer: Drawer }>();

  return {
    of(shell, served) {
      const key = keyOf(shell, served);
      const known = drawers.get(key);
      if (known) return known.drawer;
      const area = served.release.area === SHELL ? null : () => readScript(served);
      const drawer = createDrawer({ shell: () => readScript(shell), area, deadlineMs });
      drawers.set(key, { served, drawer });
      return drawer;
    },
    retain(compositions) {
      const live = new Set(
        compositions.flatMap(({ shell, areas }) => [shell, ...areas].map((served) => keyOf(shell, served))),
      );
      for (const [key, { drawer }] of drawers) {
        if (live.has(key)) continue;
        drawer.close();
        drawers.delete(key);
      }
    },
    running() {
      const all = [...drawers.values()].map(({ served: { release }, drawer }) => ({
        area: release.area,
        version: release.version,
        residentMb: Math.round(drawer.residentMb()),
      }));
      return all.filter(({ residentMb }) => residentMb > 0);
    },
    close() {
      for (const { drawer } of drawers.values()) drawer.close();
      drawers.clear();
    },
  };
}

function keyOf(shell: ServedRelease, served: ServedRelease): string {
  return [shell, served].map(({ release: { area, version } }) => `${area}@${version}`).join(' ');
}
