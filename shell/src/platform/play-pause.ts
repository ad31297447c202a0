import type { EventBus } from '@mosaico/shared/contract';

/** @returns lets play go on, unless somebody else holds it too; calling it twice is harmless */
export type PausePlay = () => () => void;

/** Tells games when something that has to be answered comes over the page, and when nothing is left to be answered (G31). */
export function createPausePlay(bus: Pick<EventBus, 'publish'>): PausePlay {
  const holders = new Set<symbol>();
  return () => {
    const holder = Symbol('pause');
    holders.add(holder);
    if (holders.size === 1) bus.publish('play.paused', { isPaused: true });
    return () => {
      if (holders.delete(holder) && holders.size === 0) bus.publish('play.paused', { isPaused: false });
    };
  };
}
