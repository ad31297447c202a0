import { request } from 'node:http';
import { insertSite } from '../../testing/builders.ts';
import { useApp } from '../../testing/test-app.ts';
import { product } from '../start/product.ts';

const EDGE = '127.0.0.2';

describe('the API, with its edges on another machine', () => {
  const api = useApp(product, { trustedProxies: { networks: [EDGE], hops: 1 }, rateLimitFactor: 1 });
  let address: string;
  beforeAll(async () => {
    address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  });

  /** @returns the status of a call that comes from this address of the machine */
  function call(path: string, localAddress: string, headers: Record<string, string>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const sent = request(`${address}${path}`, {
        localAddress,
        method: path.includes('captcha') ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', ...headers },
      });
      sent.once('response', (answer) => answer.resume().once('end', () => resolve(answer.statusCode)));
      sent.once('error', reject);
      sent.end(path.includes('captcha') ? '{}' : undefined);
    });
  }
  const siteOfLastCall = () => api.deps.log.lines.at(-1)?.fields['site'];

  it('takes the host that an edge tells, and from nobody else [R13]', async () => {
    const other = await insertSite(api.deps.db);
    const headers = { host: `${api.siteKey}.test`, 'x-forwarded-host': `${other}.test` };
    api.deps.clock.advance(60_000);

    expect(await call('/api/profilepictures', EDGE, headers)).toBe(200);
    expect(siteOfLastCall()).toBe(other);
    expect(await call('/api/profilepictures', '127.0.0.1', headers)).toBe(200);
    expect(siteOfLastCall()).toBe(api.siteKey);
  });

  it('counts each player behind an edge alone, and a stranger who names other addresses as one [G25]', async () => {
    const host = `${api.siteKey}.test`;
    const refusals = async (peer: string, addressOf = (player: number) => `203.0.113.${player}`) => {
      const statuses = [];
      for (let player = 0; player < 120; player += 1)
        statuses.push(await call('/api/auth/captcha', peer, { host, 'x-forwarded-for': addressOf(player) }));
      return statuses.filter((status) => status === 429).length;
    };

    expect(await refusals(EDGE)).toBe(0);
    expect(await refusals('127.0.0.9')).toBeGreaterThan(0);
    expect(await refusals(EDGE, (player) => `no address ${player}`)).toBeGreaterThan(0);
  });
});
