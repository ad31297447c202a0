import type { ShellBus } from '../platform/bus.ts';
import { whenIdle } from './when-idle.ts';

/** How long after its start a page waits for its first screen. */
const PATIENCE_MS = 5_000;

interface AfterFirstAreaOptions {
  /** Runs right after the first screen, without waiting for the browser to be idle. */
  readonly isEager?: boolean;
}

/**
 * Runs `work` once the page's first screen is there, or has failed, and the browser is idle: decoration
 * must not take bandwidth from what the player came for.
 *
 * @returns calls it off
 */
export function afterFirstArea(
  bus: Pick<ShellBus, 'on' | 'recent'>,
  work: () => void,
  { isEager = false }: AfterFirstAreaOptions = {},
): () => void {
  let callOff = () => stopWaiting();
  const go = () => {
    stopWaiting();
    if (isEager) work();
    else callOff = whenIdle(work);
  };
  const waits = [bus.on('area.ready').subscribe(go), bus.on('area.failed').subscribe(go)];
  const timer = setTimeout(go, hasFirstArea(bus) ? 0 : Math.max(0, PATIENCE_MS - performance.now()));
  function stopWaiting(): void {
    clearTimeout(timer);
    for (const wait of waits) wait.unsubscribe();
  }
  return () => callOff();
}

function hasFirstArea(bus: Pick<ShellBus, 'recent'>): boolean {
  return bus.recent().some(({ name }) => name === 'area.ready' || name === 'area.failed');
}
