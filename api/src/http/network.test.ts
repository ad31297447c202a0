import { useApp } from '../../testing/test-app.ts';
import { authRoutes } from '../auth/routes.ts';
import { networkOf } from './network.ts';

describe('whom a limit per address counts', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('is, of %p, %p [G25]', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('a limit per address', () => {
  const api = useApp({ routes: [], httpRoutes: authRoutes }, { rateLimitFactor: 1 });

  it('is not to be had anew by another address of the same IPv6 network [G25]', async () => {
    const statuses: number[] = [];
    for (let host = 1; host <= 11; host += 1) {
      const headers = { 'x-forwarded-for': `2001:db8:7:7::${host}` };
      statuses.push((await api.call('POST /api/auth/captcha', { token: null, headers })).status);
    }

    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});
