import { createReactive } from '@mosaico/shared/reactive';
import { followUrgent } from './follow-urgent.ts';

function tab() {
  const isUrgent = createReactive(false);
  const isBusy = createReactive(false);
  let isTyping = false;
  let loads = 0;
  const moveOn = { isDue: () => !isBusy.value && !isTyping, go: () => void (loads += 1) };
  const stop = followUrgent({ composition: { isUrgent }, isBusy, moveOn });
  return { isUrgent, isBusy, stop, type: (now: boolean) => void (isTyping = now), loads: () => loads };
}

describe('a tab that an urgent change cannot reach in place', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[G58] loads the page anew at once', () => {
    const { isUrgent, loads } = tab();

    isUrgent.set(true);

    expect(loads()).toBe(1);
  });

  it('[G58] waits until nothing holds the busy lock, and nothing is being typed', () => {
    const { isUrgent, isBusy, type, loads } = tab();
    isBusy.set(true);
    type(true);
    isUrgent.set(true);
    isBusy.set(false);
    expect(loads()).toBe(0);

    type(false);
    jest.advanceTimersByTime(5_000);

    expect(loads()).toBe(1);
  });

  it('[G58] does not when the change is taken back meanwhile', () => {
    const { isUrgent, isBusy, loads, stop } = tab();
    isBusy.set(true);
    isUrgent.set(true);
    isUrgent.set(false);
    isBusy.set(false);
    jest.advanceTimersByTime(60_000);

    expect(loads()).toBe(0);
    stop();
  });
});
