import type { Composition } from '../composition.ts';
import type { FirstScreens } from '../screens/first-screens.ts';

/** Each has processes of its own. */
const MOST_SETS = 3;
/** After so long without a view its processes end. */
const IDLE_MS = 300_000;

/** First screens of previews: kept for each set apart, so nothing of them is in what players get, nor the other way round. */
export interface PreviewScreens {
  /** Null: first screens are switched off. */
  of(composition: Composition): FirstScreens | null;
  close(): void;
}

interface Kept {
  readonly screens: FirstScreens;
  timer: NodeJS.Timeout;
}

/** @param open makes first screens that nobody else has; null where there are none */
export function createPreviewScreens(open: () => FirstScreens | null): PreviewScreens {
  /** The one asked for last is the last. */
  const kept = new Map<Composition, Kept>();

  function end(composition: Composition): void {
    const found = kept.get(composition);
    if (!found) return;
    clearTimeout(found.timer);
    kept.delete(composition);
    found.screens.close();
  }

  return {
    of(composition) {
      const screens = kept.get(composition)?.screens ?? open();
      if (!screens) return null;
      clearTimeout(kept.get(composition)?.timer);
      kept.delete(composition);
      const timer = setTimeout(() => end(composition), IDLE_MS).unref();
      kept.set(composition, { screens, timer });
      const [oldest] = kept.keys();
      if (kept.size > MOST_SETS && oldest) end(oldest);
      return screens;
    },
    close() {
      for (const composition of kept.keys()) end(composition);
    },
  };
}
