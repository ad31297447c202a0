import { endpointOf, endpoints, type ApiKey } from '@mosaico/shared/api';
import { accountRoutes } from '../../testing/account-routes.ts';
import { useApp } from '../../testing/test-app.ts';

/** Who asks is known by a token or a key. */
const OF_ONE = ['member', 'operator'];

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

  it('is on nothing that anybody may read: an edge asks for all its visitors, from one address [G25]', () => {
    const reads = (Object.keys(endpoints) as ApiKey[]).filter((key) => key.startsWith('GET '));

    const limited = reads.filter(
      (key) => !OF_ONE.includes(endpointOf(key).access) && endpointOf(key).rateLimit,
    );

    expect(reads.length).toBeGreaterThan(10);
    expect(limited).toEqual([]);
  });
});
