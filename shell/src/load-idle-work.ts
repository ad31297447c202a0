import type { IdleWorkParts } from './idle-work.ts';

const TRY_AGAIN_MS = 10_000;

/** Loads and starts it; a tab without a network tries until there is one, because live releases reach it this way only. */
export function loadIdleWork(parts: IdleWorkParts): void {
  import(/* webpackChunkName: "idle-work" */ './idle-work.ts').then(
    ({ startIdleWork }) => startIdleWork(parts),
    () => void setTimeout(loadIdleWork, TRY_AGAIN_MS, parts),
  );
}
