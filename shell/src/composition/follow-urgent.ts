import type { Reactive } from '@mosaico/shared/contract';
import type { MoveOn } from '../platform/navigation.ts';
import type { Composition } from './composition.ts';

/** How often it is looked whether the player is still in the middle of something. */
const LOOK_AGAIN_MS = 5_000;

interface FollowUrgentParts {
  readonly composition: Pick<Composition, 'isUrgent'>;
  readonly isBusy: Reactive<boolean>;
  readonly moveOn: MoveOn;
}

/**
 * A tab that cannot take an urgent change in place, because its shell is another one, loads the page anew as soon as the player
 * is not in the middle of anything.
 */
export function followUrgent({ composition: { isUrgent }, isBusy, moveOn }: FollowUrgentParts): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = () => {
    clearInterval(timer);
    if (!isUrgent.value) return;
    if (moveOn.isDue()) moveOn.go();
    else timer = setInterval(look, LOOK_AGAIN_MS);
  };
  const watched = [isUrgent, isBusy].map(({ changes$ }) => changes$.subscribe(look));
  return () => {
    clearInterval(timer);
    for (const one of watched) one.unsubscribe();
  };
}
