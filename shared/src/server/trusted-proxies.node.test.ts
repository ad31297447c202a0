import { trustedProxiesFrom, trustOf } from './trusted-proxies.ts';

function trust(networks?: string, hops?: string) {
  const trusted = trustedProxiesFrom(networks, hops);
  if ('wrong' in trusted) throw new Error(trusted.wrong);
  return trustOf(trusted);
}

describe('a trusted proxy', () => {
  it.each([
    [undefined, '127.0.0.1', true],
    [undefined, '127.9.9.9', true],
    [undefined, '::1', true],
    [undefined, '::ffff:127.0.0.1', true],
    [undefined, '10.0.0.1', false],
    ['', '127.0.0.1', true],
    ['none', '127.0.0.1', false],
    ['10.0.0.0/8, fd00::/8', '10.255.0.1', true],
    ['10.0.0.0/8, fd00::/8', '::ffff:10.1.1.1', true],
    ['10.0.0.0/8 fd00::/8', 'fd12::9', true],
    ['10.0.0.0/8, fd00::/8', '11.0.0.1', false],
    ['10.0.0.0/8, fd00::/8', '127.0.0.1', false],
    ['10.0.0.0/8, fd00::/8', '2001:db8::1', false],
    ['192.0.2.7', '192.0.2.7', true],
    ['192.0.2.7', '192.0.2.8', false],
    ['2001:db8::7', '2001:db8:0::7', true],
    ['::ffff:192.0.2.0/120', '192.0.2.9', true],
    ['10.0.0.0/8', 'unknown', false],
    ['10.0.0.0/8', '', false],
  ])('of %p: is %p one? %p [G25]', (networks, address, isTrusted) => {
    expect(trust(networks)(address, 0)).toBe(isTrusted);
  });

  it('is believed as far out as the number of hops says', () => {
    const isTrusted = trust('0.0.0.0/0, ::/0', '2');

    expect([0, 1, 2, 3].map((hop) => isTrusted('198.51.100.1', hop))).toEqual([true, true, false, false]);
  });

  it.each([
    ['10.0.0.0/8, edge.internal', undefined, 'not "edge.internal"'],
    ['10.0.0.0/33', undefined, 'TRUSTED_PROXIES'],
    ['10.0.0/8', undefined, 'TRUSTED_PROXIES'],
    ['1', undefined, 'TRUSTED_PROXIES'],
    ['true', undefined, 'TRUSTED_PROXIES'],
    ['0.0.0.0/0', undefined, 'needs TRUSTED_PROXY_HOPS'],
    ['::/0', undefined, 'needs TRUSTED_PROXY_HOPS'],
    ['10.0.0.0/8', '0', 'TRUSTED_PROXY_HOPS must'],
    ['10.0.0.0/8', 'two', 'TRUSTED_PROXY_HOPS must'],
    ['10.0.0.0/8', '1.5', 'TRUSTED_PROXY_HOPS must'],
  ])('cannot be %p with %p hops', (networks, hops, text) => {
    expect(trustedProxiesFrom(networks, hops)).toEqual({ wrong: expect.stringContaining(text) });
  });
});
