import type { EventBus } from '@mosaico/shared/contract';
import { whenIdle } from './when-idle.ts';

/** How long a page that has no area of its own (404, login) waits. */
const PATIENCE_MS = 5_000;

/**
 * Runs `work` once the page's first area is there, or has failed, and the browser is idle: what is only for show must not
 * take the line from what the player came for.
 *
 * @returns calls it off
 */
export function afterFirstArea(bus: Pick<EventBus, 'on'>, work: () => void): () => void {
  let callOff = () => stopWaiting();
  const go = () => {
    stopWaiting();
    callOff = whenIdle(work);
  };
  const waits = [bus.on('area.ready').subscribe(go), bus.on('area.failed').subscribe(go)];
  const timer = setTimeout(go, PATIENCE_MS);
  function stopWaiting(): void {
    clearTimeout(timer);
    for (const wait of waits) wait.unsubscribe();
  }
  return () => callOff();
}
