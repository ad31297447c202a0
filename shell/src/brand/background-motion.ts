import { createReactive } from '@mosaico/shared/reactive';
import { openStorage } from '@mosaico/shared/storage';

/** Local storage: `1` while the background stands still because the player said so. */
const STILL_KEY = 'backgroundStill';
const ofDevice = () => openStorage(() => window.localStorage);
const moving = createReactive(true);

/** Whether the player lets the background move; the choice lasts on this device. */
export const backgroundMotion = {
  isMoving: moving,
  /** Reads the choice. What is drawn on the server knows no device: not before the page is taken over. */
  recall: () => moving.set(ofDevice().getItem(STILL_KEY) !== '1'),
  choose(isMoving: boolean): void {
    moving.set(isMoving);
    ofDevice().setItem(STILL_KEY, isMoving ? '0' : '1');
  },
};
