import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { limitRequests } from './request-limits.ts';

/** Connects, sends something, and waits for the end. @returns what the server said */
async function saidTo(sent: string): Promise<string> {
  const app = Fastify({ http: { headersTimeout: 50, connectionsCheckingInterval: 20 } });
  limitRequests(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  socket.setEncoding('utf8').on('data', (text: string) => (said += text));
  if (sent) socket.write(sent);
  await once(socket, 'close');
  await app.close();
  return said;
}

describe('a connection on which no request arrives in time', () => {
  it('is closed without a word when nothing was asked on it, so that a browser asks on another one', async () => {
    expect(await saidTo('')).toBe('');
  });

  it('is told of the timeout when a request has begun', async () => {
    expect(await saidTo('GET / HTTP/1.1\r\nHost: site.test\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  });
});
