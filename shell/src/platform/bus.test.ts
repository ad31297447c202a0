import { createBus } from './bus.ts';
import { checkEvent } from './check-event.ts';

const NEWS = 'account.notification-received';

describe('bus', () => {
  it('tells every subscriber of an event, and only of that one', () => {
    const bus = createBus({ now: () => 0, report: () => undefined });
    const seen: number[] = [];
    bus.on(NEWS).subscribe(({ notificationId }) => seen.push(notificationId));
    bus.on('session.ended').subscribe(() => seen.push(-1));

    bus.publish(NEWS, { notificationId: 4 });

    expect(seen).toEqual([4]);
  });

  it('serves the other subscribers when one throws, and reports the error', async () => {
    const reported: unknown[] = [];
    const bus = createBus({ now: () => 0, report: (error) => reported.push(error) });
    const seen: number[] = [];
    const broken = new Error('broken subscriber');
    bus.on(NEWS).subscribe(() => {
      throw broken;
    });
    bus.on(NEWS).subscribe(({ notificationId }) => seen.push(notificationId));

    bus.publish(NEWS, { notificationId: 1 });
    bus.publish(NEWS, { notificationId: 2 });
    await new Promise((resolve) => setTimeout(resolve, 5));

    expect(seen).toEqual([1, 2]);
    expect(reported).toContain(broken);
  });

  it('keeps the last 200 events for diagnostics', () => {
    const bus = createBus({ now: () => 7, report: () => undefined });

    for (let notificationId = 1; notificationId <= 205; notificationId += 1)
      bus.publish(NEWS, { notificationId });

    expect(bus.recent()).toHaveLength(200);
    expect(bus.recent()[0]).toEqual({ name: NEWS, payload: { notificationId: 6 }, at: 7 });
  });

  it('refuses a payload that is not in the catalogue, where payloads are checked', () => {
    const bus = createBus({ now: () => 0, report: () => undefined, validate: checkEvent });
    const withToken = { notificationId: 1, token: 'secret' };

    expect(() => bus.publish(NEWS, withToken)).toThrow(/token/);
    expect(bus.recent()).toEqual([]);
  });
});
