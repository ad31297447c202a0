/** @jest-environment @mosaico/shared/build/jest/browser-environment.mjs */
import { hostAt } from './host.ts';

const hear = (data: unknown, origin = window.location.origin) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: window.parent }));

describe('what the page around the game says of a pause', () => {
  it('[G31] is heard from that page alone, and holds until it says otherwise', () => {
    const host = hostAt(window.location.origin);
    const told: boolean[] = [];
    host.onPause((isPaused) => void told.push(isPaused));

    hear({ type: 'host:pause', isPaused: true }, 'https://elsewhere.test');
    hear({ type: 'host:pause', isPaused: 'yes' });
    hear({ type: 'host:rules', isOpen: true });
    expect([host.isPaused, told]).toEqual([false, []]);

    hear({ type: 'host:pause', isPaused: true });
    hear({ type: 'host:balance', balanceCentavos: 1 });
    expect([host.isPaused, told]).toEqual([true, [true]]);

    hear({ type: 'host:pause', isPaused: false });
    expect([host.isPaused, told]).toEqual([false, [true, false]]);
  });
});
