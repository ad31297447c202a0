import { isApiError } from '../../api/api-error.ts';
import { same, until, type MakeBench } from './bench.ts';

const NEWS = 'account.notification-received';

export function describeApi(make: MakeBench): void {
  it('[R165] answers with the body of the contract', async () => {
    const { platform } = await make();

    const answer = await platform.api.call('POST /api/auth/me', { body: {} });

    expect(answer).toMatchObject({ code: 200, data: { id: 7 } });
  });

  it('[R167] throws a refusal as the one ApiError, with message, key and fields', async () => {
    const { platform } = await make({ server: 'refusing' });

    const error = await platform.api.call('POST /api/auth/captcha', { body: {} }).catch(same);

    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({
      message: 'Please enter the amount',
      error: 'amount_required',
      errors: { amount: ['Please enter the amount'] },
    });
  });

  it('[R229] throws the lack of an answer as one, too', async () => {
    const { platform } = await make({ server: 'away' });

    const error = await platform.api.call('POST /api/auth/captcha', { body: {} }).catch(same);

    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({ message: 'Network error, please try again later', error: 'network' });
  });
}

export function describeBus(make: MakeBench): void {
  it('tells each subscriber of an event from now on', async () => {
    const { bus } = (await make()).platform;
    const early: number[] = [];
    const late: number[] = [];
    bus.on(NEWS).subscribe(({ notificationId }) => early.push(notificationId));
    bus.publish(NEWS, { notificationId: 1 });
    bus.on(NEWS).subscribe(({ notificationId }) => late.push(notificationId));

    bus.publish(NEWS, { notificationId: 2 });
    bus.publish('session.started', { memberId: 3 });

    expect([early, late]).toEqual([[1, 2], [2]]);
  });

  it('reports a subscriber that throws, and serves the others, now and later', async () => {
    const { platform, reported } = await make();
    const served: number[] = [];
    platform.bus.on(NEWS).subscribe(() => {
      throw new Error('broken subscriber');
    });
    platform.bus.on(NEWS).subscribe(({ notificationId }) => served.push(notificationId));

    platform.bus.publish(NEWS, { notificationId: 1 });
    platform.bus.publish(NEWS, { notificationId: 2 });
    await until(() => reported() > 0);

    expect(served).toEqual([1, 2]);
  });

  it('refuses what is not in the catalogue, where payloads are checked', async () => {
    const { bus } = (await make()).platform;
    const withToken = { notificationId: 1, token: 'secret' };

    expect(() => bus.publish(NEWS, withToken)).toThrow(/token/);
  });
}
