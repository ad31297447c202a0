import { accountRoutes } from '../../testing/account-routes.ts';
import { useApp } from '../../testing/test-app.ts';

describe('a limit per address', () => {
  const api = useApp({ routes: accountRoutes }, { rateLimitFactor: 1 });

  it('is not to be had anew by another address of the same IPv6 network [G25]', async () => {
    const statuses: number[] = [];
    for (let host = 1; host <= 11; host += 1) {
      const headers = { 'x-forwarded-for': `2001:db8:7:7::${host}` };
      statuses.push((await api.call('POST /api/auth/captcha', { token: null, headers })).status);
    }

    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});
