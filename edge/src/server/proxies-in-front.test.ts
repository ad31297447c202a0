import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trustedProxiesFrom } from '@mosaico/shared/server';
import { testEdges } from '../../testing/test-edges.ts';

const edges = testEdges();
const apis: Server[] = [];
afterAll(async () => {
  await edges.close();
  for (const api of apis) api.close();
});

/** An edge with settings, and an API behind it that answers with the headers it gets. */
async function edgeThatTrusts(networks: string, hops?: string, host = '127.0.0.1') {
  const api = createServer((call, answer) => answer.end(JSON.stringify(call.headers)));
  apis.push(api);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const trustedProxies = trustedProxiesFrom(networks, hops);
  if ('wrong' in trustedProxies) throw new Error(trustedProxies.wrong);
  const app = await edges.edge(await edges.registry('shell'), {
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    trustedProxies,
  });
  return app.listen({ port: 0, host });
}

/** What the API is told of a call that comes from this address of the machine. */
function toldBy(edge: string, localAddress: string, headers: Record<string, string>) {
  return new Promise<Record<string, string>>((resolve, reject) => {
    const call = request(`${edge}/api/headers`, { localAddress, headers: { host: 'demo.test', ...headers } });
    call.once('response', (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk)));
      answer.once('end', () => resolve(JSON.parse(text) as Record<string, string>));
    });
    call.once('error', reject);
    call.end();
  });
}

/** What a browser at this address of the machine is told with a page. */
function headersOf(edge: string, localAddress: string, headers: Record<string, string>) {
  return new Promise<IncomingHttpHeaders>((resolve, reject) => {
    const call = request(edge, { localAddress, headers });
    call.once('response', (answer) => resolve(answer.resume().headers));
    call.once('error', reject);
    call.end();
  });
}

const SPOOFED = {
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-host': 'evil.test',
  'x-forwarded-proto': 'https',
};

describe('what the edge tells the API of a visitor', () => {
  it('is the address of the connection when that is no proxy, whatever it says [G25]', async () => {
    const edge = await edgeThatTrusts('127.0.0.2');

    expect(await toldBy(edge, '127.0.0.9', SPOOFED)).toMatchObject({
      host: 'demo.test',
      'x-forwarded-for': '127.0.0.9',
      'x-forwarded-host': 'demo.test',
      'x-forwarded-proto': 'http',
    });
  });

  it('is what a proxy has seen, and nothing that the visitor sent through it [G25, R13]', async () => {
    const edge = await edgeThatTrusts('127.0.0.2');
    const appended = { ...SPOOFED, 'x-forwarded-for': '6.6.6.6, 203.0.113.9' };

    expect(await toldBy(edge, '127.0.0.2', appended)).toMatchObject({
      host: 'demo.test',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'demo.test',
      'x-forwarded-proto': 'https',
    });
  });

  it.each(['<script>alert(1)</script>', 'x'.repeat(6_000), '203.0.113.9, unknown'])(
    'is the proxy’s own address where it passes on what is no address: %.40j [G25]',
    async (written) => {
      const edge = await edgeThatTrusts('127.0.0.2');

      const told = await toldBy(edge, '127.0.0.2', { 'x-forwarded-for': written });

      expect(told['x-forwarded-for']).toBe('127.0.0.2');
    },
  );

  it('is each player’s own address behind two proxies in a line [G25]', async () => {
    const edge = await edgeThatTrusts('127.0.0.2, 127.0.0.3');
    const players = ['203.0.113.9', '203.0.113.10', '2001:db8::7'];

    const told = await Promise.all(
      players.map((player) =>
        toldBy(edge, '127.0.0.2', { 'x-forwarded-for': `6.6.6.6, ${player}, 127.0.0.3` }),
      ),
    );

    expect(told.map((headers) => headers['x-forwarded-for'])).toEqual(players);
  });

  it('stops at the number of hops where the proxies’ networks are not known [G25]', async () => {
    const edge = await edgeThatTrusts('0.0.0.0/0', '2');
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 198.51.100.1' };

    expect(await toldBy(edge, '127.0.0.5', headers)).toMatchObject({ 'x-forwarded-for': '203.0.113.9' });
  });

  it('is TLS only when a trusted proxy says so: then the browser is told to keep to it', async () => {
    const edge = await edgeThatTrusts('127.0.0.2');
    const over = (localAddress: string, protocol: string) =>
      headersOf(edge, localAddress, { host: 'demo.test', 'x-forwarded-proto': protocol });

    expect(await over('127.0.0.2', 'https')).toHaveProperty('strict-transport-security', 'max-age=31536000');
    expect(await over('127.0.0.2', 'http')).not.toHaveProperty('strict-transport-security');
    expect(await over('127.0.0.9', 'https')).not.toHaveProperty('strict-transport-security');
  });

  it('is the same over IPv6 [G25]', async () => {
    const [trusting, other] = [
      await edgeThatTrusts('::1', undefined, '::1'),
      await edgeThatTrusts('none', undefined, '::1'),
    ];
    const headers = { 'x-forwarded-for': '2001:db8::7' };

    expect(await toldBy(trusting, '::1', headers)).toMatchObject({ 'x-forwarded-for': '2001:db8::7' });
    expect(await toldBy(other, '::1', headers)).toMatchObject({ 'x-forwarded-for': '::1' });
  });
});
